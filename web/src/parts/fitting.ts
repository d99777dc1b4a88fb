import type { Attachment } from 'svelte/attachments'
import { watched } from './watched'

const SIZES = ['12.5px', '11.5px', '10.5px', '9.5px', '9.1px']
const CLOSE = '1.15'
const ABOVE = '1px' // what Japanese letters have above so close a line

/** Words that are too many for their place are written smaller, and closer, so that none is cut; the rest can be scrolled. */
export const fitting: Attachment<HTMLElement> = (node) =>
  watched(node, () => {
    node.style.fontSize = node.style.lineHeight = node.style.paddingTop = node.style.overflowY = ''
    for (const size of SIZES) {
      if (node.scrollHeight <= node.clientHeight) return
      node.style.fontSize = size
      node.style.lineHeight = CLOSE
      node.style.paddingTop = ABOVE
    }
    if (node.scrollHeight > node.clientHeight) node.style.overflowY = 'auto'
  })
