// English: the bell and its list.
import type { NotificationsTexts } from '../sv/notifications.ts'

export const texts: NotificationsTexts = {
  heading: 'Notifications',
  count: (count) => `Notifications, ${count} new`,
  loading: 'Fetching your notifications …',
  empty: 'You have no notifications.',
  failed: 'We could not fetch your notifications.',
  retry: 'Try again',
  kinds: {
    VipPayment: 'Pay for your VIP membership',
    DocumentSigning: 'You have a document to sign',
    Case: 'Something has happened in your errand',
    DateChanged: 'A date for your home has changed',
    PaymentDue: 'A payment is due soon',
    Choices: 'There are options to choose',
    Inspection: 'The inspection of your home',
    Showing: 'Your showing',
    News: 'News',
    Account: 'Your sign-in has changed',
  },
  isNew: 'New:',
  readAll: 'Mark all as read',
  pause: 'Remind me in a week',
  paused: 'The notification will be back in a week.',
}
