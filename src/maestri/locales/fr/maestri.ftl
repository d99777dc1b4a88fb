# Commun à tous les jeux : terminal, erreurs, cadre du livret de règles.

list-comma = ,{" "}
list-dot = {" "}·{" "}
list-last = {" "}et{" "}
list-typed = { $name } ({ $typed })
list-pair = { $name } ({ $number })
list-nothing = aucune
list-nobody = personne

## Ce qui est impossible. Chaque phrase dit ce qui n’allait pas et ce qui est permis.

game-unknown = Il n’y a pas de jeu « { $game_key } ». Les jeux sont : { $allowed }.
seats = Ce jeu ne se joue pas à { $seats } : il faut de { $fewest } à { $most } joueurs.
seat-unknown = Il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
level-unknown = Il n’y a pas de niveau « { $level } ». Les niveaux sont : { $allowed }.
level-seats = À une table de { $seats }, il n’y a pas ici de niveau « { $level } ». Les niveaux sont : { $allowed }.
option-unknown = Ce jeu n’a pas d’option « { $option } ». Ses options sont : { $allowed }.
option-value = L’option « { $option } » ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
option-form = « { $text } » n’est pas une option. Écrivez NOM=VALEUR, avec un nom parmi : { $allowed }.
option-unplayable = Cette valeur de l’option « { $option } » est injouable : { $problem }.
seed = { $seed } n’est pas une graine. Une graine est un texte de 1 à 200 caractères.
language = Il n’y a pas de langue « { $language } ». Les langues sont : { $allowed }.
notation = « { $text } » n’est pas un coup. Tapez un coup comme { $example }, ou « moves » pour voir les coups permis.
move-unseated = « { $text } » n’est pas un coup enregistré. Il doit commencer par un numéro de place, par exemple « 2 … ».
undo-nothing = Il n’y a aucun coup à reprendre.
undo-final = Ce coup ne peut pas être repris : le hasard est intervenu, ou quelque chose de caché a été montré.
state-data = Ce n’est pas une position du jeu : { $problem }.
file = { $path } est inutilisable : { $problem }.
record-long = { $path } est trop volumineux pour un enregistrement : la limite est de { $largest } Mo.
record-json = { $path } n’est pas un enregistrement : le JSON est invalide ou incomplet.
record-none = { $path } n’est pas un enregistrement : il n’a pas de champ « maestri » avec une version.
record-newer = { $path } est un enregistrement de version { $version }. Ce programme lit jusqu’à la version { $known }.
record-shape = { $path } n’est pas un enregistrement : { $problem }.
record-rules = Cet enregistrement suit la version { $version } des règles du jeu. Ce programme a la version { $known }.
judge-none = Il n’y a rien à juger dans { $game_key }.
record-unplayable = Le coup { $ply } de cet enregistrement est injouable : { $problem }
rule-unknown = Ce jeu n’a pas de règle { $rule }. Ses règles vont de { $first } à { $last }.
ply-range = Cet enregistrement n’a pas de coup { $ply } : il va du coup 0 au coup { $last }.
deck-none = { $game_key } n’a pas de cartes à exporter dans un fichier. Les jeux qui en ont : { $allowed }.

## Vérification

verified = Vérifié : { $plies ->
        [one] tirage refait, { $plies } coup rejoué
       *[other] tirage refait, { $plies } coups rejoués
    } ; chaque position et le résultat sont conformes à l’enregistrement.
verified-seal = Le secret correspond à son sceau, chaque engagement est tenu, et la graine en est issue.
verified-commitment = Le sceau est celui que vous avez noté : le secret était fixé avant ce moment. Chaque engagement est tenu, et la graine en est issue.
unknown-seed = Impossible de savoir qui a choisi la graine : la partie n’a pas de sceau.
unknown-secret = Impossible de savoir si le secret a été choisi avant que le hasard des joueurs soit connu. Si vous avez noté le sceau avant de vous asseoir, donnez-le avec --commitment.
unknown-order = Impossible de savoir qui a choisi en dernier : { $count ->
        [one] { $count } part de hasard a été donnée
       *[other] { $count } parts de hasard ont été données
    } ouvertement, sans engagement.
