"""The parts of the table: one panel a file, named for what it shows."""
