# Les robots : niveaux, conseils, arène.

## Niveaux

level-novice = Novice
    .style = Joue comme on joue le premier soir : des coups sensés, aucun plan et, de temps en temps, un caprice.
level-regular = Habitué
    .style = Connaît bien le jeu et répond aussitôt, d’instinct, sans calculer.
level-master = Maître
    .style = Voit plus loin : imagine ce que les autres ont peut-être en main et joue bien des parties dans sa tête avant chaque coup.
level-grandmaster = Grand maître
    .style = Un maître qui prend plus de temps pour chaque coup, et voit donc plus loin.
level-games = Seulement dans { $games }.
level-table = { $title } à une table de { $seats }
level-points = Force : { $points }.
level-rated = { $title } { $points }
level-default = (par défaut)
level-seconds = { $seconds ->
        [one] Répond en moins de { $seconds } seconde.
       *[other] Répond en moins de { $seconds } secondes.
    }
bot-level-name = { $level } { $number }

## Conseils

hint-move = coup
hint-worth = espérance
hint-share = réflexion
hint-reason = raison
hint-over = La partie est terminée : il n’y a plus de coup à étudier.
hint-seat = Ce n’est pas à la place { $seat } de jouer. À jouer : { $allowed }.
simulations = { $simulations } n’est pas un nombre de simulations valable : il en faut au moins 1.

## L’arène

contender = « { $name } » n’est pas un robot de l’arène. Les robots sont : { $allowed }. Ajoutez @N à master ou à cheat pour N simulations.
arena-seats = Une table de { $seats } places ne peut pas accueillir { $bots } robots. Citez-en moins, ou opposez chacun, seul, aux robots de --field.
arena-count = Il faut au moins une partie et une tâche.
arena-file = { $path } ne contient pas les parties d’une arène.
arena-other = { $path } contient les parties d’une autre arène. Indiquez un autre fichier, ou reprenez le même jeu et les mêmes robots, places, graine et options ; les règles et les robots eux-mêmes ne doivent pas avoir changé.
extra-missing = Il manque un paquet : pip install maestri[{ $extra }]
network-none = { $path } ne contient pas de réseau. « maestri train » en produit un.
network-other = Le réseau de { $path } n’a pas été conçu pour { $game_key } tel qu’il est aujourd’hui. Entraînez-en un autre avec « maestri train { $game_key } ».
training-other = { $path } contient l’apprentissage d’une autre recette. Indiquez un autre dossier, ou reprenez le même jeu et les mêmes places, graine et dimensions.
training-sizes = Un entraînement se compte à partir de 1, sa largeur est paire et son taux est compris entre 0 et 1.

# Revenir sur une partie.
review-unfinished = La partie n’est pas terminée : il n’y a encore rien à analyser.
review-samples = Une analyse demande au moins 6 simulations par chiffre.
review-title = { $game } : chances de victoire
review-player = joueur
review-start = départ
review-luck = chance
review-own = décisions
review-others = des autres
review-result = résultat
review-ply = Coup { $ply }.
review-luck-moment = Chance, pour { $name } : { $change }.
review-decision-moment = Une décision ({ $name }) : { $change }.
review-better = Mieux : { $move }.
review-verdict = { $won ->
        [yes] { $name } a gagné
       *[other] { $name } n’a pas gagné
    } : { $played ->
        [better] un jeu meilleur que celui d’un habitué
        [worse] un jeu moins bon que celui d’un habitué
       *[other] le jeu d’un habitué
    }, et { $luck ->
        [lucky] de la chance.
        [unlucky] de la malchance.
       *[other] ni chance ni malchance.
    }
puzzles-found = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    } en { $matches ->
        [one] { $matches } partie.
       *[other] { $matches } parties.
    }
puzzles-file = { $path } ne contient pas de problèmes : indiquez un autre fichier.
