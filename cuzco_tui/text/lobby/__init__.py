"""A lobby and its tables by ear: plain lines for screen readers, pipes and phones."""
