import { sign, type Sign } from './signs'

const NUMERAL = 'font-family="Besley Variable,Besley,Georgia,serif" font-weight="700" text-anchor="middle"'
const LOW: Partial<Record<Sign, number>> = { drop: 7 }

/** A card with a number in a sign. */
export function numberFace(kind: Sign, number: string): string {
  const [small, large] = kind === 'sun' ? ['#1b2a26', '#1b2a26'] : [`var(--${kind}-deep)`, '#fbf8f0']
  return (
    '<svg viewBox="0 0 100 140"><rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="var(--card)" stroke="var(--card-line)" stroke-width="1.5"/>' +
    `<text x="16" y="27" font-size="23" fill="${small}" ${NUMERAL}>${number}</text>` +
    `<g transform="translate(8.5 32) scale(.625)">${sign(kind)}</g><g transform="translate(11 41) scale(3.25)">${sign(kind, 0.6)}</g>` +
    `<text x="50" y="${97 + (LOW[kind] ?? 0)}" font-size="50" fill="${large}" ${NUMERAL}>${number}</text></svg>`
  )
}
