import { expect, test } from 'vitest'
import type { Turn } from '../src/games/turns'
import { entriesOf } from '../src/pages/table/entries'
import type { ChatLine, PlyTold } from '../src/wire/protocol'

const ply = (number: number, ...events: string[]): PlyTold => ({ ply: number, events })
const turn = (seat: number | null, ...plies: PlyTold[]): Turn => ({ seat, standIn: false, plies })
const said = (text: string, behind: number) => ({ line: { number: behind, text } as ChatLine, ply: behind })
const lines = ({ events }: PlyTold) => events.map((event) => ({ text: String(event), mine: false, weight: 0 }))
const log = (turns: Turn[], ...placed: ReturnType<typeof said>[]) => {
  const entries = entriesOf(turns, lines, placed)
  const keys = entries.map(({ key }) => key)
  expect(keys).toEqual([...new Set(keys)])
  return entries.map((entry) =>
    'turn' in entry ? entry.turn.seat : 'ply' in entry ? entry.told.text : entry.line.text,
  )
}

test('what was said stands behind the move that was known then, and last where that is not shown', () => {
  const turns = [turn(0, ply(3, 'rolled'), ply(4, 'walked', 'paid')), turn(1, ply(5, 'rolled'))]
  expect(log(turns, said('Hello', 1), said('Ouch', 3), said('Well', 4))).toEqual(
    [0, 'rolled', 'Ouch', 'walked', 'paid', 'Well', 1, 'rolled', 'Hello'], //
  )
})

test('what was said behind a ply that belongs to two turns stands once, where the later one has begun', () => {
  const turns = [turn(null, ply(0, 'dealt')), turn(0, ply(0, 'turn-began'), ply(1, 'rolled'))]
  expect(log(turns, said('Hello', 0))).toEqual([null, 'dealt', 0, 'turn-began', 'Hello', 'rolled'])
})

test('a seat may have two turns in a row that share a ply', () => {
  const turns = [turn(0, ply(5, 'rolled'), ply(6, 'missed')), turn(0, ply(6, 'turn-began'))]
  expect(log(turns)).toEqual([0, 'rolled', 'missed', 0, 'turn-began'])
})
