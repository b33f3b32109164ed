// Finnish: the bell and its list.
import type { NotificationsTexts } from '../sv/notifications.ts'

export const texts: NotificationsTexts = {
  heading: 'Ilmoitukset',
  count: (count) => (count === 1 ? 'Ilmoitukset, 1 uusi' : `Ilmoitukset, ${count} uutta`),
  loading: 'Haetaan ilmoituksia …',
  empty: 'Sinulla ei ole ilmoituksia.',
  failed: 'Ilmoituksia ei voitu hakea.',
  retry: 'Yritä uudelleen',
  kinds: {
    VipPayment: 'Maksa VIP-jäsenyytesi',
    DocumentSigning: 'Sinulla on allekirjoitettava asiakirja',
    Case: 'Palvelupyynnössäsi on tapahtunut jotain',
    DateChanged: 'Kotisi päivämäärä on muuttunut',
    PaymentDue: 'Maksun eräpäivä lähestyy',
    Choices: 'Sinulla on valintoja tehtävänä',
    Inspection: 'Kotisi tarkastus',
    Showing: 'Esittelysi',
    News: 'Uutinen',
    Account: 'Kirjautumistapasi on muuttunut',
  },
  isNew: 'Uusi:',
  readAll: 'Merkitse kaikki luetuiksi',
  pause: 'Muistuta viikon kuluttua',
  paused: 'Ilmoitus palaa viikon kuluttua.',
}
