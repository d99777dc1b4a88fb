"""The rule book, printed: words of the catalogues, pieces of the web client, examples played by the rules."""
