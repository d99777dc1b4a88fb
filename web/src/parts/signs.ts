/** The six signs on a grid of 24: a shape, and its deep half. A sign never comes in another's colour. */
export type Sign = 'flower' | 'drop' | 'sun' | 'leaf' | 'gem' | 'moon'

function star(points: number, outer: number, inner: number): string[] {
  return Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 ? inner : outer
    const angle = ((i * 180) / points - 90) * (Math.PI / 180)
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`
  })
}

const SUN = star(8, 11.4, 7.9)

const SHAPES: Record<Sign, [string, string]> = {
  flower: [
    'M7 7A5 5 0 0 1 17 7A5 5 0 0 1 17 17A5 5 0 0 1 7 17A5 5 0 0 1 7 7Z',
    'M12 2A5 5 0 0 1 17 7A5 5 0 0 1 17 17A5 5 0 0 1 12 22Z',
  ],
  drop: [
    'M12 .8C12 .8 20.3 9.6 20.3 14.9A8.3 8.3 0 0 1 3.7 14.9C3.7 9.6 12 .8 12 .8Z',
    'M12 .8C12 .8 20.3 9.6 20.3 14.9A8.3 8.3 0 0 1 12 23.2Z',
  ],
  sun: [`M${SUN.join('L')}Z`, `M${SUN.slice(0, 9).join('L')}Z`],
  leaf: ['M2.6 2.6H12A9.4 9.4 0 0 1 21.4 12V21.4H12A9.4 9.4 0 0 1 2.6 12Z', 'M2.6 2.6H12A9.4 9.4 0 0 1 21.4 12V21.4Z'],
  gem: ['M12 .6L21.2 12L12 23.4L2.8 12Z', 'M12 .6L21.2 12L12 23.4Z'],
  moon: [
    'M15.6 1.9A10.4 10.4 0 1 0 22.4 15.2A9 9 0 0 1 15.6 1.9Z',
    'M22.4 15.2A10.4 10.4 0 0 1 4.2 18.9L9.4 14.2A9 9 0 0 0 22.4 15.2Z',
  ],
}

export const signShape = (kind: Sign): string => SHAPES[kind][0]

export function sign(kind: Sign, stroke = 1.3): string {
  const [whole, deep] = SHAPES[kind]
  const line = kind === 'sun' ? ` stroke="var(--sun-line)" stroke-width="${stroke}" stroke-linejoin="round"` : ''
  return `<path d="${whole}" fill="var(--${kind})"${line}/><path d="${deep}" fill="var(--${kind}-deep)"/>`
}

export function signDrawing(kind: Sign): string {
  return `<svg viewBox="0 0 24 24" class="sign">${sign(kind)}</svg>`
}
