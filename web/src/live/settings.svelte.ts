import { type Language, preferredLanguage, speak } from '../words/index.svelte'
import type { Speed } from './teller.svelte'

export interface Settings {
  language: Language
  theme: 'system' | 'light' | 'dark'
  motion: 'full' | 'less'
  speed: Speed
  sound: boolean
  confirm: boolean
  notify: boolean
}

const KEY = 'maestri-settings'

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings = $state<Settings>({
  language: preferredLanguage(),
  theme: 'system',
  motion: 'full',
  speed: 'calm',
  sound: false,
  confirm: true,
  notify: false,
  ...stored(),
})

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const prefersLess = matchMedia('(prefers-reduced-motion: reduce)')

export function lessMotion(): boolean {
  return settings.motion === 'less' || prefersLess.matches
}

function applyTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && prefersDark.matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  document.documentElement.dataset['motion'] = settings.motion
}

/** Changes a setting, keeps it on this device, and acts on it. */
export async function change(next: Partial<Settings>): Promise<void> {
  Object.assign(settings, next)
  localStorage.setItem(KEY, JSON.stringify(settings))
  applyTheme()
  if (next.language) await speak(next.language)
}

export async function applySettings(): Promise<void> {
  applyTheme()
  prefersDark.addEventListener('change', applyTheme)
  await speak(settings.language)
}
