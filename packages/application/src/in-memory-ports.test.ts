// Every in-memory implementation meets the contract of its port. The catalogue has its own file, because it takes longer.
import type { Showing } from '@husrum/domain'
import {
  aBookingOffer,
  aBookingView,
  aCaseForm,
  aSelectedApartment,
  aTypedApplicant,
  aUser,
} from '@husrum/domain/testing'
import { describeAccountService } from '@husrum/testkit/account-service-suite'
import { describeBookings } from '@husrum/testkit/bookings-suite'
import { describeClientErrorService } from '@husrum/testkit/client-error-service-suite'
import { describeClock } from '@husrum/testkit/clock-suite'
import { describeConsentLedger } from '@husrum/testkit/consent-ledger-suite'
import { describeContacts, sellerForSuite } from '@husrum/testkit/contacts-suite'
import { describeCookieJar } from '@husrum/testkit/cookie-jar-suite'
import { describeErrands } from '@husrum/testkit/errands-suite'
import { describeFaultReports } from '@husrum/testkit/fault-reports-suite'
import { describeHeldEvents } from '@husrum/testkit/held-events-suite'
import { describeMarkedHomes } from '@husrum/testkit/marked-homes-suite'
import { describeNews } from '@husrum/testkit/news-suite'
import { describeNotifications } from '@husrum/testkit/notifications-suite'
import { describePremisesCatalogue } from '@husrum/testkit/premises-suite'
import { describeResidences } from '@husrum/testkit/residences-suite'
import { describeSessionLock } from '@husrum/testkit/session-lock-suite'
import { describeSessionService } from '@husrum/testkit/session-service-suite'
import { describeShowings } from '@husrum/testkit/showings-suite'
import { describeTagManager } from '@husrum/testkit/tag-manager-suite'
import { describeTextSearchService } from '@husrum/testkit/text-search-suite'
import { describeTokenStore } from '@husrum/testkit/token-store-suite'
import { describeUploads } from '@husrum/testkit/uploads-suite'
import { describeVisits } from '@husrum/testkit/visits-suite'
import { makeInMemoryAccountService } from './accounts/in-memory-account-service.ts'
import { makeInMemoryBookings } from './booking/in-memory-bookings.ts'
import { makeInMemoryClientErrorService } from './client-errors/in-memory-client-error-service.ts'
import { makeInMemoryConsentLedger } from './consent/in-memory-consent-ledger.ts'
import { makeInMemoryCookieJar } from './consent/in-memory-cookie-jar.ts'
import { makeInMemoryHeldEvents } from './consent/in-memory-held-events.ts'
import { makeInMemoryTagManager } from './consent/in-memory-tag-manager.ts'
import { makeInMemoryContacts } from './contacts/in-memory-contacts.ts'
import { makeInMemoryErrands } from './errands/in-memory-errands.ts'
import { ServiceUnavailable } from './failures.ts'
import { makeInMemoryFaultReports } from './fault-report/in-memory-fault-reports.ts'
import { makeInMemoryMarkedHomes } from './favourites/in-memory-marked-homes.ts'
import { makeInMemoryUploads } from './files/in-memory-uploads.ts'
import { makeInMemoryClock } from './in-memory-clock.ts'
import { makeInMemoryNews } from './news/in-memory-news.ts'
import { makeInMemoryNotifications } from './notifications/in-memory-notifications.ts'
import { makeInMemoryPremisesCatalogue } from './premises/in-memory-premises-catalogue.ts'
import { makeInMemoryResidences } from './residences/in-memory-residences.ts'
import { makeInMemorySessionLock } from './sessions/in-memory-session-lock.ts'
import { makeInMemorySessions } from './sessions/in-memory-session-service.ts'
import { makeInMemoryTokenCookie } from './sessions/in-memory-token-store.ts'
import { makeInMemoryShowings } from './showings/in-memory-showings.ts'
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
describeAccountService(
  'The account service in memory',
  async ({ signedIn, hasOtherSession, typedEmail, isDown }) => {
    const anna = { email: 'anna@husrum.example', password: 'blå båt vid kaj' }
    const user = aUser({
      email: anna.email,
      firstName: 'Anna',
      hasPersonalIdentifier: signedIn === 'identity',
      consents: [{ site: 'main', accepted: true }],
    })
    const session = (id: string, isCurrent: boolean) => ({
      id,
      isCurrent,
      siteName: 'Husrum',
      byIdentity: false,
      begunAt: '2026-11-22T08:00:00.000Z',
      endsAt: '2026-11-22T20:00:00.000Z',
    })
    const service = makeInMemoryAccountService({
      accounts: [{ user, password: anna.password }],
      ...(signedIn && { signedIn: anna.email }),
      ...(hasOtherSession && { sessions: [session('here', true), session('elsewhere', false)] }),
      ...(typedEmail !== undefined && { typedForm: { form: 'login', fields: { email: typedEmail } } }),
      ...(isDown && { outcome: new ServiceUnavailable('away') }),
      catalogue: ['home-00017'],
    })
    return {
      service,
      anna,
      secretTo: async (email) => service.letters.findLast(({ to }) => to === email)?.secret,
      identify: () => 'flow-1',
    }
  },
)
describeSessionService('The session service in memory', async ({ isDown }) => {
  const sessions = makeInMemorySessions(makeInMemoryClock(), { graceMs: -1, latencyMs: 0 })
  sessions.user = aUser({ firstName: 'Anna', email: 'anna@husrum.example' })
  const token = sessions.issue()
  let held: string | undefined = token
  if (isDown) sessions.state = 'down'
  return {
    service: sessions.serviceFor(() => held),
    token,
    hold: (other) => {
      held = other
    },
    passGrace: () => undefined,
  }
})
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
describeBookings('Bookings in memory', async ({ isHeld = false, isCompleted = false, isDown, ...given }) => {
  const offer = aBookingOffer(isHeld ? { canBook: false, reason: 'held' } : {})
  const can = { goBack: false, cancel: false, withdraw: true, pay: false }
  return {
    bookings: makeInMemoryBookings({
      offers: [offer],
      bookings: isCompleted ? [aBookingView({ status: 'completed', step: 'done', can })] : [],
      takenEmails: ['olle@example.se'],
      now: () => Date.UTC(2026, 10, 20, 12),
      ...given,
      ...(isDown && { failure: new ServiceUnavailable('away') }),
    }),
    objectId: offer.objectId,
    applicant: aTypedApplicant(),
    takenEmail: 'olle@example.se',
  }
})
describeFaultReports('Fault reports in memory', async ({ as, isDown }) => {
  const home = { ...aSelectedApartment(), zipCode: '417 55', city: 'Göteborg' }
  const reported = { room: 'Hiss', problem: 'Annat', caseStatusId: '1', creationDate: 1, isFollowed: false }
  const form = aCaseForm()
  const { problemArea, problemAreaDetails } = form
  const { address } = home
  return {
    ...makeInMemoryFaultReports({
      agreements: [home],
      homes: [home],
      buildings: [{ ...home, buildingType: 'stairs' }],
      rooms: { [home.id]: [{ id: problemArea, name: 'Kök', key: 'kitchen' }] },
      assets: { [problemArea]: [{ id: problemAreaDetails, name: 'Vatten', key: 'water', faqIds: [] }] },
      reported: [{ ...reported, id: 'errand-1' }],
      isSignedIn: as !== 'guest',
      ...(isDown && { failure: new ServiceUnavailable('away') }),
    }),
    form,
    reported: { id: 'errand-1', placeId: 'place-1', roomId: 'room-1' },
    address,
  }
})
describeContacts('Contacts in memory', async ({ isDown, ...given }) =>
  makeInMemoryContacts({
    seen: {
      places: [{ of: 'home-1', name: 'Brf Kajutan 17', relation: 'buyer', contacts: [sellerForSuite] }],
      opening: { kind: 'open', until: '17:00' },
      messages: [],
      interests: [],
      typed: {},
    },
    ...given,
    ...(isDown && { failure: new ServiceUnavailable('away') }),
  }),
)
describeNews('News in memory', makeInMemoryNews)
describeNotifications('Notifications in memory', makeInMemoryNotifications)
describeShowings('Showings in memory', async ({ isDown, ...given }) => {
  const ids = { roomy: 'roomy', single: 'single', full: 'full', early: 'early', open: 'open' }
  const startsAt = Date.UTC(2026, 10, 28, 12)
  const facts = {
    kind: 'onSite' as const,
    stageId: 'kajutan',
    name: 'Kajutan',
    path: '/kajutan/',
    place: 'Kajgatan 4',
    startsAt,
    endsAt: startsAt + 3_600_000,
  }
  const showing = (id: string, capacity: number, more: Partial<Showing> = {}): Showing => ({
    ...facts,
    id,
    people: { capacity, taken: 0 },
    parties: { capacity: 10, taken: 0 },
    maxPartySize: 4,
    waiting: 0,
    ...more,
  })
  const signe = { partySize: 2, state: 'booked' as const }
  const guest = {
    ...signe,
    placeId: 'place-1',
    kind: 'booked' as const,
    name: 'Signe',
    email: 's@example.com',
  }
  const rooms = { people: { capacity: 10, taken: 2 }, parties: { capacity: 10, taken: 1 } }
  const showings = makeInMemoryShowings({
    showings: [
      showing(ids.roomy, 10),
      showing(ids.single, 1),
      showing(ids.full, 1, { people: { capacity: 1, taken: 1 } }),
      showing(ids.early, 10, { membersUntil: startsAt - 1 }),
    ],
    tickets: { 'ticket-1': { ...facts, ...signe, id: ids.open, initial: 'S', address: '/anmalan/qr/' } },
    hosted: { 'K7QM-2XPA': { ...facts, ...rooms, id: ids.open, guests: [guest] } },
    open: [{ ...facts, id: ids.open, isOpen: true }],
    now: () => startsAt - 86_400_000,
    ...given,
    ...(isDown && { failure: new ServiceUnavailable('away') }),
  })
  return { showings, ids, ticket: 'ticket-1', hostCode: 'K7QM-2XPA' }
})
describeErrands('Errands in memory', makeInMemoryErrands)
describeResidences('Residences in memory', async (given) => makeInMemoryResidences(given))
describeMarkedHomes('Marked homes in memory', makeInMemoryMarkedHomes)
describePremisesCatalogue('Premises in memory', makeInMemoryPremisesCatalogue)
describeClock('The clock in memory', () => {
  const clock = makeInMemoryClock()
  return { clock, pass: clock.pass }
})

describeVisits('Visits in memory', makeInMemoryVisits)
describeUploads('Files in memory', () => {
  const of = { owner: { kind: 'draft', id: 'draft-1' }, purpose: 'case' } as const
  return { uploads: makeInMemoryUploads({ of }), of, settle: async () => undefined }
})
