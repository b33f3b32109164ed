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
  unreadNotifications,
} from './notifications.ts'
export type { OptionalTelling, TellingChannel, TellingKind, TellingStop } from './wants.ts'
export {
  isOptionalTelling,
  isToldOf,
  optionalTellings,
  requiredTellings,
  tellingChannels,
  tellingKinds,
  tellingOfErrandLetter,
} from './wants.ts'
