# Maître du Monde at the web table.

table-progress = { $turn_limit ->
        [null] Turns played: { $turns }
       *[other] Turns played: { $turns } of { $turn_limit }
    }
table-end-note = Three sustainable development cards win, or being the last one left; with a turn limit, the greatest fortune.
table-won = { $reason ->
        [MM-32] { $who ->
            [me] You have
           *[other] { $winner } has
        } all three sustainable development cards.
        [MM-39] { $who ->
            [me] You are
           *[other] { $winner } is
        } the last one left.
       *[other] At the turn limit { $who ->
            [me] your
           *[other] { $winner }’s
        } fortune is { $score } MdM, { $margin } more than { $second_is ->
            [me] yours
           *[other] that of { $second }
        }.
    }
table-mark = a combat, a bomb, or somebody is out
option-money-short = Money
option-money-hidden = Hidden
option-money-open = Open
option-money-hidden-note = Everybody sees their own money, and all of it at the end.
option-money-open-note = Everybody sees everybody’s money.
option-money-is = { $value ->
        [open] Money lies open.
       *[hidden] Money is hidden behind screens until the end.
    }
option-free_trade-short = Free trade
option-free_trade-true = With free trade
option-free_trade-false = Without free trade
option-turn_limit-short = Turn limit
option-turn_limit-none = none
option-deck-short = Board and cards
option-deck-note = A file with what your own box says.
option-free_trade-is = { $value ->
        [true] On your turn you may sell or buy wealth and Combat cards.
       *[other] Players do not sell to one another.
    }
option-turn_limit-is = { $value ->
        [null] No turn limit: the match goes on until somebody wins.
        [1] The match ends after one turn.
       *[other] The match ends after { $value } turns.
    }
option-deck-is = { $value ->
        [null] Board and cards as Maestri has them.
       *[other] Board and cards from a file of the host’s own box.
    }

vote-for = For
vote-against = Against
vote-abstain = Abstain

monde-bank = Bank
monde-the-bank = the bank
monde-all = all you have
monde-combat = Combat card
monde-stock = stock
monde-destroyed = destroyed
monde-stock-long = In the stock: whoever stops on Shop may buy it.
monde-destroyed-long = Destroyed: out of the game for good.
monde-owned = { $who ->
        [me] Yours.
       *[other] { $name } has it.
    }
monde-led = { $who ->
        [me] You have the majority in { $family }.
       *[other] { $name } has the majority in { $family }.
    }
monde-region-spoken = { $region }, { $family }, { $owner }{ $legal ->
        [yes] , can be chosen
       *[no] {""}
    }
monde-square-spoken = { $number } { $square }: { $who }
monde-die = die { $die }
monde-players = Players
monde-holds = { $regions ->
        [one] one region
       *[other] { $regions } regions
    } · { $secret } secret
monde-out = out
monde-money = money
monde-regions = regions
monde-combat-short = Combat
monde-masters = Masters
monde-map = Map of the world
monde-families = Families of wealth
monde-wealth = Wealth
monde-lead = lead
monde-brings = brings
monde-costs = costs
monde-next-omc = Your next WTO
monde-costs-note = Costs: the tax you pay for that family while the others each pass the WTO once. A ring is in the stock.
monde-panes = Ways to look at the table
monde-pane-table = Table
monde-pane-map = Map
monde-pane-families = Families
monde-continents = Continents
monde-tap-region = Tap a region to see whose it is.
monde-no-cards = You hold no cards.
monde-money-of = Money { $sum }, fortune { $fortune } MdM
monde-stands = On square { $number }, { $square }
monde-decks-of = Secret cards: { $combat } Combat, { $un } UN, { $news } News
monde-strikes = { $count ->
        [0] Misses no turn
        [one] Misses the next turn
       *[other] Misses { $count } turns
    }
monde-open-cards = On the table
monde-known-cards = Secret cards that you know of

