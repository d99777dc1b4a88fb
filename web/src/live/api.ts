import type {
  Arrangement,
  Fork,
  GameShown,
  Hints,
  History,
  Invitation,
  Me,
  NewTable,
  PlyShown,
  PlyTold,
  Problem,
  PushKey,
  PuzzleAnswer,
  PuzzlePreview,
  Puzzles,
  PuzzleShown,
  PuzzleTried,
  Record as MatchRecord,
  ReviewTold,
  ShortCode,
  State,
  Subscription,
  Table,
  Verified,
} from '../wire/protocol'
import { pledged, revealed, saw } from './proof'

/** A refused request, as the server's problem document says it. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }

  get key(): string {
    return this.problem.type.replace('urn:maestri:', '')
  }
}

const PATIENCE = 8

async function ask<T>(method: string, path: string, body?: unknown, tries = 0): Promise<T> {
  const response = await (earlyAnswer(method, `/api${path}`) ??
    fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: written(body), headers: { 'content-type': 'application/json' } }),
    }))
  if (response.ok) return (await response.json()) as T
  if (response.status === 429 && method === 'GET' && tries < PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, 250 * (tries + 1)))
    return ask(method, path, body, tries + 1)
  }
  throw new Refused(await problemOf(response))
}

/** What the page itself asked for before there was a client (`making/early.ts`); good for once. */
function earlyAnswer(method: string, where: string): Promise<Response> | undefined {
  const answers = window.early?.answers
  const answer = method === 'GET' ? answers?.[where] : undefined
  delete answers?.[where]
  return answer
}

const written = (body: unknown): BodyInit => (body instanceof Blob ? body : JSON.stringify(body))

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem
  } catch {
    return { type: 'urn:maestri:web-unreachable', title: '', status: response.status, detail: response.statusText }
  }
}

/** A table's seal is kept before anything is sent there. */
async function kept(asked: Promise<Table>): Promise<Table> {
  const table = await asked
  saw(table)
  return table
}

const posed = (id: string): string => `/puzzles/${encodeURIComponent(id)}`
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: (): Promise<Me | null> => ask('GET', '/me'),
  newMe: (nickname?: string): Promise<Me> => ask('POST', '/me', nickname ? { nickname } : {}),
  rename: (nickname: string): Promise<Me> => ask('PATCH', '/me', { nickname }),
  recover: (token: string): Promise<Me> => ask('POST', '/recover', { token }),
  whose: (token: string): Promise<Me> => ask('POST', '/recover/whose', { token }),
  recovery: (): Promise<{ token: string; path: string }> => ask('POST', '/me/recovery'),
  pushKey: (): Promise<PushKey> => ask('GET', '/push'),
  push: (where: Subscription): Promise<PushKey> => ask('POST', '/me/push', where),
  endPush: (endpoint: string): Promise<null> => ask('POST', '/me/push/end', { endpoint }),
  history: (): Promise<History> => ask('GET', '/me/history'),
  forget: (): Promise<null> => ask('POST', '/me/forget'),
  /** A record file, as it is. */
  bring: (file: Blob): Promise<Table> => ask('POST', '/records', file),
  games: (): Promise<GameShown[]> => ask('GET', '/games'),
  lay: (table: NewTable): Promise<Table> => kept(ask('POST', '/tables', table)),
  table: (id: string, invite = ''): Promise<Table> =>
    kept(ask('GET', `${at(id)}?invite=${encodeURIComponent(invite)}`)),
  /** The table as it is seen from the door, before one is known there; null where there is none. */
  glance: (id: string, invite: string): Promise<Table | null> =>
    ask('GET', `${at(id)}/glance?invite=${encodeURIComponent(invite)}`),
  sit: async (id: string, seat: number, invite = ''): Promise<Table> => {
    await api.table(id, invite)
    return ask('POST', `${at(id)}/sit`, pledged(id, seat, invite))
  },
  /** Reveals this browser's chance where that is due. */
  reveal: async (table: Table): Promise<Table> => {
    const own = revealed(table)
    return own ? ask('POST', `${at(table.id)}/reveal`, own) : table
  },
  hush: (id: string, line: number, out: boolean): Promise<Table> => ask('POST', `${at(id)}/hush`, { line, out }),
  standUp: (id: string): Promise<Table> => ask('POST', `${at(id)}/stand-up`),
  start: async (id: string): Promise<Table> => api.reveal(await ask('POST', `${at(id)}/start`)),
  arrange: (id: string, arrangement: Arrangement): Promise<Table> => ask('PUT', `${at(id)}/seats`, arrangement),
  code: (id: string): Promise<ShortCode> => ask('POST', `${at(id)}/code`),
  invitation: (code: string): Promise<Invitation> => ask('POST', '/codes', { code }),
  resign: (id: string): Promise<Table> => ask('POST', `${at(id)}/resign`),
  rematch: (id: string): Promise<Table> => ask('POST', `${at(id)}/rematch`),
  fork: (id: string, fork: Fork): Promise<Table> => ask('POST', `${at(id)}/fork`, fork),
  record: (id: string): Promise<MatchRecord> => ask('GET', `${at(id)}/record`),
  review: (id: string): Promise<ReviewTold> => ask('GET', `${at(id)}/review`),
  hint: (id: string): Promise<Hints> => ask('GET', `${at(id)}/hint`),
  moments: (id: string, first: number, last: number): Promise<PlyShown[]> =>
    ask('GET', `${at(id)}/moments?first=${first}&last=${last}`),
  story: (id: string): Promise<PlyTold[]> => ask('GET', `${at(id)}/story`),
  plies: (id: string, first: number, last: number, invite = ''): Promise<State[]> =>
    ask('GET', `${at(id)}/plies?first=${first}&last=${last}&invite=${encodeURIComponent(invite)}`),
  puzzles: (): Promise<Puzzles> => ask('GET', '/puzzles'),
  puzzle: (id: string): Promise<PuzzleShown> => ask('GET', posed(id)),
  puzzlePreview: (id: string, move: string): Promise<PuzzlePreview> => ask('POST', `${posed(id)}/preview`, { move }),
  tryPuzzle: (id: string, move: string): Promise<PuzzleTried> => ask('POST', `${posed(id)}/try`, { move }),
  puzzleAnswer: (id: string): Promise<PuzzleAnswer> => ask('POST', `${posed(id)}/answer`),
  playPuzzle: (id: string): Promise<Table> => ask('POST', `${posed(id)}/table`),
  verify: (id: string): Promise<Verified> => ask('GET', `${at(id)}/verify`),
}
