# Maître du Monde

title = Maître du Monde
byline = Edition of 2013 of the game of 2003
blurb = Wealth, diplomacy and war: win with three sustainable development cards, or be the last one standing.
your-move = It is your move: roll the dice, vote or fight.
how-1 = Roll two dice, choose one, and go round the board.
how-2 = Own the wealth of the world: whoever leads a family is paid by the others.
how-3 = Three sustainable development cards win, or being the last one left.
example = roll
option-money = Money lies open, or behind a screen until the end (open, hidden)
option-free_trade = On your turn you may offer to sell or buy wealth and Combat cards
option-turn_limit = The match ends after this many turns, and the highest fortune wins
option-deck = A file with board and cards of your own box

deck-combat = Combat
deck-un = UN
deck-news = News

square-omc = WTO
square-shop = Shop
square-news = News
square-un = UN
square-charity = Charity
square-masters = Master of the World
square-asylum = Diplomatic asylum
square-laundering = Money laundering

family-farming = Farming
family-gold = Gold
family-timber = Timber
family-oil = Oil
family-strait = Straits
family-show = Show business
family-tech = IT
family-tourism = Tourism

continent-africa = Africa
continent-north-america = North America
continent-south-america = South America
continent-asia = Asia
continent-europe = Europe
continent-oceania = Oceania

item-maghreb = Maghreb
item-senegal = Senegal
item-sahara = Sahara
item-suez = Suez
item-horn-of-africa = Horn of Africa
item-great-lakes = Great Lakes
item-south-africa = South Africa
item-alaska = Alaska
item-canada = Canada
item-greenland = Greenland
item-california = California
item-east-coast = East Coast
item-texas = Texas
item-mexico = Mexico
item-panama = Panama
item-venezuela = Venezuela
item-andes = Andes
item-amazon = Amazon
item-brazil = Brazil
item-argentina = Argentina
item-gulf = Persian Gulf
item-iran = Iran
item-pakistan = Pakistan
item-india = India
item-china = China
item-vietnam = Vietnam
item-japan = Japan
item-eu = EU
item-baltic = Baltic
item-balkans = Balkans
item-bosphorus = Bosphorus
item-russia = Russia
item-siberia = Siberia
item-bering = Bering
item-philippines = Philippines
item-indonesia = Indonesia
item-new-guinea = New Guinea
item-australia = Australia
item-tasmania = Tasmania
item-new-zealand = New Zealand

item-squadron = Squadron
item-missile = Missile
item-drone = Drone
item-us-aid = American aid
item-peace-movement = Peace movement
item-retreat = Strategic retreat
item-revolution = Revolution

item-freeze = Assets frozen
item-embargo = Embargo
item-sanctions = Sanctions
item-disarmament = Disarmament
item-peacekeepers = Peacekeepers
item-nationalisation = Nationalisation
item-aid = Development aid
item-non-proliferation = Non-proliferation
item-moratorium = Tax moratorium
item-inspection = Inspection

item-strike = Strike
item-scandal = Presidential scandal
item-veto = Veto
item-slump = Slump
item-surge = Surge
item-spying = Espionage
item-disaster = Natural disaster
item-amnesty = Tax amnesty
item-subsidy = Subsidy
item-tourist-boom = Tourist boom
item-summit = International summit
item-sale = Sale

item-nobel = Nobel Peace Prize
item-vaccine = Universal vaccine
item-fair-trade = Fair trade
item-scientist = Scientist
item-atomic = Atomic bomb
item-chemical = Chemical bomb

reason-charity = charity
reason-combat = a Combat card
reason-wealth = wealth
reason-laundering = money laundering
reason-sanctions = sanctions
reason-nationalisation = nationalisation
reason-aid = development aid
reason-scandal = scandal
reason-subsidy = subsidy
reason-tourist-boom = tourist boom
reason-family = family income
reason-tax = taxes
reason-deal = a deal
reason-half-price = half the price
reason-master = a Master of the World card
reason-embargo = embargo
reason-slump = slump
reason-no-majority = no majority
reason-all-five = all five cards
reason-majority = the majority
reason-peace-movement = the peace movement ends it
reason-retreat = a strategic retreat ends it
reason-no-answer = no answer
reason-MM-32 = three sustainable development cards
reason-MM-39 = all others are eliminated
reason-MM-40 = the highest fortune after the last turn
money-pair = { $name } ({ $number } MdM)

## What happened

event-dealt = Everybody gets two News cards.
event-start-rolled = The dice for who begins: { $rolls }.
event-turn-began = Turn { $turn }: { $who ->
        [me] yours.
       *[other] { $seat }.
    }
