/** The address: `#table=ID&invite=…`, `#replay=ID&ply=3`, `#review=ID`, `#puzzles`, `#puzzle=ID`, `#rules=GAME&at=RULE`, `#new=GAME`, `#tables`, `#me`, `#recover=…`. */
export type Route = Record<string, string>

function read(): Route {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
}

let current = $state.raw<Route>(read())

addEventListener('hashchange', () => {
  current = read()
  scrollTo(0, 0)
})

export function route(): Route {
  return current
}

export function to(where: Route): string {
  const text = new URLSearchParams(where).toString().replace(/=(?=&|$)/g, '')
  return text ? `#${text}` : '#'
}

export function go(where: Route): void {
  location.hash = to(where).slice(1)
}

/** Goes there in place of this page, which is done with: the way back leads past it. */
export function goInstead(where: Route): void {
  location.replace(to(where))
}

/** Changes the address without a step in the history. */
export function adjust(where: Route): void {
  history.replaceState(null, '', to(where))
  current = where
}
