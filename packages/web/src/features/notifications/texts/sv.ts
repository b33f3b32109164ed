// The words of the bell, Swedish.
import type { NotificationTexts } from '../notification-texts.ts'

export const notificationTexts: NotificationTexts = {
  heading: 'Notiser',
  count: (count) => (count === 1 ? 'Notiser, 1 ny' : `Notiser, ${count} nya`),
  loading: 'Hämtar dina notiser …',
  empty: 'Du har inga notiser.',
  failed: 'Vi kunde inte hämta dina notiser.',
  retry: 'Försök igen',
  kinds: {
    VipPayment: 'Betala ditt VIP-medlemskap',
    DocumentSigning: 'Du har ett dokument att skriva under',
    Case: 'Det har hänt något i ditt ärende',
  },
  pause: 'Påminn mig om en vecka',
  paused: 'Notisen kommer tillbaka om en vecka.',
}
