# Live tables: what a server says, and what it refuses.

serve-ready = Maestri is at { $address } and keeps its tables in { $store }. Stop it with Ctrl-C.
no-web-client = The server is running. The web client is not part of this installation; programs can play through the interface below.

## Running a server

store-url = “{ $url }” is not a store. Write sqlite:///FILE or postgresql://USER@HOST/DATABASE.
store-taken = Another server is using { $url }. A SQLite file serves one process; use PostgreSQL for several.
store-closed = The store { $store } can’t be opened: { $problem }
port = { $host }, port { $port } can't be used: { $problem }. Choose another with --port.

## Who somebody is

identity-none = You have no identity here yet.
identity-bad = This identity is not valid any more. Make a link on a device that still knows you, or begin anew.
recovery-unknown = This link is not valid any more: it works once, for ten minutes. Make a new one on a device that still knows you.
nickname-bad = A nickname has 1 to 24 characters that can be seen.
nickname-alike = Somebody at this table has a name that looks like yours. Choose another.

## Tables

table-unknown = There is no table { $table }, or it is not open to you.
table-none = You are not at a table. Watch one first.
table-not-started = The match has not started yet.
table-started = The match has started already.
table-over = The match is over.
table-not-over = The match is not over yet.
table-ended = This table has ended: nobody had come for a long time. Lay a new one.
tables-many = You have { $most ->
        [one] one table that is
       *[other] { $most } tables that are
    } not over: that is the most. Finish one, or let it end.
bots-many = At your tables there may be { $most ->
        [one] one bot
       *[other] { $most } bots
    } at most. Finish a match, or take fewer bots.
seats-many = You sit at { $most ->
        [one] one table that is
       *[other] { $most } tables that are
    } not over: that is the most. Finish a match first.
table-only-bots = A table needs a seat for at least one person.
wait-none = Nobody is away there whom the table waits for.
seat-not-yours = You do not sit at this table.
seat-stand-in = A stand-in plays for you, since your time ran out.
seat-taken = This seat is taken.
seat-already = You sit at this table already.
seat-shown-out = You were shown out of this table.
seat-twice = A seat can’t be in two places.
code-unknown = No table waits under the code { $code }. It may have started already.
seats-empty = Not all seats are taken yet.
invite-needed = This seat is for people with the invite link.
commitment-other = This table has another seal than the one you saw. Look at it again before you sit down.
pledge-other = What you reveal does not fit what was pledged at this table.
reveal-late = The cards are dealt already; your pledge stands for what you did not reveal.
host-only = Only the host can do this.
fork-over = The match was over at that ply. Choose an earlier one.

## Moves

move-ahead = You answer ply { $ply }, but the match is at { $now }.
move-answered = You have moved since ply { $ply }, or the match went back; it is at { $now } now.
move-not-now = This move is not legal now.
undo-late = The match is no longer at ply { $ply }, but at { $now }.
undo-none = Nobody asks to take a move back.
hints-not-here = There are hints where all others are bots, or where the host allows them.
hint-not-now = It is not your turn: there is no move to think about.
review-failed = The match could not be looked back on. Ask again.
puzzle-unknown = There is no puzzle { $puzzle }.
puzzle-move = “{ $move }” can’t be played here.
hint-failed = The master has no hint at the moment. Ask again.
plies-range = There are no plies { $first } to { $last } here, only { $oldest } to { $newest }.
plies-many = At most { $most ->
        [one] one ply
       *[other] { $most } plies
    } can be looked at together.
chat-bad = A line of chat has 1 to 500 characters that can be seen.
line-unknown = Nobody else said that here.
chat-muted = The one who laid the table does not let you talk here.

## Requests

too-fast = Too many requests. Wait a moment.
origin-foreign = Pages of other sites can't use this server.
host-unknown = This house does not go by the name { $host }. Whoever runs it can say so with --origin.
request-bad = This request can't be understood: { $problem }.
path-unknown = There is nothing at this address.
method-unknown = This address does not know that method.
body-long = The request is too long.
connections-too-many = Too many connections from one address: { $most } at most.
connections-of-person = Too many windows: { $most } at most. Close one.
house-full = The house is full. Try again in a moment.
head-long = The head of the request is too long: { $longest } bytes at most.
request-slow = The request did not come whole within { $seconds } seconds.
body-type = The request must be JSON.
websocket-only = This address speaks websocket only.
store-away = The store can't be reached at the moment. Try again; a move that was stored is not played twice.
server-failed = Something went wrong in the server. It was written down.
table-trouble = Something went wrong at this table. Nothing that was played is lost: reload the page; if that does not help, lay a new table.

## Calling people

push-your-move = { $count ->
    [0] { $game }: it is your move.
   *[other] { $game } with { $names }: it is your move.
}
push-endpoint = This is no address of a push service.
push-keys = These are no keys of a push subscription.
push-many = You are called at as many browsers as can be: { $most }. End it at one of them.