event-turn-missed = { $who ->
        [me] You are on strike and miss your turn.
       *[other] { $seat } is on strike and misses a turn.
    }
event-rolled = { $who ->
        [me] You roll
       *[other] { $seat } rolls
    } { $dice }.
event-moved = { $who ->
        [me] You move
       *[other] { $seat } moves
    } { $steps ->
        [one] one square
       *[other] { $steps } squares
    }{ $square_is ->
        [omc] {" "}and { $who ->
            [me] reach
           *[other] reaches
        } the WTO
       *[other] {" "}to { $square }{ $collects ->
            [yes] , passing the WTO
           *[no] {""}
        }
    }.
event-paid = { $payer ->
        [none] The bank pays
       *[other] { $who ->
            [me] You pay
           *[other] { $payer } pays
        }
    } { $payee ->
        [none] the bank
       *[other] { $payee }
    } { $amount } MdM ({ $reason }).
event-bought = { $who ->
        [me] You buy
       *[other] { $seat } buys
    } { $item }.
event-drew = { $who ->
        [me] You draw
       *[other] { $seat } draws
    } { $card ->
        [none] a { $deck } card
       *[other] { $card } ({ $deck })
    }.
event-deck-empty = The { $deck } deck is empty: no card for { $who ->
        [me] you
       *[other] { $seat }
    }.
event-charity-rolled = { $who ->
        [me] You roll
       *[other] { $seat } rolls
    } a { $roll } for charity.
event-staked = { $who ->
        [me] You stake
       *[other] { $seat } stakes
    } { $amount } MdM and { $who ->
        [me] roll
       *[other] rolls
    } a { $roll }: { $won ->
        [yes] the stake is doubled
       *[no] the stake is lost
    }.
event-laid = { $who ->
        [me] You lay
       *[other] { $seat } lays
    } { $item }.
event-used = { $who ->
        [me] You use
       *[other] { $seat } uses
    } { $card }{ $player ->
        [none] {""}
       *[other] {" "}({ $player })
    }{ $family ->
        [none] {""}
       *[other] {" "}({ $family })
    }{ $region ->
        [none] {""}
       *[other] {" "}({ $region })
    }.
event-lost = { $who ->
        [me] Your { $region }
       *[other] { $seat }’s { $region }
    } goes back to the stock.
event-spied = { $who ->
        [me] You spy
       *[other] { $seat } spies
    } on { $victim }{ $cards ->
        [none] {""}
       *[other] {" "}({ $cards_count ->
            [0] no Combat cards
           *[other] { $cards }
        })
    }. Taken: { $taken ->
        [none] { $count ->
            [0] nothing
           *[other] one Combat card
        }
       *[other] { $taken }
    }.
event-submitted = { $who ->
        [me] You submit
       *[other] { $seat } submits
    } { $card }{ $player ->
        [none] {""}
       *[other] {" "}({ $player })
    }{ $family ->
        [none] {""}
       *[other] {" "}({ $family })
    }{ $region ->
        [none] {""}
       *[other] {" "}({ $region })
    }.
event-voted = { $who ->
        [me] You have
       *[other] { $seat } has
    } voted.
event-votes-shown = { $card }: { $passed ->
        [yes] passed
       *[no] rejected
    }. For: { $ayes }; against: { $noes }; abstained: { $abstained }.
event-vetoed = { $who ->
        [me] You veto
       *[other] { $seat } vetoes
    } { $card }.
event-adopted = { $card } takes effect.
event-disarmed = { $count ->
        [0] { $who ->
            [me] You have
           *[other] { $seat } has
        } no Combat cards to put back into the deck.
        [one] { $who ->
            [me] You put
           *[other] { $seat } puts
        } one Combat card back into the deck.
       *[other] { $who ->
            [me] You put
           *[other] { $seat } puts
        } { $count } Combat cards back into the deck.
    }
event-inspected = { $who ->
        [me] You show your
       *[other] { $seat } shows all
    } secret cards: { $cards }.
event-family-collected = { $family }: { $who ->
        [me] you have
       *[other] { $seat } has
    } { $own }, the best of the others { $best }, the stock { $stock }. The bank pays { $amount ->
        [0] nothing
       *[other] { $amount } MdM
    } ({ $reason }). Taxed: { $payers }.
event-frozen = { $who ->
        [me] Your assets
       *[other] { $seat }’s assets
    } are frozen: nothing is collected.
