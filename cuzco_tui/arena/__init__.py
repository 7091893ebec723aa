"""Bots against bots: many deals, each in all seatings, measured and rated."""
