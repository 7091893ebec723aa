"""Bots that are never changed, to measure others by."""
