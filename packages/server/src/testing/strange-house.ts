// The whole server on PostgreSQL, and users with data of every kind, for tests that send strange values.
import { randomUUID } from 'node:crypto'
import type { Endpoint, EndpointName } from '@husrum/contract'
import { endpoints, integrationScopes, scopeOfAccess } from '@husrum/contract'
import type { SeededPersonKey } from '@husrum/demo'
import { demoPeople } from '@husrum/demo'
import { emptyCaseForm, errandStatusIdOf, siteByKey } from '@husrum/domain'
import pino from 'pino'
import { makeIntegrationKeys } from '../platform/integration-keys/integration-keys.ts'
import { swedishForms } from './bookings.ts'
import type { Samples } from './strange-requests.ts'
import { makeStrangeRequests } from './strange-requests.ts'
import { makeTestPostgres } from './test-database.ts'
import type { PersonOfServer } from './whole-server.ts'
import { openWholeServer } from './whole-server.ts'

export type StrangeHouse = Awaited<ReturnType<typeof openStrangeHouse>>

/** The sender of a request. */
export type Sender = SeededPersonKey | 'guest'

export interface StrangeAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

const site = siteByKey('sweden')
/** Their session has not shown an electronic identity: they cannot confirm the deletion of an account. */
const withoutIdentity: readonly Sender[] = ['withoutIdentity', 'ongoingBusiness']

/** The value at a path of a response. */
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value)

