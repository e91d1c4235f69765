"""What bots and the coach know about The Island."""
