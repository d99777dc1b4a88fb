import { go } from './route.svelte'

const PATIENCE = 2500

/** Sets the service worker up, once the page has done all that somebody waits for. */
export function setUpWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => {
    if (data.go) go(Object.fromEntries(new URLSearchParams(data.go.slice(2))))
  })
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), PATIENCE)
}
