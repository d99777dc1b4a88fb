/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  /** By `en`, or `en/<game>`. */
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

interface Window {
  /** Answers on their way before the client was there, by where they were asked for. */
  early?: Record<string, Promise<Response>>
}
