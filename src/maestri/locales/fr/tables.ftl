# Tables en direct : ce que dit un serveur, et ce qu’il refuse.

serve-ready = Maestri est en ligne à l’adresse { $address } et enregistre ses tables dans { $store }. Ctrl-C pour l’arrêter.
no-web-client = Le serveur fonctionne. Le client web n’est pas installé ici ; les programmes peuvent jouer par l’interface ci-dessous.

## Faire tourner un serveur

store-url = « { $url } » n’est pas une base de données. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/BASE.
store-taken = Un autre serveur utilise { $url }. Un fichier SQLite ne peut servir qu’un processus ; pour plusieurs, prenez PostgreSQL.
store-closed = Impossible d’ouvrir { $store } : { $problem }
port = { $host }, port { $port } : inutilisable ({ $problem }). Choisissez-en un autre avec --port.

## Qui est qui

identity-none = Vous n’avez pas encore d’identité ici.
identity-bad = Cette identité n’est plus valable. Créez un lien sur un appareil qui vous connaît encore, ou recommencez.
recovery-unknown = Ce lien de récupération n’est plus valable : il sert une seule fois, pendant dix minutes. Créez-en un sur un appareil qui vous connaît encore.
nickname-bad = Un pseudo compte de 1 à 24 caractères visibles.
nickname-alike = À cette table, quelqu’un porte un nom trop proche du vôtre. Choisissez-en un autre.

## Tables

table-unknown = Il n’y a pas de table { $table }, ou elle ne vous est pas ouverte.
table-none = Vous n’êtes à aucune table. Commencez par en regarder une.
table-not-started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-ended = Cette table est close : personne n’est venu depuis longtemps. Ouvrez-en une autre.
tables-many = Tables en cours : vous en avez déjà { $most }, c’est le maximum. Terminez d’abord une partie.
bots-many = Nombre de robots à vos tables : { $most } au plus. Terminez une partie ou choisissez moins de robots.
seats-many = Tables en cours où vous avez une place : { $most }, c’est le maximum. Terminez d’abord une partie.
table-only-bots = Il faut à chaque table au moins une place pour une personne.
wait-none = Il n’y a là personne que la table attend.
seat-not-yours = Vous n’avez pas de place à cette table.
seat-stand-in = Un robot remplaçant joue pour vous, car votre temps est écoulé.
seat-taken = Cette place est prise.
seat-already = Vous avez déjà une place à cette table.
seat-shown-out = L’hôte ne vous a pas laissé de place à cette table.
seat-twice = Une place ne peut pas être à deux endroits.
code-unknown = Aucune table n’attend sous le code { $code }. La partie a peut-être déjà commencé.
seats-empty = Il reste des places libres.
invite-needed = Cette place est réservée aux personnes qui ont le lien d’invitation.
commitment-other = Le sceau de cette table n’est pas celui que vous avez vu. Regardez-la de nouveau avant de vous asseoir.
pledge-other = Ce que vous révélez ne correspond pas aux engagements pris à cette table.
reveal-late = Le tirage est déjà fait ; votre engagement remplace ce que vous n’avez pas révélé.
host-only = Seul l’hôte de la table peut faire cela.
fork-over = À ce coup, la partie était terminée. Choisissez un coup antérieur.

## Coups

move-ahead = Vous répondez au coup { $ply }, mais la partie en est au coup { $now }.
move-answered = Vous avez joué depuis le coup { $ply }, ou des coups ont été repris ; la partie en est au coup { $now }.
move-not-now = Ce coup n’est pas permis maintenant.
undo-late = La partie n’en est plus au coup { $ply }, mais au coup { $now }.
undo-none = Personne ne demande à reprendre un coup.
hints-not-here = Les conseils ne sont donnés que si tous les autres joueurs sont des robots, ou si l’hôte de la table les autorise.
hint-not-now = Ce n’est pas à vous de jouer : il n’y a pas de coup à étudier.
puzzle-unknown = Il n’y a pas de problème { $puzzle }.
puzzle-move = « { $move } » ne peut pas être joué ici.
review-failed = La partie n’a pas pu être analysée. Redemandez dans un moment.
hint-failed = Aucun conseil pour l’instant. Redemandez dans un moment.
plies-range = Les coups { $first } à { $last } ne sont pas disponibles ici, seulement les coups { $oldest } à { $newest }.
plies-many = Nombre de coups à revoir à la fois : { $most } au plus.
chat-bad = Un message compte de 1 à 500 caractères visibles.
line-unknown = Personne d’autre n’a écrit cela ici.
chat-muted = L’hôte de la table ne vous laisse plus écrire ici.

## Requêtes

too-fast = Trop de requêtes. Attendez un instant.
origin-foreign = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
host-unknown = Ce serveur ne s’appelle pas { $host }. Indiquez-lui ce nom avec --origin.
request-bad = Cette requête est incompréhensible : { $problem }.
path-unknown = Il n’y a rien à cette adresse.
method-unknown = Cette adresse n’accepte pas cette méthode.
body-long = La requête est trop longue.
connections-too-many = Trop de connexions depuis la même adresse : { $most } au plus.
connections-of-person = Fenêtres ouvertes : vous en avez déjà { $most }, c’est le maximum. Fermez-en une.
house-full = Le serveur est complet. Réessayez dans un instant.
head-long = L’en-tête de la requête est trop long : { $longest } octets au plus.
request-slow = La requête n’est pas arrivée en entier en { $seconds } secondes.
body-type = La requête doit être en JSON.
websocket-only = Cette adresse n’accepte que les connexions WebSocket.
store-away = La base de données est injoignable pour l’instant. Réessayez ; un coup déjà enregistré ne sera pas joué deux fois.
server-failed = Le serveur a rencontré un problème, qui a été consigné.
table-trouble = Cette table a rencontré un problème. Rien de ce qui a été joué n’est perdu : rechargez la page ; si cela ne suffit pas, ouvrez une nouvelle table.

## Appeler les gens

push-your-move = { $count ->
        [0] { $game } : c’est à vous de jouer.
        [one] { $game } avec { $names } : c’est à vous de jouer.
       *[other] { $game } avec { $names } : c’est à vous de jouer.
    }
push-endpoint = Ce n’est pas l’adresse d’un service de notifications.
push-keys = Ce ne sont pas les clés d’un abonnement aux notifications.
push-many = Nombre de navigateurs déjà prévenus : { $most }, c’est le maximum. Désactivez-en un.
