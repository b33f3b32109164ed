// Every in-memory implementation meets the contract of its port. The catalogue has its own file, because it takes longer.
import { describeAccountService } from '@husrum/testkit/account-service-suite'
import { describeBookings } from '@husrum/testkit/bookings-suite'
import { describeClientErrorService } from '@husrum/testkit/client-error-service-suite'
import { describeClock } from '@husrum/testkit/clock-suite'
import { describeConsentLedger } from '@husrum/testkit/consent-ledger-suite'
import { describeContacts } from '@husrum/testkit/contacts-suite'
import { describeCookieJar } from '@husrum/testkit/cookie-jar-suite'
import { describeErrands } from '@husrum/testkit/errands-suite'
import { describeExplorerSource } from '@husrum/testkit/explorer-suite'
import { describeFaultReports } from '@husrum/testkit/fault-reports-suite'
import { describeHeldEvents } from '@husrum/testkit/held-events-suite'
import { describeIdentityService } from '@husrum/testkit/identity-service-suite'
import { describeMarkedHomes } from '@husrum/testkit/marked-homes-suite'
import { describeMyPages } from '@husrum/testkit/my-pages-suite'
import { describeNews } from '@husrum/testkit/news-suite'
import { describeNotifications } from '@husrum/testkit/notifications-suite'
import { describeOwnData } from '@husrum/testkit/own-data-suite'
import { describePageSource } from '@husrum/testkit/page-source-suite'
import { describePremisesCatalogue } from '@husrum/testkit/premises-suite'
import { describeResidences } from '@husrum/testkit/residences-suite'
import { describeSavedSearches } from '@husrum/testkit/saved-searches-suite'
import { describeSessionLock } from '@husrum/testkit/session-lock-suite'
import { describeSessionService } from '@husrum/testkit/session-service-suite'
import { describeShowings } from '@husrum/testkit/showings-suite'
import { describeTagManager } from '@husrum/testkit/tag-manager-suite'
import { describeTextSearchService } from '@husrum/testkit/text-search-suite'
import { describeTokenStore } from '@husrum/testkit/token-store-suite'
import { describeUploads } from '@husrum/testkit/uploads-suite'
import { describeVisits } from '@husrum/testkit/visits-suite'
import { makeInMemoryBookings } from './booking/in-memory-bookings.ts'
import { makeInMemoryClientErrorService } from './client-errors/in-memory-client-error-service.ts'
import { makeInMemoryConsentLedger } from './consent/in-memory-consent-ledger.ts'
import { makeInMemoryCookieJar } from './consent/in-memory-cookie-jar.ts'
import { makeInMemoryHeldEvents } from './consent/in-memory-held-events.ts'
import { makeInMemoryTagManager } from './consent/in-memory-tag-manager.ts'
import { makeInMemoryContacts } from './contacts/in-memory-contacts.ts'
import { makeInMemoryErrands } from './errands/in-memory-errands.ts'
import { makeInMemoryExplorerSource } from './explorer/in-memory-explorer-source.ts'
import { makeInMemoryFaultReports } from './fault-report/in-memory-fault-reports.ts'
import { makeInMemoryMarkedHomes } from './favourites/in-memory-marked-homes.ts'
import { makeInMemoryUploads } from './files/in-memory-uploads.ts'
import { makeInMemoryClock } from './in-memory-clock.ts'
import { makeInMemoryMyPages } from './my-pages/in-memory-my-pages.ts'
import { makeInMemoryNews } from './news/in-memory-news.ts'
import { makeInMemoryNotifications } from './notifications/in-memory-notifications.ts'
import { makeInMemoryOwnData } from './own-data/in-memory-own-data.ts'
import { makeInMemoryPageSource } from './pages/in-memory-page-source.ts'
import { makeInMemoryPremisesCatalogue } from './premises/in-memory-premises-catalogue.ts'
import { makeInMemoryResidences } from './residences/in-memory-residences.ts'
import { makeInMemorySavedSearches } from './saved-searches/in-memory-saved-searches.ts'
import { makeInMemorySessionLock } from './sessions/in-memory-session-lock.ts'
import { makeInMemoryTokenCookie } from './sessions/in-memory-token-store.ts'
import { makeInMemoryShowings } from './showings/in-memory-showings.ts'
import { makeInMemoryIdentityService } from './sign-in/in-memory-identity-service.ts'
import { makeInMemoryTextSearchService } from './text-search/in-memory-text-search-service.ts'
import { makeInMemoryVisits } from './visits/in-memory-visits.ts'

