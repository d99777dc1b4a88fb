// Written by web/wire.py from the server's structs. Do not edit.

export interface WorldView {
  turn: number
  turns: number
  players: PlayerView[]
  wealth: { [key: string]: number | string }
  decks: { [key: string]: number }
  embargo: { [key: string]: number[] }
  no_bombs: number[]
  no_taxes: number[]
  phases: string[]
  dice: number[]
  goal: number | null
  bought: number
  buys_combat: boolean
  on_sale: boolean
  using: string | null
  offers_left: number
  over: boolean
  collection: CollectionView | null
  resolution: ResolutionView | null
  combat: CombatView | null
  deal: DealView | null
  facts: FactView[] | null
  offers_kept?: number
  counted?: number[] | null
  stands?: Stand[] | null
  seat: number | null
  seats: number
  options: { [key: string]: number | boolean | string | null }
  to_move: number[]
}

export interface PlayerView {
  money: number | null
  square: number | null
  masters: string[]
  combat: number
  un: number
  news: number
  cards: string[] | null
  known: string[]
  strikes: number
  muted: number[]
  shielded: number[]
  out: number
}

export interface CollectionView {
  bank: { [key: string]: number }
  payers: { [key: string]: number[] }
  fallen: string[]
  doubled: string[]
  step: number
  frozen: boolean
}

export interface ResolutionView {
  proposer: number
  card: string
  target: number | string | null
  may_vote: number[]
  voted: number[]
  votes: (string | null)[]
  step: number
}

export interface CombatView {
  attacker: number
  defender: number
  region: string
  fighter: number
  facing: string | null
  cancelled: number[]
  called: boolean
  step: number
  spent: string[][]
  offers: (string | null)[]
  prices: number[]
}

export interface DealView {
  proposer: number
  item: string
  selling: boolean
  partner: number | null
  price: number | null
}

export interface FactView {
  holder: number
  card: string
  knowers: number[]
}

export interface Stand {
  attacked: number
  answered: number
}

export interface Dealt {
  event: 'dealt'
  cards: (string[] | null)[]
}

export interface StartRolled {
  event: 'start-rolled'
  rolls: number[]
}

export interface TurnBegan {
  event: 'turn-began'
  seat: number
  turn: number
}

export interface TurnMissed {
  event: 'turn-missed'
  seat: number
}

export interface Rolled {
  event: 'rolled'
  seat: number
  dice: number[]
}

export interface Moved {
  event: 'moved'
  seat: number
  steps: number
  square: string
  collects: boolean
}

export interface Paid {
  event: 'paid'
  payer: number | null
  payee: number | null
  amount: number
  reason: string
}

export interface Bought {
  event: 'bought'
  seat: number
  item: string
}

export interface Drew {
  event: 'drew'
  seat: number
  deck: string
  card: string | null
}

export interface DeckEmpty {
  event: 'deck-empty'
  seat: number
  deck: string
}

export interface CharityRolled {
  event: 'charity-rolled'
  seat: number
  roll: number
}

export interface Staked {
  event: 'staked'
  seat: number
  amount: number
  roll: number
  won: boolean
}

export interface Laid {
  event: 'laid'
  seat: number
  item: string
}

export interface Used {
  event: 'used'
  seat: number
  card: string
  player: number | null
  family: string | null
  region: string | null
}

export interface Lost {
  event: 'lost'
  seat: number
  region: string
}

export interface FamilyCollected {
  event: 'family-collected'
  seat: number
  family: string
  own: number
  best: number
  stock: number
  reason: string
  amount: number
  payers: number[]
}

export interface Frozen {
  event: 'frozen'
  seat: number
}

export interface Collected {
  event: 'collected'
  seat: number
}

export interface Distressed {
  event: 'distressed'
  seat: number
  due: number
  money: number | null
}

export interface Eliminated {
  event: 'eliminated'
  seat: number
  regions: string[]
}

export interface Exploded {
  event: 'exploded'
  seat: number
  bomb: string
  continent: string | null
  family: string | null
  destroyed: string[]
  spared: string[]
}

export interface MatchEnded {
  event: 'match-ended'
  winners: number[]
  reason: string
  fortunes: number[]
}

export interface Spied {
  event: 'spied'
  seat: number
  victim: number
  cards: string[] | null
  taken: string | null
  count: number
}

export interface Submitted {
  event: 'submitted'
  seat: number
  card: string
  player: number | null
  family: string | null
  region: string | null
}

export interface Voted {
  event: 'voted'
  seat: number
}

export interface VotesShown {
  event: 'votes-shown'
  card: string
  ayes: number[]
  noes: number[]
  abstained: number[]
  passed: boolean
}

export interface Vetoed {
  event: 'vetoed'
  seat: number
  card: string
}

export interface Adopted {
  event: 'adopted'
  card: string
}

export interface Disarmed {
  event: 'disarmed'
  seat: number
  count: number
}

export interface Inspected {
  event: 'inspected'
  seat: number
  cards: string[]
}

export interface Proposed {
  event: 'proposed'
  seat: number
  item: string
  selling: boolean
}

export interface PriceNamed {
  event: 'price-named'
  seat: number
  partner: number
  item: string
  selling: boolean
  price: number
}

export interface Declined {
  event: 'declined'
  seat: number
  item: string
  price: number
}

export interface Sold {
  event: 'sold'
  seat: number
  buyer: number | null
  item: string
  price: number
}

export interface Attacked {
  event: 'attacked'
  seat: number
  defender: number
  region: string
}

export interface Played {
  event: 'played'
  seat: number
  card: string
  against: string | null
}

export interface Cancelled {
  event: 'cancelled'
  seat: number
  card: string
}

export interface CombatEnded {
  event: 'combat-ended'
  seat: number
  loser: number
  region: string
  reason: string
  taken: boolean
}

export interface Called {
  event: 'called'
  seat: number
}

export interface Offered {
  event: 'offered'
  seat: number
  card: string
}

export interface OfferPriced {
  event: 'offer-priced'
  seat: number
  card: string
  price: number
}

export interface OffersDeclined {
  event: 'offers-declined'
  seat: number
}

export interface AimPreview {
  previews: 'aim'
  item: string
  targets: Target[]
}

export interface Target {
  move: string
  destroyed: string[]
  spared: string[]
  brings: number
  costs: number
}

export interface BuyPreview {
  previews: 'buy'
  brings: number
  costs: number
  leads: boolean
}
