"""What players of Duel of Magicians go by: a number for each trait that `policy.py` names.

First what each kind of card is worth keeping (joker, 1 to 13, crystal ball) while the pile lasts, then after
it, then the other traits in their order.
"""

BY_REASONING = [
    *[3.0, 0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.2, 1.4, 1.7, 2.0, 2.5],
    *[2.0, 0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.2, 1.4, 1.7, 2.0, 1.5],
    *[0.02, 0.2, 1.0, 0.3, -1.0, -0.6, 1.0, 0.5, 0.1],
]
"""Set by hand, as a good player would explain them."""

BY_EXPERIENCE = [
    *[2.71, -0.14, -0.04, -0.11, 0.46, 0.51, 0.83, 2.09, 1.55, 1.82, 1.89, 2.11, 2.15, 2.56, 4.23],
    *[-0.95, 0.51, -0.55, -0.08, -0.2, 0.19, 0.86, 1.09, 0.82, 1.11, 0.89, 1.24, 1.61, 2.05, 3.2],
    *[0.0, 0.94, 0.51, 1.16, -6.69, 0.03, -1.27, 1.43, -0.05],
]
"""From there improved by some millions of hands of play against itself, in small steps that did better."""