const textAt = (at: number) => ({
  id: `text-${at}`,
  category: at % 2 === 0 ? ('content' as const) : ('news' as const),
  title: `Balkong ${at}`,
  path: `/balkong-${at}/`,
  text: 'Om solen.',
  ...(at > 3 && { date: `2026-0${at}-01` }),
})
describeTextSearchService('The text search in memory', 'balkong', async () =>
  makeInMemoryTextSearchService({ texts: Array.from({ length: 8 }, (_, at) => textAt(at)) }),
)
describeAccountService('The account service in memory', (service) => service)
describeIdentityService('The identity service in memory', makeInMemoryIdentityService)
describeSessionService('The session service in memory', (sessions, bearer) => sessions.serviceFor(bearer))
describeSessionLock('The lock in memory', makeInMemorySessionLock)
describeTokenStore('The token store in memory', () => {
  const clock = makeInMemoryClock()
  const { openTab } = makeInMemoryTokenCookie(clock)
  return {
    here: openTab(),
    there: openTab(),
    text: (id) => `user-anna/${id}/1000/2000`,
    settle: () => clock.pass(10),
  }
})
describeCookieJar('The cookie jar in memory', makeInMemoryCookieJar)
describeTagManager('The tag manager in memory', () => {
  const tags = makeInMemoryTagManager()
  return { tags, events: tags.events, mode: tags.mode }
})
describeHeldEvents('The memory', makeInMemoryHeldEvents)
describeConsentLedger('The record in memory', () => {
  const ledger = makeInMemoryConsentLedger()
  return { ledger, recorded: () => ledger.recorded }
})
describeClientErrorService('The record in memory', () => {
  const service = makeInMemoryClientErrorService()
  return { service, reported: () => service.reported }
})
describeBookings('Bookings in memory', makeInMemoryBookings)
describeFaultReports('Fault reports in memory', makeInMemoryFaultReports)
describeContacts('Contacts in memory', makeInMemoryContacts)
describeNews('News in memory', makeInMemoryNews)
describeNotifications('Notifications in memory', makeInMemoryNotifications)
describeShowings('Showings in memory', makeInMemoryShowings)
describeErrands('Errands in memory', makeInMemoryErrands)
describeResidences('Residences in memory', makeInMemoryResidences)
describeSavedSearches('Saved searches in memory', makeInMemorySavedSearches)
describeMarkedHomes('Marked homes in memory', makeInMemoryMarkedHomes)
describePageSource('Pages in memory', makeInMemoryPageSource)
describePremisesCatalogue('Premises in memory', makeInMemoryPremisesCatalogue)
describeExplorerSource('Explorer data in memory', makeInMemoryExplorerSource)
describeClock('The clock in memory', () => {
  const clock = makeInMemoryClock()
  return { clock, pass: clock.pass }
})

describeVisits('Visits in memory', makeInMemoryVisits)
describeUploads('Files in memory', () => {
  const of = { owner: { kind: 'draft', id: 'draft-1' }, purpose: 'case' } as const
  return { uploads: makeInMemoryUploads({ of }), of, settle: async () => undefined }
})
describeOwnData('One’s own data in memory', makeInMemoryOwnData)
describeMyPages('In-memory My Pages', makeInMemoryMyPages)
