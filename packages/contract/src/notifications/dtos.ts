// Notifications on the wire (specification 1 §3.5).
import { notificationTypes } from '@husrum/domain'
import { z } from '../zod.ts'

export const notificationDto = z.object({
  notificationType: z.enum(notificationTypes as [string, ...string[]]),
  /** "awaiting_signature" or "approval". */
  name: z.string(),
  id: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
})
export type NotificationDto = z.infer<typeof notificationDto>

export const pausedNotificationDto = z.object({ id: z.string(), pausedUntil: z.number() })