event-collected = { $who ->
        [me] You have
       *[other] { $seat } has
    } collected everything.
event-distressed = { $who ->
        [me] You owe
       *[other] { $seat } owes
    } { $due } MdM of taxes and { $who ->
        [me] have
       *[other] has
    } { $money ->
        [none] less
        [0] no money
       *[other] only { $money } MdM
    }: cards must be sold.
event-eliminated = { $who ->
        [me] You are
       *[other] { $seat } is
    } eliminated.{ $regions_count ->
        [0] {""}
       *[other] {" "}Back to the stock: { $regions }.
    }
event-proposed = { $who ->
        [me] You { $selling ->
            [yes] offer { $item } for sale.
           *[no] would like to buy { $item }.
        }
       *[other] { $seat } { $selling ->
            [yes] offers { $item } for sale.
           *[no] would like to buy { $item }.
        }
    }
event-price-named = { $who ->
        [me] You offer
       *[other] { $seat } offers
    } { $partner } { $selling ->
        [yes] { $item } for { $price } MdM.
       *[no] { $price } MdM for { $item }.
    }
event-declined = { $who ->
        [me] You decline
       *[other] { $seat } declines
    } { $item } at { $price } MdM.
event-sold = { $who ->
        [me] You sell
       *[other] { $seat } sells
    } { $item } to { $buyer ->
        [none] the bank
       *[other] { $buyer }
    } for { $price } MdM.
event-attacked = { $who ->
        [me] You attack
       *[other] { $seat } attacks
    } { $defender_is ->
        [me] your { $region }
       *[other] { $region } ({ $defender })
    }.
event-played = { $who ->
        [me] You play
       *[other] { $seat } plays
    } { $card }{ $against ->
        [none] .
       *[other] {" "}against { $against }.
    }
event-cancelled = { $who ->
        [me] Your Nobel Peace Prize
       *[other] { $seat }’s Nobel Peace Prize
    } cancels { $card }.
event-combat-ended = { $who ->
        [me] You win
       *[other] { $seat } wins
    } the combat for { $region } against { $loser } ({ $reason }){ $taken ->
        [yes] {" "}and { $who ->
            [me] take
           *[other] takes
        } the card.
       *[no] . It stays where it is.
    }
event-called = { $who ->
        [me] You call
       *[other] { $seat } calls
    } for offers.
event-offered = { $who ->
        [me] You offer
       *[other] { $seat } offers
    } { $card }.
event-offer-priced = { $seat }: { $card } for { $price } MdM.
event-offers-declined = { $who ->
        [me] You accept
       *[other] { $seat } accepts
    } no offer.
event-exploded = { $who ->
        [me] You use
       *[other] { $seat } uses
    } { $bomb } on { $continent ->
        [none] { $family }
       *[other] { $continent }
    }. Destroyed: { $destroyed }. Spared: { $spared }.
event-match-ended = The match is over: { $reason }. { $winners_count ->
        [one] Winner
       *[other] Winners
    }: { $winners }. Fortunes: { $fortunes }.

## Why not

refused-MM-1 = There is no player “{ $named }” at this table.
refused-MM-2 = “{ $named }” is not on the board. See the names of families, regions and continents in rule MM-2.
refused-MM-9 = { $why ->
        [turn] The table waits for { $player }.
        [unknown] A die shows 1 to 6.
       *[other] { $phase ->
            [dice] Choose one of the two dice that you rolled.
            [before] First roll the dice. Before that you may use cards, attack or submit resolutions.
           *[other] Not at this moment of your turn. When you are done, end it.
        }
    }
refused-MM-14 = { $why ->
        [unknown] “{ $named }” is not a card that can be sold.
       *[other] { $phase ->
            [distress] You owe more than you have: sell a card of yours. You may give up only when the bank would buy nothing more.
            [partner] The bank buys wealth, Combat and Master of the World cards, and only from a player who can’t pay the taxes. Eliminated players buy nothing.
           *[other] That player is eliminated.
        }
    }
refused-MM-15 = { $why ->
        [money] That costs { $price } MdM and you have { $money }.
        [taken] { $named } is not in the stock.
        [unknown] “{ $named }” can’t be bought.
       *[other] Here you buy up to three cards, either wealth from the stock or Combat cards from the deck, but not both on one visit.
    }
refused-MM-18 = Stake a sum that you have: up to { $money } MdM, or nothing.
refused-MM-19 = Diplomatic asylum: a player who stands there can neither attack nor be attacked with Combat, News or UN cards.
refused-MM-20 = { $why ->
        [money] That costs { $price } MdM and you have { $money }.
       *[other] Here you buy Master of the World cards, or you are done.
    }
