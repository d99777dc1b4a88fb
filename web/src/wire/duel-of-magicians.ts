// Written by web/wire.py from the server's structs. Do not edit.

export interface DuelView {
  hand_number: number
  starter: number
  total: number
  round: PlayView[]
  players: PlayerView[]
  pile: number
  seat: number | null
  seats: number
  options: { [key: string]: number | boolean | string | null }
  to_move: number[]
}

export interface PlayView {
  seat: number
  play: string
}

export interface PlayerView {
  hand: string[] | null
  hand_size: number
  front: string[]
  points: number[]
}

export interface HandDealt {
  event: 'hand-dealt'
  hand: number
  starter: number
  cards: (string[] | null)[]
}

export interface Played {
  event: 'played'
  seat: number
  play: string
  cards: string[]
  total: number
}

export interface BallPlayed {
  event: 'ball-played'
  seat: number
  total: number
}

export interface Drew {
  event: 'drew'
  seat: number
  count: number
  cards: string[] | null
}

export interface Took {
  event: 'took'
  seat: number
  count: number
}

export interface HandEnded {
  event: 'hand-ended'
  seat: number
  hand: number
  in_front: number[]
  hands: string[][]
  points: number[]
}

export interface MatchEnded {
  event: 'match-ended'
  winners: number[]
  totals: number[]
}
