// Notifications of the caller (PLAT-87, PLAT-88), and their settings (MY-18).
import { locales, notificationChannels, notificationTypes, optionalTopics, sites } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { z } from '../zod.ts'

const id = uuid

const notificationDto = z.object({
  notificationType: z.enum(notificationTypes),
  /** "awaiting_signature" or "approval". */
  name: z.string(),
  id: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  /** Name of the subject, for display. */
  about: z.exactOptional(z.string()),
  /** Path and query on the site; absent if it is the page of its kind. */
  link: z.exactOptional(z.string()),
  isRead: z.exactOptional(z.boolean()),
})

const siteKey = z.enum(sites.map(({ key }) => key))

export const getNotifications = endpoint({
  method: 'GET',
  path: '/services/notifications/{siteKey}',
  access: 'notifications',
  summary: "List the caller's notifications on a site, latest first, without snoozed ones.",
  request: z.object({ siteKey }),
  response: z.array(notificationDto),
  outcomes: { notFound: 404 },
})

/** The path for integrators. It changes state, so it requires the bearer token (SEC-6); pages use the POST endpoint. */
export const getPausedNotification = endpoint({
  method: 'GET',
  path: '/services/notifications/pause/{id}',
  access: 'notifications',
  usedBy: 'contract',
  summary: 'Snooze a notification for seven days.',
  request: z.object({ id }),
  response: z.object({ id, pausedUntil: z.number() }),
  outcomes: { notFound: 404 },
})

export const pauseNotification = endpoint({
  ...getPausedNotification,
  usedBy: 'pages',
  method: 'POST',
  path: '/services/notifications/{id}/pause',
  hasBody: false,
})

export const readNotification = endpoint({
  method: 'POST',
  path: '/services/notifications/{id}/read',
  access: 'notifications',
  hasBody: false,
  summary: 'Mark a notification as read.',
  request: z.object({ id }),
  response: z.undefined(),
  outcomes: { notFound: 404 },
})

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/services/notifications/{siteKey}/read_all',
  access: 'notifications',
  hasBody: false,
  summary: "Mark all of the caller's notifications on a site as read.",
  request: z.object({ siteKey }),
  response: z.undefined(),
  outcomes: { notFound: 404 },
})

const notificationSettings = z.object({
  /** Language of e-mails; null for the language of the sending site. */
  language: z.nullable(z.enum(locales)),
  /** Opt-outs by kind and channel. All other notifications are sent. */
  stops: z.array(z.object({ kind: z.enum(optionalTopics), channel: z.enum(notificationChannels) })),
})
export type NotificationSettingsDto = z.infer<typeof notificationSettings>

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/services/account_service/notification_settings',
  access: 'signedIn',
  summary: 'Get the notification opt-outs of the caller, and the language of their e-mails.',
  request: z.object({}),
  response: notificationSettings,
})

export const changeNotificationSettings = endpoint({
  method: 'PATCH',
  path: '/services/account_service/notification_settings',
  access: 'signedIn',
  usedBy: 'integrators',
  isForOwnPages: true,
  summary:
    'Set the notification opt-outs of the caller, and the language of their e-mails. Both replace the previous values.',
  request: notificationSettings,
  response: notificationSettings,
})
