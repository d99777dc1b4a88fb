# Le Maître des Règles

title = Le Maître des Règles
byline = Susumu Kawasaki, 2007
blurb = Cinq cartes sur la table, et chacun joue selon sa propre règle. Réalisez la vôtre, et elle est à vous.
your-move = C’est à vous : posez un nombre ou une règle.
how-1 = Chacun joue un nombre et une règle ; les nombres servent à tous.
how-2 = Votre règle dit ce que doivent être les nombres sur la table.
how-3 = Réalisée, elle est à vous. Le plus grand nombre de points l’emporte.
example = R7
option-edition = La règle suivie : Z-Man (zman, 2008) ou l’édition japonaise (japan)

## Cartes

card-limit = Limite 23
card-best = Le Meilleur des Meilleurs
card-only = Seulement Une
card-trio = Trio
card-support = Soutien de la droite
card-R1 = le 1 rouge
card-R2 = le 2 rouge
card-R3 = le 3 rouge
card-R4 = le 4 rouge
card-R5 = le 5 rouge
card-R6 = le 6 rouge
card-R7 = le 7 rouge
card-R8 = le 8 rouge
card-R9 = le 9 rouge
card-B1 = le 1 bleu
card-B2 = le 2 bleu
card-B3 = le 3 bleu
card-B4 = le 4 bleu
card-B5 = le 5 bleu
card-B6 = le 6 bleu
card-B7 = le 7 bleu
card-B8 = le 8 bleu
card-B9 = le 9 bleu
card-Y1 = le 1 jaune
card-Y2 = le 2 jaune
card-Y3 = le 3 jaune
card-Y4 = le 4 jaune
card-Y5 = le 5 jaune
card-Y6 = le 6 jaune
card-Y7 = le 7 jaune
card-Y8 = le 8 jaune
card-Y9 = le 9 jaune
card-G1 = le 1 vert
card-G2 = le 2 vert
card-G3 = le 3 vert
card-G4 = le 4 vert
card-G5 = le 5 vert
card-G6 = le 6 vert
card-G7 = le 7 vert
card-G8 = le 8 vert
card-G9 = le 9 vert
card-P1 = le 1 violet
card-P2 = le 2 violet
card-P3 = le 3 violet
card-P4 = le 4 violet
card-P5 = le 5 violet
card-P6 = le 6 violet
card-P7 = le 7 violet
card-P8 = le 8 violet
card-P9 = le 9 violet
colour-R = rouge
colour-B = bleu
colour-Y = jaune
colour-G = vert
colour-P = violet
kind-numbers = cartes Nombre
kind-rules = cartes Règle
dummy = Fictif { $number }

## Ce qui s’est passé

event-dealt = Les cartes sont distribuées. { $who ->
        [me] Vous commencez.
       *[other] { $first } commence.
    }
event-refill-laid = Recharge : { $cards }.
event-hand-shown = { $who ->
        [me] Vous montrez toutes vos cartes Règle
       *[other] { $seat } montre toutes ses cartes Règle
    } : { $cards }.
event-laid = { $who ->
        [me] Vous posez
       *[other] { $seat } pose
    } { $card }.
event-took = { $who ->
        [me] Vous prenez
       *[other] { $seat } prend
    } { $card }.
event-dummy-laid = Fictif { $dummy } reçoit { $number }{ $rule ->
        [none] {""}
       *[other] {" "}et { $rule }
    }.
event-numbers-counted = La somme des cinq nombres est de { $sum }. Le plus souvent ({ $frequency } fois) : { $colours }.{ $equal_count ->
        [0] {""}
       *[other] {" "}Nombres égaux : { $equal }.
    }
event-limit-judged = { $done ->
        [yes] { $who ->
            [me] Vous réalisez
           *[other] { $seat } réalise
        } Limite 23 : la somme est de { $sum }.
       *[no] { $who ->
            [me] Vous ne réalisez pas
           *[other] { $seat } ne réalise pas
        } Limite 23 : la somme est de { $sum }.
    }
