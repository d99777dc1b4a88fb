# Duel de magiciens

title = Duel de magiciens
byline = Rainer Knizia, 2008
blurb = Dépassez le total, ou ramassez la pile. Le moins de cartes devant soi l’emporte.
example = 3+3
option-hands = Nombre de manches jouées
option-stack = Vos cartes forment un talon dont la carte du dessus est jouable

card-J = joker
card-ball = boule de cristal

## Ce qui s’est passé

event-hand-dealt = La manche { $hand } est distribuée. { $who ->
        [me] Vous ouvrez.
       *[other] { $starter } ouvre.
    }
event-played = { $who ->
        [me] Vous jouez
       *[other] { $seat } joue
    } { $play } : { $total }.
event-ball-played = { $who ->
        [me] Vous jouez
       *[other] { $seat } joue
    } la boule de cristal : { $total } encore.
event-drew = { $who ->
        [me] Vous piochez { $cards }.
       *[other] { $seat } pioche { $cards ->
            [none] { $count }.
           *[other] { $cards }.
        }
    }
event-took = { $who ->
        [me] Vous ramassez
       *[other] { $seat } ramasse
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-hand-ended = { $who ->
        [me] Vous jouez votre
       *[other] { $seat } joue sa
    } dernière carte. Points de la manche { $hand } : { $points }.
event-match-ended = La partie est finie. Totaux : { $totals }.

## Pourquoi pas

refused-DM-3 = Le jeu n’a pas autant de cartes de cette valeur.
refused-DM-4 = Ces cartes ne sont pas toutes dans votre main.
refused-DM-6 = Les cartes jouées ensemble doivent avoir la même valeur.
refused-DM-7 = Un joker vaut de 1 à 7, et la même valeur que les cartes qui l’accompagnent. Seul, il faut dire sa valeur : J=4.
refused-DM-8 = { $turn ->
        [other] Ce n’est pas le tour de cette place.
       *[yours] { $total } ne dépasse pas le dernier total, { $last }.
    }
refused-DM-9 = Une boule de cristal se joue seule, une à la fois.
refused-DM-10 = Une boule de cristal répète un total, et il n’y en a pas encore. Elle n’ouvre que si vous n’avez rien d’autre en main.
refused-DM-12 = Il n’y a encore rien à ramasser. Celui qui ouvre doit jouer.
refused-DM-16 = La partie est finie.
refused-DM-17 = Cette partie se joue sans talon.
refused-DM-18 = Du talon ne vient que la carte du dessus, une seule par coup, et une ouverture demande aussi une carte de la main.

## La table en texte

sketch-head = Manche { $hand } sur { $hands } · pioche { $pile }
sketch-player = main { $hand } · devant { $front } · points { $points }
sketch-no-round = Rien n’a été joué dans ce tour de table.
sketch-round = Total { $total } :  { $plays }
sketch-hand = { $name } : { $cards }
sketch-own-hand = Votre main : { $cards }

## Le livret de règles

section-material = Matériel
section-set-up = Mise en place d’une manche
section-playing = Le jeu
section-end = Fin d’une manche, fin de la partie
section-variant = Variante : le talon
section-seen = Ce que chacun peut voir

DM-1 = Le jeu se joue de 2 à 6.
DM-2 = Il y a 55 cartes : 51 magiciens de 13 forces, de 1 à 13, 2 boules de cristal et 2 jokers.
DM-3 =
    .reconstructed = Les valeurs de 1 à 13 existent 7, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2 et 2 fois.
DM-4 = On mélange toutes les cartes. Chacun en reçoit six, qu’il garde secrètes ; le reste forme une pioche, face cachée.
    .ruling = Le premier à ouvrir est tiré au sort ; à chaque manche suivante, c’est son voisin de gauche.
DM-5 = Celui qui ouvre pose une ou plusieurs cartes et annonce leur total.
DM-6 = Les cartes jouées ensemble ont toutes la même valeur.
DM-7 = Un joker vaut de 1 à 7, au choix. Avec d’autres cartes, il prend leur valeur, qui doit alors être de 1 à 7. Il peut être joué seul. Sa valeur fait partie du coup.
    .ruling = Deux jokers peuvent être joués ensemble sans autre carte, avec une seule valeur.
DM-8 = Dans le sens horaire, chacun à son tour pose une ou plusieurs cartes dont le total dépasse le dernier.
DM-9 = Ou bien il joue une boule de cristal : le dernier total est répété, et le suivant doit y répondre. À deux, le premier doit alors dépasser son propre total.
    .ruling = Une boule de cristal se joue seule, une à la fois.
DM-10 =
    .ruling = Une boule de cristal ne peut pas ouvrir, sauf si son joueur n’a rien d’autre en main ; elle annonce alors 0.
DM-11 = Après avoir joué, on complète sa main à six cartes tant que dure la pioche.
DM-12 = Qui ne peut ou ne veut pas dépasser le total ramasse toutes les cartes du tour, les pose devant lui et ouvre aussitôt un nouveau tour. Ramasser est toujours permis dès que quelque chose a été joué. Celui qui ouvre doit jouer.
DM-13 = Quand la pioche est vide, plus personne ne pioche et le jeu continue.
DM-14 = La manche finit dès qu’un joueur a joué la dernière carte de sa main. Les autres ajoutent leur main aux cartes posées devant eux. Les cartes du tour inachevé restent en place et ne comptent pour personne.
    .ruling = Une boule de cristal peut être cette dernière carte. La manche finit avant de piocher : six cartes posées d’un coup y mettent fin même si la pioche dure.
DM-15 = Chacun marque autant de points qu’il a de cartes devant lui, quelle que soit leur valeur.
DM-16 = Les joueurs choisissent le nombre de manches. La somme la plus basse gagne.
    .ruling = D’une à vingt manches, par défaut autant que de joueurs. En cas d’égalité, la victoire est partagée.
DM-17 = Les cartes devant un joueur forment un talon, face visible. Les cartes ramassées vont dessus, sans être mélangées.
    .ruling = Elles restent dans l’ordre joué, la dernière au-dessus ; dans un même coup, les jokers sont au-dessus des autres.
DM-18 = À son tour, un joueur peut se servir de la carte du dessus de son talon comme d’une septième carte en main.
    .ruling = De cette seule carte dans un coup. Le talon ne compte jamais comme main pour DM-10, DM-11 et DM-14. Un coup qui ouvre contient au moins une carte de la main.
DM-19 =
    .ruling = Tous voient les cartes du tour, les totaux, la valeur d’un joker, la taille des mains, de la pioche et des talons, et les cartes ramassées, que tous ont vues jouer. Une main n’est vue que de son joueur. L’ordre de la pioche n’est connu de personne.

## Conseils

reason-last-card = C’est votre dernière carte : la manche s’arrête aussitôt et les autres comptent ce qu’ils tiennent.
reason-take-few = Peu de cartes à ramasser, et vous ouvrez le tour suivant.
reason-ball = Le joueur suivant affronte un total que vous n’avez pas à battre.
reason-hard-to-beat = Peu de mains battent ce total : le joueur suivant devra peut-être ramasser.
reason-sheds = Débarrasse d’un coup de plusieurs cartes de même valeur.
reason-weak-cards = Les cartes faibles sont difficiles à jouer plus tard ; les fortes restent en main.
