"""`maestri bench --server`: live tables under load, from a client process of its own."""
