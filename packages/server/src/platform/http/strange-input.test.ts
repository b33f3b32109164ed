// Strange values in every field, path parameter, query and header of every endpoint of the contract: each is answered, or rejected with a
// reason; none causes a server error. The whole server on PostgreSQL, with signed-in users.  A new endpoint is tested without being named
// here. `senders` sets the caller where a particular one is required, `samplesFor` the existing data, so that plausible requests reach
// their target. STRANGE_VALUES=all sends every value to every field.
import type { Endpoint, EndpointName, EndpointSubject, Schema } from '@husrum/contract'
import { bookingFormsDto, endpoints, endpointsOfSubject, z } from '@husrum/contract'
import { endpointExamples } from '@husrum/contract/examples'
import { emptyCaseForm } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCookies, sendToEndpoint, sendToRoute } from '../../testing/strange-answers.ts'
import type { Sender, StrangeHouse } from '../../testing/strange-house.ts'
import { openStrangeHouse } from '../../testing/strange-house.ts'
import type { Samples } from '../../testing/strange-requests.ts'
import { plainRoutes, strangeRoutes } from '../../testing/strange-routes.ts'

/** The caller for each module: an account with the data that it needs. */
const sendersOf: Partial<Readonly<Record<EndpointSubject, Sender>>> = {
  booking: 'nothing',
  documents: 'nothing',
  interior: 'choosing',
  inspections: 'movingIn',
  residences: 'movingIn',
  'fault-report': 'movingIn',
  errands: 'movingIn',
  payments: 'vipUnpaid',
  notifications: 'vipUnpaid',
}
/** The caller for a single endpoint: that of the module may not call it, or would lose data that other calls need. */
const senders: Partial<Readonly<Record<EndpointName, Sender>>> = {
  searchCaseBuildings: 'boardOne',
  searchCaseObjects: 'boardOne',
  getCaseAssociation: 'boardOne',
  getCaseAccount: 'boardOne',
  changeCaseAccount: 'boardOne',
  getBoardErrands: 'boardOne',
  getOwnBoardErrands: 'boardOne',
  getBoardErrand: 'boardOne',
  getErrandsOverview: 'boardOne',
  getRounds: 'boardOne',
  getRound: 'boardOne',
  closeBoardErrand: 'boardOne',
  joinBookingLine: 'choosing',
  leaveBookingLine: 'choosing',
  getOwnDocuments: 'movingIn',
  signDocument: 'movingIn',
  logout: 'withoutIdentity',
  untieIdentity: 'ongoingBusiness',
  deleteAccount: 'ongoingBusiness',
  changePassword: 'justJoined',
  changeEmail: 'justJoined',
  allowEmailSignIn: 'justJoined',
  giveSiteConsent: 'justJoined',
  endSession: 'justJoined',
  getHostedShowing: 'guest',
  checkInToShowing: 'guest',
  registerAtShowing: 'guest',
}

const samplesFor = (subject: EndpointSubject, name: EndpointName): Samples => {
  const { samples } = house
  const typed = {
    ...samples.person,
    email: 'anna@example.com',
    password: 'blå båt vid kaj',
    repeatedPassword: 'blå båt vid kaj',
  }
  const ofSubject: Partial<Readonly<Record<EndpointSubject, Samples>>> = {
    accounts: typed,
    'saved-searches': { ...samples.search, id: samples.savedSearch },
    showings: { ...samples.announced, ...typed, id: samples.showing, partySize: 2 },
    notifications: { id: samples.notification },
    interior: samples.interior,
    residences: { objectId: samples.residence.objectId },
    inspections: { residenceId: samples.residence.id, id: samples.inspection, room: 'Kök', text: 'En repa' },
    contacts: { of: 'site', contactId: 'desk', subject: 'Hej', message: 'Vem svarar?' },
    'fault-report': { ...samples.fault, email: 'styrelsen@example.com' },
    errands: { id: samples.errands.open, description: 'Kranen läcker', text: 'Den läcker mer nu' },
    booking: {
      id: samples.bookings.info,
      bookingId: samples.bookings.info,
      userId: samples.account,
      step: 'personal-info',
    },
    documents: {
      id: samples.bookings.info,
      bookingId: samples.bookings.info,
      returnUrl: '/boka/',
      device: 'other',
    },
    'contract-parties': { by: 'Karin Ek', booking: samples.bookings.info },
    'booking-staff': { by: 'Karin Ek', reason: 'Kontraktet är undertecknat', reference: 'BG 4711' },
    payments: { id: 'vip', ObjectId: 'vip', ContractId: 'vip', PaymentNumber: samples.vipPayment },
  }
  const ofEndpoint: Partial<Readonly<Record<EndpointName, Samples>>> = {
    registerInterest: { stageId: undefined },
    registerAtShowing: { partySize: '2' },
    closeResidentErrand: { id: samples.errands.closed },
    getStaffBooking: { id: samples.bookings.accommodation },
    refundBooking: { id: samples.bookings.accommodation },
    withdrawHome: { id: samples.withdrawn },
    getPaymentStatus: { id: samples.vipPayment },
    getPaymentStatusOf: { id: samples.vipPayment, bookingId: 'vip' },
    cancelPayment: { id: samples.vipPayment },
    emailIsValid: { ssn: '199908072391', email: 'anna@example.com' },
  }
  const example = endpointExamples[name].request as Samples | undefined
  return { ...example, ...samples.all, ...ofSubject[subject], ...ofEndpoint[name] }
}

