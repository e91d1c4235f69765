"""What somebody could compute who only watches."""
