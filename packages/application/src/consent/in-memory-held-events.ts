// Deferred events in memory, for the lifetime of the process.
import type { HeldEvents } from './held-events.ts'
import type { TagEvent } from './tag-manager.ts'

export const makeInMemoryHeldEvents = (): HeldEvents => {
  let held: readonly TagEvent[] = []
  return {
    hold: (event) => {
      held = [...held, event]
    },
    isEmpty: () => held.length === 0,
    take: () => {
      const taken = held
      held = []
      return taken
    },
  }
}
