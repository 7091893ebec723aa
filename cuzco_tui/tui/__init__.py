"""The table on screen: a Textual app."""
