import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONGEST, type Speed, Teller } from '../src/live/teller.svelte'

let speed: Speed
let moves: number
let told: number[]
let waiting: number[]
let chance: boolean
let teller: Teller

const now = (): number => Math.round(performance.now() - began)
let began = 0

/** Tells what waits, each in so many beats, and notes when. */
function next(): void {
  const parts = waiting.shift()
  if (parts === undefined) return
  told.push(now())
  teller.begin({ beats: parts, chance })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  speed = 'calm'
  moves = 0
  chance = false
  told = []
  began = performance.now()
  teller = new Teller(next, { speed: () => speed, moving: () => moves })
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds)
const tell = (...parts: number[]): void => {
  waiting = parts
  teller.go()
}

test('no beat is shorter because many wait', () => {
  tell(...Array<number>(20).fill(1))
  wait(30_000)
  expect(told).toHaveLength(20)
  const stood = told.slice(1).map((at, one) => at - (told[one] ?? 0))
  expect(Math.min(...stood)).toBeGreaterThanOrEqual(1200)
  expect(Math.max(...stood)).toBeLessThan(1250)
})

test('brisk is brisk, and at once is at once', () => {
  speed = 'brisk'
  tell(1, 1, 1)
  wait(1500)
  expect(told.map((at) => Math.round(at / 100))).toEqual([0, 7, 14])
  speed = 'at-once'
  tell(3, 1, 1, 1)
  wait(5)
  expect(waiting).toEqual([])
})

test('what was told in several beats has the time of each', () => {
  tell(3, 1)
  wait(1300)
  expect([teller.part, told.length]).toEqual([1, 1])
  wait(1200)
  expect([teller.part, told.length]).toEqual([2, 1])
  wait(1200)
  expect([teller.part, told.length]).toEqual([0, 2])
})

test('what moves is not cut, but nothing moves for ever', () => {
  tell(1, 1)
  moves = 500
  wait(1500)
  expect(told).toHaveLength(1)
  moves = 0
  wait(500)
  expect(told).toHaveLength(2)
  waiting = [1]
  moves = 100
  wait(LONGEST - 400)
  expect(told).toHaveLength(2)
  wait(200)
  expect(told).toHaveLength(3)
})

test('who has seen enough goes on to the next beat', () => {
  tell(2, 1)
  wait(10)
  teller.hurry()
  expect([teller.part, told.length]).toEqual([1, 1])
  wait(1)
  teller.hurry()
  expect([teller.part, told.length]).toEqual([0, 2])
})

test('whatever answers who acts is told at once', () => {
  tell(3)
  wait(10)
  teller.enough()
  tell(1)
  expect(told).toEqual([0, 10])
})

test('what is held stands until it is put away, and then the table has its time', () => {
  tell(1, 1)
  teller.hold()
  wait(60_000)
  teller.hurry()
  expect(told).toHaveLength(1)
  teller.release()
  wait(1100)
  expect(told).toHaveLength(1)
  wait(200)
  expect(told).toHaveLength(2)
})

test('for who looks on it is put away in the end', () => {
  tell(1, 1)
  teller.hold(LONGEST)
  wait(LONGEST - 1)
  expect(teller.held).toBe(true)
  wait(1300)
  expect(told).toHaveLength(2)
})

test('what chance brings is told when the die lies, and has its time from then', () => {
  chance = true
  moves = 500
  tell(1, 1)
  wait(400)
  expect(teller.spinning).toBe(true)
  moves = 0
  wait(200)
  expect(teller.spinning).toBe(false)
  wait(1000)
  expect(told).toHaveLength(1)
  wait(200)
  expect(told).toHaveLength(2)
})

test('whoever has seen enough does not wait for a die, and at once there is none', () => {
  chance = true
  moves = 500
  tell(1, 1)
  wait(10)
  teller.hurry()
  expect([teller.spinning, told.length]).toEqual([true, 2])
  wait(3000)
  speed = 'at-once'
  tell(1)
  expect([teller.spinning, waiting.length]).toEqual([false, 0])
})
