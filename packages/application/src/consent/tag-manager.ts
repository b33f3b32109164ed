// The port to what measures visits. Nothing of it is loaded before somebody has agreed to statistics or marketing.
import type { ConsentMode, SentEventName } from '@husrum/domain'

/** One thing that happened, in the words of the data layer. */
export type TagEvent = { readonly event: SentEventName } & Readonly<Record<string, unknown>>

export interface TagManager {
  /** Loads it, once, with what is allowed. */
  load(mode: ConsentMode): void
  /** Sets what is allowed from now on. Does nothing before `load`, as `push` and `clear`. */
  update(mode: ConsentMode): void
  push(event: TagEvent): void
  /** Empties the data layer. */
  clear(): void
  isLoaded(): boolean
}

/** For a site that measures nothing. */
export const noTagManager: TagManager = {
  load: () => {},
  update: () => {},
  push: () => {},
  clear: () => {},
  isLoaded: () => false,
}
