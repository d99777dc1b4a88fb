# The web client: front page, tables, waiting, replay. Shared by all games.

web-close = Fermer
web-back = Retour
web-cancel = Annuler
web-save = Enregistrer
web-now = Réessayer
web-language = Langue
web-settings = Réglages
web-menu = Menu
web-tables = Tables
web-rule-book = Règles du jeu
web-rule-books = Règles des jeux
web-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-opening = Ouverture de la table…

## Front page

web-front-title =
    Quatre jeux.
    Une seule table.
web-front-note = Jouez entre amis, ou en solo contre des robots qui ne trichent pas. Sans compte.
web-front-running = { $count ->
        [0] Vous n’avez aucune table en cours
        [one] Vous avez une table en cours
       *[other] Vous avez { $count } tables en cours
    }
web-with = avec { $names }
web-with-bots = avec des robots
web-go-on = Continuer
web-players = { $fewest } à { $most } joueurs
web-minutes = { $minutes } min
web-play = Jouer
web-with-friends = Entre amis
web-first-steps = Apprendre en jouant
web-open-tables = { $count ->
        [0] aucune table ouverte
        [one] une table ouverte
       *[other] { $count } tables ouvertes
    }
web-fair-promise = Chaque tirage peut être vérifié après coup.
web-how = Comment ça marche
web-join-link = Rejoindre avec un lien
web-join-label = Le lien que vous avez reçu
web-join = Rejoindre
web-no-tables = Aucune table n’est ouverte pour l’instant. Ouvrez-en une et envoyez le lien.
web-open-now = Ouvertes à tous
web-my-tables = Mes tables
web-over = terminée
web-ended = close : personne n’est venu
web-waiting-short = en attente
web-playing-short = en cours
web-watch = Regarder

## New table, waiting room

