// Norwegian: names of the statuses of errands, for pages and e-mails.
import type { ErrandStatusWord } from '../../errands/errand-access.ts'

/** The name of each status in Norwegian, for the reporter of the fault. */
export const norwegianErrandStatuses = {
  registered: 'Registrert',
  ongoing: 'Pågår',
  notResponding: 'Vi har prøvd å nå deg',
  waitingOnWeather: 'Venter på været',
  waitingOnDecision: 'Venter på en avgjørelse',
  waitingOnSubcontractor: 'Venter på entreprenør',
  waitingOnMaterial: 'Venter på materialer',
  waitingOnInvestigation: 'Venter på utredning',
  waitingOnCustomer: 'Venter på deg',
  customerBooked: 'Time er avtalt',
  customerNotBooked: 'Time må avtales',
  materials: 'Materialer bestilles',
  investigation: 'Utredes',
  infoFromCustomer: 'Venter på svar fra deg',
  otherSeason: 'Venter på riktig årstid',
  subcontractorWithLogin: 'Hos entreprenør',
  subcontractorWithoutLogin: 'Hos entreprenør, uten innlogging',
  executedNo: 'Utført',
  reference: 'Hører til en annen sak',
  executed: 'Utført',
  completed: 'Avsluttet',
  cancelledByCustomer: 'Lukket av den som meldte',
  cancelledByBoard: 'Lukket av styret',
  waitingOnResident: 'Venter på beboeren',
  shredded: 'Slettet',
  unknown: 'Ukjent status',
} as const satisfies Readonly<Record<ErrandStatusWord, string>>
