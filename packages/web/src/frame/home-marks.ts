// What this page knows of homes that somebody has marked: favourites, hidden ones, those to compare. The keeper that reads
// and changes them comes late; until then nobody knows, and what leads to a mark is a link.
import type { Home, HomeMark, MarkedHome } from '@husrum/domain'
import { useSyncExternalStore } from 'react'

export interface HomeMarks extends Readonly<Record<HomeMark, readonly MarkedHome[]>> {
  /** Ids, in the order in which they were chosen. */
  readonly compared: readonly string[]
  /** How far the changes of an account’s favourites were looked at. */
  readonly newsTo?: number | undefined
  /** Favourites stay on this device, and whoever keeps the first one is to know. */
  readonly showsNotice?: boolean
  /** The one that was just hidden, which can be undone. */
  readonly justHidden?: Home | undefined
  /** What was just asked for and could not be done. */
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

/** Undefined on the server, and until they are known. */
export const useHomeMarks = (): HomeMarks | undefined =>
  useSyncExternalStore(homeMarks.subscribe, homeMarks.now, () => undefined)
