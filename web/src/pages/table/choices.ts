/** Puts the focus on the first of these choices, unless it is on one, or somebody is busy elsewhere, say in the chat. */
export function focusChoice(choices: string[], ...places: (HTMLElement | null)[]): void {
  const focused = document.activeElement
  const busy = focused && focused !== document.body && !places.some((place) => place?.contains(focused))
  if (busy || focused?.matches(choices.join())) return
  for (const choice of choices) {
    const found = places.map((place) => place?.querySelector<HTMLElement>(choice)).find(Boolean)
    if (found) return found.focus()
  }
}
