// What the bell in the header shows: which notifications there are, how long one is put aside, where each leads.
import { compareValues } from '../search/sort-order.ts'
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** The name of each kind of notification, and the page that it leads to (PLAT-87). */
const kinds = {
  VipPayment: ['approval', 'payments'],
  DocumentSigning: ['awaiting_signature', 'documents'],
  Case: ['approval', 'errands'],
  // Those below are ours: they carry a link of their own, and lead here without one.
  DateChanged: ['approval', 'timeline'],
  PaymentDue: ['approval', 'payments'],
  Choices: ['approval', 'timeline'],
  Inspection: ['approval', 'timeline'],
  Showing: ['approval', 'vipShowing'],
  News: ['approval', 'news'],
  Account: ['approval', 'settings'],
} as const satisfies Readonly<Record<string, readonly [name: string, route: PageRoute]>>

/** A kind of notification; the first three come from other backends too (PLAT-87). */
export type NotificationType = keyof typeof kinds
/** Every {@link NotificationType}. */
export const notificationTypes = Object.keys(kinds) as readonly NotificationType[]

/** The names that a notification can have. */
export type NotificationName = (typeof kinds)[NotificationType][0]

/** Something that waits for the user. */
export interface UserNotification {
  /** Of a `Case` this is the errand's id. */
  readonly id: string
  readonly notificationType: NotificationType
  /** Epoch milliseconds. */
  readonly createdOn: number
  /** What it is about, as people call it: a home, or a piece of news. */
  readonly about?: string
  /** Path and query on the site; that of its kind's page where it is absent. */
  readonly link?: string
  /** Whether the user has seen what it leads to, or marked it. */
  readonly isRead?: boolean
  /** Until when the user does not want to see it, epoch milliseconds; absent when it was not put aside. */
  readonly pausedUntil?: number
}

/** "awaiting_signature" for a document to sign, otherwise "approval" (PLAT-87). */
export const notificationName = (type: NotificationType): NotificationName => kinds[type][0]

/** A path below the root of a site: nothing that a browser takes for another one's. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link)

/**
 * The path that a notification leads to: its own, or that of its kind; an errand's with its id as `errandId`. Where the
 * site has no such page it is the overview of My Pages, and the start page where there is not even that.
 */
export const notificationPath = (notification: UserNotification, site: SiteDefinition): string => {
  if (notification.link !== undefined && isOwnPath(notification.link)) return notification.link
  const route = kinds[notification.notificationType][1]
  const path = site.routes[route]
  if (!path) return site.routes.myPages ?? site.routes.start
  return route === 'errands' ? `${path}?errandId=${encodeURIComponent(notification.id.toWellFormed())}` : path
}

/** The instant when a notification that is put aside now comes back: seven days on. */
export const pausedUntil = (now: number): number => now + 7 * 86_400_000

/** Those that are not put aside, the latest first; ids decide between two of the same instant. */
export const currentNotifications = (
  notifications: readonly UserNotification[],
  now: number,
): readonly UserNotification[] =>
  notifications
    .filter((notification) => (notification.pausedUntil ?? now) <= now)
    .sort((one, other) => other.createdOn - one.createdOn || compareValues(one.id, other.id))

/** How many are not read: what the bell's badge counts. */
export const unreadNotifications = (notifications: readonly UserNotification[]): number =>
  notifications.filter(({ isRead }) => !isRead).length

/** What the bell has to show; its badge counts what of it is unread. A list that could not be fetched is not an empty one. */
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
