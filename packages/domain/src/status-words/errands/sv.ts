// Swedish: names of the statuses of errands, for pages and e-mails.
import type { ErrandStatusWord } from '../../errands/errand-access.ts'

/** The name of each status in Swedish, for the reporter of the fault. */
export const swedishErrandStatuses = {
  registered: 'Registrerat',
  ongoing: 'Pågår',
  notResponding: 'Vi har sökt dig',
  waitingOnWeather: 'Väntar på väder',
  waitingOnDecision: 'Väntar på beslut',
  waitingOnSubcontractor: 'Väntar på entreprenör',
  waitingOnMaterial: 'Väntar på material',
  waitingOnInvestigation: 'Väntar på utredning',
  waitingOnCustomer: 'Väntar på dig',
  customerBooked: 'Tid är bokad',
  customerNotBooked: 'Tid behöver bokas',
  materials: 'Material beställs',
  investigation: 'Utreds',
  infoFromCustomer: 'Väntar på ditt svar',
  otherSeason: 'Väntar på rätt årstid',
  subcontractorWithLogin: 'Hos entreprenör',
  subcontractorWithoutLogin: 'Hos entreprenör, utan inloggning',
  executedNo: 'Utfört',
  reference: 'Hör till ett annat ärende',
  executed: 'Utfört',
  completed: 'Avslutat',
  cancelledByCustomer: 'Stängt av anmälaren',
  cancelledByBoard: 'Stängt av styrelsen',
  waitingOnResident: 'Väntar på den boende',
  shredded: 'Gallrat',
  unknown: 'Okänd status',
} as const satisfies Readonly<Record<ErrandStatusWord, string>>
