const WRITTEN = 'font-family="Besley Variable,Besley,Georgia,serif" font-weight="700" text-anchor="middle"'
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** A card with its notation on it, a number or a short word: large, and in the corner that others leave free. */
export function face(card: string): string {
  const size = Math.min(56, 150 / Math.max(card.length, 1))
  return (
    '<svg viewBox="0 0 100 140"><rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="var(--card)" stroke="var(--card-line)" stroke-width="1.5"/>' +
    `<text x="18" y="27" font-size="${Math.min(23, size / 2)}" fill="var(--card-ink)" ${WRITTEN}>${escaped(card)}</text>` +
    `<text x="50" y="${82 + size / 3}" font-size="${size}" fill="var(--card-ink)" ${WRITTEN}>${escaped(card)}</text></svg>`
  )
}