refused-MM-22 = { $phase ->
        [vote] A resolution is put to the vote: vote for, against, or abstain.
        [veto] The resolution has passed: veto it, or pass.
       *[other] You do not hold that UN card.
    }
refused-MM-25 = { $phase ->
        [naming] Name what the resolution is about: another player, a wealth card of another player, or a family, as the card says.
        [masters] Non-proliferation: no bomb may be bought now.
       *[other] { $why ->
            [unknown] There is no resolution “{ $named }”.
           *[other] Not now: a resolution in force forbids it, or its card is for another time.
        }
    }
refused-MM-26 = You do not hold that card.
refused-MM-27 = { $phase ->
        [summit] Choose how far the summit takes you: a full lap at most.
        [shop] The sale is on already, or you are buying Combat cards on this visit.
        [naming] Name what the card strikes: another player, a wealth card of another player, or a family that brings something.
       *[other] { $why ->
            [unknown] There is no News card “{ $named }”.
           *[other] That card is for another time, or there is nothing it could strike.
        }
    }
refused-MM-28 = { $phase ->
        [fight] { $why ->
            [own] Play a Combat card that you hold.
           *[other] Play a Combat card that you hold, call for offers, or pass and lose the combat. The attacker must open with a card.
        }
       *[other] { $why ->
            [own] { $named } is yours.
           *[other] { $named } belongs to nobody: attack what another player has.
        }
    }
refused-MM-29 = { $why ->
        [unknown] There is no Combat card “{ $named }”.
       *[other] { $facing ->
            [none] A combat is opened with Squadron, Missile, Drone, American aid or Revolution, if you hold one of them.
           *[other] { $named } does not answer “{ $facing }” for you.
        }
    }
refused-MM-30 = { $phase ->
        [offers] Offer a Combat card that you hold, or pass.
        [offer-price] Name the price of your card.
        [take] Take one of the offers, or pass.
       *[other] Offers are called for once before an answer, and only while another player has Combat cards.
    }
refused-MM-31 = Nobody owns two of the same sustainable development card.
refused-MM-33 = { $why ->
        [unknown] There is no bomb “{ $named }”.
       *[other] Bombs need a scientist first.
    }
refused-MM-34 = Name what the bomb strikes: a continent for the atomic bomb, a family for the chemical one.
refused-MM-35 = You do not own that bomb.
refused-MM-36 = { $why ->
        [money] That costs { $price } MdM and you have { $money }.
       *[other] { $phase ->
            [partner] Choose whom you deal with: another player who can take part.
            [price] { $why ->
                [price] Name the price.
               *[other] The buyer can’t pay { $price } MdM.
            }
            [offer-price] The buyer can’t pay { $price } MdM.
            [answer] Accept or refuse. Only the player who has the card can sell it.
           *[other] You can offer what you have, or ask for what another player has, at most three times.
        }
    }
refused-MM-37 = { $why ->
        [unknown] “{ $named }” is not traded: only wealth and Combat cards are.
       *[other] Trade on your turn needs the option “free_trade”, and is for wealth and Combat cards.
    }
refused-MM-39 = The match is over.
refused-MM-41 = Sums are multiples of 500, up to 100,000 MdM.
refused-MM-42 = { $phase ->
        [freeze] Freeze the collector’s assets, or pass.
        [slump] Use a slump against the collector, or pass.
        [surge] Use a surge for yourself, or pass.
       *[other] Use a tax amnesty, or pass and pay.
    }

## A deck file that can't be used

deck-long = Line { $line }: a deck file has at most { $most } characters.
deck-json = Line { $line }: this is not JSON ({ $found }).
deck-shape = Line { $line }: { $allowed } belongs here.
deck-field = Line { $line }: “{ $found }” is not a field. The fields are: { $allowed }.
deck-missing = Line { $line }: { $found } is missing.
deck-track = Line { $line }: the track is a list of 8 to { $most } squares.
deck-name = Line { $line }: { $found } is not known here. Allowed: { $allowed }.
deck-omc = Line { $line }: the track begins with “omc”, which is there once.
deck-five = Line { $line }: the family { $found } needs exactly five regions.
deck-twice = Line { $line }: { $found } is there twice.
deck-number = Line { $line }: { $found } is not a number of copies from 0 to { $most }.
deck-amount = Line { $line }: { $found } is not a sum: a multiple of 500, from 500 up to { $most }.
deck-few = Line { $line }: the News deck needs at least { $most } cards, two for each of six players.

