// The table of all endpoints of the API. A subject's `endpoints.ts` exports only endpoints.
import * as accounts from './accounts/endpoints.ts'
import * as booking from './booking/endpoints.ts'
import * as bookingStaff from './booking-staff/endpoints.ts'
import * as catalogue from './catalogue/endpoints.ts'
import * as clientErrors from './client-errors/endpoints.ts'
import * as consent from './consent/endpoints.ts'
import * as contacts from './contacts/endpoints.ts'
import * as contractParties from './contract-parties/endpoints.ts'
import * as documents from './documents/endpoints.ts'
import type { Endpoint, OutcomeOf } from './endpoint.ts'
import * as errands from './errands/endpoints.ts'
import * as explorer from './explorer/endpoints.ts'
import * as faultReport from './fault-report/endpoints.ts'
import * as favourites from './favourites/endpoints.ts'
import * as files from './files/endpoints.ts'
import * as inspections from './inspections/endpoints.ts'
import * as interior from './interior/endpoints.ts'
import * as measurements from './measurements/endpoints.ts'
import * as myPages from './my-pages/endpoints.ts'
import * as news from './news/endpoints.ts'
import * as notifications from './notifications/endpoints.ts'
import * as ownData from './own-data/endpoints.ts'
import * as pages from './pages/endpoints.ts'
import * as panoramas from './panoramas/endpoints.ts'
import * as payments from './payments/endpoints.ts'
import * as premises from './premises/endpoints.ts'
import * as printOrders from './print-orders/endpoints.ts'
import type { CommonOutcome } from './problem.ts'
import { commonOutcomes } from './problem.ts'
import * as residences from './residences/endpoints.ts'
import * as savedSearches from './saved-searches/endpoints.ts'
import * as search from './search/endpoints.ts'
import * as showings from './showings/endpoints.ts'
import * as signIn from './sign-in/endpoints.ts'
import * as staffTasks from './staff-tasks/endpoints.ts'
import * as textSearch from './text-search/endpoints.ts'
import * as visits from './visits/endpoints.ts'
import * as wishes from './wishes/endpoints.ts'

/** The endpoints of each subject, by the subject's name. */
export const endpointsOfSubject = {
  search,
  catalogue,
  premises,
  explorer,
  panoramas,
  'text-search': textSearch,
  pages,
  consent,
  measurements,
  'client-errors': clientErrors,
  accounts,
  'sign-in': signIn,
  'my-pages': myPages,
  news,
  notifications,
  'own-data': ownData,
  'contract-parties': contractParties,
  'print-orders': printOrders,
  'saved-searches': savedSearches,
  visits,
  favourites,
  'fault-report': faultReport,
  errands,
  files,
  booking,
  'booking-staff': bookingStaff,
  payments,
  documents,
  residences,
  contacts,
  interior,
  inspections,
  showings,
  'staff-tasks': staffTasks,
  wishes,
} as const
/** A subject of the API. */
export type EndpointSubject = keyof typeof endpointsOfSubject

export const endpoints = {
  ...search,
  ...catalogue,
  ...premises,
  ...explorer,
  ...panoramas,
  ...textSearch,
  ...pages,
  ...consent,
  ...measurements,
  ...clientErrors,
  ...accounts,
  ...signIn,
  ...myPages,
  ...news,
  ...notifications,
  ...ownData,
  ...contractParties,
  ...printOrders,
  ...savedSearches,
  ...visits,
  ...favourites,
  ...faultReport,
  ...errands,
  ...files,
  ...booking,
  ...bookingStaff,
  ...payments,
  ...documents,
  ...residences,
  ...contacts,
  ...interior,
  ...inspections,
  ...showings,
  ...staffTasks,
  ...wishes,
} as const
export type EndpointName = keyof typeof endpoints

/** The name of any refusal: the `code` of a problem. */
export type OutcomeName =
  | CommonOutcome
  | { [Name in EndpointName]: OutcomeOf<(typeof endpoints)[Name]> }[EndpointName]

/** The HTTP status of every refusal. */
export const outcomeStatuses = Object.assign(
  {},
  commonOutcomes,
  ...Object.values<Endpoint>(endpoints).map(({ outcomes }) => outcomes),
) as Readonly<Record<OutcomeName, number>>
