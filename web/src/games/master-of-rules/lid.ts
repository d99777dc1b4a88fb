import { numberFace } from '../../parts/numbers'
import onlyOne from './art/rule-card-only.svg?raw'
import './lid.css'

const fanned = [numberFace('drop', '4'), onlyOne, numberFace('sun', '9')]

/** Three cards in a fan. */
export const art = `<div class="fan">${fanned.map((card) => `<div>${card}</div>`).join('')}</div>`
