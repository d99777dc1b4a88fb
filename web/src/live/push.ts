import { language } from '../words/index.svelte'
import { api } from './api'

/** Whether this browser can be called when no page is open. */
export const canBeCalled = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const subscription = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null

export const isCalled = async (): Promise<boolean> =>
  canBeCalled() && Notification.permission === 'granted' && (await subscription()) !== null

/** Asks for leave, and tells the house where to call; false where leave was not given. */
export async function callMe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const ready = await navigator.serviceWorker.ready
  const { key } = await api.pushKey()
  const applicationServerKey = bytes(key)
  await tell(await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  return true
}

/** The browser forgets first: a house that calls all the same is told so, and stops. */
export async function callMeNoMore(): Promise<void> {
  const known = await subscription()
  if (!known) return
  await known.unsubscribe()
  await api.endPush(known.endpoint)
}

/** The house is told anew where to call and in which language, since both may have changed. */
export async function stayCalled(): Promise<void> {
  const known = canBeCalled() && Notification.permission === 'granted' ? await subscription() : null
  if (known) await tell(known)
}

/** What was shown of a table was read. */
export async function withdraw(table: string): Promise<void> {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close()
}

async function tell(known: PushSubscription): Promise<void> {
  const { endpoint, keys } = known.toJSON()
  await api.push({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    language: language(),
  })
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
