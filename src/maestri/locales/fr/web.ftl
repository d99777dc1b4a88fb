# The web client: front page, tables, waiting, replay. Shared by all games.

web-close = Fermer
web-back = Retour
web-cancel = Annuler
web-save = Garder
web-now = Maintenant
web-language = Langue
web-settings = Réglages
web-menu = Menu
web-tables = Tables
web-rule-book = Règles du jeu
web-rule-books = Règles des jeux
web-unreachable = La maison ne répond pas. Vérifiez la connexion et réessayez.
web-opening = On va à la table…

## Front page

web-front-title =
    Quatre jeux.
    Une seule table.
web-front-note = Jouez entre amis, ou seul contre des adversaires loyaux. Sans compte.
web-front-running = { $count ->
        [one] Vous êtes assis à une table
       *[other] Vous êtes assis à { $count } tables
    }
web-with = avec { $names }
web-with-bots = avec des bots
web-go-on = Continuer
web-players = { $fewest } à { $most } joueurs
web-players-just = { $most } joueurs
web-minutes = { $minutes } min
web-play = Jouer
web-with-friends = Entre amis
web-first-steps = Apprendre en jouant
web-open-tables = { $count ->
        [one] une table ouverte
       *[other] { $count } tables ouvertes
    }
web-fair-promise = Chaque donne peut être vérifiée après coup.
web-how = Comment ça marche
web-join-link = Rejoindre par un lien
web-join-label = Le lien que vous avez reçu
web-join = Rejoindre
web-no-tables = Aucune table n’est ouverte. Dressez-en une et envoyez le lien.
web-open-now = Ouvertes à tous
web-my-tables = Mes tables
web-over = terminée
web-waiting-short = en attente
web-playing-short = en cours
web-watch = Voir

## New table, waiting room

