import type { Figure } from '../../wire/review'

/** In a review a victory counts so many; a point is a hundredth of it. */
export const VICTORY = 100_000
const POINT = VICTORY / 100

/** A change in points, with its sign. */
export function signed([value]: Figure, language: string): string {
  const points = Math.round(value / POINT)
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(points).replace('-', '−')
}

export const points = ([value]: Figure): number => Math.round(value / POINT)

/** Of some figures, the error that most of them keep to, in points; 1 at least. */
export function usualError(figures: Figure[]): number {
  const errors = figures.map(([, error]) => error).sort((a, b) => a - b)
  return Math.max(1, Math.ceil((2 * (errors[Math.floor(errors.length / 2)] ?? 0)) / POINT))
}

/** How seats are told apart without colour, too. */
export const LINES = ['', '8 4', '2 4', '10 3 2 3', '5 5', '1 3']
export const COLOURS = ['flower', 'drop', 'sun-deep', 'leaf', 'gem', 'moon'].map((name) => `var(--${name})`)
