"""Caral on screen."""
