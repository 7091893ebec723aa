"""The panels of Caral: the path and what lies beside it."""
