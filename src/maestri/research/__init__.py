"""For those who let machines learn: many matches at once, and data sets of matches."""
