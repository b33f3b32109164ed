// Whoever measures visits. Nothing of it is there before somebody has agreed to statistics or marketing.
import type { ConsentMode } from '@husrum/domain'

/** One thing that happened, in the words of the data layer. */
export type TagEvent = { readonly event: string } & Readonly<Record<string, unknown>>

export interface TagManager {
  /** Loads it once, told beforehand what is allowed. */
  load(mode: ConsentMode): void
  /** Tells what is allowed from now on. Means nothing before it is loaded, as all that follows. */
  update(mode: ConsentMode): void
  tell(event: TagEvent): void
  /** Empties the data layer. */
  forget(): void
  isLoaded(): boolean
}

/** For a site that measures nothing. */
export const noTagManager: TagManager = {
  load: () => {},
  update: () => {},
  tell: () => {},
  forget: () => {},
  isLoaded: () => false,
}
