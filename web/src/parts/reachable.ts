import type { Attachment } from 'svelte/attachments'
import { watched } from './watched'

/** A part that scrolls can be reached, and scrolled, with the keyboard; one that does not needs no stop there. */
export const reachable: Attachment<HTMLElement> = (node) =>
  watched(node, () => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (scrolls) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  })
