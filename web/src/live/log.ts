import type { ChatLine, Chatted, PlyTold } from '../wire/protocol'

/** What was said, after more of it came, or some was taken away. */
export function merged(old: ChatLine[], { lines, after }: Chatted): ChatLine[] {
  const kept = old.filter(({ number }) => number <= (after ?? Infinity))
  const byNumber = new Map([...kept, ...lines].map((line) => [line.number, line]))
  return [...byNumber.values()].sort((a, b) => a.number - b.number)
}

/** What happened, but for what was taken back. */
export function withoutTakenBack(log: PlyTold[]): PlyTold[] {
  return log.reduce<PlyTold[]>((kept, ply) => {
    const back = ply.back_to ?? null
    return back === null ? [...kept, ply] : [...kept.filter((one) => one.ply <= back), ply]
  }, [])
}
