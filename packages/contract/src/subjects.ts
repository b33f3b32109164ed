// The subjects of the API. A new subject is one import, its exports, and its entry in the list below: the table of endpoints, the OpenAPI
// document and the capabilities are derived from it. A subject's `endpoints.ts` exports only endpoints.
import * as accounts from './accounts/endpoints.ts'
import * as bank from './bank/endpoints.ts'
import * as booking from './booking/endpoints.ts'
import * as bookingStaff from './booking-staff/endpoints.ts'
import * as catalogue from './catalogue/endpoints.ts'
import * as clientErrors from './client-errors/endpoints.ts'
import * as consent from './consent/endpoints.ts'
import * as contacts from './contacts/endpoints.ts'
import * as contractParties from './contract-parties/endpoints.ts'
import * as documents from './documents/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as errands from './errands/endpoints.ts'
import * as events from './events/endpoints.ts'
import * as explorer from './explorer/endpoints.ts'
import * as faultReport from './fault-report/endpoints.ts'
import * as favourites from './favourites/endpoints.ts'
import * as files from './files/endpoints.ts'
import * as inspections from './inspections/endpoints.ts'
import * as interests from './interests/endpoints.ts'
import * as interior from './interior/endpoints.ts'
import * as measurements from './measurements/endpoints.ts'
import * as myPages from './my-pages/endpoints.ts'
import * as news from './news/endpoints.ts'
import * as newsStaff from './news-staff/endpoints.ts'
import * as notifications from './notifications/endpoints.ts'
import * as ownData from './own-data/endpoints.ts'
import * as pages from './pages/endpoints.ts'
import * as panoramas from './panoramas/endpoints.ts'
import * as payments from './payments/endpoints.ts'
import * as premises from './premises/endpoints.ts'
import * as printOrders from './print-orders/endpoints.ts'
import * as register from './register/endpoints.ts'
import * as residences from './residences/endpoints.ts'
import * as savedSearches from './saved-searches/endpoints.ts'
import * as search from './search/endpoints.ts'
import * as showings from './showings/endpoints.ts'
import * as signIn from './sign-in/endpoints.ts'
import * as staffTasks from './staff-tasks/endpoints.ts'
import * as textSearch from './text-search/endpoints.ts'
import * as visits from './visits/endpoints.ts'
import * as wishes from './wishes/endpoints.ts'

export * from './accounts/endpoints.ts'
export * from './accounts/wire.ts'
export * from './bank/endpoints.ts'
export * from './booking/endpoints.ts'
export * from './booking/wire.ts'
export * from './booking-staff/endpoints.ts'
export * from './catalogue/endpoints.ts'
export * from './catalogue/wire.ts'
export * from './client-errors/endpoints.ts'
export * from './client-errors/wire.ts'
export * from './consent/endpoints.ts'
export * from './consent/wire.ts'
export * from './contacts/endpoints.ts'
export * from './contacts/wire.ts'
export * from './contract-parties/endpoints.ts'
export * from './documents/endpoints.ts'
export * from './errands/endpoints.ts'
export * from './errands/wire.ts'
export * from './events/endpoints.ts'
export * from './explorer/endpoints.ts'
export * from './fault-report/endpoints.ts'
export * from './fault-report/wire.ts'
export * from './favourites/endpoints.ts'
export * from './favourites/wire.ts'
export * from './files/endpoints.ts'
export * from './files/wire.ts'
export * from './inspections/endpoints.ts'
export * from './inspections/wire.ts'
export * from './interests/endpoints.ts'
export * from './interior/endpoints.ts'
export * from './interior/wire.ts'
export * from './measurements/endpoints.ts'
export * from './measurements/wire.ts'
export * from './my-pages/endpoints.ts'
export * from './news/endpoints.ts'
export * from './news/wire.ts'
export * from './news-staff/endpoints.ts'
export * from './notifications/endpoints.ts'
export * from './notifications/wire.ts'
export * from './own-data/endpoints.ts'
export * from './own-data/wire.ts'
export * from './pages/endpoints.ts'
export * from './pages/wire.ts'
export * from './panoramas/endpoints.ts'
export * from './panoramas/wire.ts'
export * from './payments/endpoints.ts'
export * from './payments/wire.ts'
export * from './premises/endpoints.ts'
export * from './print-orders/endpoints.ts'
export * from './print-orders/wire.ts'
export * from './register/endpoints.ts'
export * from './residences/endpoints.ts'
export * from './residences/wire.ts'
export * from './saved-searches/endpoints.ts'
export * from './saved-searches/wire.ts'
export * from './search/endpoints.ts'
export * from './showings/endpoints.ts'
export * from './showings/wire.ts'
export * from './sign-in/endpoints.ts'
export * from './staff-tasks/endpoints.ts'
export * from './text-search/endpoints.ts'
export * from './visits/endpoints.ts'
export * from './wishes/endpoints.ts'
export * from './wishes/wire.ts'

