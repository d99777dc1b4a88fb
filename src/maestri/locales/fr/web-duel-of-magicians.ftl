# Duel of Magicians at the web table.

table-progress = Manche { $hand_number } sur { $hands }{ $stack ->
        [true] {" "}· avec talons
       *[other] {""}
    }
table-end-note = Le total le plus bas, toutes manches confondues, l’emporte.
table-won = { $turned ->
        [yes] { $who ->
            [me] Derrière avant la dernière manche, vous terminez
           *[other] Derrière avant la dernière manche, { $winner } termine
        }
       *[no] { $who ->
            [me] Vous terminez
           *[other] { $winner } termine
        }
    } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, soit { $margin } de moins que { $second }.
table-mark = des cartes sont ramassées
option-hands-short = Manches
option-stack-short = Talons
option-stack-true = Avec talons
option-stack-false = Sans talon
option-hands-none = autant que de joueurs
option-hands-is = { $value ->
        [null] Autant de manches que de joueurs.
       *[other] Nombre de manches : { $value }.
    }
option-stack-is = { $value ->
        [true] Avec talons : la carte du dessus peut être jouée.
       *[other] Sans talon : les cartes ramassées ne servent plus.
    }

duel-in-hand = en main
duel-taken = ramassées
duel-in-stack = au talon
duel-pile = pioche
duel-points = points
duel-points-so-far = points jusqu’ici
duel-round = Ce combat
duel-empty-round = Rien n’a encore été joué dans ce combat.
duel-top-of-stack = dessus du talon : { $card }
duel-your-stack = votre talon
duel-to-beat = à dépasser
duel-your-total = votre total
duel-open = Vous ouvrez le combat : une carte, ou plusieurs de même valeur.
duel-no-card = Aucune ne suffit
duel-beat = Dépassez { $total }, ou ramassez.
duel-must-take = Vous n’avez rien au-dessus de { $total } : vous ramassez.
duel-choose-joker = Que vaut le joker ?
duel-reach = Pas encore assez : { $play } suffirait.
duel-play = Jouer : { $play }
duel-take = { $count ->
        [0] Rien à ramasser
        [one] Ramasser une carte
       *[other] Ramasser { $count } cartes
    }
duel-last-card = { $who ->
        [me] Vous jouez votre dernière carte.
       *[other] { $name } joue sa dernière carte.
    }
duel-others-add = Les autres ajoutent leur main aux cartes qu’ils ont ramassées.
duel-empty-hand = main vide
duel-each-card-a-point = Chaque carte vaut un point, quelle que soit sa force. Moins on en a, mieux c’est.
duel-totals = Totaux
duel-totals-title = Totaux jusqu’ici
duel-lowest-wins = Le total le plus bas l’emporte.
duel-this-hand = Cette manche
duel-next-hand = Manche { $hand }
duel-hand-points = Manche { $hand } : { $points }

## Pourquoi pas, en quelques mots

web-refused-DM-8 = { $turn ->
        [other] Ce n’est pas à vous de jouer
       *[yours] { $total } ne suffit pas
    }
web-refused-DM-10 = Rien à répéter pour l’instant

guide-hand-title = Voici votre main.
guide-hand = Six cartes, que personne d’autre ne voit. Les magiciens ont une force de 1 à 13. Débarrassez-vous de vos cartes, et n’en ramassez aucune.
guide-open-title = Vous ouvrez le combat.
guide-open = Jouez une carte, ou plusieurs de même valeur. Le joueur suivant devra dépasser leur total.
guide-beat-title = Dépassez le total.
guide-beat = Les cartes soulignées d’un trait doré peuvent servir à le dépasser. Touchez-en une ; touchez-en une deuxième de même valeur pour l’ajouter.
guide-joker-title = Vous avez un joker.
guide-joker = Il vaut de 1 à 7, seul ou avec des cartes de cette valeur.
guide-ball-title = Vous avez une boule de cristal.
guide-ball = Elle répète le dernier total, que le joueur suivant doit dépasser. Gardez-la pour un total élevé.
guide-take-title = Rien ne dépasse ce total.
guide-take = Ramassez les cartes du combat. Chacune comptera un point contre vous. Ensuite, vous ouvrez le combat suivant.
guide-front-title = Les cartes ramassées comptent contre vous.
guide-front = Un point chacune, quelle que soit leur force. La manche se termine dès qu’un joueur a joué sa dernière carte.
