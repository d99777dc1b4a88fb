import type { Sign } from '../../parts/signs'

/** The signs of the seats, in order. */
export const SIGNS: Sign[] = ['flower', 'drop', 'sun', 'leaf']
