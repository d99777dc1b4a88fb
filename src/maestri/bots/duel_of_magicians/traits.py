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

BY_SEARCH = [
    # What each kind of card is worth keeping while the pile lasts,
    *[8.0, -7.8, -6.2, -6.8, -3.6, -2.9, -2.0, 3.0, 1.2, 2.1, 1.4, 2.9, 0.9, 4.1, 19.5],
    # and after it; from here on, what is there twice is for these two times.
    *[3.2, -2.7, -3.5, -2.4, -1.6, -0.8, -1.4, -0.2, 0.8, 1.5, 1.3, 2.5, 2.2, 4.2, 10.7],
    # That few others beat a card that is given up.
    *[5.9, 0.7],
    # Against every card of the value that stays in hand.
    *[10.3, 6.7],
    # That nobody beats the play: in answer and when opening, while the pile lasts; the same after it.
    *[-8.3, -6.5, -6.1, -2.2],
    # The same for every card of the round.
    *[1.9, 1.5],
    # How high the total is, in ten steps: in answer,
    *[1.5, 5.4, 6.2, 4.8, 7.5, 6.6, 4.5, 3.0, 2.3, -0.2],
    # and when opening.
    *[-2.1, -0.2, 0.3, -1.0, 0.7, -0.1, -1.9, -2.8, -1.5, -1.5],
    # Every card played while the pile lasts.
    *[-1.9],
    # After it: to have none to six cards left,
    *[0.0, -0.7, 1.2, 0.9, 1.5, 1.1, 0.0],
    # and every card played when somebody has none to six left.
    *[0.5, 9.9, 1.5, -2.1, -3.0, -3.3, -3.3],
    # Taking none to twelve cards and more while the pile lasts,
    *[-6.7, 0.0, -6.5, -10.3, -12.7, -18.4, -17.9, -16.9, -15.8, -15.4, -13.7, -11.6, -10.2],
    # and after it;
    *[-5.4, 3.1, -0.9, -4.2, -8.5, -8.9, -9.1, -9.1, -8.3, -7.6, -4.2, -8.3, -5.9],
    # then when somebody has none to six left,
    *[0.0, -1.4, -2.2, -2.2, -0.4, 0.2, 1.4],
    # and with none to seven in hand.
    *[0.0, 0.0, -3.4, 0.4, -0.3, 0.2, -1.3, 0.0],
    # A card from the stack.
    *[1.4],
    # That few others beat the strongest card left in hand: when playing,
    *[0.9, 1.8],
    # and when taking.
    *[-4.0, -2.7],
]
"""Of an adept, by the places that `adept.py` names: as searches of 1,500 simulations chose in 125,000
positions with two, three, four and six players, so that who goes by them gives away as little as he can."""

PROSPECTS = (
    (
        *(-2.57, 2.12, 1.9, 1.92, 1.4, 1.18, 0.37, -1.56, -0.53, -0.97, -1.22, -1.94, -2.37, -3.61, -5.81),
        *(-1.32, 0.84, 1.31, 1.2, 1.0, 0.89, 0.57, -0.65, -0.15, -0.48, -0.85, -1.47, -2.0, -3.04, -3.57),
        *(-2.68, 0.3, 0.19, -1.91, -1.97, 0.25, 0.22, -1.22),
    ),
    (
        *(-2.23, 1.79, 1.67, 1.61, 1.09, 0.86, 0.34, -1.2, -0.37, -0.84, -1.06, -1.66, -1.82, -2.8, -5.19),
        *(-1.0, 0.97, 1.32, 1.22, 0.99, 0.85, 0.55, -0.31, 0.02, -0.21, -0.46, -0.84, -1.11, -1.7, -2.72),
        *(-2.61, 0.29, 0.19, -1.93, -2.18, 0.26, 0.22, -1.18),
    ),
    (
        *(-1.91, 1.53, 1.44, 1.33, 0.9, 0.67, 0.19, -0.84, -0.3, -0.68, -0.87, -1.33, -1.49, -2.39, -4.63),
        *(-0.73, 1.02, 1.29, 1.18, 1.0, 0.81, 0.55, -0.03, 0.12, -0.16, -0.27, -0.59, -0.75, -1.18, -2.18),
        *(-2.51, 0.29, 0.15, -1.91, -2.3, 0.28, 0.16, -1.25),
    ),
    (
        *(-1.7, 1.33, 1.27, 1.15, 0.74, 0.54, 0.13, -0.63, -0.27, -0.56, -0.71, -1.18, -1.31, -2.14, -4.09),
        *(-0.55, 1.02, 1.23, 1.16, 0.95, 0.77, 0.56, 0.16, 0.23, 0.01, -0.12, -0.4, -0.52, -0.94, -1.82),
        *(-2.43, 0.31, 0.12, -1.76, -2.53, 0.3, 0.18, -1.26),
    ),
    (
        *(-1.55, 1.16, 1.08, 0.98, 0.65, 0.48, 0.2, -0.5, -0.14, -0.43, -0.67, -1.06, -1.22, -1.98, -3.66),
        *(-0.47, 0.99, 1.15, 1.12, 0.94, 0.78, 0.62, 0.26, 0.34, 0.13, 0.01, -0.26, -0.39, -0.8, -1.58),
        *(-2.23, 0.29, 0.1, -1.63, -2.69, 0.29, 0.23, -1.27),
    ),
)
"""Points that are still to come, by the places that `prospects.py` names, for two to six players: as 400,000
positions of two and 130,000 of six ended. While the pile lasts, a card is worth nothing on the mean."""
