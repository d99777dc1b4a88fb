/**
 * Looks at a part as soon as it has been laid out, and whenever its size, its contents or the letters it is written in
 * change; what it gives back ends that.
 * The first look is the observer's own: asking for sizes while a page is being built would lay all of it out once more.
 */
export function watched(node: HTMLElement, look: () => void): () => void {
  const sizes = new ResizeObserver(look)
  const contents = new MutationObserver(look)
  sizes.observe(node)
  contents.observe(node, { childList: true, characterData: true, subtree: true })
  document.fonts.addEventListener('loadingdone', look)
  return () => {
    document.fonts.removeEventListener('loadingdone', look)
    sizes.disconnect()
    contents.disconnect()
  }
}