web-new-table = Nouvelle table
web-game = Jeu
web-pace = Rythme
web-pace-live = Maintenant
web-pace-leisure = À loisir
web-pace-live-note = Tout le monde est à la table.
web-clock = Pendule
web-clock-none = aucune
web-clock-budget = { $minutes } min par partie, plus { $increment } s par coup
web-clock-seconds = { $seconds } s par coup
web-clock-days = { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
web-clock-is = pendule : { $clock }
web-stand-in = Remplaçant
web-grace = Combien de temps un joueur peut s’absenter
web-grace-seconds = après { $seconds } s
web-grace-minutes = après { $minutes } min
web-stand-in-note = Quand celui qui doit jouer s’absente aussi longtemps, un bot joue pour lui jusqu’à son retour.
web-stand-in-clock-note = Un bot joue pour qui n’a plus de temps.
web-stand-in-is = { $grace ->
        [none] remplaçant : { $level }
       *[other] remplaçant : { $level }, { $grace }
    }
web-days = { $days } jours
web-hours = { $hours } h
web-pace-leisure-note = Personne n’a besoin d’être là ; des jours peuvent passer entre les coups.
web-seats = Places
web-fewer = Une place de moins
web-more = Une place de plus
web-who-sits = Qui s’assied où
web-clockwise = on joue dans le sens horaire
web-seat-you = Vous
web-seat-host = hôte
web-seat-link = Lien
web-seat-invited = invité
web-seat-open = Libre
web-seat-anybody = pour tous
web-seat-bot = bot
web-seat-here = présent
web-seat-away = absent
web-seat-choose = Qui prend la place { $seat } ?
web-seat-link-long = Inviter par lien
web-seat-link-note = La place est gardée pour qui l’ouvre.
web-seat-open-long = Laisser ouverte
web-seat-open-note = Chacun peut s’y asseoir.
web-seat-bots = Un bot
web-bot-note = Un bot ne voit que ce que vous verriez à sa place.
web-level-novice = Débutant
web-level-regular = Habitué
web-level-master = Maître
web-level-novice-note = Joue ce qui lui plaît, et espère.
web-level-regular-note = Connaît les cartes, et les compte.
web-level-master-note = Imagine mille fois votre main.
web-spectators = D’autres peuvent regarder
web-open-table = Ouvrir la table
web-open-table-note = Envoyez ensuite le lien à qui vous voulez.
web-seats-free = { $count ->
        [0] Toutes les places sont prises.
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-start-when-full = La partie peut commencer dès qu’aucune place n’est vide.
web-start-ready = Tout le monde est là.
web-start-host = L’hôte lance la partie.
web-start = Commencer
web-sit-down = S’asseoir
web-stand-up = Se lever
web-invite = Inviter par lien
web-copy = Copier
web-copied = Copié
web-share = Partager
web-sealed-note = Les cartes sont déjà scellées. Votre navigateur ajoute son propre hasard quand vous vous asseyez.

## At the table

web-your-turn = À vous.
web-their-turn = À { $name } de jouer.
web-sending = C’est parti…
web-match-over = La partie est finie.
web-wait = Attendez votre tour
web-choose-card = Choisissez une carte
web-play-card = Jouer { $card }
web-your-hand = Votre main
web-hidden-cards = Cartes cachées : { $count }
web-no-cards = vide
web-card-playable = { $card }, jouable
web-card-not-now = { $card }, pas maintenant
web-not-now = Pas { $card }, pas maintenant
web-not-this = Pas maintenant
web-rule = Règle { $rule }
web-read-rule = Lire la règle
web-watching = Spectateur
web-log = Journal et paroles
web-log-and-talk = Journal et paroles
web-log-only = Journal seul
web-talk = À la table…
web-send = Envoyer
web-sealed = Cartes scellées
web-moment = Coup { $ply }
web-taken-back = Des coups ont été repris.
web-recalling = Ce que vous avez manqué. Touchez pour passer.
web-connection-lost = Connexion perdue.
web-connection-retry = Nouvel essai dans { $seconds } s. Rien n’est perdu.
web-undo = Reprendre le coup
web-undo-asked = { $who ->
        [me] Vous demandez à reprendre votre dernier coup.
       *[other] { $name } voudrait reprendre son dernier coup.
    }
web-agree = D’accord
web-decline = Non
web-resign = Céder la place
web-resign-sure = Oui, un bot continue pour moi
web-leave = Retour à l’accueil
web-copy-watch-link = Copier le lien pour regarder
web-bot-0 = Aiko
web-bot-1 = Bruno
web-bot-2 = Chloé
web-bot-3 = Dara
web-bot-4 = Emil
web-bot-5 = Hana

## Settings

web-theme = Clair ou sombre
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-confirm = Confirmer chaque coup
web-confirm-note = Sinon, une carte qui ne peut se jouer que d’une façon part aussitôt.
web-motion = Les cartes bougent
web-sound = Sons
web-notify = Me prévenir quand c’est à moi
web-nickname = Mon nom aux tables
web-other-device = Sur un autre appareil
web-other-device-note = Un lien qui fait de vous la même personne là-bas. Gardez-le pour vous.
web-make-link = Créer le lien

## End, replay, fairness

web-rematch = Rejouer
web-to-rematch = À la partie suivante
web-replay = Revoir
web-look-table = Voir la table
web-to-result = Au résultat
web-home = Accueil
web-replay-of = Reprise : { $game }
web-replay-move = Coup { $ply } sur { $last }
web-first = Au début
web-previous = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-play-on = Lecture
web-pause = Pause
web-position = Position dans la partie
web-all-open = Toutes les mains ouvertes
web-moves = Coups
web-deal = Donne
web-share-moment = Copier le lien vers ce moment
web-save-record = Enregistrer la partie
web-fork = Jouer à partir d’ici
web-fork-note = Coup { $ply } sur { $last }. Une nouvelle table avec cette position : ce que la place choisie pouvait voir reste, le reste est redistribué. La partie d’origine ne change pas.
web-fork-seat = Quelle place est la vôtre ?
web-fork-open = Ouvrir la table
web-fair-checking = Votre navigateur redistribue…
web-fair-holds = Une donne loyale
web-fair-broken = Ce n’est pas ce qui fut scellé
web-fair-open = Non scellée
web-fair-note = { $draws ->
        [one] Votre navigateur a retiré une carte et l’a comparée.
       *[other] Votre navigateur a retiré les { $draws } cartes et comparé chacune.
    }
web-fair-open-note = La graine de cette partie fut choisie ouvertement, ou la partie vient d’une autre.
web-fair-unknown = La donne pourra être vérifiée à la fin de la partie.
web-fair-undealt = Scellée, mais pas redistribuée ici
web-fair-undealt-note = Le sceau, le secret et la graine concordent. Ce navigateur ne sait pas redistribuer ce jeu ; les cartes restent à vérifier : prenez l’enregistrement, et tapez « maestri verify FICHIER ».
web-fair-record = L’enregistrement
web-fair-what = Ce qui a été vérifié
web-check-seal = Le sceau montré à la table est celui de l’enregistrement
web-check-secret = Le secret ouvert à la fin va avec le sceau
web-check-entropy = Hasard ajouté par les joueurs
web-check-own = Le hasard ajouté par ce navigateur y figure
web-check-seed = La graine vient du secret et du hasard, et de rien d’autre
web-check-draws = Cartes données et tirées à nouveau ici
web-check-moves = Coups rejoués par le serveur
web-fair-title = Comment une donne se prouve loyale
web-fair-1 = Avant la première carte, la maison tire un secret et en montre le sceau : son SHA-256. Dès lors, elle ne peut plus changer le secret.
web-fair-2 = Le navigateur de chaque joueur ajoute son propre hasard, que la maison ne peut prévoir. Secret et hasard font ensemble la graine de la partie.
web-fair-3 = La graine seule décide de chaque mélange, coup par coup. Personne ne la voit avant la fin : ni les joueurs, ni les bots.
web-fair-4 = À la fin, le secret est ouvert. Votre navigateur vérifie le sceau, refait la graine, et retire chaque carte avec elle.

## Rule book

web-book-sheet = Sans marque : ce que dit la feuille
web-book-ruling = Décision : la feuille se tait ou n’est pas claire
web-book-reconstructed = Reconstitué : imprimé sur une pièce que nous n’avons pas
web-link-to-rule = Lien vers { $rule }

## Guide

web-guide-skip = Passer le guide
web-guide-next = Compris
