export type Speed = 'calm' | 'brisk' | 'at-once'

/** So long a beat stands at least, in milliseconds. */
export const SHORTEST: Record<Speed, number> = { calm: 1200, brisk: 700, 'at-once': 0 }
/** And so long at most, where nobody is asked to say that he has seen it. */
export const LONGEST = 5000

interface Manner {
  speed: () => Speed
  /** How long what moves on the table still takes. */
  moving: () => number
}

/** What is told: in so many beats; where chance decides, its moment comes before what it brings. */
interface Telling {
  beats: number
  chance?: boolean
}

/** Tells a match beat by beat: each has its time, however much is waiting, and what moves is never cut. */
export class Teller {
  /** Which beat of what was told last is shown. */
  part = $state(0)
  /** Something on screen wants to be looked at before the match goes on. */
  held = $state(false)
  /** A die still spins: what it brings is not said before it lies. */
  spinning = $state(false)
  private parts = 1
  private began = -Infinity
  private drawn = true
  private seen = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private patience: ReturnType<typeof setTimeout> | undefined
  private readonly next: () => void
  private readonly manner: Manner

  /** `next` tells what follows, where there is something: it is called when the last beat has had its time. */
  constructor(next: () => void, manner: Manner) {
    this.next = next
    this.manner = manner
  }

  get last(): boolean {
    return this.part === this.parts - 1
  }

  /** Something is told now. */
  begin({ beats, chance = false }: Telling): void {
    this.parts = Math.max(1, beats)
    this.spinning = chance && this.manner.speed() !== 'at-once'
    this.start(this.manner.speed() === 'at-once' ? this.parts - 1 : 0)
  }

  /** Goes on as soon as it may. */
  readonly go = (): void => {
    if (this.held || !this.drawn || this.spinning) return
    clearTimeout(this.timer)
    const wait = this.wait()
    if (wait > 0) this.timer = setTimeout(this.go, wait)
    else if (this.last) this.next()
    else this.start(this.part + 1)
  }

  /** Somebody has seen enough of this beat. */
  hurry(): void {
    this.seen = true
    this.spinning = false
    this.go()
  }

  /** Somebody acts: whatever answers him is told at once. */
  enough(): void {
    this.part = this.parts - 1
    this.seen = true
    this.spinning = false
  }

  /** Stands still until released, or for so long. */
  hold(longest?: number): void {
    this.held = true
    clearTimeout(this.patience)
    if (longest !== undefined) this.patience = setTimeout(() => this.release(), longest)
  }

  release(): void {
    clearTimeout(this.patience)
    this.held = false
    this.start(this.part)
  }

  stop(): void {
    clearTimeout(this.timer)
    clearTimeout(this.patience)
  }

  /** The time of a beat is counted from when it is drawn, and from when chance has decided. */
  private start(part: number): void {
    this.part = part
    this.seen = this.drawn = false
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.drawn = true
      if (this.spinning) this.timer = setTimeout(this.lies, Math.min(this.manner.moving(), LONGEST))
      else this.stands()
    })
  }

  /** What chance has brought is drawn next. */
  private readonly lies = (): void => {
    this.spinning = this.drawn = false
    this.timer = setTimeout(this.stands)
  }

  private readonly stands = (): void => {
    this.drawn = true
    this.began = performance.now()
    this.go()
  }

  private wait(): number {
    const shortest = SHORTEST[this.manner.speed()]
    if (this.seen || shortest === 0) return 0
    const stood = performance.now() - this.began
    if (stood < shortest) return shortest - stood
    return this.last ? Math.min(this.manner.moving(), LONGEST - stood) : 0
  }
}
