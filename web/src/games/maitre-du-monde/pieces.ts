import { Brought } from '../../parts/brought.svelte'

/** The board itself, and every scene but one's own turn: they are most of what this table weighs. */
export const pieces = new Brought(() => import('./later'))
