import type { LabyrinthView } from '../../wire/master-labyrinth'
import type { Words } from '../../words/index.svelte'
import { onButtons } from '../moves'

export function said(move: string, words: Words, _: string[], view: unknown): string {
  const [verb = '', what = ''] = move.split(' ')
  const { taken, rolls, dueller, players } = view as LabyrinthView
  if (move === 'accept' && dueller === null) return words.say('labyrinth-do-roll', { nth: rolls.length + 1 })
  const loses = dueller === null ? 0 : Math.min(...(players[dueller]?.treasures ?? [0]))
  const facts = { arrow: what, square: what, card: verb === 'coin' ? (taken ?? 0) : what, value: loses }
  return words.say(`labyrinth-do-${verb}`, facts)
}

export function spots(move: string): string[] {
  const [verb = '', what = ''] = move.split(' ')
  if (verb === 'push') return [`[data-arrow=${what}]`]
  if (verb === 'go') return [`[data-square=${what}]`]
  return onButtons(move)
}
