"""Tables in a PostgreSQL database, for one server or several; needs the extra ``archipel[postgres]``."""
