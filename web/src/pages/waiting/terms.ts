import type { Table } from '../../wire/protocol'
import { say, type Words } from '../../words/index.svelte'
import { standsIn } from '../new/pace'

const DAY = 86_400

/** What was agreed at a table, as whole sentences with their icons. */
export function termsOf(table: Table, words: Words): { icon: string; text: string }[] {
  return [
    ...Object.entries(table.options).map(([key, value]) => ({ icon: 'book', text: optionText(key, value, words) })),
    { icon: 'play', text: say(`web-how-pace-${table.pace}`) },
    { icon: 'clock', text: clockSentence(table) },
    ...(standsIn(table) ? [{ icon: 'bot', text: standInSentence(table) }] : []),
    ...(table.clock ? [{ icon: 'clock', text: say('web-how-misses', { misses: table.misses }) }] : []),
    { icon: 'again', text: say('web-how-take-back') },
    { icon: 'eye', text: say(table.spectators ? 'web-how-watched' : 'web-how-unwatched') },
    { icon: 'lock', text: say(table.seats.some(isListed) ? 'web-how-found-by-all' : 'web-how-found-by-link') },
  ]
}

const isListed = ({ kind, nickname, expected }: Table['seats'][number]): boolean =>
  kind === 'open' && nickname === null && !expected

/** A game that has no sentence for an option names it, with its value. */
function optionText(key: string, value: unknown, words: Words): string {
  if (words.has(`option-${key}-is`)) return words.say(`option-${key}-is`, { value })
  const worded = `option-${key}-${value ?? 'none'}`
  return `${words.say(`option-${key}-short`)}: ${words.has(worded) ? words.say(worded) : String(value)}`
}

export function clockSentence({ clock }: Table): string {
  if (!clock) return say('web-how-clock-none')
  const { kind, seconds, increment = 0 } = clock
  if (kind === 'budget') return say('web-how-clock-budget', { minutes: seconds / 60, increment })
  return seconds >= DAY ? say('web-how-clock-days', { days: seconds / DAY }) : say('web-how-clock-seconds', { seconds })
}

function standInSentence({ pace, grace, stand_in }: Table): string {
  const level = say(`web-level-${stand_in}`)
  if (pace !== 'live') return say('web-how-out-of-time', { level })
  return grace < 60
    ? say('web-how-away-seconds', { seconds: grace, level })
    : say('web-how-away-minutes', { minutes: Math.round(grace / 60), level })
}
