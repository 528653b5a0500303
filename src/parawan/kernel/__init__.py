"""What all rules are made of: `rule` and its targets, records, deals, chance and notes. Imports nothing of ours."""