export const openStrangeHouse = async () => {
  const postgres = await makeTestPostgres()
  const logged: Record<string, unknown>[] = []
  const lines = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) }
  const server = await openWholeServer(postgres, { log: pino({ level: 'warn' }, lines) })
  const { db, app } = server
  const { secret: integrationKey } = await makeIntegrationKeys({ db, now: Date.now }).create({
    name: 'Strange values',
    scopes: integrationScopes,
  })
  const people = new Map<Sender, PersonOfServer>()
  const cookies = new Map<Sender, string>()

  const accountOf = async (key: SeededPersonKey): Promise<string> => {
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('organisation', '=', 'mainAndCooperative')
      .where('email', '=', `${key.toLowerCase()}@husrum.example`)
      .executeTakeFirstOrThrow()
    return id
  }

  const sessionOf = async (who: Sender) => {
    if (who === 'guest') return undefined
    const known = people.get(who)
    if (known) return known.sessionOn(site.key)
    const id = await accountOf(who)
    const seat = await db
      .selectFrom('association_members')
      .select('association_id')
      .where('account_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    const person = await server.signIn(id, {
      hasIdentity: !withoutIdentity.includes(who),
      ...(seat && { associationId: seat.association_id }),
    })
    people.set(who, person)
    return person.sessionOn(site.key)
  }

  let network = 0

  /** From another network each time: rate limits are not under test here. */
  const send = async (who: Sender, address: string, init: RequestInit = {}): Promise<StrangeAnswer> => {
    network += 1
    const remoteAddress = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`
    const attempt = async (): Promise<Response> => {
      const session = await sessionOf(who)
      const cookie = [session && `jwtToken=${session.token}; bind=${session.binding}`, cookies.get(who)]
      return app.request(
        address,
        {
          ...init,
          headers: {
            host: site.hosts.development,
            'sec-fetch-site': 'same-origin',
            cookie: cookie.filter((part) => part !== undefined).join('; '),
            ...(session && { authorization: `Bearer ${session.token}` }),
            ...(init.headers as Readonly<Record<string, string>>),
          },
        },
        { incoming: { socket: { remoteAddress } } },
      )
    }
    let response = await attempt()
    // An earlier request may have ended the session.
    if (response.status === 401 && people.delete(who)) response = await attempt()
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  const call = (
    endpoint: Endpoint,
    who: Sender,
    { address, body }: { readonly address: string; readonly body?: string },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<StrangeAnswer> =>
    send(who, address, {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(scopeOfAccess(endpoint.access) && { authorization: `Bearer ${integrationKey}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })

  /** The response of a call that has to succeed. */
  const read = async (name: EndpointName, who: Sender, values: Samples = {}): Promise<unknown> => {
    const { status, text } = await call(
      endpoints[name],
      who,
      makeStrangeRequests(endpoints[name], values).plain,
    )
    if (status >= 300) throw new Error(`${name} answers ${status}: ${text.slice(0, 300)}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  const addErrand = async (status: 'registered' | 'executed'): Promise<string> => {
    const now = new Date().toISOString()
    const errand = await db
      .insertInto('cases')
      .values({
        site_id: site.siteId,
        origin: 'http://localhost:3000',
        reporter_id: await accountOf('movingIn'),
        role: 'RESIDENT',
        area: 'YourApartment',
        is_other_address: false,
        description: 'Kranen läcker',
        case_status_id: errandStatusIdOf(status, 'SE'),
        status_since: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return errand.id
  }

  /** Uses a booking of its own for each step with a form. */
  const bookUpTo = async (who: SeededPersonKey, objectId: string, step: string): Promise<string> => {
    const person = demoPeople.of(site).find(({ key }) => key === who)
    await read('startBookingAsync', who, { objectId })
    const bookingId = String(at(await read('getBookings', who), 0, 'bookingId'))
    const buyer = { personalNumber: person?.identity.personalNumber ?? '', email: person?.email ?? '' }
    for (const [before, form] of swedishForms(buyer)) {
      if (before === step) break
      await read('saveBookingStep', who, { id: bookingId, step: before, form, goesOn: true })
    }
    return bookingId
  }

  /** Ids of existing data, and other plausible values. */
  const findSamples = async () => {
    const rows = await db
      .selectFrom('homes')
      .select('details')
      .where('site_id', '=', site.catalogueSiteId)
      .orderBy('number')
      .execute()
    const [home, second, third, fourth, fifth] = rows
      .map(({ details }) => details)
      .filter(({ status }) => status === 'forSale')
    if (!home || !second || !third || !fourth || !fifth) throw new Error('Fewer than five homes are for sale')
    const all: Samples = {
      siteId: site.siteId,
      objectId: home.id,
      stageId: home.stageId,
      projectId: home.stageId,
      id: randomUUID(),
      siteKey: site.key,
    }
    await read('addFavourite', 'vip', all)
    const search = { address: '/sok-bostad/', rhythm: 'daily', name: 'Min sökning' }
    const savedSearch = at(await read('saveSearch', 'vip', search), 'id')
    const showing = at(await read('getShowings', 'vip'), 'showings', 0, 'id')
    const notification = at(await read('getNotifications', 'vipUnpaid', all), 0, 'id')
    const interior = await read('getInterior', 'choosing')
    const residence = at(await read('getResidences', 'movingIn'), 'residences', 0)
    const inspections = await read('getInspections', 'movingIn')
    const place = at(await read('getCaseAgreements', 'movingIn'), 0)
    const apartmentId = at(place, 'id')
    const draft = {
      id: randomUUID(),
      caseType: 'resident',
      step: 'residentSummary',
      form: { ...emptyCaseForm, acceptTerms: true, description: 'Kranen läcker' },
      appliances: false,
      submission: 1,
      isNewCase: false,
      isSwitched: false,
    }
    await read('saveCaseDraft', 'movingIn', draft)
    const announced: Samples = {
      reference: 'a showing of tests',
      siteId: site.siteId,
      stageId: home.stageId,
      kind: 'open',
      place: 'Kajgatan 4',
      startsAt: Date.now() + 3_600_000,
      endsAt: Date.now() + 7_200_000,
      people: 20,
      parties: 10,
      maxPartySize: 4,
    }
    const hosted = await read('announceShowing', 'guest', announced)
    const host = await call(
      endpoints.openShowingAsHost,
      'guest',
      makeStrangeRequests(endpoints.openShowingAsHost, { code: at(hosted, 'hostCode') }).plain,
    )
    cookies.set(
      'guest',
      host.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    )
    const vipPayment = at(await read('makePaymentId', 'vipUnpaid', { id: 'vip' }), 'paymentId')
    const errands = { open: await addErrand('registered'), closed: await addErrand('registered') }
    const bookings = {
      info: await bookUpTo('nothing', home.id, 'personal-info'),
      choices: await bookUpTo('vipOnly', second.id, 'choices'),
      financing: await bookUpTo('buyer', third.id, 'financing'),
      accommodation: await bookUpTo('resident', fourth.id, 'accomodation'),
    }
    const person = { firstName: 'Anna', lastName: 'Åkesson', phone: '0701740605', acceptTerms: true }
    const address = { address: 'Kajgatan 4', postalCode: '41756', city: 'Göteborg' }
    return {
      all,
      savedSearch,
      search,
      showing,
      notification,
      interior: {
        residenceId: at(interior, 'residenceId'),
        version: at(interior, 'version'),
        chosen: at(interior, 'chosen'),
      },
      residence: { id: at(residence, 'id'), objectId: at(residence, 'objectId') },
      inspection: at(inspections, 'inspections', 0, 'id'),
      fault: {
        ...draft,
        apartmentId,
        propertyId: at(place, 'propertyId'),
        roomId: at(await read('getCaseRooms', 'movingIn', { apartmentId }), 0, 'id'),
        placeId: at(await read('getPublicAddresses', 'movingIn'), 0, 'id'),
      },
      announced,
      vipPayment,
      withdrawn: fifth.id,
      errands,
      bookings,
      account: await accountOf('nothing'),
      person,
      address,
    }
  }

  return {
    server,
    integrationKey,
    logged,
    send,
    call,
    samples: await findSamples(),
    close: async () => {
      await server.close()
      await postgres.drop()
    },
  }
}
