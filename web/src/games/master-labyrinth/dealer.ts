import type { Rng } from '../../live/chance'
import type { Dealer } from '../../live/fairness'
import type { Dealt, LabyrinthView, SecondPhase } from '../../wire/master-labyrinth'
import type { GameEvent } from '../../words/index.svelte'
import { isFixed, SQUARES } from './squares'

// The box in the order in which it is counted through: corridors by kind (ML-2), treasure squares (ML-12), the dragon die (ML-7).
const KINDS: [string[], number][] = [
  [['NS', 'EW'], 13],
  [['NE', 'ES', 'SW', 'NW'], 15],
  [['NES', 'ESW', 'NSW', 'NEW'], 6],
]
const TREASURE_SQUARES = ['b1', 'd1', 'f1', 'g2', 'g4', 'g6', 'f7', 'd7', 'b7', 'a6', 'a4', 'a2']
const DRAGON_DIE = ['1', '2', '3', '4', 'white', 'black']
const LOW = [1, 2, 3, 4, 5, 6]
const HIGH = [7, 8, 9, 10, 11, 12]

/** Two of each value, in rising order; one is drawn by counting through. */
const heapOf = (values: number[]): number[] => values.flatMap((value) => [value, value])
const drawnFrom = (heap: number[], rng: Rng): number => heap.splice(rng.below(heap.length), 1)[0] ?? 0
const same = (a: string[], b: string[]): boolean => [...a].sort().join() === [...b].sort().join()

interface Laid {
  corridors: Map<string, string>
  spare: string
  dragon: string
  treasures: Map<string, number>
}

/** Lays the labyrinth of Master Labyrinth, deals its cards and rolls its dice again. */
class LabyrinthDealer implements Dealer {
  deal(events: GameEvent[], rng: Rng, view?: unknown): number | null {
    let count = 0
    for (const event of events) {
      const drawn = this.one(event, rng, view)
      if (drawn === null) return null
      count += drawn
    }
    return count
  }

  private one(event: GameEvent, rng: Rng, view: unknown): number | null {
    switch (event.event) {
      case 'dealt':
        return setUp(event as unknown as Dealt, rng, view as LabyrinthView | undefined)
      case 'second-phase':
        return secondPhase(event as unknown as SecondPhase, rng)
      case 'dragon-die-rolled':
        return DRAGON_DIE[rng.below(DRAGON_DIE.length)] === event['face'] ? 1 : null
      case 'duel-rolled':
      case 'last-duel-rolled':
        return rng.below(6) + 1 === event['roll'] ? 1 : null
    }
    return 0
  }
}

function setUp(dealt: Dealt, rng: Rng, view: LabyrinthView | undefined): number | null {
  const laid = lay(rng)
  const heaps = [heapOf(LOW), heapOf(HIGH)]
  const share = heapOf(LOW).length / dealt.cards.length
  const hands = dealt.cards.map(() =>
    heaps.flatMap((heap) => Array.from({ length: share }, () => String(drawnFrom(heap, rng)))),
  )
  const starter = rng.below(dealt.cards.length)
  if (starter !== dealt.starter || (view && !lies(laid, view))) return null
  const fits = dealt.cards.every((cards, seat) => cards !== null && same(cards, hands[seat] ?? []))
  return fits ? hands.flat().length + laid.corridors.size + 1 + laid.treasures.size : null
}

function lay(rng: Rng): Laid {
  const left = KINDS.map(([, copies]) => copies)
  const corridors = new Map(
    SQUARES.filter((square) => !isFixed(square)).map((square) => [square, aCorridor(left, rng)]),
  )
  const spare = aCorridor(left, rng)
  const dragon = 'NESW'[rng.below(4)] ?? ''
  return { corridors, spare, dragon, treasures: treasuresOf(LOW, rng) }
}

function aCorridor(left: number[], rng: Rng): string {
  let nth = rng.below(left.reduce((sum, copies) => sum + copies, 0))
  let kind = 0
  while (nth >= (left[kind] ?? Infinity)) nth -= left[kind++] ?? 0
  left[kind] = (left[kind] ?? 0) - 1
  const shapes = KINDS[kind]?.[0] ?? []
  return shapes[rng.below(shapes.length)] ?? ''
}

function treasuresOf(values: number[], rng: Rng): Map<string, number> {
  const heap = heapOf(values)
  return new Map(TREASURE_SQUARES.map((square) => [square, drawnFrom(heap, rng)]))
}

function lies(laid: Laid, { board }: LabyrinthView): boolean {
  const corridors = [...laid.corridors].every(([square, sides]) => board.corridors[SQUARES.indexOf(square)] === sides)
  const treasures = [...laid.treasures].every(([square, value]) => board.treasures[square] === value)
  return corridors && treasures && board.spare === laid.spare && board.dragon === laid.dragon
}

function secondPhase(told: SecondPhase, rng: Rng): number | null {
  const laid = treasuresOf(HIGH, rng)
  const fits = told.squares.every((square, index) => laid.get(square) === told.values[index])
  return fits ? laid.size : null
}

export const dealer = (): Dealer => new LabyrinthDealer()
