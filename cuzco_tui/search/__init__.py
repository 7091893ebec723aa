"""Searching for good choices in any game that brings a mind: what a position is worth, and how to try things out."""
