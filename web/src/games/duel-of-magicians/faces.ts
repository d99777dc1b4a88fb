const files = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true })
const drawn = (name: string): string => files[`./art/${name}.svg`] ?? ''

/** A card by its notation: `12`, `J`, `ball`. */
export function face(card: string): string {
  if (card === 'J') return drawn('joker')
  if (card === 'ball') return drawn('crystal-ball')
  return drawn(`magician-${card.padStart(2, '0')}`)
}
