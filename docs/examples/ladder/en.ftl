title = Ladder
byline = An example
blurb = Lay a higher card, or draw. Who first has no card wins.
example = 12
field-ladder = Ladder
event-dealt = { $card } is turned up. The first turn: { $seat }.
event-laid = { $seat }: { $card } on the ladder.
event-drew = { $card ->
        [none] { $seat }: a card from the pile.
       *[other] { $seat }: { $card } from the pile.
    }
event-passed = { $seat }: pass { $row } of 2.
LA-1 = Two players, cards from 1 to 20. Each gets five; one is turned up and begins the ladder, the others are a face-down pile. A random player begins; then each plays in turn.
LA-2 = On your turn you lay a card of your hand that is higher than the last one on the ladder. On an empty ladder you may lay any.
LA-3 = Or you draw a card while the pile lasts. When it is empty you may pass; after two passes in a row the ladder is swept away, and the next player has to lay a card.
LA-4 = Who first has no card wins, and the match is over.