monde-move-roll = Roll the dice
monde-move-end = End the turn
monde-move-done = Done
monde-move-pass = Pass
monde-move-give-up = Give up
monde-move-call = Call for offers
monde-move-accept = Agree
monde-move-refuse = Refuse
monde-move-die = Take die { $what }
monde-move-go = Move on by { $what }
monde-move-use = Use { $what }
monde-move-submit = Submit { $what }
monde-move-bomb = Use { $what }
monde-move-name = { $what }
monde-move-family = { $what }
monde-move-region = { $what }
monde-move-continent = { $what }
monde-move-vote = Vote: { $what }
monde-move-buy = Buy { $what }
monde-move-stake = Stake { $what }
monde-move-attack = Attack { $what }
monde-move-play = Play { $what }
monde-move-offer = Offer { $what }
monde-move-take = Buy from { $what }
monde-move-sell = Offer { $what }
monde-move-ask = Ask for { $what }
monde-move-with = Deal with { $what }
monde-move-price = For { $what }
monde-also = You may also

monde-your-before = Your turn. Roll the dice.
monde-note-before = Before that you may use cards, attack or submit resolutions.
monde-your-dice = Choose a die.
monde-note-dice = Your pawn moves that many squares.
monde-your-summit = Where does the summit lead?
monde-note-summit = Tap a square: up to a full lap. Passing the WTO counts.
monde-your-after = Anything else?
monde-note-after = You may still use cards, attack or submit resolutions. Then end your turn.
monde-go-to = Go to { $square }
monde-choose-square = Choose a square
monde-choose-target = Choose a target
monde-choose-card = Choose a card
monde-choose-cards = Choose cards
monde-put-back = Put back
monde-why-not = Why not now?
monde-continue = Go on
monde-attack = Attack …
monde-trade = Trade …
monde-short-omc = collect, no more
monde-short-shop = up to 3 cards
monde-short-news = draw a card
monde-short-un = draw a card
monde-short-charity = a die for the bank’s gift
monde-short-masters = development, bombs
monde-short-asylum = nobody attacks you
monde-short-laundering = stake a sum

monde-doing-before = may use cards, then rolls
monde-doing-dice = chooses a die
monde-doing-summit = chooses a square
monde-doing-arrive = moves
monde-doing-shop = is in the shop
monde-doing-stake = thinks about a stake
monde-doing-masters = looks at the Master of the World cards
monde-doing-after = may still use cards
monde-doing-naming = names a target
monde-doing-vote = votes
monde-doing-veto = is asked for a veto
monde-doing-freeze = is asked before money is collected
monde-doing-slump = is asked before money is collected
monde-doing-surge = is asked before collecting
monde-doing-tax = pays taxes
monde-doing-amnesty = is asked before paying taxes
monde-doing-distress = has to raise money
monde-doing-open = opens with a card
monde-doing-fight = must answer, or yield
monde-doing-offers = may offer a card
monde-doing-offer-price = names a price
monde-doing-take = looks at the offers
monde-doing-partner = chooses with whom to deal
monde-doing-price = names a price
monde-doing-answer = thinks about the price
monde-doing-over = the match is over

monde-aim-none = What does { $card } strike?
monde-aim-name = { $card }: which player?
monde-aim-family = { $card }: which family?
monde-aim-region = { $card }: which region?
monde-aim-continent = { $card }: which continent?
monde-use-on = { $kind ->
        [un] Submit
       *[other] Use
    } { $card }: { $what }
monde-bomb-sure = Use it on { $what }?
monde-bomb-destroyed = Destroyed: { $count }
monde-bomb-spared = Stays: { $count }
monde-bomb-then = Your next WTO: { $before } now, { $after } then.
monde-no-undo = This cannot be taken back.
monde-destroy = { $count ->
        [0] Destroy nothing
        [one] Destroy one card
       *[other] Destroy { $count } cards
    }

