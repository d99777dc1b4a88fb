// Written by web/wire.py from the server's structs. Do not edit.

export interface RulesView {
  round: number
  rounds: number
  deal: number
  deals: number
  turn: number
  first: number
  counter: number
  taking: 'number' | 'rule' | null
  refill_numbers: string[]
  refill_rules: string[]
  players: PlayerView[]
  dummies: DummyView[]
  number_pile: number
  rule_pile: number
  number_discard: string[]
  rule_discard: string[]
  seat: number | null
  seats: number
  options: { [key: string]: number | boolean | string | null }
  to_move: number[]
}

export interface PlayerView {
  numbers: string[] | null
  rules: string[] | null
  number_count: number
  rule_count: number
  known_numbers: string[]
  known_rules: string[]
  number: string | null
  rule: string | null
  won: string[]
  points: number
}

export interface DummyView {
  number: string | null
  rule: string | null
}

export interface Dealt {
  event: 'dealt'
  first: number
  hands: (string[] | null)[]
}

export interface RefillLaid {
  event: 'refill-laid'
  cards: string[]
}

export interface HandShown {
  event: 'hand-shown'
  seat: number
  cards: string[]
}

export interface Laid {
  event: 'laid'
  seat: number
  card: string
}

export interface Took {
  event: 'took'
  seat: number
  card: string
}

export interface DummyLaid {
  event: 'dummy-laid'
  dummy: number
  number: string
  rule: string | null
}

export interface NumbersCounted {
  event: 'numbers-counted'
  sum: number
  colours: string[]
  frequency: number
  equal: string[]
}

export interface LimitJudged {
  event: 'limit-judged'
  seat: number
  done: boolean
  sum: number
}

export interface BestJudged {
  event: 'best-judged'
  seat: number
  done: boolean
  card: string
  colours: string[]
  frequency: number
  highest: string[]
}

export interface OnlyJudged {
  event: 'only-judged'
  seat: number
  done: boolean
  card: string
  sharing: string[]
}

export interface TrioJudged {
  event: 'trio-judged'
  seat: number
  done: boolean
  cards: string[]
}

export interface SupportJudged {
  event: 'support-judged'
  seat: number
  done: boolean
  right: number
  end: number | null
}

export interface Discarded {
  event: 'discarded'
  cards: string[]
}

export interface Reshuffled {
  event: 'reshuffled'
  kind: string
  count: number
}

export interface FirstPlayerPassed {
  event: 'first-player-passed'
  seat: number
  deal: number
}

export interface RoundBegan {
  event: 'round-began'
  round: number
}

export interface HandsDiscarded {
  event: 'hands-discarded'
  hands: string[][]
}

export interface Scored {
  event: 'scored'
  seat: number
  cards: number
  threes: string[]
  threes_bonus: number
  all_types_bonus: number
  points: number
}

export interface TieBroken {
  event: 'tie-broken'
  seat: number
  behind: number
  rule: string
  more: number
  fewer: number
}

export interface MatchEnded {
  event: 'match-ended'
  winners: number[]
  points: number[]
}
