"""Pictures made of cells, without a terminal."""
