"""The lobby as a front end knows it: tables, people, talk; plain data, and a client that asks for the rest."""
