// The port to deferred events: an event on a page without third-party code is reported on the next page that allows it.
import type { TagEvent } from './tag-manager.ts'

export interface HeldEvents {
  hold(event: TagEvent): void
  isEmpty(): boolean
  /** Removes and returns all deferred events, oldest first. */
  take(): readonly TagEvent[]
}

/** For a site without analytics. */
export const noHeldEvents: HeldEvents = { hold: () => {}, isEmpty: () => true, take: () => [] }
