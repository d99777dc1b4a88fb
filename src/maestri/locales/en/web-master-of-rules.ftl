# Master of Rules at the web table.

table-progress = Deal { $deal } of { $deals } · turn { $turn }
table-end-note = The most points win.
table-won = { $who ->
        [me] You won
       *[other] { $winner } won
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $margin } more than { $second }.
table-mark = a deal is judged
option-edition-short = Edition
option-edition-zman = Z-Man 2008
option-edition-japan = Japan 2007
option-edition-zman-note = Ties go to Support Right, which earns no bonus. The last deal lays a refill that nobody takes.
option-edition-japan-note = Every type earns the bonus, and ties go to Trio. The last deal has no refill.
option-edition-is = { $value ->
        [japan] The Japanese edition of 2007.
       *[zman] The Z-Man edition of 2008.
    }

rules-can-take = { $card }, can be taken
rules-refill = Refill
rules-refill-numbers = Number cards of the refill
rules-refill-rules = Rule cards of the refill
rules-pile = Pile
rules-points = points
rules-points-count = { $count ->
        [one] point
       *[other] points
    }
rules-bonus = bonus
rules-none-won = no rule won yet
rules-order = plays in place { $order } of this deal
rules-your-place = What you laid
rules-put-back = Put back
rules-play = Lay { $card }
rules-take = Take { $card }
rules-lay-either = Lay a number or a rule.
rules-lay-number = Lay a number.
rules-lay-rule = Lay a rule.
rules-take-number = Take a number from the refill.
rules-take-rule = Take a rule from the refill.
rules-leans = Done if { $name }, on your right, does their rule.
rules-leans-on = Done if { $name }, on your right, does { $rule }.
rules-needs = What each rule needs now
rules-needs-note = As far as you can see: done whatever comes, still possible, or lost.
rules-done = done
rules-possible = still possible
rules-lost = not done
rules-waiting = not yet judged
rules-about-limit = The five numbers add up to 23 or less.
rules-about-best = Your card is the highest of the most frequent colour.
rules-about-only = No other card shares your card's colour or number.
rules-about-trio = Three of the five share a colour or a number.
rules-about-support = The player on your right does their rule.
rules-to-result = To the result
rules-next = Next: { $rule }
rules-continue = Go on
rules-this-deal = This deal
rules-five-numbers = The five numbers
rules-sum = Sum
rules-most-frequent = Most frequent
rules-equal = Equal numbers
rules-no-equal = none
rules-judging = Rule { $step } of { $of }
rules-back = Back
rules-why-limit = { $done ->
        [yes] { $sum } in all
       *[no] { $sum } in all, above 23
    }
rules-why-best = { $done ->
        [yes] { $card } is the best
       *[no] { $highest_count ->
            [one] { $highest } is the best
           *[other] { $highest } are the best
        }
    }
rules-why-only = { $done ->
        [yes] { $card } stands alone
       *[no] shares with { $sharing }
    }
rules-why-trio = { $done ->
        [yes] { $cards }
       *[no] no three alike
    }
rules-why-support = { $end ->
        [none] all lean, all succeed
       *[other] { $done ->
            [yes] { $right_is ->
                [me] you did yours
               *[other] { $right } did theirs
            }
           *[no] { $right_is ->
                [me] you missed yours
               *[other] { $right } missed theirs
            }
        }
    }
rules-why-leans = leans on { $right }
rules-why-next = comes next
rules-score-sheet = Score sheet
rules-score-note = A point for each rule won. Washed: a bonus of 2. Ringed: what decided between equals.
rules-ties = How ties are broken
rules-ties-note = Equal points: the first type that differs decides, in the order of { $rule }.

## Why not, in a few words

web-refused-MR-8 = { $kind ->
        [number] In turn 2, a rule card
       *[rule] In turn 2, a number card
    }
web-refused-MR-9 = Not { $card }, this deal
web-refused-MR-13 = { $taking ->
        [number] First take a number card
        [rule] First take a rule card
       *[nothing] First lay a card
    }

guide-hand-title = Numbers and rules.
guide-hand = Four number cards and three rule cards. In each deal you lay one of each, and win the rule if it is done.
guide-lay-title = Lay one card.
guide-lay = A number or a rule, as you like. The other kind follows in turn 2. What you lay tells the others something.
guide-take-title = Take a new one.
guide-take = From the refill, a card of the kind you laid. Everybody sees it.
guide-second-title = Turn 2.
guide-second = Now you lay the kind that you did not lay before. Most numbers are on the table already.
guide-blocked-title = Not this one.
guide-blocked = A rule type that lies on the table already can't be laid again in this deal. Tap a dimmed card to read why.
guide-needs-title = What does each rule need?
guide-needs = A tick: it will be done. A half disc: still possible. A cross: lost. Counted from what you can see.
guide-won-title = A rule of your own.
guide-won = Each rule won is a point. Three of a type earn 2 more{ $edition ->
        [zman] , but for Support Right
       *[japan] {""}
    }; so do all five types together.
