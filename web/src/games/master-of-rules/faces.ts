import { numberFace } from '../../parts/numbers'
import type { Sign } from '../../parts/signs'

/** The sign of a colour. */
export const SIGN_OF: Record<string, Sign> = { R: 'flower', B: 'drop', Y: 'sun', G: 'leaf', P: 'gem' }
const files = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true })
const drawn = (name: string): string => files[`./art/${name}.svg`] ?? ''

/** A card by its notation: `R7`, `trio`; `across` for Support Right laid by another. */
export function face(card: string, across = false): string {
  const sign = /^.\d$/.test(card) && SIGN_OF[card.charAt(0)]
  if (sign) return numberFace(sign, card.slice(1))
  return drawn(`rule-card-${card}${across && card === 'support' ? '-across' : ''}`)
}

export const picto = (rule: string): string => drawn(`rule-${rule}`)
