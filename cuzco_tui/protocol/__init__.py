"""The engine over JSON lines: one request a line in, one answer a line out, for programs in any language."""
