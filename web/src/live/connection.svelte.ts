import type {
  Chatted,
  Done,
  Explained,
  LobbyTold,
  MineTold,
  Pong,
  Previewed,
  Refused,
  State,
  TableChanged,
} from '../wire/protocol'

export type Told = State | TableChanged | LobbyTold | MineTold | Chatted | Done | Refused | Explained | Previewed | Pong
type Answer = Done | Refused | Explained | Previewed | Pong
type Ask = { do: string; [field: string]: unknown }

const DELAYS = [300, 1000, 2000, 4000, 8000]
const SILENCE = 20_000

/** One that the page itself opened before there was a client (`making/early.ts`): the house waits until it is spoken to. */
function earlySocket(): WebSocket | undefined {
  const socket = window.early?.live
  delete window.early?.live
  return socket && socket.readyState <= WebSocket.OPEN ? socket : undefined
}

/** The one websocket of this browser. What was asked and not answered goes out again after an outage, as it was. */
export class Connection {
  lost = $state(false)
  retryIn = $state(0)
  private socket: WebSocket | null = null
  private tries = 0
  private lastId = 0
  private readonly waiting = new Map<number, { ask: Ask; answer: (told: Answer) => void }>()
  private retry = 0
  private alive = 0
  private closed = false
  private readonly hear: (told: Told) => void
  private readonly greeting: () => Ask

  constructor(hear: (told: Told) => void, greeting: () => Ask) {
    this.hear = hear
    this.greeting = greeting
    this.open()
    addEventListener('online', this.now)
    addEventListener('offline', this.drop)
  }

  ask<T extends Answer>(ask: Ask): Promise<T | Refused> {
    const id = ++this.lastId
    return new Promise((resolve) => {
      this.waiting.set(id, { ask: { ...ask, id }, answer: resolve as (told: Answer) => void })
      this.send({ ...ask, id })
    })
  }

  now = (): void => {
    clearInterval(this.retry)
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.open()
  }

  close(): void {
    this.closed = true
    clearInterval(this.retry)
    clearInterval(this.alive)
    removeEventListener('online', this.now)
    removeEventListener('offline', this.drop)
    this.socket?.close()
  }

  private readonly drop = (): void => {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.gone()
  }

  private open(): void {
    this.socket?.close()
    const socket = earlySocket() ?? new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`)
    this.socket = socket
    if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => this.opened())
    socket.onopen = () => this.opened()
    socket.onmessage = (message) => this.heard(JSON.parse(String(message.data)) as Told)
    socket.onclose = () => {
      if (this.socket === socket) this.gone()
    }
  }

  private opened(): void {
    this.lost = false
    this.send({ ...this.greeting(), id: 0 })
    for (const { ask } of this.waiting.values()) this.send(ask)
    clearInterval(this.alive)
    this.alive = setInterval(() => this.send({ do: 'ping' }), SILENCE)
  }

  private heard(told: Told): void {
    this.tries = 0 // not before: a server that turns us away opens the connection too, to say why
    if ('id' in told && this.waiting.has(told.id)) {
      this.waiting.get(told.id)?.answer(told)
      this.waiting.delete(told.id)
    }
    this.hear(told)
  }

  private gone(): void {
    clearInterval(this.alive)
    clearInterval(this.retry)
    if (this.closed) return
    this.lost = true
    const delay = DELAYS[Math.min(this.tries++, DELAYS.length - 1)] ?? 8000
    const due = Date.now() + delay
    this.retryIn = Math.ceil(delay / 1000)
    this.retry = setInterval(() => {
      this.retryIn = Math.ceil((due - Date.now()) / 1000)
      if (Date.now() >= due) this.now()
    }, 250)
  }

  private send(ask: Ask): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(ask))
  }
}
