// The port to the notifications of a signed-in person (PLAT-87, PLAT-88).
import type { Locale, NotificationOptOut, UserNotification } from '@husrum/domain'

/** Notification settings of a person. */
export interface NotificationSettings {
  /** Language of e-mails; undefined: that of the site that sends. */
  readonly language: Locale | undefined
  /** Notifications that the person has opted out of. */
  readonly stops: readonly NotificationOptOut[]
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Notifications {
  /** On the site that this was created for, latest first, without paused ones. */
  list(): Promise<readonly UserNotification[]>
  /** Hides one for seven days. */
  pause(id: string): Promise<void>
  /** Marks one as read. Succeeds if it no longer exists. */
  read(id: string): Promise<void>
  /** Marks all notifications of the site as read. */
  readAll(): Promise<void>
  settings(): Promise<NotificationSettings>
}
