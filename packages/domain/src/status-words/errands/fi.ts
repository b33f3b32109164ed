// Finnish: names of the statuses of errands, for pages and e-mails.
import type { ErrandStatusWord } from '../../errands/errand-access.ts'

/** The name of each status in Finnish, for the reporter of the fault. */
export const finnishErrandStatuses = {
  registered: 'Kirjattu',
  ongoing: 'Käynnissä',
  notResponding: 'Olemme yrittäneet tavoittaa sinua',
  waitingOnWeather: 'Odottaa säätä',
  waitingOnDecision: 'Odottaa päätöstä',
  waitingOnSubcontractor: 'Odottaa urakoitsijaa',
  waitingOnMaterial: 'Odottaa materiaalia',
  waitingOnInvestigation: 'Odottaa selvitystä',
  waitingOnCustomer: 'Odottaa sinua',
  customerBooked: 'Aika on varattu',
  customerNotBooked: 'Aika pitää varata',
  materials: 'Materiaalia tilataan',
  investigation: 'Selvitetään',
  infoFromCustomer: 'Odottaa vastaustasi',
  otherSeason: 'Odottaa oikeaa vuodenaikaa',
  subcontractorWithLogin: 'Urakoitsijalla',
  subcontractorWithoutLogin: 'Urakoitsijalla, ei kirjautumista',
  executedNo: 'Tehty',
  reference: 'Kuuluu toiseen palvelupyyntöön',
  executed: 'Tehty',
  completed: 'Päättynyt',
  cancelledByCustomer: 'Ilmoittaja on sulkenut',
  cancelledByBoard: 'Hallitus on sulkenut',
  waitingOnResident: 'Odottaa asukasta',
  shredded: 'Poistettu',
  unknown: 'Tila ei ole tiedossa',
} as const satisfies Readonly<Record<ErrandStatusWord, string>>
