/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  /** By `en`, or `en/<game>`. */
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}
