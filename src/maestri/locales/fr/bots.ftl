# Les robots : niveaux, conseils, arène.

## Niveaux

level-novice = Novice
    .style = Joue comme à une première soirée : des coups sensés, pas de plan et, parfois, un caprice.
level-regular = Habitué
    .style = Connaît bien le jeu et joue aussitôt, au seul jugement.
level-master = Maître
    .style = Voit plus loin : imagine ce que les autres peuvent tenir et joue en pensée bien des parties avant chaque coup.
level-default = (par défaut)
level-seconds = { $seconds ->
        [one] Répond en moins de { $seconds } seconde.
       *[other] Répond en moins de { $seconds } secondes.
    }
bot-level-name = { $level } { $number }
level-unknown = Il n’y a pas de niveau « { $level } ». Les niveaux sont : { $allowed }.

## Conseils

hint-move = coup
hint-worth = espéré
hint-share = réflexion
hint-reason = raison
hint-over = La partie est finie : il n’y a plus de coup à étudier.
hint-seat = La place { $seat } n’a pas à jouer. À jouer : { $allowed }.
simulations = { $simulations } n’est pas un nombre de simulations. Il en faut au moins 1.

## L’arène

contender = « { $name } » n’est pas un robot de l’arène. Les robots sont : { $allowed }, avec @N derrière master ou cheat pour N simulations.
arena-seats = { $bots } robots ne tiennent pas à une table de { $seats }. Nommez-en moins, ou asseyez chacun seul avec --field.
arena-count = Les parties et les tâches se comptent à partir de 1.
arena-file = { $path } ne contient pas les parties d’une arène.
arena-other = { $path } contient les parties d’une autre arène. Nommez un autre fichier, ou les mêmes jeu, robots, places, graine et options.
extra-missing = Il manque un paquet : pip install maestri[{ $extra }]
