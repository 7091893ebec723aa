"""The games this house can host."""
