// Written by web/wire.py from the server's structs. Do not edit.

export interface NewMe {
  nickname?: string | null
}

export interface Renamed {
  nickname: string
}

export interface Me {
  id: string
  nickname: string
  made_up?: boolean
}

export interface PushKey {
  key: string
}

export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
  language?: 'en' | 'fr' | 'ja'
}

export interface Unsubscribed {
  endpoint: string
}

export interface Called {
  table: string
  text?: string
  read?: boolean
}

export interface Recovery {
  token: string
  path: string
}

export interface Recover {
  token: string
}

export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  game?: string | null
  rule?: string | null
  facts?: { [key: string]: unknown }
}

export interface OptionShown {
  key: string
  default: number | boolean | string | null
  choices: (number | boolean | string | null)[]
}

export interface SectionShown {
  key: string
  rules: string[]
}

export interface KindsShown {
  events: { [key: string]: { [key: string]: string } }
  view: { [key: string]: string }
}

export interface GameShown {
  key: string
  fewest: number
  most: number
  rules: number
  options: OptionShown[]
  rule_book: SectionShown[]
  levels: { [key: string]: string[] }
  ratings: { [key: string]: number }
  kinds: KindsShown | null
}

export interface NewSeat {
  kind?: 'bot' | 'open' | 'person'
  level?: string | null
}

export interface Clock {
  kind: 'budget' | 'move'
  seconds: number
  increment?: number
}

export interface Terms {
  game: string
  options: { [key: string]: number | boolean | string | null }
  spectators: boolean
  talk: 'apart' | 'together'
  pace: 'leisure' | 'live'
  grace: number
  stand_in: string
  clock: Clock | null
  misses: number
  hints: boolean
}

export interface NewTable {
  game: string
  options?: { [key: string]: number | boolean | string | null }
  spectators?: boolean
  talk?: 'apart' | 'together'
  pace?: 'leisure' | 'live'
  grace?: number
  stand_in?: string
  clock?: Clock | null
  misses?: number
  hints?: boolean
  seats: NewSeat[]
}

export interface Sit {
  seat: number
  pledge: string
  commitment: string
  invite?: string
}

export interface Reveal {
  entropy: string
  pledges: (string | null)[]
}

export interface Place {
  kind?: 'bot' | 'open' | 'person'
  level?: string | null
  was?: number | null
}

export interface Arrangement {
  seats: Place[]
  out?: number[]
  for_good?: boolean
}

export interface Hush {
  line: number
  out?: boolean
}

export interface ShortCode {
  code: string
}

export interface Invitation {
  table: string
  invite: string
}

export interface Fork {
  ply: number
  seat: number
  level?: string | string[]
}

export interface Origin {
  table: string
  ply: number
  seat: number
}

export interface SeatShown {
  seat: number
  kind: 'bot' | 'open' | 'person'
  level: string | null
  nickname: string | null
  here: boolean
  stand_in: boolean
  for_good: boolean
  away_since: number | null
  stand_in_at: number | null
  gave_up: string | null
  pledge: string | null
  revealed: boolean
  host: boolean
  expected: string | null
}

export interface StandIn {
  seat: number
  level: string
}

export interface UndoShown {
  seat: number
  ply: number
  to: number
  accepted: number[]
}

export interface Table {
  game: string
  options: { [key: string]: number | boolean | string | null }
  spectators: boolean
  talk: 'apart' | 'together'
  pace: 'leisure' | 'live'
  grace: number
  stand_in: string
  clock: Clock | null
  misses: number
  hints: boolean
  id: string
  rules: number
  status: 'ended' | 'open' | 'over' | 'playing'
  seats: SeatShown[]
  watching: number
  you: number | null
  kept: number | null
  gave_up: number | null
  host: boolean
  host_name: string
  commitment: string
  dealing: boolean
  secret: string | null
  invite: string | null
  undo: UndoShown | null
  rematch: string | null
  rematch_of: string | null
  forked_from: Origin | null
  imported: boolean
  created_at: number
}

export interface TableLine {
  id: string
  game: string
  status: 'ended' | 'open' | 'over' | 'playing'
  seats: SeatShown[]
  you: number | null
  pace: 'leisure' | 'live'
  created_at: number
  host_name: string
  clock: Clock | null
  to_move: number[]
  since: number | null
  ply: number
  watching: number
  moves: number
  ended_at: number | null
  result: Result | null
}

export interface Result {
  winners: number[]
  scores: number[]
  places: number[]
  reason: string
}

export interface GameTally {
  game: string
  played: number
  won: number
  places: number[]
}

export interface History {
  played: number
  games: GameTally[]
  form: number[]
  matches: TableLine[]
}

