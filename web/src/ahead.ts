import { games } from './live/games'
import { lookAhead } from './live/door'
import { introduce } from './live/me.svelte'
import { route } from './live/route.svelte'
import { PAGES, pageOf } from './pages'

// What the first page needs is asked for at once, not one after the other; whoever needs it asks again if it fails.
const { table, invite = '' } = route()
const page = pageOf(route())
const first: Promise<unknown>[] = [page ? PAGES[page]() : games()]
if (page !== 'recover') first.push(introduce()) // who opens such a link is asked first
if (page === 'table' && table) first.push(lookAhead(table, invite))
void Promise.allSettled(first)
