// The service worker: it shows calls, and keeps what the rule books need for when there is no connection.
// The house puts in which files there are; a new list is a new worker.
const FILES = []
const CACHE = `maestri-${[...FILES.join()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)}`
const SHELL = '/'
const KEPT = ['/api/games']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, ...KEPT, ...FILES]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(SHELL)))
  else if (KEPT.includes(pathname)) event.respondWith(fresh(request))
})

/** What never changes comes from the cache. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/** What may change comes from the house, and from the cache where the house can't be reached. */
async function fresh(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
    return answer
  } catch (error) {
    const known = await caches.match(request)
    if (known) return known
    throw error
  }
}

self.addEventListener('push', (event) => {
  const { table, text, read } = event.data.json()
  event.waitUntil(read ? withdraw(table) : call(table, text))
})

function call(table, text) {
  return self.registration.showNotification('Maestri', {
    body: text,
    tag: table,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { table },
  })
}

async function withdraw(table) {
  for (const shown of await self.registration.getNotifications({ tag: table })) shown.close()
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(`/#table=${encodeURIComponent(event.notification.data.table)}`))
})

/** A page that is open already goes there; else a new one opens. */
async function open(where) {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return self.clients.openWindow(where)
  await page.focus()
  page.postMessage({ go: where })
}
