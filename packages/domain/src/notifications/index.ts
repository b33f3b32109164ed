// Notifications: what waits for a user, and where it leads.
export type {
  NotificationList,
  NotificationName,
  NotificationType,
  UserNotification,
} from './notifications.ts'
export {
  notificationListOf,
  notificationName,
  notificationPath,
  notificationTypes,
  pausedUntil,
} from './notifications.ts'
