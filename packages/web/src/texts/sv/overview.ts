// Swedish: what My Pages begins with.
import type { ComingKind, FreshKind, NextStepKind, PlannedPaymentKind } from '@husrum/domain'

type Line = (about: string) => string

/** What is to be done, said as one does it. */
const next: Record<NextStepKind, Line> = {
  bookOffered: (home) => `Boka ${home}`,
  bookingSign: (home) => `Skriv under bokningen av ${home}`,
  bookingPay: (home) => `Betala bokningsavgiften för ${home}`,
  bookingGoOn: (home) => `Fortsätt bokningen av ${home}`,
  documentSign: (paper) => `Skriv under ${paper}`,
  pay: (home) => `Betala för ${home}`,
  choose: (home) => `Gör dina tillval till ${home}`,
  errandAnswer: (errand) => `Svara på vår fråga om ${errand}`,
  errandAct: (errand) => `Ärendet väntar på dig: ${errand}`,
  visit: (errand) => `Vi kommer på besök för ${errand}`,
  inspection: (home) => `Besiktning av ${home}`,
  finalInspection: (home) => `Slutbesiktning av ${home}`,
  moveIn: (home) => `Inflyttning i ${home}`,
  showing: (home) => `Visning: ${home}`,
  vipPay: () => 'Betala ditt VIP-medlemskap',
}

const coming: Record<ComingKind, Line> = {
  ...next,
  errandLate: (errand) => `Försenat ärende: ${errand}`,
  errandOverdue: (errand) => `Försenat ärende: ${errand}`,
  errandAnswerBy: (errand) => `Ärende: ${errand}`,
  errandExpected: (errand) => `Ärende: ${errand}`,
  errandWaiting: (errand) => `Ärende: ${errand}`,
  bookingCoSign: (home) => `${home} väntar på den andra köparens underskrift`,
  bookingPaying: (home) => `Vi tar emot betalningen för ${home}`,
  bookingOffer: (home) => `Säljaren svarar på ditt bud på ${home}`,
  linePlace: (home) => `Du står i kö till ${home}`,
  interior: (home) => `Tillval till ${home}`,
  payment: (home) => `Betalning för ${home}`,
}

const fresh: Record<FreshKind, (about: string, count: number) => string> = {
  bookingDone: (home) => `Bokningen av ${home} är klar`,
  errandDone: (errand) => `Åtgärdat: ${errand}`,
  searchHits: (search, count) => `${count === 1 ? '1 nyhet' : `${count} nyheter`} i sökningen ${search}`,
  favouriteNews: (home, count) =>
    count === 1 ? `Nytt om din favorit ${home}` : `Nytt om ${count} favoriter, senast ${home}`,
  notification: () => 'Du har en ny notis',
  news: (title) => title,
}

/** The button of a step. */
const actions: Record<NextStepKind, string> = {
  bookOffered: 'Boka',
  bookingSign: 'Skriv under',
  bookingPay: 'Betala',
  bookingGoOn: 'Fortsätt',
  documentSign: 'Läs och skriv under',
  pay: 'Betala',
  choose: 'Välj',
  errandAnswer: 'Svara',
  errandAct: 'Se ärendet',
  visit: 'Se ärendet',
  inspection: 'Se besiktningen',
  finalInspection: 'Se besiktningen',
  moveIn: 'Se inflyttningen',
  showing: 'Se visningen',
  vipPay: 'Betala',
}

/** The payments of a home's plan. */
const payments: Record<PlannedPaymentKind, string> = {
  deposit: 'Förskott',
  instalment: 'Handpenning',
  options: 'Tillval',
  final: 'Slutbetalning',
}

export const texts = {
  next: { heading: 'Att göra nu', lines: next, actions, more: 'Sedan' },
  payments,
  home: { heading: 'Din bostad', open: 'Allt om bostaden' },
  coming: { heading: 'På gång', lines: coming, all: (count: number) => `Visa alla ${count}` },
  fresh: { heading: 'Nytt', lines: fresh },
  /** What a notification of each type says; others say what `fresh` does. */
  notifications: {
    VipPayment: 'Medlemsavgiften väntar på dig',
    DocumentSigning: 'Ett dokument väntar på din underskrift',
    Case: 'Det har hänt något i ett av dina ärenden',
    DateChanged: 'Ett datum för din bostad har ändrats',
    PaymentDue: 'En betalning förfaller snart',
    Choices: 'Det finns val att göra till din bostad',
    Inspection: 'Nytt om besiktningen av din bostad',
    Showing: 'Nytt om din visning',
    News: 'Det finns en nyhet',
    Account: 'Hur du loggar in har ändrats',
  } as Readonly<Record<string, string>>,
  nothingToDo: 'Just nu behöver du inte göra någonting.',
  when: {
    by: (day: string) => `Senast ${day}`,
    byTime: (day: string, time: string) => `Senast ${day} kl. ${time}`,
    byToday: 'Senast i dag',
    byTodayTime: (time: string) => `Senast i dag kl. ${time}`,
    on: (day: string) => day,
    onTime: (day: string, time: string) => `${day} kl. ${time}`,
    today: 'I dag',
    todayTime: (time: string) => `I dag kl. ${time}`,
    tomorrow: 'I morgon',
    tomorrowTime: (time: string) => `I morgon kl. ${time}`,
    between: (first: string, last: string) => `Mellan ${first} och ${last}`,
    overdue: (day: string) => `Skulle ha varit klart ${day}`,
    unpaid: (day: string) => `Skulle ha varit betalt ${day}`,
    expected: (day: string) => `Klart senast ${day}`,
    answerBy: (day: string) => `Vi svarar senast ${day}`,
    answerLate: (day: string) => `Vi lovade svara senast ${day}`,
  },
  board: {
    figures: (open: number, late: number) =>
      `${open === 1 ? '1 öppet ärende' : `${open} öppna ärenden`}, ${late === 0 ? 'inget försenat' : late === 1 ? '1 försenat' : `${late} försenade`}`,
    errands: 'Alla ärenden',
    report: 'Anmäl ett fel',
    contacts: 'Kontakter',
    next: 'Väntar på styrelsen',
    coming: 'Öppna ärenden',
    none: 'Föreningen har inga öppna ärenden.',
  },
  empty: {
    heading: 'Här är det tomt än så länge',
    text: 'När du bokar en bostad, anmäler ett fel eller sparar en sökning ser du här vad som händer och vad du ska göra.',
    search: 'Sök bostad',
    favourites: 'Dina favoriter',
    report: 'Anmäl ett fel',
    savedSearches: 'Sparade sökningar',
  },
  identity: {
    heading: 'Visa vem du är för att se allt',
    text: 'Du har loggat in med e-post. Det kan finnas mer att göra än det som syns här: betalningar, bostad, bokningar och ärenden visas när du har legitimerat dig.',
    action: 'Legitimera dig',
  },
  failed: {
    heading: 'Det gick inte att hämta översikten',
    text: 'Allt finns kvar hos oss. Försök igen om en stund.',
    partly: 'Allt kunde inte hämtas. Det som visas stämmer, men något kan saknas.',
    retry: 'Försök igen',
  },
  signedOut: { heading: 'Du är inte inloggad längre', action: 'Logga in' },
}

export type OverviewTexts = typeof texts
