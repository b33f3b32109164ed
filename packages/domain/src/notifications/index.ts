// Notifications: pending items of a user, and their links.
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
  unreadNotifications,
} from './notifications.ts'
export type { OptionalTopic, NotificationChannel, NotificationTopic, NotificationOptOut } from './wants.ts'
export {
  isOptionalTopic,
  wantsNotification,
  optionalTopics,
  requiredTopics,
  notificationChannels,
  notificationTopics,
  topicOfErrandLetter,
} from './wants.ts'
