/** The rule that a link leads to; null where it leads elsewhere. */
export function ruleIn(target: EventTarget | null, game: string): string | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href*="#rules="]')
  const asked = new URLSearchParams(link?.hash.slice(1))
  return asked.get('rules') === game ? (asked.get('at') ?? '') : null
}
