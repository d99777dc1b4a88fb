# Master of Rules at the web table.

table-progress = Donne { $deal } sur { $deals } · tour { $turn }
table-end-note = Le plus grand nombre de points l’emporte.
table-won = { $who ->
        [me] Vous terminez
       *[other] { $winner } termine
    } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, soit { $margin } de plus que { $second }.
table-mark = une donne est jugée
option-edition-short = Édition
option-edition-zman = Z-Man 2008
option-edition-japan = Japon 2007
option-edition-zman-note = À égalité, Soutien de la droite départage, mais il ne donne pas de bonus. La dernière donne a une recharge, où personne ne prend de carte.
option-edition-japan-note = Chaque type donne un bonus, et Trio départage. La dernière donne n’a pas de recharge.
option-edition-is = { $value ->
        [japan] L’édition japonaise de 2007.
       *[zman] L’édition Z-Man de 2008.
    }

rules-can-take = { $card }, à prendre
rules-refill = Recharge
rules-refill-numbers = Cartes Nombre de la recharge
rules-refill-rules = Cartes Règle de la recharge
rules-pile = Pioche
rules-points = points
rules-points-count = { $count ->
        [0] point
        [one] point
       *[other] points
    }
rules-bonus = bonus
rules-none-won = encore aucune règle gagnée
rules-order = joue en position { $order } dans cette donne
rules-your-place = Ce que vous avez posé
rules-put-back = Annuler
rules-play = Poser { $card }
rules-take = Prendre { $card }
rules-lay-either = Posez un nombre ou une règle.
rules-lay-number = Posez un nombre.
rules-lay-rule = Posez une règle.
rules-take-number = Prenez un nombre dans la recharge.
rules-take-rule = Prenez une règle dans la recharge.
rules-leans = Réalisé si { $name }, à votre droite, réalise sa règle.
rules-leans-on = Réalisé si { $name }, à votre droite, réalise « { $rule } ».
rules-needs = Où en est chaque règle
rules-needs-note = D’après ce que vous voyez : réalisée quoi qu’il arrive, encore possible, ou manquée.
rules-done = réalisée
rules-possible = encore possible
rules-lost = manquée
rules-waiting = pas encore jugée
rules-about-limit = Les cinq nombres totalisent 23 ou moins.
rules-about-best = Votre carte est la plus haute de la couleur la plus fréquente.
rules-about-only = Aucune autre carte n’a la couleur ni le nombre de la vôtre.
rules-about-trio = Trois des cinq cartes ont la même couleur ou le même nombre.
rules-about-support = Le joueur à votre droite réalise sa règle.
rules-to-result = Voir le résultat
rules-next = Règle suivante : { $rule }
rules-continue = Continuer
rules-this-deal = Cette donne
rules-five-numbers = Les cinq nombres
rules-sum = Somme
rules-most-frequent = Le plus souvent
rules-equal = Nombres égaux
rules-no-equal = aucun
rules-judging = Règle { $step } sur { $of }
rules-back = Retour
rules-why-limit = { $done ->
        [yes] { $sum } en tout
       *[no] { $sum } en tout, plus de 23
    }
rules-why-best = { $done ->
        [yes] en tête : { $card }
       *[no] en tête : { $highest }
    }
rules-why-only = { $done ->
        [yes] { $card } est à part
       *[no] point commun avec { $sharing }
    }
rules-why-trio = { $done ->
        [yes] { $cards }
       *[no] pas trois cartes semblables
    }
rules-why-support = { $end ->
        [none] tous l’ont posé, tous le réalisent
       *[other] { $done ->
            [yes] { $right_is ->
                [me] vous réalisez la vôtre
               *[other] { $right } réalise la sienne
            }
           *[no] { $right_is ->
                [me] vous manquez la vôtre
               *[other] { $right } manque la sienne
            }
        }
    }
rules-why-leans = appui sur { $right }
rules-why-next = la suivante
rules-score-sheet = Feuille de score
rules-score-note = Un point par règle gagnée. Case teintée : bonus de 2. Case entourée : ce qui a départagé.
rules-ties = Comment on départage
rules-ties-note = À égalité de points, le premier type qui diffère décide, dans l’ordre de { $rule }.

## Pourquoi pas, en quelques mots

web-refused-MR-8 = { $kind ->
        [number] Au deuxième tour, une carte Règle
       *[rule] Au deuxième tour, une carte Nombre
    }
web-refused-MR-9 = Pas dans cette donne : { $card }
web-refused-MR-13 = { $taking ->
        [number] Prenez d’abord une carte Nombre
        [rule] Prenez d’abord une carte Règle
       *[nothing] Posez d’abord une carte
    }

guide-hand-title = Des nombres et des règles.
guide-hand = Quatre nombres et trois règles. À chaque donne, vous posez une carte de chaque sorte, et vous gagnez la règle si elle est réalisée.
guide-lay-title = Posez une carte.
guide-lay = Un nombre ou une règle, au choix. L’autre sorte viendra au deuxième tour. Ce que vous posez renseigne les autres.
guide-take-title = Prenez-en une autre.
guide-take = Dans la recharge, prenez une carte de la sorte que vous avez posée. Tout le monde la voit.
guide-second-title = Deuxième tour.
guide-second = Vous posez maintenant une carte de l’autre sorte. La plupart des nombres sont déjà sur la table.
guide-blocked-title = Pas celle-ci.
guide-blocked = Un type de règle déjà posé ne peut plus l’être dans cette donne. Touchez une carte estompée pour lire pourquoi.
guide-needs-title = Où en est chaque règle ?
guide-needs = Une coche : elle sera réalisée. Un demi-disque : encore possible. Une croix : manquée. D’après ce que vous voyez.
guide-won-title = Une règle à vous.
guide-won = Chaque règle gagnée vaut un point. Trois cartes d’un type{ $edition ->
        [zman] {""}, sauf Soutien de la droite,
       *[japan] {""}
    } rapportent 2 points de plus ; les cinq types réunis aussi.
