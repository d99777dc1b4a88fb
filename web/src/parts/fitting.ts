import type { Attachment } from 'svelte/attachments'
import { watched } from './watched'

const SIZES = ['12.5px', '11.5px', '10.5px', '9.5px', '9.1px']
/** Where something is marked as less telling, it is left out, and letters get no smaller than this. */
const LEAST = '11.5px'
const CLOSE = '1.15'
const ABOVE = '2px' // what Japanese letters have above so close a line, bold ones too

const leave = (node: HTMLElement, out: boolean): boolean => {
  const less = [...node.querySelectorAll<HTMLElement>('[data-less]')]
  for (const one of less) one.hidden = out
  return less.length > 0
}
/** Words that are too many for their place are written smaller, and closer, so that none is cut; the rest can be scrolled. */
export const fitting: Attachment<HTMLElement> = (node) =>
  watched(node, () => {
    node.style.fontSize = node.style.lineHeight = node.style.paddingTop = node.style.overflowY = ''
    leave(node, false)
    for (const size of SIZES) {
      if (node.scrollHeight <= node.clientHeight) return
      node.style.fontSize = size
      node.style.lineHeight = CLOSE
      node.style.paddingTop = ABOVE
      if (size === LEAST && node.scrollHeight > node.clientHeight && leave(node, true)) break
    }
    if (node.scrollHeight > node.clientHeight) node.style.overflowY = 'auto'
  })
