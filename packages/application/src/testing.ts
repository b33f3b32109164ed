// A small, complete in-memory implementation of every port.
export type {
  InMemoryAccount,
  InMemoryAccountService,
  InMemoryAccountsOptions,
  InMemoryLetter,
} from './accounts/in-memory-account-service.ts'
export { makeInMemoryAccountService } from './accounts/in-memory-account-service.ts'
export type { InMemoryBookings, InMemoryBookingsOptions } from './booking/in-memory-bookings.ts'
export { makeInMemoryBookings } from './booking/in-memory-bookings.ts'
export { makeInMemoryClientErrorService } from './client-errors/in-memory-client-error-service.ts'
export { makeInMemoryConsentLedger } from './consent/in-memory-consent-ledger.ts'
export type { InMemoryCookieJar } from './consent/in-memory-cookie-jar.ts'
export { makeInMemoryCookieJar } from './consent/in-memory-cookie-jar.ts'
export { makeInMemoryHeldEvents } from './consent/in-memory-held-events.ts'
export type { InMemoryTagManager } from './consent/in-memory-tag-manager.ts'
export { makeInMemoryTagManager } from './consent/in-memory-tag-manager.ts'
export type { InMemoryContacts } from './contacts/in-memory-contacts.ts'
export { makeInMemoryContacts } from './contacts/in-memory-contacts.ts'
export { makeInMemoryDocuments } from './documents/in-memory-documents.ts'
export type { InMemoryErrandsOptions } from './errands/in-memory-errands.ts'
export { anErrandInDetail, makeInMemoryErrands } from './errands/in-memory-errands.ts'
export { makeInMemoryExplorerSource } from './explorer/in-memory-explorer-source.ts'
export type {
  InMemoryFaultReports,
  InMemoryFaultReportsOptions,
} from './fault-report/in-memory-fault-reports.ts'
export { makeInMemoryFaultReports } from './fault-report/in-memory-fault-reports.ts'
export { makeInMemoryMarkedHomes } from './favourites/in-memory-marked-homes.ts'
export type { InMemoryUploads } from './files/in-memory-uploads.ts'
export { makeInMemoryUploads } from './files/in-memory-uploads.ts'
export type { InMemoryClock } from './in-memory-clock.ts'
export { makeInMemoryClock } from './in-memory-clock.ts'
export { makeInMemoryMyPages } from './my-pages/in-memory-my-pages.ts'
export { makeInMemoryNews } from './news/in-memory-news.ts'
export { makeInMemoryNotifications } from './notifications/in-memory-notifications.ts'
export { makeInMemoryPayments } from './payments/in-memory-payments.ts'
export { makeInMemoryPremisesCatalogue } from './premises/in-memory-premises-catalogue.ts'
export type { InMemoryResidencesOptions } from './residences/in-memory-residences.ts'
export { anOwnedResidence, makeInMemoryResidences } from './residences/in-memory-residences.ts'
export { makeInMemoryResidenceCatalogue } from './search/in-memory-residence-catalogue.ts'
export { makeInMemorySessionLock } from './sessions/in-memory-session-lock.ts'
export type { InMemorySessions } from './sessions/in-memory-session-service.ts'
export { makeInMemorySessions } from './sessions/in-memory-session-service.ts'
export type { InMemoryTabHabits, InMemoryTokenCookie } from './sessions/in-memory-token-store.ts'
export { makeInMemoryTokenCookie } from './sessions/in-memory-token-store.ts'
export type { InMemoryShowings, InMemoryShowingsOptions } from './showings/in-memory-showings.ts'
export { makeInMemoryShowings } from './showings/in-memory-showings.ts'
export type {
  InMemoryIdentitiesOptions,
  InMemoryIdentityCall,
  InMemoryIdentityService,
} from './sign-in/in-memory-identity-service.ts'
export { makeInMemoryIdentityService } from './sign-in/in-memory-identity-service.ts'
export { makeInMemoryTextSearchService } from './text-search/in-memory-text-search-service.ts'
export { makeInMemoryVisits } from './visits/in-memory-visits.ts'
