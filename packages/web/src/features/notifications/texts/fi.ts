// The words of the bell, Finnish.
import type { NotificationTexts } from '../notification-texts.ts'

export const notificationTexts: NotificationTexts = {
  heading: 'Ilmoitukset',
  count: (count) => (count === 1 ? 'Ilmoitukset, 1 uusi' : `Ilmoitukset, ${count} uutta`),
  loading: 'Haetaan ilmoituksia …',
  empty: 'Sinulla ei ole ilmoituksia.',
  failed: 'Ilmoituksia ei voitu hakea.',
  retry: 'Yritä uudelleen',
  kinds: {
    VipPayment: 'Maksa VIP-jäsenyytesi',
    DocumentSigning: 'Sinulla on allekirjoitettava asiakirja',
    Case: 'Asiassasi on tapahtunut jotain',
  },
  pause: 'Muistuta viikon kuluttua',
  paused: 'Ilmoitus palaa viikon kuluttua.',
}
