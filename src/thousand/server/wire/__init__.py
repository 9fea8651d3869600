"""The contract with clients: what they may say and what they are told."""
