"""Several processes on one database: who has which table, how a call finds it, and who looks after whom."""
