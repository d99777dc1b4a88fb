import type {
  CombatEnded,
  CombatView,
  Eliminated,
  Exploded,
  FamilyCollected,
  Played,
  ResolutionView,
  VotesShown,
  WorldView,
} from '../../wire/maitre-du-monde'
import type { GameEvent } from '../../words/index.svelte'
import { type Fall, fallOf } from './fall'

/** Something that just happened and deserves a look before the match goes on. */
export type Scene =
  | { kind: 'votes'; event: VotesShown; resolution: ResolutionView | null }
  | { kind: 'combat'; event: CombatEnded; combat: CombatView }
  | { kind: 'eliminated'; event: Eliminated; fall: Fall | null }
  | { kind: 'bomb'; event: Exploded }
  | { kind: 'statement'; events: FamilyCollected[] }

/** So long each stands, unless it is put away before; who is out says himself how he goes on. */
export const EACH = { votes: 4500, combat: 4500, bomb: 7000, statement: 9000, eliminated: Infinity }

/** The scenes of a ply's events. `before` is the table before that ply, `log` all that happened up to now. */
export function scenes(
  events: GameEvent[],
  before: WorldView | null,
  me: number | null,
  log: GameEvent[] = events,
): Scene[] {
  const found = events.flatMap<Scene>((event) => scene(event, events, before, me, log))
  const collected = events.filter((event) => event.event === 'family-collected') as unknown as FamilyCollected[]
  return collected[0] && collected[0].seat === me ? [...found, { kind: 'statement', events: collected }] : found
}

function scene(
  event: GameEvent,
  events: GameEvent[],
  before: WorldView | null,
  me: number | null,
  log: GameEvent[],
): Scene[] {
  const fact = event as unknown
  if (event.event === 'votes-shown')
    return [{ kind: 'votes', event: fact as VotesShown, resolution: before?.resolution ?? null }]
  if (event.event === 'eliminated' && me !== null && event['seat'] === me)
    return [{ kind: 'eliminated', event: fact as Eliminated, fall: fallOf(log, before, me) }]
  if (event.event === 'exploded') return [{ kind: 'bomb', event: fact as Exploded }]
  if (event.event === 'combat-ended' && before?.combat)
    return [{ kind: 'combat', event: fact as CombatEnded, combat: ended(before.combat, events) }]
  return []
}

/** The combat with the card that ended it. */
function ended(combat: CombatView, events: GameEvent[]): CombatView {
  const last = events.filter((event) => event.event === 'played') as unknown as Played[]
  const added = (seat: number): string[] => last.filter((played) => played.seat === seat).map((played) => played.card)
  const [attack = [], defence = []] = combat.spent
  return {
    ...combat,
    spent: [
      [...attack, ...added(combat.attacker)],
      [...defence, ...added(combat.defender)],
    ],
  }
}
