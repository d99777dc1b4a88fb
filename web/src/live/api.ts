import type {
  Arrangement,
  Fork,
  GameShown,
  Invitation,
  Me,
  NewTable,
  PlyShown,
  Problem,
  Record as MatchRecord,
  ShortCode,
  State,
  Table,
  TableLine,
  Verified,
} from '../wire/protocol'

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
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (response.ok) return (await response.json()) as T
  if (response.status === 429 && method === 'GET' && tries < PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, 250 * (tries + 1)))
    return ask(method, path, body, tries + 1)
  }
  throw new Refused(await problemOf(response))
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem
  } catch {
    return { type: 'urn:maestri:web-unreachable', title: '', status: response.status, detail: response.statusText }
  }
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: (): Promise<Me> => ask('GET', '/me'),
  newMe: (nickname?: string): Promise<Me> => ask('POST', '/me', nickname ? { nickname } : {}),
  rename: (nickname: string): Promise<Me> => ask('PATCH', '/me', { nickname }),
  recover: (token: string): Promise<Me> => ask('POST', '/recover', { token }),
  recovery: (): Promise<{ token: string; path: string }> => ask('POST', '/me/recovery'),
  games: (): Promise<GameShown[]> => ask('GET', '/games'),
  openTables: (): Promise<TableLine[]> => ask('GET', '/tables'),
  myTables: (): Promise<TableLine[]> => ask('GET', '/tables?mine=true'),
  lay: (table: NewTable): Promise<Table> => ask('POST', '/tables', table),
  table: (id: string, invite = ''): Promise<Table> => ask('GET', `${at(id)}?invite=${encodeURIComponent(invite)}`),
  sit: (id: string, seat: number, invite = ''): Promise<Table> => {
    const chance = entropy()
    localStorage.setItem(`maestri-chance-${id}`, chance)
    return ask('POST', `${at(id)}/sit`, { seat, entropy: chance, invite })
  },
  standUp: (id: string): Promise<Table> => ask('POST', `${at(id)}/stand-up`),
  arrange: (id: string, arrangement: Arrangement): Promise<Table> => ask('PUT', `${at(id)}/seats`, arrangement),
  code: (id: string): Promise<ShortCode> => ask('POST', `${at(id)}/code`),
  invitation: (code: string): Promise<Invitation> => ask('POST', '/codes', { code }),
  start: (id: string): Promise<Table> => ask('POST', `${at(id)}/start`),
  resign: (id: string): Promise<Table> => ask('POST', `${at(id)}/resign`),
  rematch: (id: string): Promise<Table> => ask('POST', `${at(id)}/rematch`),
  fork: (id: string, fork: Fork): Promise<Table> => ask('POST', `${at(id)}/fork`, fork),
  record: (id: string): Promise<MatchRecord> => ask('GET', `${at(id)}/record`),
  moment: (id: string, ply: number): Promise<PlyShown> => ask('GET', `${at(id)}/replay?ply=${ply}`),
  plies: (id: string, first: number, last: number, invite = ''): Promise<State[]> =>
    ask('GET', `${at(id)}/plies?first=${first}&last=${last}&invite=${encodeURIComponent(invite)}`),
  verify: (id: string): Promise<Verified> => ask('GET', `${at(id)}/verify`),
}

/** Chance of this device's own, made after the house has shown its seal. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