## The table as text

sketch-head = Turn { $turn } · decks: Combat { $combat }, UN { $un }, News { $news }
sketch-legend = ○ in the stock · ✕ destroyed · a letter: whose it is
sketch-family = { $family }: { $regions }
sketch-player = { $money ->
        [hidden] money hidden
       *[other] { $money } MdM
    } · Combat { $combat } · UN { $un } · News { $news } · { $square }
sketch-out = eliminated
sketch-moving = moving
sketch-phase = { $phase ->
        [before] Before the roll: { $names }
        [dice] Choice of a die: { $names }
        [summit] Choice of how far to go: { $names }
        [shop] In the shop: { $names }
        [stake] A stake: { $names }
        [masters] Master of the World cards: { $names }
        [after] Before the end of the turn: { $names }
        [naming] Naming a target: { $names }
        [vote] Votes awaited: { $names }
        [veto] A veto? { $names }
        [freeze] Assets frozen? { $names }
        [slump] A slump? { $names }
        [surge] A surge? { $names }
        [amnesty] A tax amnesty? { $names }
        [distress] Money must be raised: { $names }
        [fight] A Combat card to play: { $names }
        [offers] An offer? { $names }
        [take] The offers: { $names }
       *[other] A deal: { $names }
    }
sketch-dice = Dice: { $dice }
sketch-resolution = Resolution of { $name }: { $card }
sketch-combat = Combat for { $region }: { $attacker } against { $defender }, to answer: { $facing }
sketch-combat-opening = Combat for { $region }: { $attacker } against { $defender }, not yet opened
sketch-deal = Deal: { $item } for { $price } MdM
sketch-deal-unpriced = Deal: { $item }
sketch-own-cards = Your cards: { $cards }
sketch-cards = { $name }: { $cards }

## The rule book

section-material = Material
section-set-up = Set-up
section-turn = A turn
section-collecting = Collecting at the WTO
section-squares = The squares
section-resolutions = Resolutions of the UN
section-news = News
section-combat = Combat
section-masters = The Master of the World cards
section-deals = Deals
section-end = End
section-order = Order of things

MM-1 =
    .ruling = The game is for 3 to 6 players. The box of 2003 said 4 to 6.
MM-2 = There are 40 wealth cards: eight families of five, which are farming, gold, timber, oil, straits, show business, IT and tourism. Each card is one of 40 regions on six continents. Africa: Maghreb, Senegal, Sahara, Suez, Horn of Africa, Great Lakes, South Africa. North America: Alaska, Canada, Greenland, California, East Coast, Texas, Mexico. South America: Panama, Venezuela, Andes, Amazon, Brazil, Argentina. Asia: Persian Gulf, Iran, Pakistan, India, China, Vietnam, Japan. Europe: EU, Baltic, Balkans, Bosphorus, Russia, Siberia, Bering. Oceania: Philippines, Indonesia, New Guinea, Australia, Tasmania, New Zealand.
MM-3 = Alaska is gold, Russia is oil.
    .reconstructed = Farming: Argentina, Horn of Africa, Pakistan, Vietnam, New Zealand. Gold: Alaska, Greenland, Andes, South Africa, Australia. Timber: Canada, Amazon, Great Lakes, Siberia, New Guinea. Oil: Russia, Persian Gulf, Iran, Texas, Venezuela. Straits: Suez, Panama, Bosphorus, Bering, Indonesia. Show business: California, Brazil, Senegal, India, EU. IT: East Coast, Baltic, China, Japan, Philippines. Tourism: Mexico, Maghreb, Sahara, Balkans, Tasmania.
MM-4 =
    .reconstructed = The track is a ring of 24 squares. From the WTO clockwise: WTO, Shop, News, Shop, UN, Charity, Master of the World, Shop, News, Asylum, Shop, Laundering, UN, Shop, News, Charity, Shop, Asylum, Master of the World, Shop, UN, Laundering, Shop, News.
MM-5 = There are three decks (UN, News, Combat), the Master of the World cards, and a bank.
    .ruling = Bank and Master of the World cards never run out.
MM-6 = Every pawn stands on the WTO. Each player gets 15,000 MdM and two News cards. All wealth cards lie open in the stock.
MM-7 = Each player rolls a die, and the highest begins. Play goes clockwise.
    .ruling = Those who are tied for highest roll again.
