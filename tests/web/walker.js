// What is wrong with a page by its geometry alone: lines of "what | where | text".
;() => {
  const NEAR = 1.5 // pixels by which things may differ that were rounded
  const INK = 0.6 // and by which letters may
  const LEAST = 11.5 // the smallest letters that everybody can read
  const faults = []
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const within = modal ?? document.body
  const style = new Map()
  const styleOf = (element) => {
    if (!style.has(element)) style.set(element, getComputedStyle(element))
    return style.get(element)
  }
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.hidden-text')
  const named = (element) => {
    const test = element.closest('[data-testid]')?.dataset.testid
    const own = element.dataset?.move ?? element.dataset?.card ?? element.dataset?.arrow ?? ''
    const kind = typeof element.className === 'string' ? element.className.replace(/\s*svelte-\w+/g, '') : ''
    return [test && `[${test}]`, element.localName + (kind && `.${kind.trim().split(/\s+/).join('.')}`), own].filter(Boolean).join(' ')
  }
  const brief = (text) => text.trim().replace(/\s+/g, ' ').replace(/\d+/g, '7').slice(0, 60)
  const told = (what, element, text) => faults.push(`${what} | ${named(element)} | ${brief(text)}`)
  const above = (element) => {
    const all = []
    for (let one = element.parentElement; one && one !== document.documentElement; one = one.parentElement) all.push(one)
    return all
  }
  const scrolls = (element) => /auto|scroll/.test(styleOf(element).overflowY + styleOf(element).overflowX)
  const cuts = (element) => /hidden|clip/.test(styleOf(element).overflowY + styleOf(element).overflowX)
  const inside = (box, frame, near = NEAR) =>
    box.left >= frame.left - NEAR && box.right <= frame.right + NEAR && box.top >= frame.top - near && box.bottom <= frame.bottom + near
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  /** Whether a list that scrolls by itself has it out of sight: that is what such a list is for. */
  const scrolledAway = (element, box, near) =>
    above(element).some((one) => one !== document.body && scrolls(one) && !inside(box, one.getBoundingClientRect(), near))
  const related = (one, other) => one === other || one.contains(other) || other.contains(one)
  const under = (x, y) => document.elementFromPoint(Math.min(x, innerWidth - 1), Math.min(y, innerHeight - 1))
  const has = (element, x, y) => {
    const box = element.getBoundingClientRect()
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
  }
  const touchable = (element) => styleOf(element).pointerEvents !== 'none'

  // Nothing that can be tapped is covered or outside.
  const tappable = [...within.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(
    (one) => shown(one) && touchable(one) && one.getBoundingClientRect().width > 0,
  )
  for (const one of tappable) {
    const box = one.getBoundingClientRect()
    if (scrolledAway(one, box)) continue
    const text = one.innerText || one.getAttribute('aria-label') || ''
    if (!inside(box, screen)) {
      told('outside', one, text)
      continue
    }
    const top = under((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    // While corridors are pushed, an arrow and the tile at the edge are one target.
    if (top && !related(one, top) && !one.disabled && !(one.matches('.place') && top.closest('.arrow'))) told(`covered by ${named(top)}`, one, text)
  }
  // The number in the corner of each card of the hand is in sight.
  for (const card of within.querySelectorAll('[data-testid=hand] button.card')) {
    const box = card.getBoundingClientRect()
    const top = shown(card) && touchable(card) && under(box.left + box.width * 0.16, box.top + box.height * 0.13)
    if (top && !related(card, top)) told(`number covered by ${named(top)}`, card, card.dataset.card ?? '')
  }

  // Texts as ink: each line of each, as high as its letters are.
  const pen = document.createElement('canvas').getContext('2d')
  const lines = []
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    if (!node.data.trim() || !element || element.closest('svg, script, style, option') || !shown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { fontStyle, fontWeight, fontSize, fontFamily } = styleOf(element)
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const ink = pen.measureText(node.data)
    // An event line may be written smaller still, before it has to be scrolled.
    const small = parseFloat(fontSize) < LEAST && !element.closest('p.event')
    // Of a name in little room there is one line, of whole words.
    const boxes = [...range.getClientRects()]
    const own = element.matches('.named') ? boxes.filter(({ bottom }) => bottom <= boxes[0].bottom + NEAR) : boxes
    for (const box of own) {
      if (box.width < 1 || box.height < 1) continue
      if (small) told(`small, ${fontSize}`, element, node.data)
      const top = box.top + (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent)
      const bottom = box.bottom - (ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent)
      lines.push({ element, text: node.data, box: { left: box.left, right: box.right, top, bottom } })
    }
  }
  const readable = []
  const said = new Set()
  for (const line of lines) {
    const { element, text, box } = line
    if (scrolledAway(element, box, INK)) continue
    readable.push(line)
    if (said.has(element)) continue
    const frame = [element, ...above(element)].find((one) => {
      if (one === document.body || !cuts(one)) return false
      const hole = one.getBoundingClientRect()
      const x = styleOf(one).overflowX !== 'visible' && (box.left < hole.left - NEAR || box.right > hole.right + NEAR)
      const y = styleOf(one).overflowY !== 'visible' && (box.top < hole.top - INK || box.bottom > hole.bottom + INK)
      return x || y
    })
    const dots = [element, ...above(element)].find(
      (one) => styleOf(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + NEAR,
    )
    if (frame ?? dots) told('cut', element, text)
    else if (!inside(box, screen)) told('outside', element, text)
    else {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      const top = touchable(element) && under(x, y)
      // A large letter answers for the air around it, too: that covers nothing.
      if (!top || related(element, top) || top.closest('label')?.contains(element) || !has(top, x, y)) continue
      told(`covered by ${named(top)}`, element, text)
    }
    said.add(element)
  }

  // No two texts lie over each other.
  readable.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of readable.entries())
    for (const other of readable.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break
      if (one.element === other.element || said.has(one.element) || said.has(other.element)) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      if (wide > 2 && high > 2) told(`overlaps ${brief(other.text)}`, one.element, one.text)
    }

  // The table does not scroll.
  const root = document.documentElement
  if (root.scrollHeight > innerHeight + 1) told(`scrolls down by ${root.scrollHeight - innerHeight}`, root, '')
  if (root.scrollWidth > innerWidth + 1) told(`scrolls aside by ${root.scrollWidth - innerWidth}`, root, '')
  return [...new Set(faults)]
}
