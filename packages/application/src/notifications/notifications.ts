// The port to what waits for a signed-in person (specification 1 §3.5, §7).
import type { UserNotification } from '@husrum/domain'

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Notifications {
  /** Of the site that it was made for, the latest first; without those put aside. */
  list(): Promise<readonly UserNotification[]>
  /** Puts one aside for seven days. */
  pause(id: string): Promise<void>
}