export interface PlyShown {
  ply: number
  last: number
  move: string | null
  events: unknown[]
  view: unknown
  outlook: { [key: string]: unknown } | null
  result: Result | null
  stand_in: StandIn | null
}

export interface Verified {
  plies: number
  sealed: boolean
  flaw: string | null
  ply: number | null
}

export interface ReviewTold {
  ply: number
  last: number
  review: { [key: string]: unknown } | null
}

export interface HintShown {
  move: string
  worth: number
  visits: number
  reason: string
  facts: { [key: string]: unknown }
}

export interface Hints {
  ply: number
  hints: HintShown[]
}

export interface Ask {
  do: 'ask'
  id?: number
}

export interface Watch {
  do: 'watch'
  table: string
  ply?: number
  invite?: string
  id?: number
}

export interface Leave {
  do: 'leave'
  id?: number
}

export interface Play {
  do: 'play'
  ply: number
  move: string
  id?: number
}

export interface Why {
  do: 'why'
  move: string
  id?: number
}

export interface Preview {
  do: 'preview'
  move: string
  after?: string[]
  id?: number
}

export interface Chat {
  do: 'chat'
  text: string
  id?: number
}

export interface Undo {
  do: 'undo'
  ply: number
  id?: number
}

export interface Accept {
  do: 'accept'
  id?: number
}

export interface Decline {
  do: 'decline'
  id?: number
}

export interface Back {
  do: 'back'
  id?: number
}

export interface Wait {
  do: 'wait'
  seat: number
  id?: number
}

export interface Lobby {
  do: 'lobby'
  id?: number
}

export interface Ping {
  do: 'ping'
  id?: number
}

export interface PlyTold {
  ply: number
  events: unknown[]
  back_to?: number | null
  stand_in?: StandIn | null
}

export interface State {
  is: 'state'
  table: string
  ply: number
  since: number
  view: unknown
  moves: string[]
  told: PlyTold[]
  clocks: number[] | null
  result: Result | null
  outlook: { [key: string]: unknown } | null
  takes_back: boolean
}

export interface TableChanged {
  is: 'table'
  table: Table
  at: number
}

export interface LobbyTold {
  is: 'lobby'
  open: TableLine[]
  running: TableLine[]
  at: number
}

export interface MineTold {
  is: 'mine'
  mine: TableLine[]
  finished: TableLine[]
  at: number
}

export interface ChatLine {
  number: number
  seat: number | null
  nickname: string
  text: string
  at: number
  event?: string | null
}

export interface Chatted {
  is: 'chat'
  lines: ChatLine[]
  after?: number | null
}

export interface Done {
  is: 'done'
  id: number
}

export interface Refused {
  is: 'refused'
  id: number
  key: string
  game: string | null
  rule: string | null
  facts: { [key: string]: number | boolean | string | null | (number | string)[] }
  detail: string
}

export interface Explained {
  is: 'why'
  id: number
  move: string
  key: string | null
  game: string | null
  rule: string | null
  facts: { [key: string]: number | boolean | string | null | (number | string)[] }
  detail: string | null
}

export interface Previewed {
  is: 'preview'
  id: number
  move: string
  preview: unknown
}

export interface Pong {
  is: 'pong'
  id: number
}

export interface PuzzleLine {
  id: string
  game: string
  seats: number
  grade: 'easy' | 'hard' | 'middling'
  done: '' | 'seen' | 'solved'
}

export interface Puzzles {
  today: string
  puzzles: PuzzleLine[]
}

export interface PuzzleShown {
  id: string
  game: string
  grade: 'easy' | 'hard' | 'middling'
  seat: number
  seats: SeatShown[]
  ply: number
  view: unknown
  moves: string[]
  told: PlyTold[]
  outlook: { [key: string]: unknown } | null
}

export interface PuzzleTry {
  move: string
}

export interface PuzzlePly {
  told: PlyTold
  view: unknown
  outlook: { [key: string]: unknown } | null
  result: Result | null
}

export interface PuzzleAnswer {
  move: string
  reason: string
  facts: { [key: string]: unknown }
  gap: number
  error: number
  found: { [key: string]: number }
  plies: PuzzlePly[]
}

export interface PuzzleTried {
  right: boolean
  loss: number
  error: number
  answer: PuzzleAnswer | null
}

export interface PuzzlePreview {
  preview: unknown
}

export interface Record {
  maestri: number
  game: string
  rules: number
  seats: number
  options: { [key: string]: number | boolean | string | null }
  seed: string
  fairness: Fairness | null
  start: { [key: string]: unknown } | null
  moves: string[]
  marks: string[]
  result: Result | null
  stand_ins: { [key: string]: string }
}

export interface Fairness {
  commitment: string
  secret: string
  entropy: (string | null)[]
  pledges: (string | null)[]
}
