"""People at a table: seats, secrets, undo, absence, records in a store, the server."""
