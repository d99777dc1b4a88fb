# Master Labyrinth at the web table.

table-progress = { $wanted ->
        [0] Reste le dragon
       *[other] Prochain trésor : { $wanted }
    } · { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }{ $turn_limit ->
        [null] {""}
       *[other] {" "}sur { $turn_limit }
    }
table-end-note = Les trésors, les pièces et le dragon comptent. Le plus grand nombre de points l’emporte.
table-won = { $turned ->
        [yes] { $who ->
            [me] Vous avez vaincu le dragon et terminez
           *[other] { $winner } a vaincu le dragon et termine
        }
       *[no] { $who ->
            [me] Vous terminez
           *[other] { $winner } termine
        }
    } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, soit { $margin } de plus que { $second }.
table-mark = un trésor est pris
table-tie-note = Égalité de points : le plus grand nombre de trésors départage.
option-turn_limit-short = Limite de tours
option-turn_limit-none = jusqu’à la défaite du dragon
option-turn_limit-is = { $value ->
        [null] On joue jusqu’à la défaite du dragon.
       *[other] La partie se termine après { $value } tours, sans l’ultime duel.
    }

## Les événements, quand le plateau montre le reste

web-event-pushed = { $who ->
        [me] Vous poussez
       *[other] { $seat } pousse
    } en { $arrow }. Le couloir sorti en { $out } devient le couloir supplémentaire.
web-event-threatened = { $menace } menace le passage en { $square }. Au plus près (distance { $distance }) : { $nearest }.

## Le plateau

labyrinth-board = Le labyrinthe
labyrinth-squares = Cases, à parcourir avec les flèches du clavier
labyrinth-arrows = Flèches, dans le sens horaire
labyrinth-arrow = Flèche en { $arrow }, pousse { $way }
labyrinth-arrow-forbidden = Flèche en { $arrow }, interdite pour ce tour
labyrinth-way-N = vers le haut
labyrinth-way-E = vers la droite
labyrinth-way-S = vers le bas
labyrinth-way-W = vers la gauche
labyrinth-open = ouvert vers { $sides }
labyrinth-lair = l’antre ; le dragon regarde vers { $way }
labyrinth-treasure = trésor { $value }
labyrinth-coin = pièce d’or
labyrinth-dragon = le dragon, vaincu
labyrinth-reachable = à portée
labyrinth-you-are = Vous êtes en { $square }.
labyrinth-wanted-at = Le trésor { $value } se trouve en { $squares }.
labyrinth-you-reach = { $count ->
        [0] Aucune case n’est à portée.
        [one] Une case est à portée : { $squares }.
       *[other] { $count } cases sont à portée : { $squares }.
    }
labyrinth-spare-is = Le couloir supplémentaire est ouvert vers { $sides }. La touche R le tourne.

## Places et cartes

labyrinth-seat = { $name } : points { $points }, trésors { $treasures }, pièces { $coins }, cartes { $cards }
labyrinth-players = Joueurs
labyrinth-no-treasure = Pas encore de trésor
labyrinth-backs = Cartes en main : { $low } de 1 à 6, { $high } de 7 à 12
labyrinth-open-hand = Cartes : { $cards }
labyrinth-played-cards = { $count ->
        [0] Aucune carte n’a encore été jouée.
       *[other] Cartes jouées : { $cards }.
    }
labyrinth-your-cards = Vos cartes Trésor
labyrinth-no-cards = Vous n’avez plus de cartes.
labyrinth-card-reroll = carte { $value }, pour relancer le dé de duel
labyrinth-card-double = carte { $value }, pour un coup double
labyrinth-score-parts = Trésors { $treasures } · pièces { $coins } · dragon { $dragon }

## À vous

labyrinth-step-1 = Pousser un couloir
labyrinth-step-2 = Se déplacer dans le passage
labyrinth-step-3 = Trésor et dé Dragon
labyrinth-title-push = À vous : poussez.
labyrinth-title-move = À vous : avancez ou restez.
labyrinth-title-coin = Le trésor { $value } est à vous.
labyrinth-title-duel = { $roll } : raté.
labyrinth-title-last-duel = Vous avez fait { $roll }.
labyrinth-title-end = C’est fait.
labyrinth-title-over = La partie est terminée.
labyrinth-note-push = Tournez le couloir, puis touchez une flèche.
labyrinth-note-move = Touchez une case éclairée.
labyrinth-note-coin = { $coin ->
        [yes] Sa carte vous vaut aussi une pièce d’or.
       *[no] Vous n’avez pas sa carte.
    }
labyrinth-note-duel = { $again ->
        [yes] Le trésor { $value } est en jeu. Une carte permet de relancer.
       *[no] Le trésor { $value } est perdu : il fallait 4, 5 ou 6.
    }
labyrinth-note-last-duel = { $again ->
        [yes] Gardez ce jet et continuez, ou relancez-le avec une carte.
       *[no] Continuez.
    }
labyrinth-note-end = Une carte peut vous donner un tour de plus.
labyrinth-note-challenge = Le dragon vous regarde : le défier ?
labyrinth-note-over = {""}
labyrinth-their-push = Un couloir va être poussé.
labyrinth-their-move = En chemin.
labyrinth-their-coin = Un trésor : une pièce en plus ?
labyrinth-their-duel = En plein duel.
labyrinth-their-last-duel = En plein ultime duel.
labyrinth-their-end = À la fin du tour.
labyrinth-their-over = {""}
labyrinth-choose-arrow = Choisissez une flèche
labyrinth-choose-square = Choisissez une case
labyrinth-spare = Couloir supplémentaire, ouvert vers { $sides } : le tourner
labyrinth-spare-lies = Couloir supplémentaire, ouvert vers { $sides }
labyrinth-turn-left = Tourner le couloir supplémentaire à gauche
labyrinth-turn-right = Tourner le couloir supplémentaire à droite
labyrinth-do-push = Pousser en { $arrow }
labyrinth-do-go = Aller en { $square }
labyrinth-do-stay = Rester
labyrinth-do-coin = Jouer la carte { $card } pour une pièce
labyrinth-do-keep = Garder la carte
labyrinth-do-accept = { $value ->
        [0] En rester là
       *[other] Rendre le trésor { $value }
    }
