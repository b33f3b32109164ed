// What waits for a signed-in person (specification 1 §3.5, §7).
import { notificationTypes, sites } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'

const id = z.uuid()

const notificationDto = z.object({
  notificationType: z.enum(notificationTypes),
  /** "awaiting_signature" or "approval". */
  name: z.string(),
  id: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
})

export const getNotifications = endpoint({
  method: 'GET',
  path: '/services/notifications/{siteKey}',
  access: 'notifications',
  summary: 'What waits for the person on a site, the latest first; without what they put aside.',
  request: z.object({ siteKey: z.enum(sites.map(({ key }) => key)) }),
  response: z.array(notificationDto),
  problems: [400, 401, 403, 404, 503],
})

/** The specification's own path. It changes something, so it wants the bearer token; clients use the POST. */
export const getPausedNotification = endpoint({
  method: 'GET',
  path: '/services/notifications/pause/{id}',
  access: 'notifications',
  summary: 'Puts a notification aside for seven days.',
  request: z.object({ id }),
  response: z.object({ id, pausedUntil: z.number() }),
  problems: [400, 401, 403, 404, 503],
})

export const pauseNotification = endpoint({
  ...getPausedNotification,
  method: 'POST',
  path: '/services/notifications/{id}/pause',
  hasBody: false,
})
