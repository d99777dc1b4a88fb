import { drawn } from '../live/moving'

/** Whether this page has been shown with something on it: once is enough for as long as it is open. */
class Painted {
  yes = $state(false)
  /** A page in the background is not painted, and has nobody to wait. */
  soon(): void {
    if (this.yes || document.hidden) this.yes = true
    else drawn(() => (this.yes = true))
  }
}

export const painted = new Painted()
