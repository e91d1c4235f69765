"""What bots and the coach know about Pearl Reef."""
