// The homes that the visitor has marked on this page: favourites, hidden ones, those to compare. The code that reads and changes them is
// loaded late; until then the marks are undefined, and the controls for them are links.
import type { Home, HomeMark, MarkedHome } from '@husrum/domain'
import { useSyncExternalStore } from 'react'

export interface HomeMarks extends Readonly<Record<HomeMark, readonly MarkedHome[]>> {
  /** Ids, in the order in which they were chosen. */
  readonly compared: readonly string[]
  /** The changes of an account's favourites were seen up to here. */
  readonly newsTo?: number | undefined
  /** Whether to tell the visitor, at the first favourite, that favourites are stored on this device only. */
  readonly showsNotice?: boolean
  /** The home that was just hidden, which can be undone. */
  readonly justHidden?: Home | undefined
  /** Why the last request failed. */
  readonly trouble?: 'full' | 'away' | 'fourCompared' | undefined
}

let marks: HomeMarks | undefined
const listeners = new Set<() => void>()

export const homeMarks = {
  now: (): HomeMarks | undefined => marks,
  change: (next: HomeMarks | undefined): void => {
    marks = next
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Undefined on the server, and until the marks are loaded. */
export const useHomeMarks = (): HomeMarks | undefined =>
  useSyncExternalStore(homeMarks.subscribe, homeMarks.now, () => undefined)
