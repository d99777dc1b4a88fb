import { sha256 } from './sha256'

/** The house's generator, as docs/chance.md describes it: sfc32, seeded for each ply by SHA-256. */
export class Rng {
  private a: number
  private b: number
  private c: number
  private counter: number

  constructor(digest: Uint8Array) {
    const words = new DataView(digest.buffer, digest.byteOffset, 16)
    this.a = words.getUint32(0)
    this.b = words.getUint32(4)
    this.c = words.getUint32(8)
    this.counter = words.getUint32(12)
  }

  word(): number {
    const out = (this.a + this.b + this.counter) >>> 0
    this.counter = (this.counter + 1) >>> 0
    this.a = (this.b ^ (this.b >>> 9)) >>> 0
    this.b = (this.c + (this.c << 3)) >>> 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + out) >>> 0
    return out
  }

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const word = this.word()
      if (word < limit) return word % n
    }
  }
}

export const rngForPly = (seed: string, ply: number): Rng => new Rng(sha256(`maestri/${seed}/${ply}`))