unknown-unrevealed = { $count ->
        [one] { $count } part de hasard n’a pas été révélée à temps : son engagement la remplace. Si le serveur tenait cette place, il avait le choix entre deux tirages.
       *[other] { $count } parts de hasard n’ont pas été révélées à temps : leurs engagements les remplacent. Si le serveur tenait ces places, il avait le choix entre plusieurs tirages.
    }
unknown-moment = La partie commence par ce qu’une place voyait dans une autre partie. Ce que la place ne voyait pas a été tiré de nouveau ; cet enregistrement ne permet pas de savoir si le reste était bien ainsi.
unknown-position = La partie commence par une position que rien ici ne tire au sort. Seule la suite a été tirée de nouveau.
flaw-commitment = Partie non équitable : le sceau de l’enregistrement n’est pas celui que vous avez noté (coup { $ply }).
flaw-seal = Partie non équitable : le secret ne correspond pas à son sceau, une part de hasard à son engagement, ou la graine n’en est pas issue (coup { $ply }).
flaw-marks = Enregistrement incomplet : il n’y a pas autant de marques que de coups (coup { $ply }).
flaw-deal = Tirage différent : la graine, les places ou les options ont été modifiées (coup { $ply }).
flaw-move = Injouable : le coup { $ply } est refusé.
flaw-position = Partie différente : après le coup { $ply }, la position n’est pas celle de l’enregistrement.
flaw-result = Fin différente : après le coup { $ply }, le résultat n’est pas celui de l’enregistrement.

## Le livret de règles

book-note = ◇ décision : la règle imprimée se tait ou n’est pas claire, et voici notre choix.
book-note-reconstructed = ▫ reconstitution : imprimé sur un élément que nous n’avons pas ; voici notre meilleure hypothèse.
mark-ruling = ◇ décision :{" "}
mark-reconstructed = ▫ reconstitution :{" "}
book-pieces = Dans la boîte
book-example = Exemple
book-written = Le livret de règles est dans { $path }.
book-client = Le livret imprimé a besoin du client web construit, qui fait partie du paquet ; dans un dépôt : python web/make.py

## Au terminal

you = Vous
you-inside = vous
player = Joueur { $number }
bot-name = Robot { $number }
games-players = de { $fewest } à { $most } joueurs
games-players-just = { $most } joueurs
games-about = { $byline }. { $blurb }
games-option = { $option } : { $about }
play-welcome = { $game }, partie à { $seats } joueurs. Tapez un coup ou une commande : moves, rules, why COUP, undo, quit.
play-sealed = Sceau : { $commitment }
play-sealed-note = Le secret que protège ce sceau détermine tout le tirage. Il est révélé à la fin.
play-your-turn = À vous. { $moves }
play-more = { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    } : tapez « moves ».
play-prompt = { $name } ›
play-not-now = Coup refusé. { $reason } ({ $rule })
play-why-legal = Ce coup est permis.
play-undone = Coup repris.
play-bye = Au revoir. La partie en cours n’est pas enregistrée.
play-saved = Partie enregistrée dans { $path }. Pour la vérifier : maestri verify { $path }
play-secret = Le secret était { $secret }
result-won = { $who ->
        [me] Vous remportez la partie.
       *[other] { $count ->
            [0] Personne ne remporte la partie.
            [one] { $winners } remporte la partie.
           *[other] Victoire partagée : { $winners }.
        }
    }
result-line = { $place }. { $name } : { $score }
deck-written = Les cartes sont dans { $path }. Modifiez-les, puis : maestri play { $game_key } --option deck={ $path }
version-line = maestri { $version }, { $flavour }

## Games that say no more of themselves than their rules: what their tables and moves are called

section-rules = Les règles
field-hands = Main
field-pile = Pioche
field-discards = Défausse
field-passes = Passes
field-points = Points
act-draw = Piocher une carte
act-pass = Passer
