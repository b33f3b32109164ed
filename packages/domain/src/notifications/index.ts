// Notifications: what waits for a user, and where it leads.
export type {
  NotificationList,
  NotificationName,
  NotificationType,
  UserNotification,
} from './notifications.ts'
export {
  currentNotifications,
  fetchesNotifications,
  maxNotificationBadge,
  notificationBadge,
  notificationListOf,
  notificationName,
  notificationPath,
  notificationPause,
  notificationTypes,
  pausedUntil,
} from './notifications.ts'
