import { lessMotion } from '../live/settings.svelte'

const TRAVEL = 260
const STAGGER = 40
const EASING = 'cubic-bezier(.3,0,.1,1)'

interface Snapshot {
  rect: DOMRect
  node: HTMLElement
}

/** Where cards come from and go to that were not, or are no longer, on the table: the name of an anchor. */
export interface Ways {
  origin: (key: string) => string | null
  goal: (key: string) => string | null
}

/** Lets cards travel: everything with `data-fly` is looked at before a change, and moved from there after it. */
export class Flight {
  private before = new Map<string, Snapshot>()
  private readonly root: () => HTMLElement | undefined

  constructor(root: () => HTMLElement | undefined) {
    this.root = root
  }

  snap(): void {
    this.before.clear()
    for (const node of this.cards())
      this.before.set(node.dataset['fly'] ?? '', { rect: node.getBoundingClientRect(), node })
  }

  fly(ways: Ways): void {
    if (lessMotion() || document.hidden) return
    let late = 0
    const here = new Set<string>()
    for (const node of this.cards()) {
      const key = node.dataset['fly'] ?? ''
      here.add(key)
      const from = this.before.get(key)?.rect ?? this.start(key, ways)
      if (from && travel(node, from, late * STAGGER)) late += 1
    }
    for (const [key, old] of this.before) if (!here.has(key)) this.leave(old, ways.goal(key))
  }

  private cards(): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>('[data-fly]') ?? [])]
  }

  private start(key: string, ways: Ways): DOMRect | undefined {
    const name = ways.origin(key)
    return name === null ? undefined : (this.before.get(name)?.rect ?? this.anchor(name))
  }

  private anchor(name: string): DOMRect | undefined {
    return this.root()?.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect()
  }

  private leave(old: Snapshot, name: string | null): void {
    const goal = name === null ? undefined : this.anchor(name)
    if (!goal) return
    const ghost = old.node.cloneNode(true) as HTMLElement
    ghost.removeAttribute('data-fly')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.inert = true
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${old.rect.left}px`,
      top: `${old.rect.top}px`,
      width: `${old.rect.width}px`,
      zIndex: '20',
      pointerEvents: 'none',
    })
    this.root()?.append(ghost)
    const x = goal.left + goal.width / 2 - old.rect.left - old.rect.width / 2
    const y = goal.top + goal.height / 2 - old.rect.top - old.rect.height / 2
    const going = ghost.animate([{}, { transform: `translate(${x}px,${y}px) scale(.4)`, opacity: 0.2 }], {
      duration: TRAVEL,
      easing: EASING,
    })
    going.onfinish = going.oncancel = () => ghost.remove()
  }
}

function travel(node: HTMLElement, from: DOMRect, delay: number): boolean {
  const to = node.getBoundingClientRect()
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  if (Math.abs(x) + Math.abs(y) < 3 || to.width === 0) return false
  const scale = Math.min(1.6, Math.max(0.3, from.width / to.width))
  node.animate([{ transform: `translate(${x}px,${y}px) scale(${scale})`, zIndex: 5 }, { zIndex: 5 }], {
    duration: TRAVEL,
    delay,
    easing: EASING,
    fill: 'backwards',
  })
  return true
}
