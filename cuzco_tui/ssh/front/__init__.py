"""The front: takes SSH connections, knows who comes, and passes bytes."""
