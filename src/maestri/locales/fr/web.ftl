# The web client: front page, tables, waiting, replay. Shared by all games.

web-close = Fermer
web-back = Retour
web-cancel = Annuler
web-save = Enregistrer
web-saved = Enregistré.
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
web-players-just = { $most } joueurs
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
web-join-label = Code ou lien d’une table
web-join = Rejoindre
web-playing-short = en cours

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
web-stand-in = Remplaçant
web-grace = Délai avant le remplacement
web-grace-seconds = après { $seconds } s d’absence
web-grace-minutes = après { $minutes } min d’absence
web-stand-in-note = Si la personne qui doit jouer s’absente plus longtemps, un robot joue à sa place jusqu’à son retour.
web-stand-in-clock-note = Un robot joue à la place de la personne dont le temps est écoulé.
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
web-seat-here = en ligne
web-seat-away = hors ligne
web-seat-choose = Qui prend la place { $seat } ?
web-seat-link-long = Inviter par lien
web-seat-link-note = La place est gardée pour la personne qui ouvre le lien.
web-seat-open-long = Laisser libre
web-seat-open-note = N’importe qui peut s’y asseoir.
web-seat-bots = Un robot
web-bot-note = Un robot ne voit que ce que vous verriez à sa place.
web-points-note = Les nombres disent la force, mesurée en parties entières : un habitué a 1 500. Avec 400 de plus, on se classe devant dix fois sur onze.
web-points = Force : { $points }
web-level-points = { $level } · { $points }
web-level-novice = Novice
web-level-regular = Habitué
web-level-master = Maître
web-level-grandmaster = Grand maître
web-level-novice-note = Joue ce qui lui plaît, et croise les doigts.
web-level-regular-note = Connaît les cartes, et les compte.
web-level-master-note = Imagine mille fois votre main.
web-level-grandmaster-note = Prend plus de temps, et voit plus loin.
web-spectators = Spectateurs admis
web-talk-heard = Les joueurs lisent les spectateurs
web-open-table = Ouvrir la table
web-open-table-note = Envoyez ensuite le lien à qui vous voulez.
web-seats-free = { $count ->
        [0] Toutes les places sont prises.
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-start-ready = Tout le monde est là.
web-start-host = L’hôte lance la partie.
web-start = Commencer
web-sit-down = S’asseoir
web-stand-up = Se lever
web-copy = Copier
web-copied = Copié
web-share = Partager
web-sealed-note = Le tirage est déjà scellé, et votre navigateur note le sceau. Quand vous vous asseyez, il s’engage sur son propre hasard.
web-dealing = Tous les engagements sont pris. Tirage en cours…
web-waiting-room = Salle d’attente
web-here-count = { $here ->
        [one] { $here } joueur sur { $seats } est là.
       *[other] { $here } joueurs sur { $seats } sont là.
    }
web-sat-down = { $name } vient de s’asseoir.
web-is-away = { $name } est hors ligne.
web-invite-title = Inviter à cette table
web-code = Code court
web-code-note = Dites-le, montrez-le, ou faites lire le carré par un téléphone.
web-qr = Code QR du lien
web-share-text = { $game } : une place vous attend.
web-how-we-play = Comment nous jouons
web-how-pace-live = En direct, tout le monde est à la table.
web-how-pace-leisure = En différé : des jours peuvent passer entre les coups.
web-how-clock-none = Personne n’a de pendule.
web-how-clock-budget = Chacun a { $minutes } min pour la partie, plus { $increment } s par coup.
web-how-clock-seconds = Chacun a { $seconds } s par coup.
web-how-clock-days = { $days ->
        [one] Chacun a { $days } jour par coup.
       *[other] Chacun a { $days } jours par coup.
    }
web-how-away-seconds = Après { $seconds } s d’absence à son tour, un robot joue à la place de l’absent. Son niveau : { $level }.
web-how-away-minutes = { $minutes ->
        [one] Après { $minutes } minute d’absence à son tour, un robot joue à la place de l’absent. Son niveau : { $level }.
       *[other] Après { $minutes } minutes d’absence à son tour, un robot joue à la place de l’absent. Son niveau : { $level }.
    }
web-how-out-of-time = Un robot joue à la place de la personne dont le temps est écoulé. Son niveau : { $level }.
web-how-misses = { $misses ->
        [1] Après un coup manqué, un remplaçant tient la place jusqu’au retour.
        [one] Le remplaçant joue un coup manqué ; après { $misses } de suite, il tient la place.
       *[other] Le remplaçant joue un coup manqué ; après { $misses } de suite, il tient la place.
    }
web-how-take-back = Un coup peut être repris si tout le monde est d’accord.
web-how-watched = D’autres peuvent regarder, sans voir les mains.
web-how-unwatched = Seules les personnes à la table la voient.
web-how-found-by-link = Seules les personnes qui ont le lien ou le code trouvent cette table.
web-how-found-by-all = N’importe qui peut prendre une place libre.
web-start-with-bots = { $count ->
        [0] Commencer
        [one] Commencer avec un robot à la place libre
       *[other] Commencer avec des robots aux { $count } places libres
    }
web-start-or-wait = Commencez avec des robots, ou attendez vos amis.
web-start-away = Quelqu’un est hors ligne. Sa place reste la sienne.
web-wait-others = La partie commence dès que les autres sont là.
web-seat-expected = on l’attend
web-seat-waits-for = Place réservée : { $name }
web-seat-number = Place { $seat }
web-seat-swap = Échanger sa place avec
web-seat-instead = Un robot à sa place
web-seat-show-out = Faire sortir
web-seat-show-out-note = Ne pourra plus s’asseoir à cette table.
web-seat-take-away = Supprimer la place

## Welcome

web-welcome = { $name } vous invite.
web-welcome-nobody = Une place vous attend.
web-welcome-again = { $name } rejoue.
web-welcome-seat = place { $seat } sur { $seats }
web-welcome-how = Comment on joue
web-your-name = Votre pseudo
web-your-name-note = Sans compte. Le pseudo reste sur cet appareil.
web-your-name-friends = Vos amis le voient quand vous les invitez.
web-your-name-needed = Indiquez comment les autres peuvent vous appeler.
web-watch-only = Regarder seulement

## At the table

web-your-turn = À vous.
web-their-turn = À { $name } de jouer.
web-sending = Envoi en cours…
web-match-over = La partie est terminée.
web-wait = Attendez votre tour
web-choose-card = Choisissez une carte
web-play-card = Jouer { $card }
web-your-hand = Votre main
web-hidden-cards = Cartes cachées : { $count }
web-no-cards = vide
web-card-playable = { $card }, jouable
web-card-not-now = { $card }, injouable pour l’instant
web-not-now = Pas maintenant : { $card }
web-not-this = Pas maintenant
web-instead = Vous pouvez jouer à la place
web-rule = Règle { $rule }
web-what-now = En ce moment
web-what-next = La même touche passe à l’élément suivant.
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
web-since = Depuis votre tour précédent
web-since-start = Depuis le début
web-see-again = Revoir
web-see-turn-again = Revoir ce tour ({ $name })
web-the-table = La table
web-log-earlier = Tours précédents
web-connection-lost = Connexion perdue.
web-connection-retry = Nouvel essai dans { $seconds } s. Rien n’est perdu.
web-thinking = réfléchit
web-away-for = hors ligne, { $time }
web-away = { $name } est hors ligne.
web-away-note = Un remplaçant ({ $level }) joue à la fin du délai.
web-stands-in = Un remplaçant joue pour { $name }.
web-stands-in-note = Niveau { $level }, sans rien voir de plus.
web-stands-in-short = remplaçant : { $level }
web-plays-for = { $who ->
        [me] { $level } (à votre place)
       *[other] { $level } (pour { $name })
    }
web-mine-stands-in = Un remplaçant joue à votre place : { $level }.
web-mine-for-good = Votre temps est écoulé : un remplaçant continue à votre place ({ $level }).
web-mine-given-up = Vous avez cédé votre place : un remplaçant continue pour vous ({ $level }).
web-im-back = Je suis de retour
web-missed = { $misses ->
        [one] Votre temps est écoulé : { $level } a joué ce coup à votre place. Après { $misses } coup manqué, un remplaçant prend la place.
       *[other] Votre temps est écoulé : { $level } a joué ce coup à votre place. Après { $misses } coups manqués de suite, un remplaçant prend la place.
    }
web-note-pause = Serveur arrêté pendant { $seconds } s. Aucune pendule n’a tourné.
web-hush-player = Faire taire
web-hush-onlooker = Reconduire
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
web-speed = Vitesse à laquelle les coups des autres défilent
web-speed-short = Vitesse
web-speed-calm = Calme
web-speed-brisk = Vive
web-speed-at-once = Immédiate
web-motion = Animations
web-sound = Sons
web-notify = Me prévenir quand c’est à moi de jouer
web-nickname = Mon pseudo
web-other-device = Sur un autre appareil
web-other-device-note = Ce lien vous identifie sur l’autre appareil. Il sert une seule fois, pendant dix minutes. Ne le donnez à personne.
web-make-link = Créer le lien
web-recover-title = Devenir { $name } sur cet appareil ?
web-recover-note = Si vous acceptez, cet appareil jouera sous le pseudo { $name }, avec toutes les tables qui vont avec. Le lien sert une seule fois.
web-recover-now = Votre pseudo ici : { $name }. Si vous acceptez, cet appareil l’oubliera ; pour pouvoir y revenir, créez d’abord un lien dans les réglages.
web-recover-yes = Oui, devenir { $name }
web-recover-no = Non, ne rien changer

## End, replay, fairness

web-rematch = Rejouer
web-to-rematch = Rejouer aussi
web-play-again = Déjà de retour à la table : { $names }.
web-replay = Revoir la partie
web-look-table = Voir la table
web-to-result = Voir le résultat
web-home = Accueil
web-replay-of = Relecture : { $game }
web-replay-move = Coup { $ply } sur { $last }
web-moves = Coups
web-chapter = Chapitre
web-moments = { $count ->
        [0] Aucun moment
        [one] Un moment
        [2] Deux moments
       *[other] Trois moments
    }
web-see-moment = Voir
web-first = Au début
web-previous = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-play-on = Lecture
web-pause = Pause
web-position = Position dans la partie
web-share-moment = Copier le lien vers ce moment
web-save-record = Enregistrer la partie
web-all-open = mains visibles
web-fork = Jouer à partir d’ici
web-fork-note = Coup { $ply } sur { $last }. Une nouvelle table s’ouvre sur cette position : ce que la place choisie pouvait voir est conservé, tout le reste est tiré de nouveau. La partie d’origine ne change pas.
web-fork-seat = Quelle place prenez-vous ?
web-fork-level = Comment jouent les autres ?
web-fork-open = Ouvrir la table
web-fair-checking = Votre navigateur refait le tirage…
web-fair-holds = Tirage équitable
web-fair-partly = Rien ne contredit le tirage
web-fair-partly-note = Tout ne peut pas être prouvé ici. Voyez ce qui a été vérifié.
web-fair-broken = Tirage non conforme au sceau
web-fair-broken-note = Quelque chose diffère de ce qui était scellé. Voyez ce qui a été vérifié.
web-fair-unsealed = Tirage non scellé
web-fair-holds-note = { $draws ->
        [0] Votre navigateur n’a pas pu refaire le tirage.
        [one] Votre navigateur a refait le tirage au sort et l’a comparé.
       *[other] Votre navigateur a refait les { $draws } tirages au sort et les a tous comparés.
    }
web-fair-unsealed-note = La graine de cette partie a été choisie ouvertement, ou la partie a commencé sous d’anciennes règles.
web-fair-unknown = Le tirage pourra être vérifié à la fin de la partie.
web-fair-undealt = Tirage scellé, mais non refait ici
web-fair-undealt-note = Le sceau, le secret et la graine concordent. Ce navigateur ne refait pas le tirage de cette partie ; enregistrez-la, puis tapez « maestri verify FICHIER » pour le vérifier.
web-fair-record = Enregistrer la partie
web-fair-what = Ce qui a été vérifié
web-check-seal = Le sceau est celui que ce navigateur avait noté avant le tirage
web-check-seal-unknown = Ce navigateur n’avait pas noté de sceau avant le tirage : il ne peut pas savoir si le secret était déjà choisi
web-check-secret = Le secret révélé à la fin correspond au sceau
web-check-pledges = Chaque place a révélé ce à quoi elle s’était engagée
web-check-pledges-unknown = Sans engagements, impossible de savoir qui a choisi en dernier
web-check-revealed = Tout le monde a révélé son hasard à temps
web-check-revealed-unknown = Si une place n’a rien révélé à temps, son engagement compte à la place : la personne qui la tenait avait le choix entre deux tirages
web-check-own = Le hasard de ce navigateur est dans la graine
web-check-own-unknown = Le hasard de ce navigateur est arrivé trop tard : son engagement compte à la place
web-check-seed = La graine vient du secret et du hasard, et de rien d’autre
web-check-draws = Tirages au sort refaits ici
web-check-draws-unknown = Tirage non refait dans ce navigateur. « maestri verify » le fait, avec l’enregistrement
web-check-moves = Coups rejoués, selon le serveur
web-fair-title = Comment prouver qu’un tirage est équitable
web-fair-1 = Avant que quiconque s’asseye, le serveur tire un secret et en montre le sceau : son empreinte SHA-256. Votre navigateur note ce sceau : le serveur ne peut plus changer le secret.
web-fair-2 = Le navigateur de chaque joueur tire son propre hasard et s’y engage, là aussi par une empreinte SHA-256. Chacun ne le révèle qu’une fois tous les engagements pris. Ainsi, personne ne choisit en dernier, pas même le serveur.
web-fair-3 = La graine seule décide de chaque mélange, coup par coup. Personne ne la voit avant la fin : ni les joueurs, ni les robots.
web-fair-4 = À la fin, le secret est révélé. Votre navigateur compare le sceau et les engagements à ce qu’il avait noté, recalcule la graine et s’en sert pour refaire chaque tirage au sort.

## Rule book

web-book-find = Chercher une règle
web-book-contents = Sommaire
web-book-none = Aucune règle ne le dit. Cherchez un autre mot, ou affichez davantage.
web-book-sheet = Sans marque : ce que dit la règle imprimée
web-book-ruling = Décision : la règle imprimée se tait ou n’est pas claire
web-book-reconstructed = Reconstitution : imprimé sur un élément que nous n’avons pas
web-book-back = Retour à la table
web-link-to-rule = Lien vers la règle { $rule }

## Guide

web-guide-skip = Passer le guide
web-guide-next = Compris

## Toutes les tables

web-lobby-your-move = { $count ->
        [0] Aucune table ne vous attend.
        [one] À vous de jouer à une table.
       *[other] À vous de jouer à { $count } tables.
    }
web-lobby-mine = { $count ->
        [0] Vous n’avez de place à aucune table.
        [one] Vous avez une place à une table.
       *[other] Vous avez une place à { $count } tables.
    }
web-lobby-none = Vous n’avez de place à aucune table.
web-lobby-your-turn = C’est à vous de jouer.
web-lobby-others-turn = À { $names } de jouer.
web-lobby-waits = On attend des joueurs.
web-lobby-starts = La partie peut commencer.
web-lobby-since = depuis { $time }
web-lobby-left = encore { $time }
web-lobby-open = Ouvertes
web-lobby-open-note = prenez place
web-lobby-running = En cours
web-lobby-running-note = à regarder, sans voir les mains
web-lobby-finished = Terminées
web-lobby-finished-note = vous y étiez
web-lobby-no-open = Personne n’attend en ce moment. Ouvrez une table et laissez une place libre.
web-lobby-no-running = Aucune partie ouverte à tous n’est en cours.
web-lobby-no-finished = Vos parties terminées apparaîtront ici.
web-lobby-watch = Regarder
web-lobby-watching = { $count ->
        [0] personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-lobby-table-of = Table : { $name }
web-lobby-all-games = Tous les jeux
web-lobby-any-pace = Tous les rythmes
web-lobby-games = Jeux
web-lobby-no-clock = sans pendule
web-lobby-code = Rejoindre avec un code
web-lobby-bots = { $count ->
        [0] aucun robot
        [one] un robot
       *[other] { $count } robots
    }
web-place = { $place ->
        [1] 1er
        [one] { $place }e
       *[other] { $place }e
    }
web-place-of = sur { $count }

## Ma page

web-my-page = Ma page
web-me-title = { $count ->
        [0] { $name }, pas encore de partie
        [one] { $name }, une partie jouée
       *[other] { $name }, { $count } parties jouées
    }
web-me-nobody = { $count ->
        [0] Vous n’avez pas encore joué
        [one] Vous avez joué une partie
       *[other] Vous avez joué { $count } parties
    }
web-me-note = Pas de compte : cet appareil sait qui vous êtes.
web-me-form = forme
web-me-form-note = { $count ->
        [0] avant la première partie
        [one] après une partie
       *[other] après { $count } parties
    }
web-me-curve = Votre forme après chaque partie : de { $from } à { $to }
web-me-won = { $won } sur { $played }
web-me-places = { $place } : { $count }×
web-me-history = Parties jouées
web-me-length = { $moves ->
        [0] aucun coup
        [one] un coup
       *[other] { $moves } coups
    }
web-me-all = Toutes les parties ({ $count })
web-me-empty = Jouez une partie jusqu’au bout : elle apparaîtra ici, à revoir.
web-me-bring = Ouvrir un enregistrement
web-me-bring-note = Déposez-le ici ou choisissez-en un : il se rejoue, se vérifie et peut être repris.
web-me-bring-choose = Choisir un fichier
web-me-archive = Enregistrer toutes les parties
web-me-archive-note = Une seule archive ; chaque fichier se vérifie partout.
web-me-save = Enregistrer
web-me-device = Passer sur un autre appareil
web-me-device-note = Faites lire le carré par l’autre appareil. Il sert une seule fois, pendant dix minutes.
web-me-device-show = Afficher le carré
web-me-forget = M’oublier
web-me-forget-note = Votre nom et tout ce qui mène à vous disparaît. Les parties restent, sans nom.
web-me-forget-sure = Faut-il oublier { $name } ?
web-me-forget-what = Là où vous jouez, un robot continue ; vos tables ouvertes se ferment. Ce que vous avez écrit aux tables est supprimé. C’est définitif.
web-me-forget-yes = M’oublier pour de bon
web-me-calls = Me prévenir quand c’est à moi
web-me-calls-note = Pour les tables en différé, sans page ouverte, sur cet appareil. Une ligne à chaque fois.
web-me-calls-denied = Le navigateur ne le permet pas. Autorisez les notifications pour cette page, puis réessayez.
web-me-calls-never = Ce navigateur ne peut pas vous prévenir. Sur iPhone, ajoutez d’abord Maestri à l’écran d’accueil.
web-me-calls-failed = Le service de notifications du navigateur ne répond pas. Réessayez plus tard.

web-offline = Pas de connexion
web-offline-note = Le serveur est injoignable. Les règles du jeu restent lisibles.
web-offline-again = Réessayer

web-wait-more = +1 min
web-wait-more-long = Laisser une minute de plus à { $name }

web-hint = Conseil
web-hint-about = espérance approximative ; 100 % est la victoire
web-hint-own = Choisir moi-même
web-hint-play = Jouer le coup { $number }

web-review = Analyse
web-review-of = Analyse : { $game }
web-review-making = La partie est en cours d’analyse. Cela prend un petit moment.
web-review-chances = Chances de victoire au fil de la partie
web-review-sums = Chance et décisions
web-review-start = départ
web-review-luck = chance
web-review-own = ses décisions
web-review-others = celles des autres
web-review-luck-of = { $who ->
        [me] Votre chance
       *[other] Chance ({ $name })
    }
web-review-luck-note = dés, distribution, et ce qui ne pouvait se voir
web-review-own-of = { $who ->
        [me] Vos décisions
       *[other] Décisions ({ $name })
    }
web-review-own-note = comparées à celles d’un habitué
web-review-sure = En points de chance de victoire, estimés d’après ce que chacun pouvait voir alors. La plupart des chances sont justes à environ { $points ->
        [0] zéro point près.
        [one] un point près.
       *[other] { $points } points près.
    }
web-review-verdict = { $who ->
        [me] { $won ->
            [yes] Vous avez gagné
           *[other] Vous n’avez pas gagné
        }
       *[other] { $won ->
            [yes] { $name } a gagné
           *[other] { $name } n’a pas gagné
        }
    } : { $played ->
        [better] de meilleures décisions que celles d’un habitué
        [worse] de moins bonnes décisions que celles d’un habitué
       *[other] les décisions d’un habitué
    }, { $luck ->
        [lucky] et de la chance.
        [unlucky] et de la malchance.
       *[other] ni chance ni malchance.
    }
web-review-move = Coup { $ply }
web-review-of-luck = { $who ->
        [me] votre chance
       *[other] chance ({ $name })
    }
web-review-of-decision = { $who ->
        [me] votre décision
       *[other] décision ({ $name })
    }
web-review-better = Mieux : { $move }.
web-review-see = Revoir
web-review-play = Jouer d’ici

web-puzzles = Problèmes
web-puzzles-note = Des moments de parties entre robots. Un coup est nettement le meilleur, et les habitués le manquent.
web-puzzles-solved = { $solved ->
        [one] { $solved } résolu sur { $count }
       *[other] { $solved } résolus sur { $count }
    }
web-puzzle = Problème
web-puzzle-of = Problème : { $game }
web-puzzle-today = Problème du jour
web-puzzle-today-note = Un coup est nettement le meilleur. Le trouverez-vous ?
web-puzzle-task = Trouvez le meilleur coup
web-puzzle-grade = { $grade ->
        [easy] Facile
        [middling] Délicat
       *[other] Difficile
    }
web-puzzle-number = Problème { $number }
web-puzzle-done = { $done ->
        [solved] résolu
        [seen] réponse vue
       *[other] pas encore résolu
    }
web-puzzle-solve = Résoudre
web-puzzle-right = C’est le bon coup.
web-puzzle-wrong = Ce n’est pas celui-là.
web-puzzle-loss = { $points ->
        [one] { $move } : environ { $points } point de chance de victoire est perdu.
       *[other] { $move } : environ { $points } points de chance de victoire sont perdus.
    }
web-puzzle-answer = La réponse
web-puzzle-gap = { $points ->
        [one] Tout mauvais coup perd au moins { $points } point de chance de victoire.
       *[other] Tout mauvais coup perd au moins { $points } points de chance de victoire.
    }
web-puzzle-found = Les novices le trouvent dans { $novice } des essais, les habitués dans { $regular }, les maîtres dans { $master }.
web-puzzle-again = Réessayer
web-puzzle-show = Voir la réponse
web-puzzle-table = Voir la table
web-puzzle-next = Problème suivant
