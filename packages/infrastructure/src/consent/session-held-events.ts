// Deferred events in the tab's session storage, which survive loading a new document.
import type { HeldEvents, TagEvent } from '@husrum/application'

const key = 'held-events'

const isEvent = (value: unknown): value is TagEvent =>
  typeof value === 'object' && value !== null && 'event' in value

/** If the browser does not store anything, events are deferred within the document only. */
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
      // `here` has them.
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
