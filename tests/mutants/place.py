"""Where a run writes down which tests run a line."""

PLACE = "MUTANTS_RECORDING"
"""Names the folder; empty where nothing is written down."""
