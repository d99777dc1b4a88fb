import type { TableLine } from '../wire/protocol'
import { Connection, type Told } from './connection.svelte'
import { keepMine, keptMine } from './mine'
import { heardTime } from './time.svelte'

/** All tables that this person may find, and his own, as long as he looks round. */
export class Lobby {
  open = $state.raw<TableLine[]>([])
  running = $state.raw<TableLine[]>([])
  /** Those that wait for me first. */
  mine = $state.raw<TableLine[]>(keptMine())
  finished = $state.raw<TableLine[]>([])
  /** Whether the house has told all of it. */
  told = $state(false)
  readonly connection = new Connection(
    (told) => this.hear(told),
    () => ({ do: 'lobby' }),
  )

  close(): void {
    this.connection.close()
  }

  private hear(told: Told): void {
    if (told.is === 'lobby') {
      this.open = told.open
      this.running = told.running
      heardTime(told.at)
    } else if (told.is === 'mine') {
      this.mine = told.mine
      this.finished = told.finished
      this.told = true
      keepMine(told.mine)
    }
  }
}
