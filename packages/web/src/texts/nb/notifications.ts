// Norwegian bokmål: the bell and its list.
import type { NotificationsTexts } from '../sv/notifications.ts'

export const texts: NotificationsTexts = {
  heading: 'Varsler',
  count: (count) => (count === 1 ? 'Varsler, 1 nytt' : `Varsler, ${count} nye`),
  loading: 'Henter varslene dine …',
  empty: 'Du har ingen varsler.',
  failed: 'Vi klarte ikke å hente varslene dine.',
  retry: 'Prøv igjen',
  kinds: {
    VipPayment: 'Betal VIP-medlemskapet ditt',
    DocumentSigning: 'Du har et dokument å signere',
    Case: 'Det har skjedd noe i saken din',
    DateChanged: 'En dato for boligen din er endret',
    PaymentDue: 'En betaling forfaller snart',
    Choices: 'Du har valg å gjøre',
    Inspection: 'Befaringen av boligen din',
    Showing: 'Visningen din',
    News: 'Nyhet',
    Account: 'Innloggingen din er endret',
  },
  isNew: 'Ny:',
  readAll: 'Merk alle som lest',
  pause: 'Minn meg på det om en uke',
  paused: 'Varselet kommer tilbake om en uke.',
}
