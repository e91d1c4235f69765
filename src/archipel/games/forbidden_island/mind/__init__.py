"""What bots and the coach know about Forbidden Island."""
