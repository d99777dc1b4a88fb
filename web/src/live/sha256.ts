/** SHA-256 by hand: browsers have it for pages over https only, and friends at home play over http. */
const roots = primes(64)
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0
const START = roots.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = roots.map((prime) => fraction(Math.cbrt(prime)))

export function sha256(text: string): Uint8Array {
  const state = [...START]
  const padded = padding(new TextEncoder().encode(text))
  for (let at = 0; at < padded.byteLength; at += 64) mix(state, schedule(padded, at))
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => out.setUint32(index * 4, word))
  return new Uint8Array(out.buffer)
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What a secret is sealed with, and an entropy pledged. */
export const digestOf = (text: string): string => hex(sha256(text))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

/** A one, zeros, and the length in bits, up to whole blocks of 64 bytes. */
function padding(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 4, bytes.length * 8)
  return view
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
const at = (words: number[], index: number): number => words[index] ?? 0

function schedule(block: DataView, start: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => block.getUint32(start + index * 4))
  for (let n = 16; n < 64; n++) {
    const early = at(words, n - 15)
    const late = at(words, n - 2)
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words.push((at(words, n - 16) + low + at(words, n - 7) + high) >>> 0)
  }
  return words
}

function mix(state: number[], words: number[]): void {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  words.forEach((word, n) => {
    const choice = (e & f) ^ (~e & g)
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(ROUND, n) + word
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[a, b, c, d, e, f, g, h] = [(first + second) >>> 0, a, b, c, (d + first) >>> 0, e, f, g]
  })
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (at(state, index) + word) >>> 0))
}
