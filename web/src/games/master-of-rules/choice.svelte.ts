/** A card that is picked: one of the hand to lay, or one of the refill to take. */
export interface Chosen {
  from: 'hand' | 'refill'
  place: number
  card: string
}

export const moveOf = ({ from, card }: Chosen): string => (from === 'refill' ? `+${card}` : card)

/** What is about to be played. */
export class Choice {
  chosen = $state.raw<Chosen | null>(null)

  get move(): string | null {
    return this.chosen && moveOf(this.chosen)
  }

  /** The place of the picked card, where it is of this row. */
  place(from: Chosen['from']): number | null {
    return this.chosen?.from === from ? this.chosen.place : null
  }

  toggle(card: Chosen): void {
    this.chosen = this.place(card.from) === card.place ? null : card
  }

  clear(): void {
    this.chosen = null
  }
}
