import type { Attachment } from 'svelte/attachments'

/** Pixels before a press is a drag. */
const FAR = 8
const LIFTED = { 'pointer-events': 'none', 'z-index': '20', position: 'relative' }

export interface Dragged {
  /** What is under the pointer while it moves; null once it is let go. */
  over?: (under: Element | null) => void
  drop: (under: Element | null, x: number, y: number) => void
  /** The thing stays where it is: a swipe. */
  still?: boolean
}

/** Lets a thing be dragged; a press that does not move is a click as ever. */
export function drag({ over, drop, still = false }: Dragged): Attachment<HTMLElement> {
  return (node) => {
    let from: PointerEvent | null = null
    let moved = false

    const way = (event: PointerEvent): [number, number] =>
      from ? [event.clientX - from.clientX, event.clientY - from.clientY] : [0, 0]
    const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY)

    function down(event: PointerEvent): void {
      moved = false
      if (event.button !== 0) return
      from = event
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', stop)
    }
    function move(event: PointerEvent): void {
      const [x, y] = way(event)
      if (!moved && Math.hypot(x, y) < FAR) return
      moved = true
      if (!still) lift(`${x}px ${y}px`)
      over?.(under(event))
    }
    function lift(translate: string): void {
      for (const [name, value] of Object.entries({ translate, ...LIFTED })) node.style.setProperty(name, value)
    }
    function up(event: PointerEvent): void {
      const [there, [x, y]] = [under(event), way(event)]
      stop()
      if (!moved) return
      addEventListener('click', noClick, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', noClick, { capture: true }))
      drop(there, x, y)
    }
    function stop(): void {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
      if (!still) for (const name of ['translate', ...Object.keys(LIFTED)]) node.style.removeProperty(name)
      if (moved) over?.(null)
    }

    node.style.touchAction = 'none'
    node.addEventListener('pointerdown', down)
    return () => {
      stop()
      node.removeEventListener('pointerdown', down)
    }
  }
}

/** The click that ends a drag is none. */
const noClick = (event: MouseEvent): void => event.stopPropagation()

/** Whether a card of the hand was let go over the table. */
export const onTable = (under: Element | null): boolean =>
  Boolean(under?.closest('main') && !under.closest('[data-testid=hand]'))
