// Written by web/wire.py from the server's structs. Do not edit.

export interface Told {
  review: Review
  moments: Moment[]
  verdicts: Verdict[]
}

export interface Review {
  game: string
  seats: number
  maker: string
  samples: number
  plies: PlyReviewed[]
  sums: Sum[]
}

export interface PlyReviewed {
  ply: number
  seat: number | null
  move: string
  chances: Figure[]
  luck: Figure[]
  decision: Decision | null
}

export type Figure = [number, number]

export interface Decision {
  effect: Figure[]
  best: string
  loss: Figure
}

export interface Sum {
  start: Figure
  luck: Figure
  own: Figure
  others: Figure
  result: number
}

export interface Moment {
  ply: number
  kind: string
  seat: number
  change: Figure
  better: string
  reason: string
  facts: { [key: string]: unknown }
}

export interface Verdict {
  seat: number
  won: boolean
  played: string
  luck: string
}
