// Written by web/wire.py from the server's structs. Do not edit.

export interface LabyrinthView {
  board: BoardView
  players: PlayerView[]
  played: string[]
  lost: number[]
  second_phase: boolean
  wanted: number | null
  faced: string
  turn: number
  step: string
  turns: number
  second_turn: boolean
  last_duel_open: boolean
  taken: number | null
  dueller: number | null
  threatened: number[]
  rolls: number[]
  victor: number | null
  seat: number | null
  seats: number
  options: { [key: string]: number | boolean | string | null }
  to_move: number[]
}

export interface BoardView {
  corridors: string[]
  spare: string
  forbidden: string | null
  dragon: string
  white: string
  black: string
  adventurers: string[]
  treasures: { [key: string]: number }
}

export interface PlayerView {
  hand: string[] | null
  low_cards: number
  high_cards: number
  treasures: number[]
  coins: number
  points: number
}

export interface Dealt {
  event: 'dealt'
  starter: number
  cards: (string[] | null)[]
}

export interface Pushed {
  event: 'pushed'
  seat: number
  arrow: string
  corridor: string
  out: string
  spare: string
  rode: Ride[]
}

export interface Ride {
  piece: string
  start: string
  end: string
}

export interface AdventurerCarried {
  event: 'adventurer-carried'
  seat: number
  square: string
}

export interface GuardCarried {
  event: 'guard-carried'
  guard: string
  square: string
}

export interface TreasureCarried {
  event: 'treasure-carried'
  value: number
  square: string
}

export interface Walked {
  event: 'walked'
  seat: number
  square: string
  path: string[]
}

export interface Stayed {
  event: 'stayed'
  seat: number
  square: string
}

export interface Took {
  event: 'took'
  seat: number
  value: number
  square: string
}

export interface SecondPhase {
  event: 'second-phase'
  values: number[]
  squares: string[]
}

export interface CoinWon {
  event: 'coin-won'
  seat: number
  card: string
}

export interface DragonDieRolled {
  event: 'dragon-die-rolled'
  seat: number
  face: string
}

export interface DragonTurned {
  event: 'dragon-turned'
  facing: string
  square: string
}

export interface Threatened {
  event: 'threatened'
  menace: string
  square: string
  passage: string[]
  distances: (number | null)[]
  nearest: number[]
  distance: number
}

export interface NobodyThreatened {
  event: 'nobody-threatened'
  menace: string
  square: string
  passage: string[]
}

export interface GuardInLair {
  event: 'guard-in-lair'
  guard: string
}

export interface Spared {
  event: 'spared'
  seat: number
}

export interface DuelRolled {
  event: 'duel-rolled'
  seat: number
  roll: number
  safe: boolean
}

export interface Rerolled {
  event: 'rerolled'
  seat: number
  card: string
}

export interface TreasureLost {
  event: 'treasure-lost'
  seat: number
  value: number
}

export interface DoubleTurn {
  event: 'double-turn'
  seat: number
  card: string
}

export interface Challenged {
  event: 'challenged'
  seat: number
  square: string
}

export interface LastDuelRolled {
  event: 'last-duel-rolled'
  seat: number
  roll: number
  rolls: number[]
  total: number
}

export interface LastDuelLost {
  event: 'last-duel-lost'
  seat: number
  total: number
}

export interface DragonDefeated {
  event: 'dragon-defeated'
  seat: number
  total: number
}

export interface TurnLimitReached {
  event: 'turn-limit-reached'
  turns: number
}

export interface MatchEnded {
  event: 'match-ended'
  winners: number[]
  scores: number[]
  treasures: number[]
  coins: number[]
  dragon: number[]
}

export interface PushPreview {
  previews: 'push'
  board: BoardView
  reach: string[]
  takes: string[]
}

export interface GoPreview {
  previews: 'go'
  takes: number | null
  coin: boolean
}

export interface AcceptPreview {
  previews: 'accept'
  loses: number | null
  missing: number
  left: number
}