MM-8 = Money and all cards but wealth are secret.
    .ruling = Master of the World cards are bought before everybody’s eyes and stay open. How many secret cards of each deck a player has is open.
    .ruling-2 = A secret card that was shown, named in a deal or taken back from a combat is remembered until it leaves the hand.
    .ruling-3 = Everybody’s money lies behind a screen until the end of the match; then all of it is shown. Payments are made and prices are named before everybody’s eyes, so whoever likes may count along; the table keeps no count. With the option “money” set to open there are no screens.
MM-9 = On their turn, players roll two dice, choose one of them, and move that many squares.
    .ruling = In two windows, before rolling and after the square is settled, the player in turn may submit resolutions, use News cards, attack, use bombs and, with the option, trade, in any order and number. Then the turn is ended. During movement, collection or combat nothing of that can be done.
MM-10 = A player who passes or reaches the WTO collects.
    .ruling = Once, before the square where the move ends. A pawn that moves stands on no square, so no asylum shields it.
MM-11 = From the bank, for each family: 10,000 MdM for all five cards; else 5,000 for the relative majority, which is more than every other player and more than the stock, counted as one player.
    .ruling = More means strictly more.
MM-12 = From the players, for each family of which the collector has at least one card: every other player who has none of it pays 1,000 MdM, whoever has one pays nothing.
MM-13 = Example: of oil, Barak has two cards, Vladimir one, Kim Jong one, François none, and one is in the stock. Barak passes the WTO and gets 5,000 MdM from the bank and 1,000 from François, and nothing from the others.
MM-14 = A player who can’t pay the taxes raises money by selling wealth, Combat and Master of the World cards to the bank at half price (wealth 500, Combat 1,000, sustainable development 7,500, scientist 2,500, bomb 5,000), or any card, UN and News too, to another player at a price they agree on. A player who still can’t pay is eliminated.
    .ruling = One card at a time, and only while money is short; giving up is allowed only with nothing left that the bank buys. Sold to the bank, wealth goes to the stock, Combat cards to the deck, the rest to the supply. An eliminated player pays the money that is left; the wealth goes back to the stock, the other cards to their decks, the pawn leaves. What was sold stays sold. Nobody buys a sustainable development card that they already own; one that completes the three wins at once. Bombs stay usable after the scientist was sold.
MM-15 = Shop: buy up to three cards, either wealth at 1,000 MdM each, any in the stock, or Combat cards at 2,000 each, drawn unseen.
    .ruling = One kind per visit. If the Combat deck has fewer cards, only those can be bought.
MM-16 = UN: draw a UN card. News: draw a News card.
    .ruling = An empty deck gives none. There is no limit to a hand.
MM-17 = Charity: roll a die; the bank pays 1,000 MdM times the roll.
MM-18 = Money laundering: stake any sum you have, or nothing. On 1 to 3 the stake is lost to the bank, on 4 to 6 the bank pays the same sum on top.
MM-19 = Diplomatic asylum: a player who stands here can neither attack nor be attacked with Combat, News or UN cards, but still collects and pays taxes, and is not safe from bombs.
MM-20 = Master of the World: buy any of the Master of the World cards that you can pay, any number on a visit.
    .ruling = Both groups may be mixed.
MM-21 =
    .ruling = WTO as the square one stops on: nothing beyond collecting.
MM-22 = A resolution is submitted at the time its card states. Everybody votes for or against it, or abstains; it passes with more votes for than against. A passed resolution can be vetoed. Used, whatever came of it, the card goes back into the deck.
    .ruling = Votes are given together and then shown. A tie fails, 0 to 0 too. Targets are named before the vote. Vetoes are asked for in seat order from the proposer’s left, the proposer last; a veto can’t be vetoed. The deck is then shuffled.
MM-23 = Example: two for, one against, the others abstain: passed.
MM-24 = The proposer votes too.
    .ruling = A player in asylum votes and may submit, but neither submits nor suffers a resolution that harms a named player. Eliminated players don’t vote.
MM-25 =
    .reconstructed = The UN deck has 18 cards. Assets frozen (3): when another player is about to collect, that player collects nothing this time. All others are for one’s own turn. Embargo (2): name a family, and nobody collects on it until your turn. Sanctions (2): name a player, who pays the bank 5,000 MdM or all the money there is. Disarmament (2): name a player, who returns all their Combat cards. Peacekeepers (2): name a player, yourself if you like, who can’t be attacked with Combat cards until your turn. Nationalisation (2): name a wealth card of another player; it goes to the stock, and the bank pays its owner 1,000. Development aid (2): the player or players with the fewest wealth cards get 5,000 each from the bank. Non-proliferation (1): no bomb is bought or used until your turn. Tax moratorium (1): nobody pays taxes until your turn. Inspection (1): name a player, who shows all their secret cards to everybody.
    .reconstructed-2 = “Until your turn” is until the proposer’s next turn begins, or would have begun. A player who is named is another player, but for peacekeepers. Assets frozen, sanctions, disarmament, nationalisation and inspection harm another player.