web-new-table = Nouvelle table
web-game = Jeu
web-pace = Rythme
web-pace-live = En direct
web-pace-leisure = En différé
web-pace-live-note = Tout le monde est présent à la table.
web-clock = Pendule
web-clock-none = aucune
web-clock-budget = { $minutes } min par joueur, plus { $increment } s par coup
web-clock-seconds = { $seconds } s par coup
web-clock-days = { $days ->
        [1] un jour par coup
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-clock-is = pendule : { $clock }
web-stand-in = Remplaçant
web-grace = Délai avant le remplacement
web-grace-seconds = après { $seconds } s d’absence
web-grace-minutes = après { $minutes } min d’absence
web-stand-in-note = Si la personne qui doit jouer s’absente plus longtemps, un robot joue à sa place jusqu’à son retour.
web-stand-in-clock-note = Un robot joue à la place de la personne dont le temps est écoulé.
web-stand-in-is = { $grace ->
        [none] remplaçant : { $level }
       *[other] remplaçant : { $level }, { $grace }
    }
web-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-hours = { $hours } h
web-seconds = { $seconds } s
web-misses = Coup manqué
web-misses-is = { $misses ->
        [1] la place passe au remplaçant jusqu’au retour
        [one] joué par le remplaçant ; la place après { $misses } de suite
       *[other] joué par le remplaçant ; la place après { $misses } de suite
    }
web-pace-leisure-note = Personne n’a besoin d’être là ; des jours peuvent passer entre les coups.
web-seats = Places
web-fewer = Une place de moins
web-more = Une place de plus
web-who-sits = Qui s’assied où
web-clockwise = on joue dans le sens horaire
web-seat-you = Vous
web-seat-host = hôte
web-seat-link = Invitation
web-seat-invited = par lien
web-seat-open = Libre
web-seat-anybody = pour tous
web-seat-bot = robot
web-seat-here = en ligne
web-seat-away = hors ligne
web-seat-choose = Qui prend la place { $seat } ?
web-seat-link-long = Inviter par lien
web-seat-link-note = La place est gardée pour la personne qui ouvre le lien.
web-seat-open-long = Laisser libre
web-seat-open-note = N’importe qui peut s’y asseoir.
web-seat-bots = Un robot
web-bot-note = Un robot ne voit que ce que vous verriez à sa place.
web-level-novice = Novice
web-level-regular = Habitué
web-level-master = Maître
web-level-novice-note = Joue ce qui lui plaît, et croise les doigts.
web-level-regular-note = Connaît les cartes, et les compte.
web-level-master-note = Imagine mille fois votre main.
web-spectators = Spectateurs admis
web-talk-heard = Les joueurs lisent les spectateurs
web-open-table = Ouvrir la table
web-open-table-note = Envoyez ensuite le lien à qui vous voulez.
web-seats-free = { $count ->
        [0] Toutes les places sont prises.
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-start-when-full = La partie peut commencer dès que toutes les places sont prises.
web-start-ready = Tout le monde est là.
web-start-host = L’hôte lance la partie.
web-start = Commencer
web-sit-down = S’asseoir
web-stand-up = Se lever
web-invite = Inviter par lien
web-copy = Copier
web-copied = Copié
web-share = Partager
web-sealed-note = Le tirage est déjà scellé. Votre navigateur y ajoute son propre hasard quand vous vous asseyez.

## At the table

web-your-turn = À vous.
web-their-turn = À { $name } de jouer.
web-sending = Envoi en cours…
web-match-over = La partie est terminée.
web-wait = Attendez votre tour
web-choose-card = Choisissez une carte
web-your-hand = Votre main
web-card-playable = { $card }, jouable
web-card-not-now = { $card }, injouable pour l’instant
web-not-now = Pas maintenant : { $card }
web-not-this = Pas maintenant
web-rule = Règle { $rule }
web-read-rule = Lire la règle
web-watching = Vous regardez
web-watchers = { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
web-spectator = spectateur
web-talk-apart = Les joueurs ne liront ceci qu’à la fin de la partie.
web-talk-together = Les joueurs lisent ceci aussi.
web-log-unread = { $count ->
        [one] Journal et discussion, { $count } message non lu
       *[other] Journal et discussion, { $count } messages non lus
    }
web-log = Journal et discussion
web-log-and-talk = Journal et discussion
web-log-only = Journal seul
web-talk = Message à la table…
web-send = Envoyer
web-sealed = Tirage scellé
web-moment = Coup { $ply }
web-taken-back = Des coups ont été repris.
web-recalling = Ce que vous avez manqué. Touchez pour passer.
web-connection-lost = Connexion perdue.
web-connection-retry = Nouvel essai dans { $seconds } s. Rien n’est perdu.
web-thinking = réfléchit
web-away-for = hors ligne, { $time }
web-away = { $name } est hors ligne.
web-away-note = Un remplaçant ({ $level }) joue à la fin du délai.
web-stands-in = Un remplaçant joue pour { $name }.
web-stands-in-note = { $level }. Il ne voit que ce que verrait { $name }, et rend la place à tout moment.
web-stands-in-short = remplaçant : { $level }
web-plays-for = { $who ->
        [me] { $level } (à votre place)
       *[other] { $level } (pour { $name })
    }
web-mine-stands-in = Un remplaçant joue à votre place : { $level }.
web-mine-for-good = Votre temps est écoulé : un remplaçant continue à votre place ({ $level }).
web-im-back = Je suis de retour
web-missed = { $misses ->
        [one] Votre temps est écoulé : { $level } a joué ce coup à votre place. Après { $misses } coup manqué, un remplaçant prend la place.
       *[other] Votre temps est écoulé : { $level } a joué ce coup à votre place. Après { $misses } coups manqués de suite, un remplaçant prend la place.
    }
web-note-stand-in = { $who ->
        [me] Un remplaçant joue à votre place : { $level }.
       *[other] Un remplaçant joue pour { $name } : { $level }.
    }
web-note-back = { $who ->
        [me] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
web-note-gave-up = { $who ->
        [me] Vous avez cédé votre place. { $level } continue.
       *[other] { $name } a cédé sa place. { $level } continue.
    }
web-undo = Reprendre le coup
web-undo-asked = { $who ->
        [me] Vous demandez à reprendre votre dernier coup.
       *[other] { $name } voudrait reprendre son dernier coup.
    }
web-agree = Accepter
web-decline = Refuser
web-resign = Céder ma place
web-resign-sure = Oui, un robot continue à ma place
web-leave = Retour à l’accueil
web-dead-end = Il n’y a rien ici.
web-nowhere = Cette page n’existe pas.
web-nowhere-note = L’adresse est peut-être mal écrite, ou coupée là où elle a été copiée.
web-no-table = Impossible d’ouvrir cette table.
web-no-table-note = Redemandez le lien : il est peut-être coupé, ou la table n’existe plus.
web-ply-beyond = Il n’y a pas de coup { $ply } : voici le dernier, le { $last }.
web-copy-watch-link = Copier le lien spectateur
web-bot-0 = Aiko
web-bot-1 = Bruno
web-bot-2 = Chloé
web-bot-3 = Dara
web-bot-4 = Emil
web-bot-5 = Hana

## Settings

web-theme = Thème
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-confirm = Confirmer chaque coup
web-confirm-note = Sinon, une carte qui ne peut être jouée que d’une façon l’est aussitôt.
web-motion = Animations
web-sound = Sons
web-notify = Me prévenir quand c’est à moi de jouer
web-nickname = Mon pseudo
web-other-device = Sur un autre appareil
web-other-device-note = Ce lien vous identifie sur l’autre appareil. Ne le donnez à personne.
web-make-link = Créer le lien

## End, replay, fairness

web-rematch = Rejouer
web-to-rematch = Aller à la partie suivante
web-replay = Revoir la partie
web-look-table = Voir la table
web-to-result = Voir le résultat
web-home = Accueil
web-replay-of = Relecture : { $game }
web-replay-move = Coup { $ply } sur { $last }
web-first = Au début
web-previous = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-play-on = Lecture
web-pause = Pause
web-position = Position dans la partie
web-all-open = Toutes les mains visibles
web-moves = Coups
web-deal = Tirage
web-share-moment = Copier le lien vers ce moment
web-save-record = Enregistrer la partie
web-fork = Jouer à partir d’ici
web-fork-note = Coup { $ply } sur { $last }. Une nouvelle table s’ouvre sur cette position : ce que la place choisie pouvait voir est conservé, tout le reste est tiré de nouveau. La partie d’origine ne change pas.
web-fork-seat = Quelle place prenez-vous ?
web-fork-open = Ouvrir la table
web-fair-checking = Votre navigateur refait le tirage…
web-fair-holds = Tirage équitable
web-fair-broken = Tirage non conforme au sceau
web-fair-open = Tirage non scellé
web-fair-note = { $draws ->
        [0] Votre navigateur n’a pas pu refaire le tirage.
        [one] Votre navigateur a refait le tirage au sort et l’a comparé.
       *[other] Votre navigateur a refait les { $draws } tirages au sort et les a tous comparés.
    }
web-fair-open-note = La graine de cette partie a été choisie ouvertement, ou la partie est issue d’une autre.
web-fair-unknown = Le tirage pourra être vérifié à la fin de la partie.
web-fair-what = Ce qui a été vérifié
web-check-seal = Le sceau montré à la table est celui de l’enregistrement
web-check-secret = Le secret révélé à la fin correspond au sceau
web-check-entropy = Hasard ajouté par les joueurs
web-check-own = Le hasard ajouté par ce navigateur y figure
web-check-seed = La graine vient du secret et du hasard, et de rien d’autre
web-check-draws = Tirages au sort refaits ici
web-check-moves = Coups rejoués par le serveur
web-fair-title = Comment prouver qu’un tirage est équitable
web-fair-1 = Avant la première carte, le serveur tire un secret et en montre le sceau : son empreinte SHA-256. Dès lors, il ne peut plus changer ce secret.
web-fair-2 = Le navigateur de chaque joueur ajoute son propre hasard, que le serveur ne peut pas prévoir. Secret et hasard forment ensemble la graine de la partie.
web-fair-3 = La graine seule décide de chaque mélange, coup par coup. Personne ne la voit avant la fin : ni les joueurs, ni les robots.
web-fair-4 = À la fin, le secret est révélé. Votre navigateur vérifie le sceau, recalcule la graine et s’en sert pour refaire chaque tirage au sort.

## Rule book

web-book-sheet = Sans marque : ce que dit la règle imprimée
web-book-ruling = Décision : la règle imprimée se tait ou n’est pas claire
web-book-reconstructed = Reconstitution : imprimé sur un élément que nous n’avons pas
web-link-to-rule = Lien vers la règle { $rule }

## Guide

web-guide-skip = Passer le guide
web-guide-next = Compris