/** The parts of the backend that can run elsewhere. Each serves some subjects. */
export const capabilities = [
  'search',
  'pages',
  'accounts',
  'my-pages',
  'cases',
  'booking',
  'showings',
  'measurements',
] as const
/** A part of the backend that can run elsewhere. */
export type Capability = (typeof capabilities)[number]

export interface Subject {
  readonly capability: Capability
  /** In the OpenAPI document. */
  readonly summary: string
  /**
   * Prefixes of its paths, also for files, forms without script and uploads. The longest matching prefix of all subjects decides, so a
   * subject whose paths begin like those of another with the same capability needs none.
   */
  readonly paths: readonly string[]
  readonly endpoints: Readonly<Record<string, Endpoint>>
}

/** The list, in the order of the documentation. */
export const subjects = {
  search: {
    capability: 'search',
    summary: 'Homes, stages, areas and places.',
    paths: ['/services/residence/'],
    endpoints: search,
  },
  catalogue: {
    capability: 'search',
    summary: 'Stages and homes: the company’s own systems create, change and end them.',
    paths: ['/services/catalogue/', '/services/papers/'],
    endpoints: catalogue,
  },
  premises: {
    capability: 'search',
    summary: 'Premises that companies rent or buy.',
    paths: [],
    endpoints: premises,
  },
  explorer: {
    capability: 'search',
    summary: 'The residence explorer: views of a stage, with its homes as clickable areas.',
    paths: ['/services/explorer/'],
    endpoints: explorer,
  },
  panoramas: {
    capability: 'search',
    summary: 'Access to the 360-degree pictures of homes.',
    paths: [],
    endpoints: panoramas,
  },
  'text-search': {
    capability: 'search',
    summary: 'Full-text search of a site, which also recognises searches for homes.',
    paths: ['/services/textsearch'],
    endpoints: textSearch,
  },
  pages: {
    capability: 'pages',
    summary: 'View models, and the navigation and footer of every page.',
    paths: ['/api/system/navigation/'],
    endpoints: pages,
  },
  consent: {
    capability: 'measurements',
    summary: 'Choices of visitors in the cookie dialog.',
    paths: ['/api/consent', '/api/cookies', '/api/experiments/'],
    endpoints: consent,
  },
  measurements: {
    capability: 'measurements',
    summary: 'Performance measurements of pages.',
    paths: ['/api/webvitals/'],
    endpoints: measurements,
  },
  'client-errors': {
    capability: 'measurements',
    summary: 'Error reports of pages.',
    paths: ['/services/client_errors'],
    endpoints: clientErrors,
  },
  accounts: {
    capability: 'accounts',
    summary: 'Accounts and sessions.',
    paths: ['/services/account_service/'],
    endpoints: accounts,
  },
  interests: {
    capability: 'accounts',
    summary: 'Registrations of interest, for the company’s own tools.',
    paths: ['/services/staff/interests'],
    endpoints: interests,
  },
  'sign-in': {
    capability: 'accounts',
    summary: 'Identification with an e-identity.',
    paths: [],
    endpoints: signIn,
  },
  'my-pages': {
    capability: 'my-pages',
    summary: 'The overview of My Pages: next steps, coming events and news.',
    paths: ['/services/my_pages/'],
    endpoints: myPages,
  },
  news: {
    capability: 'my-pages',
    summary: 'News for buyers, residents and boards.',
    paths: ['/services/news'],
    endpoints: news,
  },
  'news-staff': {
    capability: 'my-pages',
    summary: 'News that staff publish, for the company’s own tools.',
    paths: ['/services/staff/news'],
    endpoints: newsStaff,
  },
  notifications: {
    capability: 'my-pages',
    summary: 'Notifications of signed-in users.',
    paths: [
      '/services/account_service/form/notification-settings',
      '/services/account_service/notification_settings',
      '/services/notifications/',
    ],
    endpoints: notifications,
  },
  'own-data': {
    capability: 'accounts',
    summary: 'Personal data of an account: export and deletion.',
    paths: [],
    endpoints: ownData,
  },
  'contract-parties': {
    capability: 'booking',
    summary: 'Parties of contracts and payments whose accounts are deleted.',
    paths: [],
    endpoints: contractParties,
  },
  'print-orders': {
    capability: 'showings',
    summary: 'Printed material that members order by post.',
    paths: ['/services/print_orders', '/services/staff/print_orders'],
    endpoints: printOrders,
  },
  'saved-searches': {
    capability: 'my-pages',
    summary: 'Saved searches and their e-mail alerts.',
    paths: ['/services/account_service/saved_searches', '/services/search_alerts/'],
    endpoints: savedSearches,
  },
  visits: {
    capability: 'my-pages',
    summary: 'Recently and most viewed homes, recorded with consent to statistics.',
    paths: ['/services/timeseries/'],
    endpoints: visits,
  },
  favourites: {
    capability: 'my-pages',
    summary: 'Favourites and hidden homes.',
    paths: [
      '/services/account_service/form/mark',
      '/services/account_service/favorites',
      '/services/account_service/hidden_homes',
    ],
    endpoints: favourites,
  },
  'fault-report': {
    capability: 'cases',
    summary: 'Fault reports: places, drafts and submission.',
    paths: ['/services/system/casefaq'],
    endpoints: faultReport,
  },
  errands: {
    capability: 'cases',
    summary: 'Reported faults, as seen by the residents and boards that follow them.',
    paths: ['/services/case_management/'],
    endpoints: errands,
  },
  files: {
    capability: 'cases',
    summary: 'Files that users upload for a form.',
    paths: ['/services/files/'],
    endpoints: files,
  },
  booking: {
    capability: 'booking',
    summary: 'Booking a home: eligibility, hold, steps, waiting list and withdrawal.',
    paths: ['/services/booking/', '/api/buyresidence/'],
    endpoints: booking,
  },
  'booking-staff': {
    capability: 'booking',
    summary: 'Decisions of staff about bookings, refunds and homes, for the company’s own tools.',
    paths: [],
    endpoints: bookingStaff,
  },
  bank: {
    capability: 'booking',
    summary: 'Money that comes in by bank transfer, for the company’s own tools.',
    paths: [],
    endpoints: bank,
  },
  events: {
    capability: 'booking',
    summary: 'What happened, for the company’s own systems: a feed of events in order.',
    paths: ['/services/events'],
    endpoints: events,
  },
  payments: {
    capability: 'booking',
    summary: 'Payments of bookings, homes and memberships, with every payment provider.',
    paths: ['/services/payments', '/services/vip'],
    endpoints: payments,
  },
  documents: {
    capability: 'booking',
    summary: 'Identification for a booking, and signing.',
    paths: ['/services/documents'],
    endpoints: documents,
  },
  residences: {
    capability: 'my-pages',
    summary: 'The caller’s homes, and the dates of their timelines.',
    paths: ['/services/residences', '/services/timeline/'],
    endpoints: residences,
  },
  register: {
    capability: 'my-pages',
    summary:
      'Registers of houses, homes, associations and the people there: the company’s own systems send them.',
    paths: ['/services/register/'],
    endpoints: register,
  },
  contacts: {
    capability: 'my-pages',
    summary: 'The caller’s contacts, and messages to them.',
    paths: ['/services/contacts'],
    endpoints: contacts,
  },
  interior: {
    capability: 'my-pages',
    summary: 'Interior options of a home that is being built.',
    paths: ['/services/interior', '/services/staff/order_lists'],
    endpoints: interior,
  },
  inspections: {
    capability: 'my-pages',
    summary: 'Inspections of a home, and the remarks made there.',
    paths: ['/services/inspections'],
    endpoints: inspections,
  },
  showings: {
    capability: 'showings',
    summary: 'Showings: places, tickets and the host’s guest list.',
    paths: ['/services/showings'],
    endpoints: showings,
  },
  'staff-tasks': {
    capability: 'booking',
    summary: 'Manual tasks of staff, for the company’s own system.',
    paths: ['/services/staff'],
    endpoints: staffTasks,
  },
  wishes: {
    capability: 'showings',
    summary: 'Wishes of members for homes in a sale.',
    paths: ['/services/vip/wishes'],
    endpoints: wishes,
  },
} as const satisfies Readonly<Record<string, Subject>>