event-best-judged = { $done ->
        [yes] { $who ->
            [me] Vous réalisez
           *[other] { $seat } réalise
        } Le Meilleur des Meilleurs avec { $card }.
       *[no] { $who ->
            [me] Vous ne réalisez pas
           *[other] { $seat } ne réalise pas
        } Le Meilleur des Meilleurs avec { $card }.
    } { $colours_count ->
        [one] Couleur la plus fréquente ({ $frequency } fois) : { $colours } ; sa carte la plus haute : { $highest }.
       *[other] Couleurs les plus fréquentes ({ $frequency } fois) : { $colours } ; leurs cartes les plus hautes : { $highest }.
    }
event-only-judged = { $done ->
        [yes] { $who ->
            [me] Vous réalisez
           *[other] { $seat } réalise
        } Seulement Une : { $card } ne partage ni sa couleur ni son nombre avec aucune autre carte.
       *[no] { $who ->
            [me] Vous ne réalisez pas
           *[other] { $seat } ne réalise pas
        } Seulement Une : { $card } partage sa couleur ou son nombre avec { $sharing }.
    }
event-trio-judged = { $done ->
        [yes] { $who ->
            [me] Vous réalisez
           *[other] { $seat } réalise
        } Trio : { $cards }.
       *[no] { $who ->
            [me] Vous ne réalisez pas
           *[other] { $seat } ne réalise pas
        } Trio : il n’y a pas trois cartes de même couleur, ni trois de même nombre.
    }
event-support-judged = { $end ->
        [none] { $who ->
            [me] Vous réalisez
           *[other] { $seat } réalise
        } Soutien de la droite : tous l’ont posé, donc tous le réalisent.
       *[other] { $done ->
            [yes] { $who ->
                [me] Vous réalisez
               *[other] { $seat } réalise
            } Soutien de la droite : appui sur { $right }, { $end_is ->
                [me] votre règle est réalisée.
               *[other] règle réalisée ({ $end }).
            }
           *[no] { $who ->
                [me] Vous ne réalisez pas
               *[other] { $seat } ne réalise pas
            } Soutien de la droite : appui sur { $right }, { $end_is ->
                [me] votre règle est manquée.
               *[other] règle manquée ({ $end }).
            }
        }
    }
event-discarded = Défausse : { $cards }.
event-reshuffled = La défausse est mélangée et forme la nouvelle pioche ({ $kind } : { $count }).
event-first-player-passed = Donne { $deal }. { $who ->
        [me] Vous commencez.
       *[other] { $seat } commence.
    }
event-round-began = La manche { $round } commence.
event-hands-discarded = Les cartes restées en main sont défaussées.
event-scored = { $seat } : { $cards ->
        [one] { $cards } carte Règle
       *[other] { $cards } cartes Règle
    } ; bonus : { $threes_bonus } pour trois cartes d’un type, { $all_types_bonus } pour les cinq types. Total : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tie-broken = Égalité de points entre { $who ->
        [me] vous
       *[other] { $seat }
    } et { $behind }. Les cartes { $rule } départagent : { $more } contre { $fewer } pour { $who ->
        [me] vous
       *[other] { $seat }
    }.
event-match-ended = La partie est terminée. Points : { $points }.

## Pourquoi pas

refused-MR-1 = Il n’y a pas de carte { $card }. Une carte Nombre s’écrit avec une lettre (R rouge, B bleu, Y jaune, G vert, P violet) et un nombre de 1 à 9.
refused-MR-4 = Vous n’avez pas { $card } en main. Vous pouvez poser : { $allowed }.
refused-MR-7 = C’est à un autre joueur de jouer. On joue dans le sens horaire.
refused-MR-8 = { $kind ->
        [number] Vous avez posé une carte Nombre au premier tour. Au deuxième, il faut une carte Règle : { $allowed }.
       *[rule] Vous avez posé une carte Règle au premier tour. Au deuxième, il faut une carte Nombre : { $allowed }.
    }
