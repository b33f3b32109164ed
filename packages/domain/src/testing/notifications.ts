// A builder of notifications for tests.
import type { UserNotification } from '../notifications/notifications.ts'

/** A document to sign, of 1 March 2026. */
export const aNotification = (facts: Partial<UserNotification> = {}): UserNotification => ({
  id: 'notification-1',
  notificationType: 'DocumentSigning',
  createdOn: Date.UTC(2026, 2, 1),
  ...facts,
})
