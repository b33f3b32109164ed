// Swedish: the bell and its list.
import type { NotificationType } from '@husrum/domain'

export const texts = {
  heading: 'Notiser',
  /** "Notiser, 3 nya": what the bell is called while there is something. */
  count: (count: number) => (count === 1 ? 'Notiser, 1 ny' : `Notiser, ${count} nya`),
  loading: 'Hämtar dina notiser …',
  empty: 'Du har inga notiser.',
  failed: 'Vi kunde inte hämta dina notiser.',
  retry: 'Försök igen',
  kinds: {
    VipPayment: 'Betala ditt VIP-medlemskap',
    DocumentSigning: 'Du har ett dokument att skriva under',
    Case: 'Det har hänt något i ditt ärende',
    DateChanged: 'Ett datum för din bostad har ändrats',
    PaymentDue: 'En betalning förfaller snart',
    Choices: 'Det finns val att göra',
    Inspection: 'Besiktningen av din bostad',
    Showing: 'Din visning',
    News: 'Ny nyhet',
    Account: 'Din inloggning har ändrats',
  } satisfies Record<NotificationType, string>,
  isNew: 'Ny:',
  readAll: 'Markera alla som lästa',
  pause: 'Påminn mig om en vecka',
  paused: 'Notisen kommer tillbaka om en vecka.',
}

export type NotificationsTexts = typeof texts
