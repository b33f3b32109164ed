// English: names of the statuses of errands, for pages and e-mails.
import type { ErrandStatusWord } from '../../errands/errand-access.ts'

/** The name of each status in English, for the reporter of the fault. */
export const englishErrandStatuses = {
  registered: 'Registered',
  ongoing: 'In progress',
  notResponding: 'We have tried to reach you',
  waitingOnWeather: 'Waiting for the weather',
  waitingOnDecision: 'Waiting for a decision',
  waitingOnSubcontractor: 'Waiting for a contractor',
  waitingOnMaterial: 'Waiting for materials',
  waitingOnInvestigation: 'Waiting for an investigation',
  waitingOnCustomer: 'Waiting for you',
  customerBooked: 'A time is booked',
  customerNotBooked: 'A time needs to be booked',
  materials: 'Materials are being ordered',
  investigation: 'Being investigated',
  infoFromCustomer: 'Waiting for your answer',
  otherSeason: 'Waiting for the right season',
  subcontractorWithLogin: 'With a contractor',
  subcontractorWithoutLogin: 'With a contractor, without login',
  executedNo: 'Done',
  reference: 'Part of another case',
  executed: 'Done',
  completed: 'Closed',
  cancelledByCustomer: 'Closed by the reporter',
  cancelledByBoard: 'Closed by the board',
  waitingOnResident: 'Waiting for the resident',
  shredded: 'Erased',
  unknown: 'Unknown status',
} as const satisfies Readonly<Record<ErrandStatusWord, string>>
