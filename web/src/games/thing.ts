/** Something on the table that somebody asks about. */
export interface Thing {
  name: string
  /** The rule that says what it is and does. */
  rule: string
  /** How it stands now. */
  now?: string
  /** Where it is, as a selector. */
  at?: string
}

/** The thing that was touched, where parts of a board say what they are; what can be pressed answers for itself. */
export function thingAt(target: EventTarget | null): Thing | null {
  const node = target as HTMLElement | null
  const found = node?.closest?.<HTMLElement>('[data-rule]')
  if (!found || node?.closest('button, a, dialog, input')) return null
  const { rule = '', name = '', now = '' } = found.dataset
  return { rule, name: name || (found.ariaLabel ?? ''), now }
}
