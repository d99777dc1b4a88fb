import type { Attachment } from 'svelte/attachments'

/** A part that scrolls can be reached, and scrolled, with the keyboard; one that does not needs no stop there. */
export const reachable: Attachment<HTMLElement> = (node) => {
  const settle = (): void => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (scrolls) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(settle)
  const changes = new MutationObserver(settle)
  sizes.observe(node)
  changes.observe(node, { childList: true, subtree: true, characterData: true })
  settle()
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}