monde-shop-kind = What to buy
monde-shop-wealth = Wealth, { $price }
monde-shop-combat = Combat, { $price }
monde-shop-note = Choose a family, then regions.
monde-gain = { $several ->
        [yes] With these cards
       *[no] With { $region }
    } your next WTO brings { $after } instead of { $before }.{ $leads ->
        [yes] {" "}You have the majority.
       *[no] {""}
    }
monde-combat-cards = { $count ->
        [one] card
       *[other] cards
    }
monde-combat-note = Drawn unseen; left in the deck: { $left }. You may attack with them at once.
monde-total = Total
monde-left = { $sum } left
monde-your-shop = { $room ->
        [0] Nothing more can be bought
        [one] You may buy one card
       *[other] You may buy up to { $room } cards
    }
monde-shop-more = { $room ->
        [0] Your basket is full
        [one] You may add one more card
       *[other] You may add { $room } more cards
    }
monde-note-shop = Wealth or Combat on one visit, not both.
monde-buy-nothing = Buy nothing
monde-buy-for = { $count ->
        [one] Buy for { $sum }
       *[other] Buy { $count } for { $sum }
    }
monde-your-masters = Buy what you can pay.
monde-works = sustainable development
monde-works-of = { $count } of 3 sustainable development cards
monde-masters-note = { $count ->
        [0] Three sustainable development cards win the game at once. You have none yet.
        [one] Three sustainable development cards win the game at once. You have one.
       *[other] Three sustainable development cards win the game at once. You have { $count }.
    }
monde-owned-count = you have { $count }
monde-screened = hidden
monde-screened-money = Money hidden behind a screen
monde-money-left = You have { $sum } MdM.
monde-your-stake = { $money ->
        [0] You have nothing to stake.
       *[other] How much do you stake?
    }
monde-stake = Stake
monde-stake-lost = on 1 to 3 you have
monde-stake-won = on 4 to 6 you have
monde-stake-note = A die decides: lost, or as much again from the bank.
monde-stake-none = Stake nothing
monde-less = 500 less
monde-more = 500 more
monde-steps = in steps of 500

monde-of = { $what }:
monde-proposes = { $who ->
        [me] You propose
       *[other] { $name } proposes
    }
monde-thinks = thinks
monde-has-voted = has chosen
monde-no-vote = does not vote
monde-vote-note = It passes with more votes for than against; a tie rejects it. Alliances bind nobody.
monde-your-vote = Your vote
monde-voted = You chose: { $vote }
monde-they-vote = The table votes
monde-note-vote = All hands go up together.
monde-verdict = { $passed ->
        [yes] Passed, { $ayes } to { $noes }
       *[no] Rejected, { $ayes } to { $noes }
    }
monde-verdict-note = More votes for than against are needed.
monde-react-veto = Who objects?
monde-react-freeze = { $name } is about to collect. Freeze the assets?
monde-react-slump = { $name } is about to collect. Let prices fall?
monde-react-surge = You are about to collect. Let prices rise?
monde-react-amnesty = You owe taxes to { $name }. An amnesty?
monde-react-note = Everybody with a card of this deck is asked, and has the same time. Nobody learns who holds the card.
monde-react-held = You hold { $card }.
monde-your-react = Use { $card }?
monde-your-pass = You can only pass.
monde-note-react = When the time is over, you pass.
monde-think = Let me think
monde-passes-omc = { $who ->
        [me] You pass the WTO
       *[other] { $name } passes the WTO
    }
monde-collecting = Collecting
monde-nothing = Nothing to collect.
monde-omc-note = A player who has no card of a family in which the collector has one pays tax, by family and not by card.

