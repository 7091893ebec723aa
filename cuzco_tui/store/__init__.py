"""Where games are kept: the protocol of a store, and the stores behind it."""
