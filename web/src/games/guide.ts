import type { Seen } from './board'

/** One thing the guide explains, once, when the table gives the occasion. Words: `guide-<id>-title`, `guide-<id>`. */
export interface Tip {
  id: string
  rule: string
  /** What the bubble points at. */
  target: string
  when: (seen: Seen, me: number) => boolean
}
