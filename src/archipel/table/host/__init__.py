"""What a host needs around the tables: a lock, a check at the start, copies, figures and logs."""
