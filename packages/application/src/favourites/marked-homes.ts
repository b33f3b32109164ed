// The port to the favourites and hidden homes of a signed-in person (MY-14).
import type { HomeMark, MarkedHome } from '@husrum/domain'

/** Of each kind, as a device has them. */
export type MarkedOnDevice = Readonly<Record<HomeMark, readonly MarkedHome[]>>

/** Those of one kind. */
export interface MarkedList {
  /** Of the site, the latest first. */
  readonly homes: readonly MarkedHome[]
  /** Of favourites: the end of the visit before, epoch milliseconds; absent on the first. */
  readonly newsSince?: number
  /** Of favourites: how far the changes of homes were looked at. */
  readonly newsTo?: number
}

/** Every method rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface MarkedHomes {
  /** Of the site that it was made for. */
  list(mark: HomeMark): Promise<MarkedList>
  /** The favourites are before their person: what is new stays so until they have been away for half an hour. */
  see(newsTo: number): Promise<void>
  /** `refused`: the home is not there, or the person has marked as many as one may. */
  add(mark: HomeMark, homeId: string): Promise<'marked' | 'refused'>
  /** Whether or not it was marked. */
  remove(mark: HomeMark, homeId: string): Promise<void>
  /** Takes in what a device had before its person signed in. Done again it changes nothing. */
  merge(onDevice: MarkedOnDevice): Promise<void>
}
