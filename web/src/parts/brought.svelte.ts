const AGAIN = 2000

/** A piece of the client that nothing waits for at first. Where the line is down it is asked for again. */
export class Brought<Piece> {
  here = $state.raw<Piece>()
  #asked = false
  readonly #bring: () => Promise<Piece>

  constructor(bring: () => Promise<Piece>) {
    this.#bring = bring
  }

  async soon(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    try {
      this.here = await this.#bring()
    } catch {
      setTimeout(() => {
        this.#asked = false
        void this.soon()
      }, AGAIN)
    }
  }
}
