# compiled with mypyc
"""Adjudication (MR-15 to MR-19): who did the rule he laid, from the cards on the table and nothing else.

The cards come as two lists. First the number cards: those of the players clockwise, then those of the
dummies, five in all. Then the players' types, clockwise.
"""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.games.master_of_rules.cards import bit
from maestri.games.master_of_rules.material import (
    BEST,
    COLOUR_OF,
    LIMIT,
    NUMBER_OF,
    ONLY,
    SUM_LIMIT,
    SUPPORT,
    TRIO,
)


def adjudicate(numbers: vec[i64], types: vec[i64]) -> i64:
    """The set of players who did their rule."""
    done: i64 = 0
    player: i64
    for player in range(len(types)):
        if does_own(numbers, player, types[player]):
            done |= bit(player)
    for player in range(len(types)):
        if types[player] == SUPPORT and does_support(types, player, done):
            done |= bit(player)
    return done


def does_own(numbers: vec[i64], player: i64, kind: i64) -> bool:
    """Whether a player does a rule that looks at number cards."""
    if kind == LIMIT:
        return sum_of(numbers) <= SUM_LIMIT
    if kind == BEST:
        return is_best(numbers, player)
    if kind == ONLY:
        return is_only(numbers, player)
    return kind == TRIO and has_trio(numbers)


def sum_of(numbers: vec[i64]) -> i64:
    """MR-15: Limit 23 is done if the five numbers add up to 23 or less."""
    total: i64 = 0
    for card in numbers:
        total += NUMBER_OF[card]
    return total


def same_colour(numbers: vec[i64], colour: i64) -> i64:
    """How many of the cards have a colour."""
    count: i64 = 0
    for card in numbers:
        if COLOUR_OF[card] == colour:
            count += 1
    return count


def same_number(numbers: vec[i64], number: i64) -> i64:
    """How many of the cards have a number."""
    count: i64 = 0
    for card in numbers:
        if NUMBER_OF[card] == number:
            count += 1
    return count


def is_best(numbers: vec[i64], player: i64) -> bool:
    """MR-16: the highest card of a colour than which none is more frequent."""
    own = numbers[player]
    colour = COLOUR_OF[own]
    frequency = same_colour(numbers, colour)
    for card in numbers:
        if COLOUR_OF[card] == colour:
            if NUMBER_OF[card] > NUMBER_OF[own]:
                return False
        elif same_colour(numbers, COLOUR_OF[card]) > frequency:
            return False
    return True


def is_only(numbers: vec[i64], player: i64) -> bool:
    """MR-17: a card that shares neither colour nor number with any other."""
    own = numbers[player]
    return same_colour(numbers, COLOUR_OF[own]) == 1 and same_number(numbers, NUMBER_OF[own]) == 1


def has_trio(numbers: vec[i64]) -> bool:
    """MR-18: at least three cards of one colour or of one number, whoever laid them."""
    for card in numbers:
        if same_colour(numbers, COLOUR_OF[card]) >= 3 or same_number(numbers, NUMBER_OF[card]) >= 3:
            return True
    return False


def does_support(types: vec[i64], player: i64, done: i64) -> bool:
    """MR-19: done if the one at the end of the chain did his own rule, or if the chain has no end."""
    end = leans_on(types, player)
    return end < 0 or done & bit(end) != 0


def leans_on(types: vec[i64], player: i64) -> i64:
    """MR-19: the nearest player to the right who does not lay Support Right himself; -1 if all do."""
    right = right_of(player, len(types))
    while types[right] == SUPPORT:
        if right == player:
            return -1
        right = right_of(right, len(types))
    return right


def right_of(player: i64, players: i64) -> i64:
    """MR-19: the player who acts before, clockwise. Dummies are not in the circle."""
    if player == 0:
        return players - 1
    return player - 1
