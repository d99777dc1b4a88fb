import { expect, test } from 'vitest'
import { Aim } from '../aim.svelte'
import { Choice } from '../choice.svelte'
import { corridor } from '../corridors'
import { direction, line, turned } from '../squares'
import { sincePush, threatIn } from '../threat'
import type { LabyrinthView } from '../../../wire/master-labyrinth'
import { Words } from '../../../words/catalogue'

const PUSHES = ['NS', 'EW'].flatMap((sides) => ['b1', 'g2'].map((arrow) => `push ${arrow} ${sides}`))

function aim(asked: string[], answer: (move: string) => Promise<unknown> = async (move) => ({ move })): Aim {
  const made = new Aim(
    () => PUSHES,
    (move) => (asked.push(move), answer(move)),
  )
  made.begin('NS')
  return made
}

test('a corridor is turned clockwise, and named in the order of the compass', () => {
  expect([0, 1, 2, 3].map((times) => turned('NE', times))).toEqual(['NE', 'ES', 'SW', 'NW'])
  expect(turned('NES', -1)).toBe('NEW')
})

test('every shape in every turn is drawn', () => {
  const shapes = ['NS', 'EW', 'NE', 'ES', 'SW', 'NW', 'NES', 'ESW', 'NSW', 'NEW']
  expect(new Set(shapes.map((sides) => corridor(sides, false))).size).toBe(shapes.length)
})

test('a push goes from its arrow across the board', () => {
  expect(direction('g4')).toBe('W')
  expect(line('g4')).toEqual(['g4', 'f4', 'e4', 'd4', 'c4', 'b4', 'a4'])
})

test('the spare turns only to ways in which it may be pushed in', () => {
  const made = aim([])
  made.turn(1)
  expect(made.sides).toBe('EW')
  made.turn(1)
  expect(made.sides).toBe('NS')
})

test('only a legal push is asked about, and each once', async () => {
  const asked: string[] = []
  const made = aim(asked)
  made.hovered = 'd1'
  await made.look()
  expect(made.move).toBeNull()
  made.hovered = 'b1'
  await made.look()
  await made.look()
  expect(asked).toEqual(['push b1 NS'])
  expect(made.preview).toEqual({ move: 'push b1 NS' })
})

test('an arrow that is chosen counts, wherever the pointer rests', () => {
  const made = aim([])
  made.hovered = 'd1'
  made.arm('g2')
  expect(made.move).toBe('push g2 NS')
  made.hovered = 'd1'
  expect(made.move).toBe('push g2 NS')
  made.hovered = 'b1'
  expect(made.move).toBe('push g2 NS')
})

test('an answer that comes after the position has changed is not shown', async () => {
  let answer: (preview: unknown) => void = () => undefined
  const made = aim([], () => new Promise((resolve) => (answer = resolve)))
  made.armed = 'b1'
  const looking = made.look()
  made.begin('NS')
  made.armed = 'b1'
  answer({ old: true })
  await looking
  expect(made.preview).toBeNull()
})

function choice(moves: string[], view: Partial<LabyrinthView>): Choice {
  const shown = { step: 'end', rolls: [], taken: null, ...view } as unknown as LabyrinthView
  return new Choice(
    () => moves,
    () => shown,
    () => new Words('en', []),
  )
}

test('every button is a legal move, and the likeliest comes last', () => {
  expect(choice(['stay', 'go a1'], { step: 'move' }).acts.map((act) => act.move)).toEqual(['stay'])
  expect(choice(['accept', 'reroll 3', 'reroll 5'], { step: 'duel' }).acts.map((act) => act.move)).toEqual([
    'accept',
    'reroll 3',
  ])
  expect(choice(['end', 'challenge', 'double 9'], {}).acts.map((act) => act.move)).toEqual(['end', 'challenge'])
})

test('a double turn is offered once its card is chosen', () => {
  const made = choice(['end', 'double 7', 'double 9'], {})
  made.pick('9')
  expect(made.acts.map((act) => act.move)).toEqual(['end', 'double 9'])
})

test('who may walk is not asked to stay, until nothing is within reach or a square is chosen', () => {
  const asked = (made: Choice): string[] => made.acts.flatMap((act) => (act.primary ? [act.move] : []))
  const made = choice(['stay', 'go a1'], { step: 'move' })
  expect(asked(made)).toEqual([])
  made.square = 'a1'
  expect(asked(made)).toEqual(['go a1'])
  expect(asked(choice(['stay'], { step: 'move' }))).toEqual(['stay'])
})

test('a threat lasts until the next push', () => {
  const threat = { event: 'nobody-threatened', menace: 'dragon', square: 'd3', passage: ['d3'] }
  const log = [
    { ply: 1, events: [{ event: 'pushed' }] },
    { ply: 2, events: [{ event: 'walked' }, threat] },
  ]
  expect(threatIn(sincePush(log))).toEqual(threat)
  expect(threatIn(sincePush([...log, { ply: 3, events: [] }]))).toEqual(threat)
  expect(threatIn(sincePush([...log, { ply: 3, events: [{ event: 'pushed' }] }]))).toBeNull()
})

test('what a roll puts at stake is known when the server has told it', () => {
  const made = choice(['accept', 'reroll 3'], { step: 'duel' })
  expect(made.unforeseen).toBe(true)
  made.told = 'accept'
  expect(made.unforeseen).toBe(false)
  expect(choice(['end'], {}).unforeseen).toBe(false)
})