/** A schema with an example that matches: the type of a record in a request is only known to the domain. */
const schemaLike = (example: unknown): Schema => {
  if (typeof example === 'string') return z.string()
  if (typeof example === 'boolean') return z.boolean()
  if (Array.isArray(example))
    return z.array(z.object({ id: z.string(), name: z.string(), size: z.number(), kind: z.string() }))
  if (typeof example !== 'object' || example === null)
    return z.object({ id: z.string(), address: z.string() })
  return z.partial(
    z.object(Object.fromEntries(Object.entries(example).map(([key, each]) => [key, schemaLike(each)]))),
  )
}

/** Endpoints with a record in their request, once for each of its shapes. */
const shapes = (): readonly (readonly [string, EndpointName, Schema, Sender, Samples])[] => {
  const { bookings, fault } = house.samples
  return [
    ['the draft of a report', 'saveCaseDraft', schemaLike(emptyCaseForm), 'movingIn', fault],
    [
      'the applicants of a booking',
      'saveBookingStep',
      z.pick(bookingFormsDto, { applicants: true }),
      'nothing',
      { id: bookings.info, step: 'personal-info' },
    ],
    [
      'the choices of a booking',
      'saveBookingStep',
      z.pick(bookingFormsDto, { choices: true }),
      'vipOnly',
      { id: bookings.choices, step: 'choices' },
    ],
    [
      'the financing of a booking',
      'saveBookingStep',
      z.pick(bookingFormsDto, { financing: true }),
      'buyer',
      { id: bookings.financing, step: 'financing' },
    ],
    [
      'the present home of a buyer',
      'saveBookingStep',
      z.pick(bookingFormsDto, { accommodation: true }),
      'resident',
      { id: bookings.accommodation, step: 'accomodation' },
    ],
  ]
}

let house: StrangeHouse

beforeAll(async () => {
  house = await openStrangeHouse()
}, 180_000)
afterAll(() => house.close())

describe.each(Object.entries(endpointsOfSubject) as readonly (readonly [EndpointSubject, object])[])(
  'Strange values of %s',
  (subject, described) => {
    const asked = (Object.entries(described) as readonly (readonly [EndpointName, Endpoint])[]).filter(
      // The path of a page has its own rules: bad-input.test.ts.
      ([, { path }]) => !path.includes('{page path}'),
    )
    it.each(asked)('are answered or rejected by %s', async (name, endpoint) => {
      const who = senders[name] ?? sendersOf[subject] ?? 'vip'
      expect(await sendToEndpoint(house, endpoint, who, samplesFor(subject, name))).toEqual([])
    })
  },
)

it('Strange values in a record of a request are answered or rejected', async () => {
  for (const [what, name, form, who, samples] of shapes()) {
    const endpoint: Endpoint = endpoints[name]
    const request = z.extend(endpoint.request as z.ZodMiniObject, { form })
    const all = { ...house.samples.all, ...samples, goesOn: true }
    expect([what, await sendToEndpoint(house, { ...endpoint, request }, who, all)]).toEqual([what, []])
  }
}, 180_000)

describe('Strange values outside of the contract', () => {
  it('are sent to every route: a new one needs a line in strange-routes.ts', () => {
    const plain = (path: string): string => path.replace(/:(\w+)(?:\{[^{}]+\})?|\{(\w+)\}/g, ':$1$2')
    const called = new Set(
      [...Object.values<Endpoint>(endpoints), ...strangeRoutes(house)].map(
        ({ method, path }) => `${method} ${plain(path)}`,
      ),
    )
    const left = house.server.app.routes
      .filter(
        ({ method, path }) =>
          !['ALL', 'OPTIONS'].includes(method) && !plainRoutes.some(([known]) => known.test(path)),
      )
      .map(({ method, path }) => `${method} ${plain(path)}`)
    expect(left.filter((route) => !called.has(route))).toEqual([])
  })

  it('are answered or rejected by forms, links, files and callbacks', async () => {
    const complaints: string[] = []
    for (const route of strangeRoutes(house))
      for (const complaint of await sendToRoute(house, route))
        complaints.push(`${route.method} ${route.path} ${complaint}`)
    expect(complaints).toEqual([])
  }, 180_000)

  it.each([
    '/GetViewModel',
    '/services/account_service/form/typed',
    '/services/account_service/me',
    '/services/showings/host',
    '/services/account_service/bank_id/status/abc',
    '/services/timeseries/lastvisited/me/1',
    '/api/buyresidence/buyresidencecookie',
    '/api/buyresidence/buyresidencesigncookie',
  ])('are ignored in cookies, at %s', async (address) => {
    expect(await sendCookies(house, address)).toEqual([])
  })
})

it('No strange value reaches the database, which would reject it, and none breaks unawaited work', () => {
  const told = house.logged.filter(
    ({ msg, level }) =>
      String(msg).startsWith('The database rejected') ||
      (Number(level) >= 50 && msg !== 'A page failed in a browser'),
  )
  expect(told).toEqual([])
})
