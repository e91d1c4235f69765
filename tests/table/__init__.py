"""The proof of the table: store, story, take-backs, server, faults."""
