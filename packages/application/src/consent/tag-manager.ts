// The port to analytics. Nothing of it is loaded before the visitor consents to statistics or marketing.
import type { ConsentMode, SentEventName } from '@husrum/domain'

/** One event, in the terms of the data layer. */
export type TagEvent = { readonly event: SentEventName } & Readonly<Record<string, unknown>>

export interface TagManager {
  /** Loads the tag manager once, with the given consent mode. */
  load(mode: ConsentMode): void
  /** Sets the consent mode from now on. Does nothing before `load`; the same applies to `push` and `clear`. */
  update(mode: ConsentMode): void
  push(event: TagEvent): void
  /** Empties the data layer. */
  clear(): void
  isLoaded(): boolean
}

/** For a site without analytics. */
export const noTagManager: TagManager = {
  load: () => {},
  update: () => {},
  push: () => {},
  clear: () => {},
  isLoaded: () => false,
}
