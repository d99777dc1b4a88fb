/** Puts the focus where the next choice is, unless somebody is busy elsewhere, say in the chat. */
export function focusNext(board: HTMLElement | undefined, step: string, square: string): void {
  const busy = document.activeElement
  if (busy && busy !== document.body && !board?.contains(busy) && !busy.closest('.choice')) return
  const targets: Record<string, string> = { push: '.arrow[tabindex="0"]', move: `[data-square="${square}"]` }
  document.querySelector<HTMLElement>(targets[step] ?? '[data-testid=acts] .primary')?.focus({ preventScroll: true })
}
