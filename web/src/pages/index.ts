/** Every page but the front page, by what its address begins with; each is fetched when somebody goes there. */
export const PAGES = {
  table: () => import('./TablePage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  review: () => import('./ReviewPage.svelte'),
  puzzles: () => import('./PuzzlesPage.svelte'),
  puzzle: () => import('./PuzzlePage.svelte'),
  rules: () => import('./BookPage.svelte'),
  new: () => import('./NewTablePage.svelte'),
  tables: () => import('./TablesPage.svelte'),
  me: () => import('./MyPage.svelte'),
  settings: () => import('./SettingsPage.svelte'),
  nowhere: () => import('./NowherePage.svelte'),
  recover: () => import('./RecoverPage.svelte'),
}

export type PageName = keyof typeof PAGES

/** The page that an address leads to, if it is one of these. */
export function pageOf(route: Record<string, string>): PageName | undefined {
  return (Object.keys(PAGES) as PageName[]).find((name) => name in route)
}
