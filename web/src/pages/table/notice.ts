import { settings } from '../../live/settings.svelte'
import { sound } from '../../live/sounds'
import type { Table } from '../../wire/protocol'
import { say, type Words } from '../../words/index.svelte'

/** It is my turn: heard here, and shown where another page is looked at. */
export function notice(table: Table, words: Words): void {
  sound('turn')
  if (document.hidden && settings.notify && Notification.permission === 'granted')
    new Notification(say('web-your-turn'), { body: words.say('title'), tag: table.id })
}
