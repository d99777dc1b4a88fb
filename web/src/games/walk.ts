/** Arrow keys walk through the buttons of a hand. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step || !(event.currentTarget instanceof HTMLElement)) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button.card')]
  const at = cards.indexOf(document.activeElement as HTMLElement)
  cards[(at + step + cards.length) % cards.length]?.focus()
  event.preventDefault()
}
