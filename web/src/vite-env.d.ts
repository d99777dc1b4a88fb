/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  /** By `en`, or `en/<game>`. */
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

interface Window {
  /** What was on its way before the client was there. */
  early?: {
    /** By where they were asked for. */
    answers: Record<string, Promise<Response>>
    live?: WebSocket
  }
}
