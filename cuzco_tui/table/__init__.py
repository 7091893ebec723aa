"""The table: its history, its one owner, and the chairs of those who play or watch."""
