// The port to events that wait: what is measured on a page where nothing of others may be is told on the next one.
import type { TagEvent } from './tag-manager.ts'

export interface HeldEvents {
  hold(event: TagEvent): void
  isEmpty(): boolean
  /** All that waits, the oldest first. It waits no longer. */
  take(): readonly TagEvent[]
}

/** For a site that measures nothing. */
export const noHeldEvents: HeldEvents = { hold: () => {}, isEmpty: () => true, take: () => [] }
