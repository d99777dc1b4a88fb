/** Something on the table that somebody asks about. */
export interface Thing {
  name: string
  /** The rule that says what it is and does. */
  rule: string
  /** How it stands now. */
  now?: string
  /** Where it is. */
  at?: Element | null
  /** It was asked for with a key, which goes on to the next. */
  keyed?: boolean
}

const PRESSED = 'button, a, dialog, input'

/** The thing that was touched, where parts of a board say what they are; what can be pressed answers for itself. */
export function thingAt(target: EventTarget | null): Thing | null {
  const node = target as HTMLElement | null
  const at = node?.closest?.<HTMLElement>('[data-rule]')
  if (!at || node?.closest(PRESSED)) return null
  const { rule = '', name = '', now = '' } = at.dataset
  return { rule, name: name || (at.ariaLabel ?? ''), now, at }
}

/** All that says what it is, in its order; alike things once. */
export function thingsIn(root: ParentNode): Thing[] {
  const found = [...root.querySelectorAll('[data-rule]')].filter((node) =>
    node.checkVisibility({ visibilityProperty: true }),
  )
  const all = found.flatMap((node) => thingAt(node) ?? [])
  return all.filter(({ name, now }, place) => place === all.findIndex((one) => one.name === name && one.now === now))
}
