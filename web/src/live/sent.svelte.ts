const PRESSED = 'button, [role=button]'
const PRESSES = ['pointerdown', 'keydown', 'click']

/** What was pressed to send a move shows it in the next frame, and until the house has answered. */
export function markSent(pending: () => string | null): void {
  let pressed: Element | null = null
  const press = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest(PRESSED) : null
  }
  $effect(() => {
    for (const kind of PRESSES) addEventListener(kind, press, true)
    return () => PRESSES.forEach((kind) => removeEventListener(kind, press, true))
  })
  $effect(() => {
    if (pending() === null || !pressed) return
    const sent = pressed
    sent.setAttribute('data-sent', '')
    return () => sent.removeAttribute('data-sent')
  })
}
