/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  /** By `en`, or `en/duel-of-magicians`. */
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}
