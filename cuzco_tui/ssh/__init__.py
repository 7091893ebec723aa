"""Serving the house over SSH: one table, many terminals."""
