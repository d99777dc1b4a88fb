# Duel de magiciens

title = Duel de magiciens
byline = Rainer Knizia, 2008
blurb = Dépassez le total, ou ramassez tout. Le plus petit tas l’emporte.
your-move = C’est à vous : dépassez le total, ou ramassez les cartes.
how-1 = Dépassez le total posé, ou ramassez les cartes.
how-2 = Des cartes égales se jouent ensemble : 5 + 5 + 5 = 15.
how-3 = Chaque carte ramassée ou restée en main coûte un point. Le total le plus bas l’emporte.
example = 3+3
option-hands = Nombre de manches à jouer
option-stack = Les cartes ramassées forment un talon, dont la carte du dessus peut être jouée

card-J = joker
card-ball = boule de cristal

## Ce qui s’est passé

event-hand-dealt = Manche { $hand } : les cartes sont distribuées. { $who ->
        [me] Vous ouvrez.
       *[other] { $starter } ouvre.
    }
event-played = { $who ->
        [me] Vous jouez
       *[other] { $seat } joue
    } { $cards_is ->
        [J] un joker pour { $total }
        [several] { $cards }, total { $total }
       *[other] { $cards }
    }.
event-ball-played = { $who ->
        [me] Vous jouez
       *[other] { $seat } joue
    } une boule de cristal : le total { $total ->
        [0] est de 0
       *[other] reste à { $total }
    }.
event-drew = { $who ->
        [me] { $count ->
            [0] Vous ne piochez aucune carte.
            [one] Vous piochez une carte : { $cards }.
           *[other] Vous piochez { $count } cartes : { $cards }.
        }
       *[other] { $cards ->
            [none] { $count ->
                [0] { $seat } ne pioche aucune carte.
                [one] { $seat } pioche une carte.
               *[other] { $seat } pioche { $count } cartes.
            }
           *[other] { $count ->
                [0] { $seat } ne pioche aucune carte.
                [one] { $seat } pioche une carte : { $cards }.
               *[other] { $seat } pioche { $count } cartes : { $cards }.
            }
        }
    }
