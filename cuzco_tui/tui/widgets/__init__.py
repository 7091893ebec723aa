"""Each widget shows one part of the table."""
