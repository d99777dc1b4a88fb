# Duel of Magicians at the web table.

table-progress = Manche { $hand_number } sur { $hands }{ $stack ->
        [true] {" "}· avec piles
       *[other] {""}
    }
table-end-note = La somme la plus basse sur toutes les manches gagne.
option-hands-short = Manches
option-stack-short = Piles
option-stack-true = Avec
option-stack-false = Sans
option-hands-none = autant que de joueurs

duel-in-hand = en main
duel-taken = prises
duel-in-stack = en pile
duel-pile = pioche
duel-points = points
duel-points-so-far = points jusqu’ici
duel-round = Cette levée
duel-empty-round = Rien n’a encore été joué dans cette levée.
duel-top-of-stack = sommet de la pile : { $card }
duel-to-beat = à battre
duel-your-total = votre total
duel-open = Vous ouvrez la levée : une carte, ou plusieurs de même valeur.
duel-beat = Dépassez { $total }, ou ramassez.
duel-must-take = Rien ne dépasse { $total }. Vous ramassez.
duel-choose-joker = Que vaut le joker ?
duel-reach = Pas encore assez. { $play } suffirait.
duel-play = Jouer { $play }
duel-take = { $count ->
        [one] Ramasser une carte
       *[other] Ramasser { $count } cartes
    }
duel-last-card = { $who ->
        [me] Vous posez votre dernière carte.
       *[other] { $name } pose sa dernière carte.
    }
duel-others-add = Les autres ajoutent leur main à ce qu’ils ont pris.
duel-empty-hand = main vide
duel-each-card-a-point = Chaque carte vaut un point, quelle que soit sa force. Le moins possible.
duel-totals = Totaux
duel-totals-title = Totaux jusqu’ici
duel-lowest-wins = La somme la plus basse gagne.
duel-this-hand = Cette manche
duel-next-hand = Manche { $hand }
duel-hand-points = Manche { $hand } : { $points }

guide-hand-title = Voici votre main.
guide-hand = Six cartes que vous seul voyez. Les magiciens ont une force de 1 à 13. Il faut se défaire de ses cartes et n’en ramasser aucune.
guide-open-title = Vous ouvrez la levée.
guide-open = Jouez une carte, ou plusieurs de même valeur. Leur total est ce que le suivant doit dépasser.
guide-beat-title = Dépassez le total.
guide-beat = Les cartes soulignées de laiton peuvent servir à le dépasser. Touchez-en une ; touchez-en une deuxième de même valeur pour l’ajouter.
guide-joker-title = Vous avez un joker.
guide-joker = Il vaut de 1 à 7, seul ou à côté de cartes de cette valeur.
guide-ball-title = Vous avez une boule de cristal.
guide-ball = Elle répète le dernier total, que le suivant doit dépasser. À garder pour un total élevé.
guide-take-title = Rien ne dépasse ce total.
guide-take = Ramassez les cartes de la levée. Chacune sera un point contre vous. Ensuite vous ouvrez la levée suivante.
guide-front-title = Les cartes prises comptent contre vous.
guide-front = Un point chacune, quelle que soit leur force. La manche finit quand quelqu’un a joué sa dernière carte.
