// English: what My Pages begins with.
import type { OverviewTexts } from '../sv/overview.ts'

const next: OverviewTexts['next']['lines'] = {
  bookOffered: (home) => `Book ${home}`,
  bookingSign: (home) => `Sign the booking of ${home}`,
  bookingPay: (home) => `Pay the booking fee for ${home}`,
  bookingGoOn: (home) => `Go on booking ${home}`,
  documentSign: (paper) => `Sign ${paper}`,
  pay: (home) => `Pay for ${home}`,
  choose: (home) => `Choose your options for ${home}`,
  errandAnswer: (errand) => `Answer our question about ${errand}`,
  errandAct: (errand) => `Your errand is waiting for you: ${errand}`,
  visit: (errand) => `We are coming to you about ${errand}`,
  inspection: (home) => `Inspection of ${home}`,
  finalInspection: (home) => `Final inspection of ${home}`,
  moveIn: (home) => `Moving in to ${home}`,
  showing: (home) => `Showing: ${home}`,
  vipPay: () => 'Pay your VIP membership',
}

const actions: OverviewTexts['next']['actions'] = {
  bookOffered: 'Book',
  bookingSign: 'Sign',
  bookingPay: 'Pay',
  bookingGoOn: 'Continue',
  documentSign: 'Read and sign',
  pay: 'Pay',
  choose: 'Choose',
  errandAnswer: 'Answer',
  errandAct: 'See the errand',
  visit: 'See the errand',
  inspection: 'See the inspection',
  finalInspection: 'See the inspection',
  moveIn: 'See moving in',
  showing: 'See the showing',
  vipPay: 'Pay',
}

const payments: OverviewTexts['payments'] = {
  deposit: 'Advance',
  instalment: 'Instalment',
  options: 'Options',
  final: 'Final payment',
}

export const texts: OverviewTexts = {
  next: { heading: 'To do now', lines: next, actions, more: 'After that' },
  payments,
  home: { heading: 'Your home', open: 'All about the home' },
  coming: {
    heading: 'On its way',
    lines: {
      ...next,
      errandLate: (errand) => `Late errand: ${errand}`,
      errandOverdue: (errand) => `Late errand: ${errand}`,
      errandAnswerBy: (errand) => `Errand: ${errand}`,
      errandExpected: (errand) => `Errand: ${errand}`,
      errandWaiting: (errand) => `Errand: ${errand}`,
      bookingCoSign: (home) => `${home} is waiting for the other buyer’s signature`,
      bookingPaying: (home) => `We are receiving the payment for ${home}`,
      bookingOffer: (home) => `The seller is answering your offer for ${home}`,
      linePlace: (home) => `You are in line for ${home}`,
      interior: (home) => `Options for ${home}`,
      payment: (home) => `Payment for ${home}`,
    },
    all: (count) => `Show all ${count}`,
  },
  fresh: {
    heading: 'New',
    lines: {
      bookingDone: (home) => `The booking of ${home} is complete`,
      errandDone: (errand) => `Fixed: ${errand}`,
      searchHits: (search, count) => `${count} new in the search ${search}`,
      favouriteNews: (home, count) =>
        count === 1
          ? `News about your favourite ${home}`
          : `News about ${count} favourites, the latest ${home}`,
      notification: () => 'You have a new notification',
      news: (title) => title,
    },
  },
  notifications: {
    VipPayment: 'Your membership fee is due',
    DocumentSigning: 'A document is waiting for your signature',
    Case: 'Something has happened in one of your errands',
    DateChanged: 'A date for your home has changed',
    PaymentDue: 'A payment is due soon',
    Choices: 'There are options to choose for your home',
    Inspection: 'There is something new about the inspection of your home',
    Showing: 'There is something new about your showing',
    News: 'There is a piece of news',
    Account: 'How you log in has changed',
  },
  nothingToDo: 'There is nothing you need to do right now.',
  when: {
    by: (day) => `By ${day}`,
    byTime: (day, time) => `By ${day} at ${time}`,
    byToday: 'By today',
    byTodayTime: (time) => `By ${time} today`,
    on: (day) => day,
    onTime: (day, time) => `${day} at ${time}`,
    today: 'Today',
    todayTime: (time) => `Today at ${time}`,
    tomorrow: 'Tomorrow',
    tomorrowTime: (time) => `Tomorrow at ${time}`,
    between: (first, last) => `Between ${first} and ${last}`,
    overdue: (day) => `Was due ${day}`,
    unpaid: (day) => `Was due ${day}`,
    expected: (day) => `Done by ${day}`,
    answerBy: (day) => `We answer by ${day}`,
    answerLate: (day) => `We promised to answer by ${day}`,
  },
  board: {
    figures: (open, late) =>
      `${open === 1 ? '1 open errand' : `${open} open errands`}, ${late === 0 ? 'none late' : `${late} late`}`,
    errands: 'All errands',
    report: 'Report a fault',
    contacts: 'Contacts',
    next: 'Waiting for the board',
    coming: 'Open errands',
    none: 'The association has no open errands.',
  },
  empty: {
    heading: 'Nothing here yet',
    text: 'When you book a home, report a fault or save a search, this is where you see what happens and what to do.',
    search: 'Find a home',
    favourites: 'Your favourites',
    report: 'Report a fault',
    savedSearches: 'Saved searches',
  },
  identity: {
    heading: 'Show who you are to see everything',
    text: 'You signed in by e-mail. There may be more to do than you see here: payments, your home, bookings and errands are shown once you have identified yourself.',
    action: 'Identify yourself',
  },
  failed: {
    heading: 'The overview could not be loaded',
    text: 'Everything is still safe with us. Try again in a moment.',
    partly: 'Not everything could be loaded. What you see is right, but something may be missing.',
    retry: 'Try again',
  },
  signedOut: { heading: 'You are no longer signed in', action: 'Sign in' },
}
