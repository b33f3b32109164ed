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
export type { NotificationChannel, NotificationOptOut, NotificationTopic, OptionalTopic } from './wants.ts'
export {
  isOptionalTopic,
  notificationChannels,
  notificationTopics,
  optionalTopics,
  requiredTopics,
  topicOfErrandLetter,
  wantsNotification,
} from './wants.ts'
