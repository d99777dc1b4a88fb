import { numberFace } from './numbers'

const files = import.meta.glob<string>('../art/cards/*.svg', { query: '?raw', import: 'default', eager: true })
const drawn = (name: string): string => files[`../art/cards/${name}.svg`] ?? ''

/** A card of any game by its notation: `12`, `J`, `ball`, `R7`, `trio`; `across` for Support Right laid by another. */
export function face(card: string, across = false): string {
  if (card === 'J') return drawn('joker')
  if (card === 'ball') return drawn('crystal-ball')
  if (/^\d+$/.test(card)) return drawn(`magician-${card.padStart(2, '0')}`)
  if (/^[RBYGP]\d$/.test(card)) return numberFace(card)
  return drawn(`rule-card-${card}${across && card === 'support' ? '-across' : ''}`)
}

export const back = (kind: 'magic' | 'number' | 'rule'): string => drawn(`card-back-${kind}`)
export const picto = (rule: string): string => drawn(`rule-${rule}`)
