"""The text mode: a whole game in plain lines, for screen readers, braille displays, dumb terminals and pipes."""
