// The port to the favourites and hidden homes of a signed-in person (MY-14).
import type { HomeMark, MarkedHome } from '@husrum/domain'

/** Marked homes stored on a device, by kind. */
export type MarkedOnDevice = Readonly<Record<HomeMark, readonly MarkedHome[]>>

/** Marked homes of one kind. */
export interface MarkedList {
  /** On this site, latest first. */
  readonly homes: readonly MarkedHome[]
  /** For favourites: the end of the previous visit, epoch milliseconds; absent on the first visit. */
  readonly newsSince?: number
  /** For favourites: the time up to which changes of homes were read. */
  readonly newsTo?: number
}

/** Every method rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface MarkedHomes {
  /** Of the site that this was created for. */
  list(mark: HomeMark): Promise<MarkedList>
  /** Called when the favourites are displayed. News stays new until the person has been away for half an hour. */
  see(newsTo: number): Promise<void>
  /** `refused`: the home is unknown, or the person has reached the maximum number of marks. */
  add(mark: HomeMark, homeId: string): Promise<'marked' | 'refused'>
  /** Succeeds whether or not it was marked. */
  remove(mark: HomeMark, homeId: string): Promise<void>
  /** Merges homes that were marked on the device before sign-in. Idempotent. */
  merge(onDevice: MarkedOnDevice): Promise<void>
}
