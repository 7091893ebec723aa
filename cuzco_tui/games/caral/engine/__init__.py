"""The rules of Caral as plain data and functions: nothing here knows of a screen, a language or a table.

A state (`state`) holds what lies on the table and a stack of pending decisions. `flow` asks for the options of the
topmost one and carries out the choice; each room below knows one part of the rules: `path`, `turn`, `actions`,
`carali`, `building`, `ceremony`, `years`, `emissaries`, `status`.
"""
