// Chance as docs/chance.md describes it: the generator of a ply, and what is drawn with it.

import { createHash } from 'node:crypto'

const digest = (text) => createHash('sha256').update(text, 'utf8')
export const hex = (text) => digest(text).digest('hex')

function fail(why) {
  console.log(why)
  process.exit(1)
}
export const must = (holds, why) => holds || fail(why)

// The generator of a ply

export class Generator {
  constructor(seed, ply) {
    const bytes = digest(`maestri/${seed}/${ply}`).digest()
    ;[this.a, this.b, this.c, this.counter] = [0, 4, 8, 12].map((at) => bytes.readUInt32BE(at))
  }

  word() {
    const out = (this.a + this.b + this.counter) >>> 0
    this.counter = (this.counter + 1) >>> 0
    this.a = (this.b ^ (this.b >>> 9)) >>> 0
    this.b = (this.c + (this.c << 3)) >>> 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + out) >>> 0
    return out
  }

  below(n) {
    const whole = 2 ** 32 - (2 ** 32 % n)
    let word = this.word()
    while (word >= whole) word = this.word()
    return word % n
  }

  die() {
    return this.below(6) + 1
  }
}

// A pile: kinds in their order, and how many there are of each

export class Pile {
  constructor(kinds) {
    this.kinds = new Map(kinds)
  }

  get size() {
    return [...this.kinds.values()].reduce((sum, count) => sum + count, 0)
  }

  add(kind, count = 1) {
    must(this.kinds.has(kind) && this.kinds.get(kind) + count >= 0, `there is no ${kind} here`)
    this.kinds.set(kind, this.kinds.get(kind) + count)
  }

  draw(generator) {
    let passed = generator.below(this.size)
    for (const [kind, count] of this.kinds) {
      if (passed < count) {
        this.add(kind, -1)
        return kind
      }
      passed -= count
    }
  }

  draws(generator, count) {
    return Array.from({ length: count }, () => this.draw(generator))
  }

  moveAll(to, kinds = this.kinds.keys()) {
    for (const kind of kinds) {
      to(kind).add(kind, this.kinds.get(kind))
      this.kinds.set(kind, 0)
    }
  }
}