MM-26 = News cards are used whenever their owner likes, or at the time the card states. Used, they go back into the deck.
    .ruling = Every reconstructed card states its time. The deck is shuffled after each return. A card that harms a player can’t be used by or on a player in asylum. A struck player still votes and reacts; strikes add up.
MM-27 =
    .reconstructed = The News deck has 24 cards. On one’s own turn: Strike (2): name a player, who misses the next turn. Presidential scandal (2): name a player, who pays the bank 2,000 MdM or all the money there is and has no vote until your turn. Espionage (2): name a player, see their Combat cards, you alone, and take one at random. Natural disaster (2): the wealth card that another player has in a region goes to the stock. Subsidy (2): the bank pays you 3,000. Tourist boom (1): 2,000 for each tourism card you have. International summit (2): instead of rolling, move 1 to 24 squares. At other times: Veto (3): a passed resolution fails. Slump (3): when another player is about to collect, a family brings that player nothing this time. Surge (2): when you are about to collect, the bank pays double for a family, once per family. Tax amnesty (2): you pay no taxes this time. Sale (1): in the shop, wealth costs 500 on this visit.
    .reconstructed-2 = Strike, scandal, slump, espionage and disaster harm another player, and can’t be used on oneself.
MM-28 = On their turn, or having just acquired Combat cards, a player may attack another by naming one of that player’s wealth cards and playing a Combat card. They answer each other in turn; whoever can’t answer loses. An attacker who wins takes the wealth card. After a combat, another may be started. Used cards go back into the deck.
    .ruling = Just acquired means bought in the Shop, which is on one’s own turn. A card bought out of turn gives no attack out of turn. Whoever won’t answer loses too. If the defender wins nothing changes hands. The deck is shuffled when the combat is over.
MM-29 = Squadron, Missile, Drone and American aid attack and defend, Peace movement and Strategic retreat only defend, Revolution only attacks.
    .reconstructed = The Combat deck has 30 cards. Squadron (6) answers Drone, Missile (6) answers Squadron, Drone (6) answers Missile. American aid (3) answers any card that does not end the combat; only American aid, Peace movement and Strategic retreat answer it. Peace movement (3) answers any card of the attacker but Revolution and ends the combat: the defender wins. Strategic retreat (3) answers any card of the attacker and ends the combat: the defender keeps the card and the attacker takes back the cards played in it. Revolution (3) only opens a combat, or replaces an opening that was cancelled; only American aid and Strategic retreat answer it.
MM-30 = During a combat the other players may sell Combat cards to the fighters.
    .ruling = Before answering, a fighter may call for offers, once per answer. Each other player may offer one card, named, at a price; the fighter takes one offer or none.
MM-31 = Sustainable development costs 15,000 MdM a card and is kept for good. Nobel Peace Prize: in each combat the first card played against its owner is cancelled. Universal vaccine: chemical bombs don’t touch its owner’s cards. Fair trade: its owner pays no taxes.
    .ruling = Each player can own one of each. The Nobel Prize works by itself, once a combat, for attacker and defender, on cards that end the combat too. The cancelled card is spent; the other fighter may play another in its place, with a call for offers, or loses.
MM-32 = Whoever owns all three sustainable development cards wins at once.
MM-33 = The scientist costs 5,000 MdM, is kept for good, and is needed before buying bombs at 10,000 each.
    .ruling = There is no limit to the number of bombs, nor to that of scientists; one is enough.
MM-34 = The atomic bomb destroys all wealth on a continent, save its user’s own and what is in the stock. The chemical bomb destroys a whole family, in the stock and its user’s own too, but not the cards of owners of the universal vaccine.
MM-35 = Destroyed wealth leaves the game for good; the bomb goes back to the supply.
    .ruling = A bomb is used on its owner’s turn, from asylum too.
MM-36 = Deals are made over the cards of a player who can’t pay, and over Combat cards during a combat.
    .ruling = A deal is one card, one price, one buyer. It happens only if both agree and the buyer can pay. Offers are made openly. A player who can’t pay makes no more offers to players after three refusals in a row.
MM-37 =
    .ruling = With the option “free_trade” the player in turn may also make up to three offers to sell or to buy any wealth or Combat card.
