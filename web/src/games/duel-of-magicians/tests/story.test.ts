import catalogues from 'virtual:words'
import { expect, test } from 'vitest'
import type { PlyTold } from '../../../wire/protocol'
import { Words } from '../../../words/catalogue'
import { heightsOf, marksOf } from '../../chapters'
import { toldLines, whyWon } from '../../telling'

test('who won is told with by how much and over whom, and that the last hand turned it', async () => {
  const source = async (path: string): Promise<string> => (await catalogues[path]?.())?.default ?? ''
  const words = new Words('en', [await source('en'), await source('en/duel-of-magicians')], 'duel-of-magicians')
  const result = { winners: [1], scores: [20, 19, 24], places: [2, 1, 3], reason: 'DM-16' }
  const view = (...points: number[][]): unknown => ({ players: points.map((of) => ({ points: of })) })
  const told = (points: number[][], me: number | null): string =>
    whyWon(result, view(...points), [], words, ['Ann', 'Bob', 'Cid'], me)
  expect(
    told(
      [
        [12, 8],
        [9, 10],
        [4, 20],
      ],
      null,
    ),
  ).toBe('Behind before the last hand, Bob won with 19 points, 1 fewer than Ann.')
  expect(
    told(
      [
        [12, 8],
        [3, 16],
        [4, 20],
      ],
      1,
    ),
  ).toBe('You won with 19 points, 1 fewer than Ann.')
  expect(
    told(
      [
        [12, 8],
        [3, 16],
        [4, 20],
      ],
      0,
    ),
  ).toBe('Bob won with 19 points, 1 fewer than you.')
})

test('what is marked below the slider is what its game says', () => {
  const story = [['dealt'], ['played', 'took'], ['played'], ['took']].map((events, ply) => ({
    ply,
    events: events.map((event) => ({ event })),
  })) as unknown as PlyTold[]
  expect(marksOf(story, 'duel-of-magicians')).toEqual([1, 3])
  expect(marksOf(story, 'a-game')).toEqual([])
})

test('the bars above the slider are as high as the totals that were played', () => {
  const told = (events: object[][]): PlyTold[] => events.map((one, ply) => ({ ply, events: one })) as PlyTold[]
  const played = (total: number): object => ({ event: 'played', total })
  expect(heightsOf(told([[], [played(3)], [played(12)], [{ event: 'took', count: 2 }]]), 'duel-of-magicians')).toEqual([
    0, 0.25, 1, 0,
  ])
  expect(heightsOf(told([[], []]), 'duel-of-magicians')).toEqual([])
})

test('the end of a match of one hand tells its points once, and that of two tells points and totals', async () => {
  const source = async (path: string): Promise<string> => (await catalogues[path]?.())?.default ?? ''
  const words = new Words('en', [await source('en'), await source('en/duel-of-magicians')], 'duel-of-magicians')
  const told = (hand: number): string[] => {
    const events = [
      { event: 'hand-ended', seat: 0, hand, in_front: [3, 4], hands: [[], ['7']], points: [3, 5] },
      { event: 'match-ended', winners: [0], totals: [3, 5] },
    ]
    return toldLines({ ply: 9, events } as unknown as PlyTold, words, ['Ann', 'Bob'], null)
  }
  expect(told(1)).toEqual(['Ann plays the last card. Points of hand 1: Ann (3), Bob (5).'])
  expect(told(2)).toHaveLength(2)
})
