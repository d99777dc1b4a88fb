"""How fast, measured in one run, so that the ratios hold on any machine."""
