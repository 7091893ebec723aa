"""What a person at any front end needs, written once: news, questions, advice, reasons, undo, hand-over, lessons."""