refused-MR-9 = { $by ->
        [dummy] Fictif 1 a déjà ce type ({ $card }).
       *[other] Ce type ({ $card }) a déjà été posé dans cette donne.
    } Vous en avez un autre en main. Vous pouvez poser : { $allowed }.
refused-MR-13 = { $taking ->
        [number] Prenez d’abord une carte Nombre de la recharge : { $allowed }.
        [rule] Prenez d’abord une carte Règle de la recharge : { $allowed }.
       *[nothing] On prend une carte après en avoir posé une de la même sorte, pas avant. Vous pouvez poser : { $allowed }.
    }
refused-MR-14 = Personne ne prend de carte dans la dernière donne. Vous pouvez poser : { $allowed }.
refused-MR-29 = La partie est terminée.

## La table en texte

sketch-head = Donne { $deal } sur { $deals } · manche { $round } sur { $rounds } · tour { $turn } · pioches : { $numbers } Nombre, { $rules } Règle
sketch-won = points { $points } · règles gagnées : { $cards }
sketch-won-type = { $count ->
        [0] {""}
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
sketch-refill = Recharge : { $cards }
sketch-outlook = Règles en ce moment : { $rules }
sketch-prospect = { $rule } : { $prospect }
outlook-done = réalisée
outlook-possible = possible
outlook-lost = manquée
sketch-own-hand = Votre main
sketch-hand = { $whose } : { $cards }
sketch-known = { $whose }, cartes connues de tous : { $cards }

## Juger une vraie table

judge-form = « { $text } » n’est pas une place à la table. Écrivez un nom et ses cartes, par exemple A: trio R7, et séparez les places par |.
judge-card = « { $card } » n’est pas une carte. Une carte Nombre s’écrit avec une lettre (R rouge, B bleu, Y jaune, G vert, P violet) et un nombre de 1 à 9 ; les cartes Règle sont limit, best, only, trio et support.
judge-name = { $name } apparaît deux fois. Chaque place doit avoir son propre nom.
judge-count = Joueurs : { $players } ; joueurs fictifs : { $dummies }. Il en faut cinq en tout : 5 joueurs, ou 4 et D1, ou 3, D1 et D2.
judge-cards = { $name } doit avoir une carte Nombre et une carte Règle, par exemple { $name }: trio R7.
judge-dummy-cards = { $name } doit avoir une carte Nombre. Seul D1 peut avoir aussi une carte Règle, à trois joueurs.
judge-twice = { $card } apparaît deux fois. Chaque carte Nombre est unique.

## Le livret de règles

section-material = Matériel
section-set-up = Mise en place
section-deal = Une donne
section-adjudication = Le jugement des règles
section-dummies = Les joueurs fictifs, à trois ou à quatre
section-between = Entre deux donnes
section-end = Fin et décompte
section-seen = Ce que chacun peut voir

MR-1 = Il y a 45 cartes Nombre : une de chaque nombre de 1 à 9 en rouge, bleu, jaune, vert et violet.
MR-2 = Il y a 60 cartes Règle, 12 de chaque type : Limite 23, Le Meilleur des Meilleurs, Seulement Une, Trio et Soutien de la droite.
MR-3 = Le jeu est prévu pour 3, 4 ou 5 joueurs.
MR-4 = Cartes Nombre et cartes Règle sont mélangées séparément. Chacun reçoit quatre cartes Nombre et trois cartes Règle. Le reste forme deux pioches, faces cachées.
MR-5 = Le premier joueur est tiré au sort. Il reçoit la carte Premier joueur et le compteur de manches, placé sur 1.
MR-6 = De chaque pioche, on étale face visible autant de cartes qu’il y a de joueurs : c’est la recharge.
    .ruling = Les joueurs fictifs ne comptent pas ici.
MR-7 = Premier tour : à partir du premier joueur et dans le sens horaire, chacun pose devant lui, face visible, une carte de sa main, Nombre ou Règle, au choix.
MR-8 = Deuxième tour : dans le même ordre, chacun pose une carte de la sorte qu’il n’a pas posée au premier tour. Chacun a donc, à la fin, une carte Nombre et une carte Règle devant lui.
MR-9 = Une carte Règle ne doit pas être d’un type déjà posé.
    .ruling = Cela s’entend dans cette donne ; au deuxième tour, les types posés aux deux tours comptent. La règle japonaise le dit, celle de Z-Man ne le dit pas.
MR-10 = Un joueur dont toutes les cartes Règle sont de types déjà présents peut poser n’importe laquelle. Au premier tour, il peut aussi poser une carte Nombre à la place.
MR-11 = Édition japonaise seulement : le joueur qui se sert de MR-10 montre d’abord toutes les cartes Règle de sa main.
MR-12 = Quand on pose une carte Nombre, ce peut être n’importe quelle carte Nombre, quelles que soient celles déjà sur la table.
MR-13 = Après avoir posé une carte, un joueur en prend une de la même sorte dans la recharge, avant que le suivant ne joue. Sa main compte à nouveau quatre cartes Nombre et trois cartes Règle. La recharge n’est pas complétée pendant la donne.
    .ruling = Il prend celle qu’il veut.
MR-14 = Dans la dernière donne, personne ne prend de carte. Z-Man : une recharge est étalée quand même. Édition japonaise : il n’y en a pas.
MR-15 = Limite 23 est réalisée si la somme des cinq cartes Nombre de la table est de 23 ou moins. Les cartes Nombre des joueurs fictifs sont parmi les cinq : ici, et pour Le Meilleur des Meilleurs, Seulement Une et Trio.
MR-16 = Le Meilleur des Meilleurs est réalisé si votre propre carte est la plus haute de la couleur la plus fréquente sur la table. Si plusieurs couleurs sont les plus fréquentes à égalité, chacune compte.
MR-17 = Seulement Une est réalisée si votre propre carte ne partage ni sa couleur ni son nombre avec aucune des quatre autres.
MR-18 = Trio est réalisé si au moins trois des cinq cartes sont de même couleur, ou au moins trois de même nombre. La vôtre n’a pas besoin d’en faire partie.
MR-19 = Soutien de la droite est réalisé si le joueur à votre droite a réalisé sa propre règle. On ignore les joueurs fictifs. Un soutien peut s’appuyer sur un soutien ; si tous les joueurs posent Soutien de la droite, tous le réalisent. À votre droite se trouve le joueur qui joue avant vous.
MR-20 = Chaque carte Règle réalisée est posée, face visible, devant son joueur. Toutes les cartes Nombre et les autres cartes Règle sont défaussées. Manquer une règle ne coûte rien.
MR-21 = Des joueurs fictifs complètent la table à cinq. À cinq joueurs : aucun. À quatre : Fictif 1. À trois : Fictif 1 et Fictif 2.
MR-22 = À quatre joueurs : après le premier tour, la première carte de la pioche Nombre est posée, face visible, devant Fictif 1.
MR-23 = À trois joueurs : après le premier tour, la première carte de chaque pioche, Nombre et Règle, est posée, face visible, devant Fictif 1. Après le deuxième tour, la première carte de la pioche Nombre est posée, face visible, devant Fictif 2.
MR-24 = La carte Règle de Fictif 1 bloque son type au deuxième tour comme une autre. Elle est tirée à l’aveugle et peut donc répéter un type déjà présent.
MR-25 = Z-Man : Fictif 1 ne marque jamais de points. Sa carte Règle est défaussée, réalisée ou non.
    .ruling = Il en va de même dans l’édition japonaise.
MR-26 = Après chaque donne, une nouvelle recharge est tirée des pioches.
MR-27 = Quand il faut une carte et que sa pioche est vide, on mélange la défausse correspondante, qui devient la pioche. Les cartes en main, sur la table et gagnées n’en font pas partie.
    .ruling = On mélange la défausse quand il faut la carte suivante, pas avant ; la règle japonaise dit seulement que la pioche est épuisée.
    .ruling-2 = Si la défausse est vide aussi, on étale moins de cartes, ou aucune. Cela n’arrive qu’à cinq joueurs avec la règle Z-Man, pour la recharge de la dernière donne, où personne ne prend rien.
MR-28 = La carte Premier joueur passe au voisin de gauche. Le compteur de manches reste où il est. Quand la carte Premier joueur revient au joueur qui a le compteur, la manche est terminée et le compteur avance.
MR-29 = À cinq joueurs, on joue 2 manches, soit 10 donnes ; à quatre, 3 manches, soit 12 donnes ; à trois, 4 manches, soit 12 donnes. Les cartes restées en main sont défaussées.
MR-30 = Chaque carte Règle gagnée vaut un point.
MR-31 = Chaque type dont un joueur a au moins trois cartes rapporte 2 points de plus, une seule fois : six du même type ne rapportent que 2. Z-Man : pas pour Soutien de la droite. Édition japonaise : pour les cinq types.
MR-32 = Les cinq types réunis rapportent 2 points de plus, une seule fois.
MR-33 = Le joueur qui a le plus de points l’emporte. À égalité, on compare les types l’un après l’autre, et le plus grand nombre de cartes l’emporte. Z-Man : Soutien de la droite, Trio, Seulement Une, Le Meilleur des Meilleurs, Limite 23. Édition japonaise : Trio, Seulement Une, Le Meilleur des Meilleurs, Limite 23, Soutien de la droite. Si l’égalité demeure, la victoire est partagée.
    .ruling = La règle Z-Man ne parle que du vainqueur ; comme dans l’édition japonaise, le même ordre départage tous les rangs.
MR-34 =
    .ruling = Tous voient les cartes sur la table, dans la recharge et devant les joueurs, les deux défausses, et le nombre de cartes des pioches et des mains. Une main n’est vue que de son joueur, et personne ne connaît l’ordre des pioches. Une carte prise dans la recharge et une main montrée selon MR-11 sont connues de tous jusqu’à ce qu’elles soient posées.

## Titles of examples in the printed book

book-five-rules = Qui a réalisé sa règle ?
book-leaning = Deux soutiens, et deux joueurs fictifs

## Why a move is good

because-rule-done = Quoi qu’on pose encore, { $rule } sera réalisée.
because-rule-possible = { $rule } peut encore être réalisée dans cette donne.
because-rule-lost = { $rule } ne peut plus être réalisée dans cette donne : vos autres règles sont gardées pour les suivantes.
because-number-done = Avec ce nombre, { $rule } sera réalisée quoi qu’on pose encore.
because-number-possible = Avec ce nombre, { $rule } peut encore être réalisée.
because-number-lost = Avec ce nombre, { $rule } n’est plus réalisable dans cette donne ; vos autres nombres sont gardés.
because-open =
    { $count ->
        [0] Aucune de vos règles n’est réalisable avec lui dans cette donne : vos autres nombres sont gardés.
        [one] Une de vos règles ({ $of } en main) reste réalisable avec lui.
       *[other] { $count } de vos règles ({ $of } en main) restent réalisables avec lui.
    }
because-new = Vous n’avez pas encore { $card } en main.
because-second = Vous avez déjà { $count } fois { $card } en main : en voici une de plus pour une donne suivante.
because-alike = Il partage sa couleur ou son chiffre avec { $count } de vos nombres.
because-unlike = Aucun de vos nombres n’a sa couleur ni son chiffre.
