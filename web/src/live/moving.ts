/** How long an animation still takes; one that never ends is not waited for. */
function left(animation: Animation): number {
  const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
  return Number.isFinite(end) ? end - Number(animation.currentTime ?? 0) : 0
}

/** How long what moves on the page still takes, in milliseconds. */
export function moving(): number {
  return Math.max(0, ...document.getAnimations().map(left))
}

/** Whatever moves is where it goes. */
export function settle(): void {
  for (const animation of document.getAnimations()) if (left(animation) > 0) animation.finish()
}

/** When what is there now has been drawn; on a page that nobody sees, when somebody does. */
export function drawn(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}
