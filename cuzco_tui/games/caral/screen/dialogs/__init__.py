"""The dialogs of Caral, for what interrupts."""
