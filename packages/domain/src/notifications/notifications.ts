// Notifications of the bell in the header: their types, how long one is snoozed, and their links.
import { compareValues } from '../search/sort-order.ts'
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** The name of each type of notification, and the page that it links to (PLAT-87). */
const kinds = {
  VipPayment: ['approval', 'payments'],
  DocumentSigning: ['awaiting_signature', 'documents'],
  Case: ['approval', 'errands'],
  // Our own types: their notifications have a link of their own, and fall back to this one.
  DateChanged: ['approval', 'timeline'],
  PaymentDue: ['approval', 'payments'],
  Choices: ['approval', 'timeline'],
  Inspection: ['approval', 'timeline'],
  Showing: ['approval', 'vipShowing'],
  News: ['approval', 'news'],
  Account: ['approval', 'settings'],
} as const satisfies Readonly<Record<string, readonly [name: string, route: PageRoute]>>

/** A type of notification; the first three also come from other backends (PLAT-87). */
export type NotificationType = keyof typeof kinds
/** Every {@link NotificationType}. */
export const notificationTypes = Object.keys(kinds) as readonly NotificationType[]

/** The names that a notification can have. */
export type NotificationName = (typeof kinds)[NotificationType][0]

/** A pending item of the user. */
export interface UserNotification {
  /** For a `Case` the errand's id. */
  readonly id: string
  readonly notificationType: NotificationType
  /** Epoch milliseconds. */
  readonly createdOn: number
  /** Name of its subject: a home, or a piece of news. */
  readonly about?: string
  /** Path and query on the site; the page of its type if absent. */
  readonly link?: string
  /** Whether the user has opened its target, or marked it as read. */
  readonly isRead?: boolean
  /** When the snoozing ends, epoch milliseconds; absent if it is not snoozed. */
  readonly pausedUntil?: number
}

/** "awaiting_signature" for a document to sign, otherwise "approval" (PLAT-87). */
export const notificationName = (type: NotificationType): NotificationName => kinds[type][0]

/** A path below the root of a site that browsers cannot read as another host. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link)

/**
 * The link of a notification: its own, or that of its type; an errand's with its id as `errandId`. If the site has no such page, the
 * overview of My Pages, and without that the start page.
 */
export const notificationPath = (notification: UserNotification, site: SiteDefinition): string => {
  if (notification.link !== undefined && isOwnPath(notification.link)) return notification.link
  const route = kinds[notification.notificationType][1]
  const path = site.routes[route]
  if (!path) return site.routes.myPages ?? site.routes.start
  return route === 'errands' ? `${path}?errandId=${encodeURIComponent(notification.id.toWellFormed())}` : path
}

/** When a notification that is snoozed now comes back: in seven days. */
export const pausedUntil = (now: number): number => now + 7 * 86_400_000

/** Those that are not snoozed, the latest first; ids decide between two of the same instant. */
export const currentNotifications = (
  notifications: readonly UserNotification[],
  now: number,
): readonly UserNotification[] =>
  notifications
    .filter((notification) => (notification.pausedUntil ?? now) <= now)
    .sort((one, other) => other.createdOn - one.createdOn || compareValues(one.id, other.id))

/** The number of unread notifications, for the bell's badge. */
export const unreadNotifications = (notifications: readonly UserNotification[]): number =>
  notifications.filter(({ isRead }) => !isRead).length

/** The content of the bell; its badge counts the unread ones. A list that could not be fetched is not an empty one. */
export type NotificationList =
  | { readonly kind: 'loaded'; readonly notifications: readonly UserNotification[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed' }

/** The list for a fetched result; undefined is a failed request. */
export const notificationListOf = (
  fetched: readonly UserNotification[] | undefined,
  now: number,
): NotificationList => {
  if (!fetched) return { kind: 'failed' }
  const notifications = currentNotifications(fetched, now)
  return notifications.length > 0 ? { kind: 'loaded', notifications } : { kind: 'empty' }
}
