# Tables en direct : ce que dit un serveur, et ce qu’il refuse.

serve-ready = Maestri est à l’adresse { $address } et garde ses tables dans { $store }. Ctrl-C pour l’arrêter.
no-web-client = Le serveur fonctionne. Le client web n’est pas installé ici ; les programmes peuvent jouer par l’interface ci-dessous.

## Faire tourner un serveur

store-url = « { $url } » n’est pas une base de données. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/BASE.
store-taken = Un autre serveur utilise { $url }. Un fichier SQLite sert un seul processus ; pour plusieurs, prenez PostgreSQL.
port = { $host }, port { $port } : inutilisable ({ $problem }). Choisissez-en un autre avec --port.

## Qui est qui

identity-none = Vous n’avez pas encore d’identité ici.
identity-bad = Cette identité n’est plus valable. Utilisez votre lien de récupération, ou recommencez.
recovery-unknown = Ce lien de récupération n’est plus valable. Créez-en un sur un appareil qui vous connaît encore.
nickname-bad = Un surnom a de 1 à 24 caractères visibles.

## Tables

table-unknown = Il n’y a pas de table { $table }, ou elle ne vous est pas ouverte.
table-none = Vous n’êtes à aucune table. Commencez par en regarder une.
table-not-started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-only-bots = Une table a besoin d’une place pour au moins une personne.
seat-not-yours = Vous n’êtes pas assis à cette table.
seat-stand-in = Un remplaçant joue pour vous, car votre temps est écoulé.
seat-taken = Cette place est prise.
seat-already = Vous êtes déjà assis à cette table.
seats-empty = Toutes les places ne sont pas encore prises.
invite-needed = Cette place est réservée aux personnes qui ont le lien d’invitation.
host-only = Seule la personne qui a dressé la table peut faire cela.
fork-over = La partie était finie à ce coup. Choisissez-en un plus tôt.

## Coups

move-ahead = Vous répondez au coup { $ply }, mais la partie en est à { $now }.
move-answered = Vous avez joué depuis le coup { $ply }, ou la partie est revenue en arrière ; elle en est à { $now }.
move-not-now = Ce coup n’est pas permis maintenant.
undo-late = La partie n’en est plus au coup { $ply }, mais à { $now }.
undo-none = Personne ne demande à reprendre un coup.
hints-not-here = Il y a des conseils là où tous les autres sont des robots, ou si la personne qui a dressé la table les permet.
hint-not-now = Ce n’est pas votre tour : il n’y a pas de coup à étudier.
hint-failed = Le maître n’a pas de conseil pour l’instant. Demandez à nouveau.
plies-range = Il n’y a pas ici de coups { $first } à { $last }, seulement { $oldest } à { $newest }.
plies-many = On peut revoir au plus { $most } coups à la fois.
chat-bad = Un message a de 1 à 500 caractères visibles.

## Requêtes

too-fast = Trop de requêtes. Attendez un instant.
origin-foreign = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
request-bad = Cette requête est incompréhensible : { $problem }.
path-unknown = Il n’y a rien à cette adresse.
method-unknown = Cette adresse ne connaît pas cette méthode.
body-long = La requête est trop longue.
body-type = La requête doit être en JSON.
websocket-only = Cette adresse ne parle que websocket.
store-away = La base de données est injoignable pour l’instant. Réessayez ; un coup enregistré n’est pas joué deux fois.
server-failed = Le serveur a rencontré un problème. Il est consigné.
