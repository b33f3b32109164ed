// What the bell in the header shows: which notifications there are, who gets them, where each leads.

import type { User } from '../account/user.ts'
import { isBoardMember } from '../account/user-standing.ts'
import { compareValues as compareText } from '../search/compare-values.ts'
import type { PageRoute, SiteDefinition } from '../sites/site.ts'

/** What each kind of notification is called and which page it leads to (specification 1 §3.5, §4). */
const kinds = {
  VipPayment: { name: 'approval', route: 'payments' },
  DocumentSigning: { name: 'awaiting_signature', route: 'documents' },
  Case: { name: 'approval', route: 'errands' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly route: PageRoute }>>

/** A kind of notification, in the specification's words. */
export type NotificationType = keyof typeof kinds
/** Every {@link NotificationType}. */
export const notificationTypes = Object.keys(kinds) as readonly NotificationType[]

/** The names that a notification can have. */
export type NotificationName = (typeof kinds)[NotificationType]['name']

/** Something that waits for the user. */
export interface UserNotification {
  /** Of a `Case` this is the errand's id. */
  readonly id: string
  readonly notificationType: NotificationType
  /** Epoch milliseconds. */
  readonly createdOn: number
  /** Until when the user does not want to see it, epoch milliseconds; absent when it was not put aside. */
  readonly pausedUntil?: number
}

/** "awaiting_signature" for a document to sign, otherwise "approval" (specification 1 §3.5). */
export const notificationName = (type: NotificationType): NotificationName => kinds[type].name

/**
 * The path that a notification leads to; an errand's with its id as `errandId`. Where the site has no such page it is
 * the overview of My Pages, and the start page where there is not even that.
 */
export const notificationPath = (notification: UserNotification, site: SiteDefinition): string => {
  const { route } = kinds[notification.notificationType]
  const path = site.routes[route]
  if (path === undefined) return site.routes.myPages ?? site.routes.start
  return route === 'errands' ? `${path}?errandId=${encodeURIComponent(notification.id.toWellFormed())}` : path
}

/** Notifications are fetched for people who are signed in, and never for board members (specification 1 §6). */
export const fetchesNotifications = (user: User | undefined): boolean =>
  user !== undefined && !isBoardMember(user)

/** How long a notification stays away that somebody put aside (contract-decisions 4.1). */
export const notificationPause = { value: 7, unit: 'days' } as const

const millisecondsADay = 86_400_000

/** The instant when a notification that is put aside now comes back, epoch milliseconds. */
export const pausedUntil = (now: number): number => now + notificationPause.value * millisecondsADay

/** Those that are not put aside, the latest first; ids decide between two of the same instant. */
export const currentNotifications = (
  notifications: readonly UserNotification[],
  now: number,
): readonly UserNotification[] =>
  notifications
    .filter((notification) => (notification.pausedUntil ?? now) <= now)
    .sort((one, other) => other.createdOn - one.createdOn || compareText(one.id, other.id))

/** What the bell has to show. A list that could not be fetched is not an empty one (contract-decisions, rulings). */
export type NotificationList =
  | { readonly kind: 'loaded'; readonly notifications: readonly UserNotification[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed' }

/** The list to show for what was fetched; undefined stands for a call that failed. */
export const notificationListOf = (
  fetched: readonly UserNotification[] | undefined,
  now: number,
): NotificationList => {
  if (!fetched) return { kind: 'failed' }
  const notifications = currentNotifications(fetched, now)
  return notifications.length > 0 ? { kind: 'loaded', notifications } : { kind: 'empty' }
}

/** The most that the badge counts. */
export const maxNotificationBadge = 99

/** The number on the bell: "1" to "99", then "99+"; undefined for none, and for a list that is not loaded. */
export const notificationBadge = (list: NotificationList): string | undefined => {
  if (list.kind !== 'loaded') return undefined
  const count = list.notifications.length
  return count > maxNotificationBadge ? `${maxNotificationBadge}+` : String(count)
}
