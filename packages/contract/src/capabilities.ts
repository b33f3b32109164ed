// The capabilities of the backend. A company can run each of them elsewhere; each consists of some subjects of the contract.
import type { Endpoint } from './endpoint.ts'
import type { EndpointSubject } from './endpoints.ts'
import { endpointsOfSubject } from './endpoints.ts'

const subjectsOfCapability = {
  search: ['search', 'catalogue', 'premises', 'explorer', 'panoramas', 'text-search'],
  pages: ['pages'],
  accounts: ['accounts', 'sign-in', 'own-data'],
  'my-pages': [
    'my-pages',
    'news',
    'notifications',
    'favourites',
    'saved-searches',
    'visits',
    'contacts',
    'residences',
    'interior',
    'inspections',
  ],
  cases: ['fault-report', 'errands', 'files'],
  booking: ['booking', 'payments', 'documents', 'staff-tasks', 'booking-staff', 'contract-parties'],
  showings: ['showings', 'wishes', 'print-orders'],
  measurements: ['consent', 'measurements', 'client-errors'],
} as const satisfies Readonly<Record<string, readonly EndpointSubject[]>>

/** A part of the backend that can run elsewhere. */
export type Capability = keyof typeof subjectsOfCapability
export const capabilities = Object.keys(subjectsOfCapability) as readonly Capability[]

/** The endpoints of a capability by name, in the order of the contract. */
export const endpointsOfCapability = (
  capability: Capability,
): readonly (readonly [name: string, endpoint: Endpoint])[] =>
  subjectsOfCapability[capability].flatMap((subject) => Object.entries<Endpoint>(endpointsOfSubject[subject]))

/** Path prefixes, also for files, forms without script and uploads. The longest matching prefix decides. */
const beginnings: readonly (readonly [path: string, capability: Capability])[] = [
  ['/services/residence/', 'search'],
  ['/services/catalogue/', 'search'],
  ['/services/textsearch', 'search'],
  ['/services/explorer/', 'search'],
  ['/services/account_service/', 'accounts'],
  ['/services/account_service/form/mark', 'my-pages'],
  ['/services/account_service/form/notification-settings', 'my-pages'],
  ['/services/account_service/favorites', 'my-pages'],
  ['/services/account_service/hidden_homes', 'my-pages'],
  ['/services/account_service/saved_searches', 'my-pages'],
  ['/services/account_service/notification_settings', 'my-pages'],
  ['/services/search_alerts/', 'my-pages'],
  ['/services/notifications/', 'my-pages'],
  ['/services/news', 'my-pages'],
  ['/services/contacts', 'my-pages'],
  ['/services/residences', 'my-pages'],
  ['/services/timeline/', 'my-pages'],
  ['/services/timeseries/', 'my-pages'],
  ['/services/my_pages/', 'my-pages'],
  ['/services/interior', 'my-pages'],
  ['/services/inspections', 'my-pages'],
  ['/services/case_management/', 'cases'],
  ['/services/system/casefaq', 'cases'],
  ['/services/files/', 'cases'],
  ['/services/booking/', 'booking'],
  ['/services/payments', 'booking'],
  ['/services/documents', 'booking'],
  ['/services/staff', 'booking'],
  ['/api/buyresidence/', 'booking'],
  ['/services/showings', 'showings'],
  ['/services/vip', 'booking'],
  ['/services/vip/wishes', 'showings'],
  ['/services/print_orders', 'showings'],
  ['/api/system/navigation/', 'pages'],
  ['/api/consent', 'measurements'],
  ['/api/cookies', 'measurements'],
  ['/api/experiments/', 'measurements'],
  ['/api/webvitals/', 'measurements'],
  ['/services/client_errors', 'measurements'],
]

/** Files for search engines. They belong to the backend that serves the pages. */
const isForSearchEngines = (path: string): boolean =>
  path === '/robots.txt' || /\/sitemap[\w-]*\.xml$/.test(path)

/** The capability that serves a path; undefined for pages themselves, and for other paths of the server that renders them. */
export const capabilityOfPath = (path: string): Capability | undefined => {
  if (path.endsWith('/GetViewModel') || isForSearchEngines(path)) return 'pages'
  const [longest] = beginnings
    .filter(([beginning]) => path.startsWith(beginning))
    .toSorted(([one], [other]) => other.length - one.length)
  return longest?.[1]
}
