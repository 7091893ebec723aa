"""The host: the one process that owns tables, accounts, clocks and bots."""
