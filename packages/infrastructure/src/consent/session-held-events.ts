// Events that wait in the tab, from one document to the next.
import type { HeldEvents, TagEvent } from '@husrum/application'

const key = 'held-events'

const isEvent = (value: unknown): value is TagEvent =>
  typeof value === 'object' && value !== null && 'event' in value

/** Where the browser keeps nothing, they wait as long as the document does. */
export const makeSessionHeldEvents = (): HeldEvents => {
  let here: readonly TagEvent[] = []
  const read = (): readonly TagEvent[] => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isEvent) : []
    } catch {
      return here
    }
  }
  const write = (events: readonly TagEvent[]): void => {
    here = events
    try {
      if (events.length === 0) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(events))
    } catch {
      // They are here.
    }
  }
  return {
    hold: (event) => write([...read(), event]),
    isEmpty: () => read().length === 0,
    take: () => {
      const taken = read()
      write([])
      return taken
    },
  }
}
