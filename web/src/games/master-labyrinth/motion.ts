import { lessMotion } from '../../live/settings.svelte'
import type { Pushed, Took, Walked } from '../../wire/master-labyrinth'
import type { GameEvent } from '../../words/index.svelte'
import { corridor } from './corridors'
import { medal } from './pieces'
import { at, direction, line, STEP } from './squares'

const PUSH = 380
const SQUARE = 90
const LONGEST_WALK = 700
const QUARTER = 240
const DIE = 500
const FADE = 260
const SLIDING = 'cubic-bezier(.4,0,.2,1)'

/** Shows what events did, one after the other, on a board that stands as it is after them. Says how long it takes. */
export function enact(root: HTMLElement, events: GameEvent[]): number {
  if (lessMotion() || document.hidden) return 0
  let late = 0
  for (const event of events) late += ACTS[event.event]?.(root, event, late, events) ?? 0
  return late
}

type Act = (root: HTMLElement, event: GameEvent, late: number, events: GameEvent[]) => number

const ACTS: Record<string, Act> = {
  pushed: (root, event, late) => push(root, event as unknown as Pushed, late),
  walked: (root, event, late) => walk(root, event as unknown as Walked, late),
  took: (root, event, late) => take(root, event as unknown as Took, late),
  'second-phase': (root, _, late) => appear(root, '.treasure', late),
  'dragon-die-rolled': (root, event, late) => roll(root, `dragon-die-${event['face']}`, late),
  'dragon-turned': turn,
  threatened: (root, _, late) => appear(root, '.threat', late),
  'nobody-threatened': (root, _, late) => appear(root, '.threat', late),
  'duel-rolled': (root, event, late) => roll(root, `die-${event['roll']}`, late),
  'last-duel-rolled': (root, event, late) => roll(root, `die-${event['roll']}`, late),
}

/** The corridors of a line, and all that rides on them, come from one square back; each is a layer of its own. */
function push(root: HTMLElement, pushed: Pushed, late: number): number {
  const [dx, dy] = STEP[direction(pushed.arrow)]
  const timing = { duration: PUSH, delay: late, easing: SLIDING, fill: 'backwards' } as const
  const from = [{ transform: `translate(${-dx * 100}%,${-dy * 100}%)` }, { transform: 'translate(0,0)' }]
  const rode = pushed.rode.map((ride) => `[data-piece="${ride.piece}"][data-at="${ride.end}"]`)
  const sliding = [...line(pushed.arrow).map((square) => `[data-tile="${square}"]`), ...rode]
  for (const node of root.querySelectorAll(sliding.join())) node.animate(from, timing)
  const out = ghost(root, pushed.out, `<svg viewBox="0 0 60 60">${corridor(pushed.spare, false)}</svg>`)
  vanish(
    out,
    [
      { transform: 'translate(0,0)', opacity: 1 },
      { transform: `translate(${dx * 100}%,${dy * 100}%)`, opacity: 0.2 },
    ],
    timing,
  )
  return PUSH
}

/** Square by square along the path. */
function walk(root: HTMLElement, walked: Walked, late: number): number {
  const [x, y] = at(walked.square)
  const steps = walked.path.map((square) => {
    const [column, row] = at(square)
    return { transform: `translate(${(column - x) * 100}%,${(row - y) * 100}%)` }
  })
  const duration = Math.min(SQUARE * Math.max(1, steps.length - 1), LONGEST_WALK)
  const walker = root.querySelector(`[data-piece="adventurer-${walked.seat}"]`)
  walker?.animate(steps, { duration, delay: late, easing: 'cubic-bezier(.25,.1,.75,.9)', fill: 'backwards' })
  return duration
}

function take(root: HTMLElement, took: Took, late: number): number {
  const leaving = ghost(root, took.square, medal(took.value, true))
  leaving.classList.add('treasure')
  vanish(leaving, [{ opacity: 1 }, { transform: 'translateY(-40%)', opacity: 0 }], {
    duration: FADE,
    delay: late,
    fill: 'backwards',
  })
  return FADE
}

function turn(root: HTMLElement, event: GameEvent, late: number, events: GameEvent[]): number {
  const rolled = events.find((one) => one.event === 'dragon-die-rolled')
  const times = Number(rolled?.['face']) || 0
  const facing = ['N', 'E', 'S', 'W'].indexOf(String(event['facing'])) * 90
  const duration = QUARTER * times
  root
    .querySelector('[data-dragon]')
    ?.animate([{ transform: `rotate(${facing - 90 * times}deg)` }, { transform: `rotate(${facing}deg)` }], {
      duration,
      delay: late,
      easing: 'ease-in-out',
      fill: 'backwards',
    })
  return duration
}

function roll(root: HTMLElement, die: string, late: number): number {
  const dice = root.ownerDocument.querySelectorAll(`[data-die="${die}"]`)
  dice[dice.length - 1]?.animate(
    [
      { transform: 'rotate(-300deg) scale(.7)', opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: 'rotate(0)', opacity: 1 },
    ],
    { duration: DIE, delay: late, easing: 'ease-out', fill: 'backwards' },
  )
  return DIE
}

function appear(root: HTMLElement, what: string, late: number): number {
  for (const node of root.querySelectorAll(what))
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, delay: late, fill: 'backwards' })
  return FADE
}

/** Something that is no longer there and leaves before the eyes. */
function ghost(root: HTMLElement, square: string, drawing: string): HTMLElement {
  const [x, y] = at(square)
  const made = document.createElement('div')
  made.className = 'place ghost'
  made.setAttribute('aria-hidden', 'true')
  made.style.cssText = `--x:${x};--y:${y}`
  made.innerHTML = drawing
  root.append(made)
  return made
}

function vanish(node: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const going = node.animate(frames, timing)
  going.onfinish = going.oncancel = () => node.remove()
}
