// What other subjects may use of people/notifications.
export { addNotification } from './add-notification.ts'
export { notificationsDeclaration } from './declaration.ts'
export { notificationsModule } from './module.ts'
export { isWanted, optOutOf, optOutsOf, wantedBy } from './opt-outs.ts'