monde-combat-for = Combat for { $region }
monde-who-answers = What answers what
monde-triangle-note = The arrow runs from the answer. In brass, the card to answer.
monde-triangle-pair = { $card } answers { $beaten }.
monde-answer-us-aid = any card that does not end the combat
monde-answer-peace-movement = any but Revolution; ends the combat
monde-answer-retreat = any; the attacker takes back the cards
monde-answer-revolution = opens a combat, answers nothing
monde-attack-which = Which region do you attack?
monde-note-attack = Another player’s wealth. You open with a Combat card.
monde-attack-note = { $region } is { $name }’s.
monde-attacks = { $who ->
        [me] you attack
       *[other] attacks
    } · { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
monde-defends = { $who ->
        [me] you defend
       *[other] defends
    } · { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
monde-opens = opens
monde-beats = answers { $card }
monde-cancelled = cancelled by the Nobel Prize
monde-next-card = { $who ->
        [me] Your card
       *[other] { $name }’s card
    }
monde-answer-card = Answer { $card }, or yield.
monde-no-answer = You have no answer to { $card }.
monde-open-combat = Open with a Combat card.
monde-note-open = The other answers it, or loses the region.
monde-yield = Yield
monde-yield-defender = If you yield, { $name } takes { $region }.
monde-yield-attacker = If you yield, { $region } stays where it is.
monde-answers-yes = answers
monde-answers-opens = opens
monde-answers-ends = ends the combat
monde-answers-not = no answer
monde-offer-which = Offer { $name } a card?
monde-note-offer = One card, one price. { $name } takes one offer or none.
monde-offer-price = Your price for { $name }
monde-no-offer = No offer
monde-your-offers = { $count ->
        [0] No offer
        [one] One offer
       *[other] { $count } offers
    }
monde-take-for = Buy { $card } from { $name } for { $sum }
monde-none-thanks = None, thank you

monde-sells = sells
monde-buys = buys
monde-whom = With whom?
monde-price = Price
monde-your-partner = { $selling ->
        [yes] To whom do you offer { $item }?
       *[no] Whom do you ask for { $item }?
    }
monde-your-price = { $item }: which price for { $partner }?
monde-note-price = Only sums that the buyer can pay. Everybody hears the price.
monde-your-answer = { $selling ->
        [yes] { $name } offers you { $item } for { $sum } MdM.
       *[no] { $name } would buy your { $item } for { $sum } MdM.
    }
monde-your-trade = Sell or buy?
monde-note-trade = { $left ->
        [0] No more offers this turn.
        [one] One more offer this turn.
       *[other] { $left } more offers this turn.
    } Nothing happens unless both agree.
monde-sell-which = What do you sell?
monde-ask-which = What would you buy?
monde-owe = You owe { $name }
monde-have = you have
monde-short = { $sum ->
        [0] That is enough.
       *[other] { $sum } still short.
    }
monde-your-distress = Raise { $sum } more.
monde-note-distress = One card at a time. You can give up only when the bank would buy nothing you have.
monde-no-bank = not to the bank
monde-offer-players = Offer it to a player
monde-sell-bank = Sell to the bank for { $sum }

monde-after-votes = All hands are up.
monde-after-votes-note = Then there is time for a veto, if it passed.
monde-after-combat = The combat is over.
monde-after-combat-note = The cards go back into the deck.
monde-after-bomb = A bomb has fallen.
monde-after-bomb-note = What is destroyed is out of the game for good.
monde-after-statement = You have collected.
monde-after-statement-note = Taxes come from each player in turn.
monde-out-place = You are out, { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }.
monde-out-why = { $name } asked for { $due } MdM of taxes: you had { $had ->
        [0] no money
       *[other] { $had }
    }, and { $count ->
        [0] nothing to sell.
        [one] your last card brought { $brought }.
       *[other] your last { $count } cards brought { $brought }.
    }
monde-out-sold = Your last cards
monde-out-sold-for = sold for { $sum } MdM
monde-out-decks = To their decks, unseen.
monde-out-paid = { $name } got the { $sum } MdM that were left.
monde-after-eliminated-note = You may watch on, or leave: nobody waits for you.
monde-still-on = The match goes on.
monde-watch-on = Watch on
monde-to-result = Straight to the result

monde-about-wealth = A wealth card: it counts for its family at the WTO.
monde-about-squadron = Answers Drone. Missile or American aid answers it.
monde-about-missile = Answers Squadron. Drone or American aid answers it.
monde-about-drone = Answers Missile. Squadron or American aid answers it.
monde-about-us-aid = Answers any card that does not end the combat.
monde-about-peace-movement = Defender only: ends the combat, and the region is kept. Not against Revolution.
monde-about-retreat = Defender only: ends the combat, the region is kept, and the attacker takes back the cards played in it.
monde-about-revolution = Opens a combat, or replaces a cancelled opening. Only American aid or Strategic retreat answers it.
monde-about-freeze = When another player is about to collect: if it passes, that player collects nothing this time.
monde-about-embargo = Nobody collects on the family until the proposer’s next turn.
monde-about-sanctions = The player pays the bank { $amount } MdM, or all the money there is.
monde-about-disarmament = The player returns all their Combat cards to the deck.
monde-about-peacekeepers = The player can’t be attacked with Combat cards until the proposer’s next turn.
monde-about-nationalisation = The wealth card goes to the stock, and the bank pays its owner { $amount } MdM.
monde-about-aid = The player or players with the fewest wealth cards get { $amount } MdM each from the bank.
monde-about-non-proliferation = No bomb may be bought or used until the proposer’s next turn.
monde-about-moratorium = Nobody pays taxes until the proposer’s next turn.
monde-about-inspection = The player shows all their secret cards to everybody.
monde-about-strike = The player misses the next turn.
monde-about-scandal = The player pays the bank { $amount } MdM, or all the money there is, and does not vote until your turn.
monde-about-veto = When a resolution has passed: it is rejected. A veto can’t be vetoed.
monde-about-slump = When another player is about to collect: a family brings that player nothing this time.
monde-about-surge = When you are about to collect: the bank pays you double for a family.
monde-about-spying = See the player’s Combat cards, you alone, and take one at random.
monde-about-disaster = The wealth card that a player has in the region goes to the stock.
monde-about-amnesty = When you must pay taxes: you pay none this time.
monde-about-subsidy = The bank pays you { $amount } MdM.
monde-about-tourist-boom = The bank pays you { $amount } MdM for each Tourism card you have.
monde-about-summit = Instead of rolling, move forward as far as you like, a full lap at most.
monde-about-sale = On Shop: wealth costs { $amount } MdM on this visit.
monde-about-nobel = In each combat the first card played against you is cancelled.
monde-about-vaccine = Chemical bombs don’t touch your cards.
monde-about-fair-trade = You pay no taxes.
monde-about-scientist = Needed before you can buy bombs.
monde-about-atomic = Destroys all wealth on a continent, save your own and what is in the stock.
monde-about-chemical = Destroys a whole family, yours and the stock’s too, but not what a Universal vaccine guards.

guide-ring-title = The world, and a ring around it.
guide-ring = Each turn your pawn moves on along the ring. Passing the WTO, you collect. Three sustainable development cards win.
guide-hand-title = Your secret cards.
guide-hand = Tap a card to read it. A brass line says that it can be used now.
guide-dice-title = One of two dice.
guide-dice = Choose the die that leads where you want to go.
guide-shop-title = Buy wealth, or arms.
guide-shop = More cards of a family than any other player and than the stock: that is the majority, and the bank pays for it.
guide-wealth-title = Who holds what.
guide-wealth = What your next WTO brings by family, and what you pay the others while they pass it.
guide-masters-title = The cards that win.
guide-masters = Nobel Peace Prize, Universal vaccine and Fair trade: whoever has all three wins at once.
guide-vote-title = The table votes.
guide-vote = All votes are shown together. You may talk before: nothing that is promised binds.
guide-react-title = You are asked.
guide-react = Whoever holds any card of the deck is asked, so that nobody learns who has the right one. Often you can only pass.
guide-combat-title = A combat.
guide-combat = Each card answers the one before. Whoever can’t or won’t answer loses.
guide-end-title = Before you end the turn.
guide-end = You may still use cards, attack, or submit a resolution. Then end the turn.
