const files = import.meta.glob<string>('../art/*.svg', { query: '?raw', import: 'default', eager: true })

/** A drawing of `art/`, as markup. */
export function drawing(name: string): string {
  return files[`../art/${name}.svg`] ?? ''
}
