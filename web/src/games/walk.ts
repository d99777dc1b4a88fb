/** Arrow keys walk through the cards of a hand, or the lines of a list. */
export function walk(event: KeyboardEvent, through = 'button.card'): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step || !(event.currentTarget instanceof HTMLElement)) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>(through)]
  const at = cards.indexOf(document.activeElement as HTMLElement)
  cards[(at + step + cards.length) % cards.length]?.focus()
  event.preventDefault()
}
