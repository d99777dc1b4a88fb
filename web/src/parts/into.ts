import type { Attachment } from 'svelte/attachments'

/** Puts a part of the board into another place while there is one; else it stays where it is written. */
export function into(place: HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    const home = node.parentElement
    if (!place || !home) return
    place.append(node)
    return () => {
      if (home.isConnected) home.append(node)
      else node.remove()
    }
  }
}