labyrinth-do-roll = Lancer le dé (jet { $nth })
labyrinth-do-reroll = Relancer (carte { $card })
labyrinth-do-double = Coup double (carte { $card })
labyrinth-do-end = Terminer le tour
labyrinth-do-challenge = Défier le dragon
labyrinth-if-pushed = { $takes ->
        [0] En poussant ici : { $count ->
                [one] vous restez sur place.
               *[other] { $count } cases à portée.
            }
        [one] En poussant ici, cases à portée : { $count }, dont le trésor { $value } en { $squares }.
       *[other] En poussant ici, cases à portée : { $count }, dont les trésors { $value } en { $squares }.
    }
labyrinth-not-yet = Rien n’a encore bougé. Le couloir estompé deviendra le couloir supplémentaire.
labyrinth-if-gone = { $coin ->
        [yes] En vous arrêtant en { $square }, vous prenez le trésor { $value }. Votre carte { $value } vous vaut aussi une pièce d’or.
       *[no] En vous arrêtant en { $square }, vous prenez le trésor { $value }.
    }

## L’ultime duel

labyrinth-last-duel = L’ultime duel
labyrinth-rolled = un { $roll }
labyrinth-nth-roll = Jet { $nth }
labyrinth-missing = { $left ->
        [0] Il manque { $missing }.
       *[other] Encore { $missing }, et le dragon est vaincu : 15 points, et la partie se termine.
    }
labyrinth-against = { $who ->
        [me] Vous, face au dragon
       *[other] { $name }, face au dragon
    }
labyrinth-three-rolls = Trois jets. À douze ou plus, il est vaincu.
labyrinth-replaced = { $old }, remplacé par { $roll }
labyrinth-odds = Il manque { $missing } : { $percent } % de chances.
labyrinth-odds-last = { $share ->
        [of-0] Plus aucun jet ne suffit.
        [of-1] Il faut un 6 : un jet sur six.
        [of-2] Il faut un 5 ou un 6 : un jet sur trois.
        [of-3] Il faut 4 ou plus : un jet sur deux.
        [of-4] Il faut 3 ou plus : deux jets sur trois.
        [of-5] Il faut 2 ou plus : cinq jets sur six.
       *[of-6] N’importe quel jet suffit.
    }
labyrinth-if-won-head = { $goal } ou plus
labyrinth-if-won = { $verdict ->
        [yes] Le dragon tombe et la partie se termine. { $who ->
                [me] Vous avez { $score } et gagnez.
               *[other] { $name } a { $score } et gagne.
            }
        [shared] Le dragon tombe et la partie se termine. { $who ->
                [me] Vous avez { $score } et partagez la victoire.
               *[other] { $name } a { $score } et partage la victoire.
            }
       *[no] Le dragon tombe et la partie se termine. { $who ->
                [me] Vous avez { $score } : quelqu’un d’autre gagne.
               *[other] { $name } a { $score } : quelqu’un d’autre gagne.
            }
    }
labyrinth-if-lost-head = Moins de { $goal }
labyrinth-if-lost = { $value ->
        [0] Rien n’est perdu. Le tour passe à gauche.
       *[other] { $who ->
                [me] Vous rendez votre { $value }, le plus bas. Le tour passe à gauche.
               *[other] { $name } rend un { $value }, le plus bas. Le tour passe à gauche.
            }
    }
labyrinth-would-change = Ce que cela changerait
labyrinth-player = Joueur
labyrinth-if-won-short = gagné
labyrinth-if-lost-short = perdu

## Guide

guide-goal-title = Les trésors, dans l’ordre.
guide-goal = Seuls les trésors dorés peuvent être pris maintenant : la plus petite valeur du plateau. Arrêtez-vous sur l’un d’eux pour le prendre.
guide-push-title = D’abord, poussez.
guide-push = Tournez le couloir supplémentaire, puis touchez une flèche pour voir ce qui serait à portée. Touchez-la encore : la rangée avance.
guide-move-title = Ensuite, avancez.
guide-move = Aussi loin que va le passage éclairé, ou restez. On traverse librement les cases occupées.
guide-forbidden-title = La flèche barrée.
guide-forbidden = Personne ne peut annuler la dernière poussée. La flèche sera de nouveau permise au tour suivant.
guide-coin-title = Une pièce ?
guide-coin = Avec la carte du trésor que vous venez de prendre, vous recevez une pièce d’or : 5 points. Une carte ne sert qu’une fois.
guide-duel-title = Un duel.
guide-duel = Votre aventurier était le plus proche, et le dé donne 3 ou moins : votre plus petit trésor s’en va. Une carte de 1 à 6 permet de relancer.
guide-double-title = Encore une fois ?
guide-double = Une carte de 7 à 12 donne un tour complet de plus, jamais deux de suite.
guide-dragon-title = Le dragon vous regarde.
guide-dragon = Trois jets, 12 ou plus en tout : 15 points, et la partie est terminée. Sinon, votre plus petit trésor s’en va.