MM-38 = Players negotiate and ally as they like.
    .ruling = Nothing binds them.
MM-39 = The game ends when a player owns the three sustainable development cards, or when all others are eliminated.
MM-40 =
    .ruling = With the option “turn_limit”, when that many turns have been played, missed ones included, the highest fortune wins: money and the purchase price of all cards but UN and News. Ties share. Eliminated players rank last, the later eliminated before the earlier.
MM-41 =
    .ruling = All amounts are multiples of 500: stakes, prices and offers too. A move can name up to 100,000 MdM; a stake may also be all one has.
MM-42 =
    .ruling = Collecting goes in this order. Holdings are noted. Assets frozen is offered to the other players from the collector’s left, each with its vote and veto; then Slump likewise; then Surge to the collector. The bank pays. Then each payer from the collector’s left uses a tax amnesty, or pays one sum, raising money where there is not enough, and is eliminated where that fails. What is sold meanwhile changes neither sums nor majorities of this collection.
    .ruling-2 = Whoever holds a card of the right deck is asked, until they pass, so that a question tells nobody who holds the card.

## Titles of examples in the printed book

book-collecting = Passing the WTO
book-combat = A combat
book-vote = A resolution

## Why a move is good

because-roll = Of two dice you choose one.
because-end = You end your turn with { $sum } MdM.
because-done = You keep your { $sum } MdM.
because-pass = You keep your cards for later.
because-unopposed = { $item } has been adopted, and you let it stand.
because-call = The others may offer you a Combat card before you answer.
because-give = You have nothing that the bank would buy.
because-play =
    { $count ->
        [one] It is your only Combat card.
       *[other] You hold { $count } Combat cards.
    }
because-offer =
    { $count ->
        [one] It is your only Combat card, and it may bring money.
       *[other] You hold { $count } Combat cards, and one may bring money.
    }
because-price = The card goes for { $sum } MdM if the other agrees.
because-sell = { $item } can be turned into money; you have { $sum } MdM.
because-ask = You have { $sum } MdM to pay for it.
because-goes = It leads to this square: { $square }.
because-collects = You pass the WTO, where you may collect { $sum } MdM, and come to: { $square }.
because-third = The third of the three: it wins the match at once.
because-one-of-three = With it you own { $count } of the three cards that win the match.
because-combat =
    { $count ->
        [0] You hold no Combat card to attack or to answer with.
        [one] You hold one Combat card.
       *[other] You hold { $count } Combat cards.
    }
because-bomb = A bomb can be used on any turn of yours.
because-scientist = Whoever has a scientist may buy bombs.
because-brings = Your next WTO would bring { $sum } MdM instead of { $before }.
because-spares = A lap of each other player would cost you { $sum } MdM instead of { $before }.
because-grows = Your next WTO still brings { $sum } MdM; the card counts for the majority later.
because-stakes = One roll in two doubles the { $sum } MdM; { $before } MdM stay safe.
because-stakes-nothing = Nothing is risked, and your { $before } MdM stay safe.
because-attacks =
    { $count ->
        [0] { $other } holds no Combat card to answer with.
        [one] { $other } holds one Combat card to answer with.
       *[other] { $other } holds { $count } Combat cards to answer with.
    }
because-names =
    { $count ->
        [0] { $other } owns no wealth card.
        [one] { $other } owns one wealth card.
       *[other] { $other } owns { $count } wealth cards.
    }
because-bank = The bank takes it at once; you have { $sum } MdM now.
because-takes-offer = { $other } wants { $sum } MdM for it.
because-destroys =
    { $count ->
        [one] It destroys one wealth card.
       *[other] It destroys { $count } wealth cards.
    }
because-owned = { $who ->
        [me] It is yours, like { $count ->
            [one] no other wealth card.
           *[other] { $count } wealth cards in all.
        }
       *[other] It belongs to { $other }, who owns { $count ->
            [one] one wealth card.
           *[other] { $count } wealth cards.
        }
    }
because-aims = Your own next WTO brings { $sum } MdM now.
because-vote = { $who ->
        [me] It is your own resolution: { $item }.
       *[other] It is a resolution of { $other }: { $item }.
    }
because-accept = The price is { $sum } MdM; you have { $before } MdM.
because-refuse = The price is { $sum } MdM: you keep what you have.
because-bombs =
    { $count ->
        [one] It can destroy one wealth card.
       *[other] It can destroy up to { $count } wealth cards.
    }
because-uses = { $item } works at once, without a vote.
because-submits = { $item } passes if more vote for it than against.