event-took = { $who ->
        [me] Vous ramassez
       *[other] { $seat } ramasse
    } { $count ->
        [1] une carte
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-hand-ended = { $who ->
        [me] Vous jouez votre
       *[other] { $seat } joue sa
    } dernière carte. Points de la manche { $hand } : { $points }.
event-match-ended = La partie est terminée. Totaux : { $totals }.

## Pourquoi pas

refused-DM-3 = Il n’y a pas autant de cartes de ce genre dans le jeu.
refused-DM-4 = { $why ->
        [six] Une main a six cartes : on ne peut pas en jouer davantage d’un coup.
       *[other] Ces cartes ne sont pas toutes dans votre main.
    }
refused-DM-6 = Les cartes jouées ensemble doivent avoir la même valeur.
refused-DM-7 = { $why ->
        [shown] Une carte qui n’est pas un joker a la valeur qu’elle montre.
        [beside] Avec d’autres cartes, un joker prend leur valeur.
       *[other] Un joker vaut de 1 à 7 et prend la valeur des cartes qui l’accompagnent. S’il est joué seul, indiquez sa valeur : J=4.
    }
refused-DM-8 = { $turn ->
        [other] Ce n’est pas à vous de jouer, mais à { $mover }.
       *[yours] { $total } ne dépasse pas le dernier total, { $last }.
    }
refused-DM-9 = { $why ->
        [value] Une boule de cristal n’a pas de valeur : elle répète le dernier total.
       *[other] Une boule de cristal se joue seule, une à la fois.
    }
refused-DM-10 = Une boule de cristal répète un total, et il n’y en a pas encore. On n’ouvre avec elle que si l’on n’a rien d’autre en main.
refused-DM-12 = Il n’y a encore rien à ramasser : le joueur qui ouvre doit jouer.
refused-DM-16 = La partie est terminée.
refused-DM-17 = Cette partie se joue sans talon.
refused-DM-18 = Du talon, on ne joue que la carte du dessus, une seule par coup ; pour ouvrir, il faut aussi une carte de la main.

## La table en texte

sketch-head = Manche { $hand } sur { $hands } · { $pile ->
        [0] pioche vide
        [one] { $pile } carte dans la pioche
       *[other] { $pile } cartes dans la pioche
    }
sketch-player = main { $hand } · ramassées { $front } · points { $points }
sketch-no-round = Rien n’a encore été joué dans ce combat.
sketch-round = Total { $total } : { $plays }
sketch-play = { $name } { $play }
sketch-joker = joker pour { $value }
sketch-top = dessus du talon : { $card }
sketch-hand = { $name } : { $cards }
sketch-own-hand = Votre main : { $cards }

## Le livret de règles

section-material = Matériel
section-set-up = Mise en place d’une manche
section-playing = Déroulement
section-end = Fin d’une manche, fin de la partie
section-variant = Variante : le talon
section-seen = Ce que chacun peut voir

DM-1 = Le jeu est prévu pour 2 à 6 joueurs.
DM-2 = Il y a 55 cartes : 51 magiciens de force 1 à 13, 2 boules de cristal et 2 jokers.
DM-3 =
    .reconstructed = Les valeurs de 1 à 13 existent respectivement en 7, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2 et 2 exemplaires.
DM-4 = On mélange toutes les cartes. Chacun en reçoit six, qu’il garde secrètes ; le reste forme une pioche, face cachée.
    .ruling = Le premier joueur à ouvrir est tiré au sort ; ensuite, chaque manche est ouverte par le voisin de gauche du précédent.
DM-5 = Le joueur qui ouvre le combat pose une ou plusieurs cartes et annonce leur total.
DM-6 = Les cartes jouées ensemble ont toutes la même valeur.
DM-7 = Un joker vaut de 1 à 7, au choix. Avec d’autres cartes, il prend leur valeur, qui doit alors être comprise entre 1 et 7. Il peut être joué seul. Sa valeur s’annonce en le jouant.
    .ruling = Deux jokers peuvent être joués ensemble sans autre carte, avec la même valeur.
DM-8 = Dans le sens horaire, chacun à son tour pose une ou plusieurs cartes dont le total dépasse le dernier.
DM-9 = Ou bien il joue une boule de cristal : le dernier total est répété, et c’est au joueur suivant de le dépasser. À deux joueurs, le premier doit alors dépasser son propre total.
    .ruling = Une boule de cristal se joue seule, une à la fois.
DM-10 =
    .ruling = Une boule de cristal ne peut pas ouvrir un combat, sauf si le joueur n’a rien d’autre en main ; le total annoncé est alors 0.
DM-11 = Après avoir joué, on complète sa main à six cartes tant que la pioche le permet.
DM-12 = Le joueur qui ne peut pas ou ne veut pas dépasser le total ramasse toutes les cartes du combat, les pose devant lui et ouvre aussitôt un nouveau combat. Il est toujours permis de ramasser dès que quelque chose a été joué. Le joueur qui ouvre doit jouer.
DM-13 = Quand la pioche est vide, plus personne ne pioche et le jeu continue.
DM-14 = La manche se termine dès qu’un joueur a joué la dernière carte de sa main. Les autres ajoutent les cartes qui leur restent à celles qu’ils ont devant eux. Les cartes du combat inachevé restent en place et ne comptent pour personne.
    .ruling = Une boule de cristal peut être cette dernière carte. La manche se termine avant la pioche : six cartes posées d’un coup y mettent fin, même s’il reste des cartes à piocher.
DM-15 = Chacun marque autant de points qu’il a de cartes devant lui, quelle que soit leur valeur.
DM-16 = Les joueurs choisissent le nombre de manches. Le total de points le plus bas l’emporte.
    .ruling = D’une à vingt manches ; par défaut, autant que de joueurs. En cas d’égalité, la victoire est partagée.
DM-17 = Les cartes devant un joueur forment un talon, face visible. Les cartes ramassées vont dessus, sans être mélangées.
    .ruling = Elles restent dans l’ordre joué, la dernière au-dessus ; dans un même coup, les jokers sont au-dessus des autres.
DM-18 = À son tour, un joueur peut se servir de la carte du dessus de son talon comme d’une septième carte en main.
    .ruling = Une seule carte du talon par coup. Le talon ne fait jamais partie de la main pour DM-10, DM-11 et DM-14. Le coup qui ouvre un combat comprend au moins une carte de la main.
DM-19 =
    .ruling = Tous voient les cartes du combat, les totaux, la valeur d’un joker, le nombre de cartes des mains, de la pioche et des talons, et les cartes ramassées, que tous ont vu jouer. Une main n’est vue que de son joueur. L’ordre de la pioche n’est connu de personne.

## Titles of examples in the printed book

book-round = Un combat
book-joker = Un joker et une boule de cristal

## Why a move is good

because-last-card = Vous jouez le reste de votre main : la manche s’arrête aussitôt, et les autres comptent ce qui leur reste en main.
because-takes =
    { $cards ->
        [0] Vous ne ramassez aucune carte et ouvrez le combat suivant.
        [one] Vous ramassez une carte et ouvrez le combat suivant.
       *[other] Vous ramassez { $cards } cartes et ouvrez le combat suivant.
    }
because-ball = Le total reste à { $total } sans coûter de carte forte : { $who ->
        [me] vous devez le dépasser.
       *[other] { $answers } doit le dépasser.
    }
because-ball-opens = Vous n’avez que des boules de cristal : le combat commence à 0.
because-stack = La carte du dessus de votre talon part avec : un point de moins devant vous.
because-beyond = Aucune carte seule ne dépasse { $total } : { $who ->
        [me] vous devez en jouer plusieurs, jouer une boule de cristal ou ramasser.
       *[other] { $answers } doit en jouer plusieurs, jouer une boule de cristal ou ramasser.
    }
because-several = { $cards ->
        [one] { $cards } carte quitte la main
       *[other] { $cards } cartes quittent la main d’un coup
    }, et { $who ->
        [me] vous devez dépasser { $total }.
       *[other] { $answers } doit dépasser { $total }.
    }
because-weakest = C’est votre carte la plus faible, difficile à jouer plus tard ; les plus fortes restent en main.
because-beats = Cela fait { $total }, que { $who ->
        [me] vous devez dépasser.
       *[other] { $answers } doit dépasser.
    }
