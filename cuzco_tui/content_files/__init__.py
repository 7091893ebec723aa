"""How the games read their printed values from TOML files: safely, typed, and with one sentence for every fault."""
