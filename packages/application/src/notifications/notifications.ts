// The port to the notifications of a signed-in person (PLAT-87, PLAT-88).
import type { Locale, TellingStop, UserNotification } from '@husrum/domain'

/** What somebody wants to be told of. */
export interface TellingSettings {
  /** Of letters; undefined: that of the site that writes. */
  readonly language: Locale | undefined
  /** What they have said no to. */
  readonly stops: readonly TellingStop[]
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Notifications {
  /** Of the site that it was made for, the latest first; without those put aside. */
  list(): Promise<readonly UserNotification[]>
  /** Puts one aside for seven days. */
  pause(id: string): Promise<void>
  /** Marks one as read. One that is gone is as good as read. */
  read(id: string): Promise<void>
  /** Marks all of the site as read. */
  readAll(): Promise<void>
  settings(): Promise<TellingSettings>
}
