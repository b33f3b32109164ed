// Sixty defects that real services might have, each in one endpoint.
import { randomUUID } from 'node:crypto'
import type { Defect } from './defect.ts'
import {
  answersAs,
  bodyOf,
  changed,
  changesAddress,
  changesAnswer,
  changesRequest,
  doesNothing,
  ignoresHeader,
  jsonOf,
  overridesHeader,
  removesAttribute,
  responseHeader,
  skipsOwnership,
  status,
} from './defect.ts'

const ignoresFilter = (field: string): Defect['make'] =>
  changesRequest(({ filter, ...rest }) => ({
    ...rest,
    ...(typeof filter === 'object' && { filter: { ...filter, [field]: undefined } }),
  }))

const searching: readonly Defect[] = [
  {
    name: 'the total is one too many',
    endpoint: 'searchObject',
    make: changesAnswer((body) => ({ ...body, estimatedTotalHits: body.estimatedTotalHits + 1 })),
  },
  {
    name: 'the highest price is ignored',
    endpoint: 'searchObject',
    make: ignoresFilter('maxPrice'),
  },
  {
    name: 'the lowest price excludes its own value',
    endpoint: 'searchObject',
    make: changesRequest(({ filter, ...rest }) => ({
      ...rest,
      filter: filter && {
        ...filter,
        ...(filter.minPrice !== undefined && { minPrice: filter.minPrice + 1 }),
      },
    })),
  },
  {
    name: 'rooms are ignored',
    endpoint: 'searchObject',
    make: ignoresFilter('minRooms'),
  },
  {
    name: 'places are ignored',
    endpoint: 'searchObject',
    make: ignoresFilter('tags'),
  },
  {
    name: 'every page begins at the first home',
    endpoint: 'searchObject',
    make: changesRequest(({ offset: _, ...rest }) => rest),
  },
  {
    name: 'the most expensive home comes first in both sort orders',
    endpoint: 'searchObject',
    make: changesRequest(({ sort, ...rest }) => ({
      ...rest,
      sort: sort === 'price:asc' ? 'price:desc' : sort,
    })),
  },
  {
    name: 'unknown fields are accepted',
    endpoint: 'searchObject',
    make: ignoresFilter('colour'),
  },
  {
    name: 'the content type of the answer is HTML',
    endpoint: 'searchObject',
    make: responseHeader('content-type', 'text/html'),
  },
  {
    name: 'hits have no status',
    endpoint: 'searchObject',
    make: changesAnswer(({ hits, ...rest }) => ({
      ...rest,
      hits: hits.map(({ status: _, ...hit }: object & { status: string }) => hit),
    })),
  },
  {
    name: 'homes by id are sorted by id',
    endpoint: 'objectsByIds',
    make: changesAnswer(({ hits, ...rest }) => ({
      ...rest,
      hits: hits.toSorted((one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)),
    })),
  },
  {
    name: 'a stage counts one home too many',
    endpoint: 'stageAndAreaSearch',
    make: changesAnswer(({ hits, ...rest }) => ({
      ...rest,
      hits: hits.map((hit: { objects: number }, at: number) =>
        at === 0 ? { ...hit, objects: hit.objects + 1 } : hit,
      ),
    })),
  },
  {
    name: 'a cell of the map is missing',
    endpoint: 'searchMap',
    make: changesAnswer(({ cells, ...rest }) => ({ ...rest, cells: cells.slice(1) })),
  },
  {
    name: 'places have another order than requested',
    endpoint: 'tagsByUrl',
    make: changesAnswer(({ hits, ...rest }) => ({ ...rest, hits: hits.toReversed() })),
  },
  {
    name: 'every page of a text search is the first',
    endpoint: 'textSearch',
    make: changesRequest(({ skip: _, ...rest }) => rest),
  },
  {
    name: 'the first change of the sales system is applied although another is invalid',
    endpoint: 'changeObjects',
    make:
      () =>
      async (call, { send }) => {
        const { changes } = bodyOf(call) ?? {}
        if (Array.isArray(changes)) {
          const [first] = changes
          await send({ ...call, init: { ...call.init, body: JSON.stringify({ changes: [first] }) } })
        }
        return send(call)
      },
  },
]

const pages: readonly Defect[] = [
  { name: 'an unknown page is answered with 200', endpoint: 'getViewModel', make: status(404, 200) },
  {
    name: 'My Pages are open to guests',
    endpoint: 'getViewModel',
    make:
      () =>
      async (call, { send, person }) => {
        const response = await send(call)
        if (response.status !== 401) return response
        const { authorization, cookie } = await person('resident')
        return send({
          ...call,
          init: { ...call.init, headers: { ...call.init.headers, authorization, cookie } },
        })
      },
  },
  {
    name: 'My Pages may be cached',
    endpoint: 'getViewModel',
    make: responseHeader('cache-control', 'public, max-age=60'),
  },
  {
    name: 'the footer differs from that of the pages',
    endpoint: 'getNavigation',
    make: changesAnswer(({ footer, ...rest }) => ({ ...rest, footer: { ...footer, copyright: '©' } })),
  },
]

/** Treats every browser as the one with the newest flow. */
const ignoresBrowsers = (): ReturnType<Defect['make']> => {
  let last = ''
  return async (call, { send }) => {
    const { cookie = '' } = call.init.headers
    if (cookie.includes('flow=') && !cookie.includes('of-another-browser')) last = cookie
    return send({ ...call, init: { ...call.init, headers: { ...call.init.headers, cookie: last } } })
  }
}

const accounts: readonly Defect[] = [
  {
    name: 'an unknown address gets another answer than a wrong password',
    endpoint: 'loginWithEmail',
    make:
      () =>
      async (call, { send }) => {
        const response = await send(call)
        const isUnknown = String(call.init.body).includes('unknown-person')
        return isUnknown ? changed(response, { body: { code: 'Error' } }) : response
      },
  },
  {
    name: 'scripts can read the cookie of the session',
    endpoint: 'loginWithEmail',
    make: removesAttribute(/; *HttpOnly/i),
  },
  {
    name: 'other sites send the cookies of the session',
    endpoint: 'loginWithEmail',
    make: removesAttribute(/; *SameSite=\w+/i),
  },
  {
    name: 'a token is accepted without the cookie of its browser',
    endpoint: 'getMe',
    make: () => {
      const cookies = new Map<string, string>()
      return async (call, { send }) => {
        const { authorization = '', cookie } = call.init.headers
        if (cookie) cookies.set(authorization, cookie)
        const known = cookie ?? cookies.get(authorization) ?? ''
        return send({ ...call, init: { ...call.init, headers: { ...call.init.headers, cookie: known } } })
      }
    },
  },
  {
    name: 'all users read the account of one',
    endpoint: 'getMe',
    make: answersAs('resident'),
  },
  { name: 'guests get 403 instead of 401', endpoint: 'getMe', make: status(401, 403) },
  { name: 'signing out does not end the session', endpoint: 'logout', make: doesNothing(204) },
  {
    name: 'a renewed token is the previous one',
    endpoint: 'refreshToken',
    make:
      () =>
      async (call, { send }) => {
        const response = await send(call)
        const token = call.init.headers.authorization?.replace('Bearer ', '')
        return response.ok ? changed(response, { body: token }) : response
      },
  },
  {
    name: 'scripts can read the cookie of an identification',
    endpoint: 'startIdentification',
    make: removesAttribute(/; *HttpOnly/i),
  },
  { name: 'an identification works in any browser', endpoint: 'getIdentityStatus', make: ignoresBrowsers },
  {
    name: 'a change made elsewhere is overwritten',
    endpoint: 'updateAccount',
    make: changesRequest(({ seen: _, ...rest }) => rest),
  },
  {
    name: 'ending another session has no effect',
    endpoint: 'endSession',
    make: doesNothing(200, () => ({ code: 'Ok' })),
  },
  {
    name: 'an invalid e-mail address is not named in the refusal',
    endpoint: 'registerAccount',
    make:
      () =>
      async (call, { send }) => {
        const response = await send(call)
        const body = await jsonOf(response)
        if (!body?.errors) return response
        const errors = body.errors.filter(({ field }: { field: string }) => field !== 'email')
        return changed(response, { body: { ...body, errors } })
      },
  },
]

const myPages: readonly Defect[] = [
  {
    name: 'favourites of one user are shown to all',
    endpoint: 'listFavourites',
    make: answersAs('buyer'),
  },
  { name: 'an unknown home becomes a favourite', endpoint: 'addFavourite', make: status(404, 204) },
  { name: 'a removed favourite stays', endpoint: 'removeFavourite', make: doesNothing(204) },
  {
    name: 'the same search is saved twice',
    endpoint: 'saveSearch',
    make: changesAnswer((body) => ({ ...body, id: randomUUID() })),
  },
  {
    name: 'any user can change a search',
    endpoint: 'changeSavedSearch',
    make: skipsOwnership('buyer'),
  },
  {
    name: 'a repeated message to a contact is sent again',
    endpoint: 'writeToContact',
    make: ignoresHeader('idempotency-key'),
  },
  {
    name: 'a home of another resident is answered with 403 instead of 404',
    endpoint: 'getTimeline',
    make: status(404, 403),
  },
  {
    name: 'opt-outs of notifications are not stored',
    endpoint: 'changeNotificationSettings',
    make: doesNothing(200, (call) => bodyOf(call)),
  },
]

const cases: readonly Defect[] = [
  {
    name: 'a repeated report gets another id',
    endpoint: 'submitCaseDraft',
    make: changesAnswer((body) => ({ ...body, id: randomUUID() })),
  },
  {
    name: 'another report with the same key is accepted',
    endpoint: 'submitCaseDraft',
    make:
      () =>
      async (call, { send }) => {
        const response = await send(call)
        if (response.status !== 422) return response
        return send({ ...call, init: { ...call.init, body: JSON.stringify({ submission: 1 }) } })
      },
  },
  {
    name: 'an older draft replaces a later one',
    endpoint: 'saveCaseDraft',
    make: changesAnswer((body, call) => ({ ...body, submission: bodyOf(call).submission })),
  },
  {
    name: 'all users can read an errand',
    endpoint: 'getErrand',
    make: skipsOwnership('resident'),
  },
  {
    name: 'one errand too many is counted',
    endpoint: 'getErrands',
    make: changesAnswer(({ counts, ...body }) => ({
      ...body,
      counts: counts.map((each: { count: number }, at: number) =>
        at === 0 ? { ...each, count: each.count + 1 } : each,
      ),
    })),
  },
  {
    name: 'the limit of errands is ignored',
    endpoint: 'getErrands',
    make: changesAddress((url) => url.searchParams.delete('limit')),
  },
  {
    name: 'the oldest errand comes first',
    endpoint: 'getErrands',
    make: changesAnswer(({ errands, ...body }) => ({ ...body, errands: errands.toReversed() })),
  },
  {
    name: 'a concurrent change is overwritten',
    endpoint: 'updateErrand',
    make:
      () =>
      async (call, { send }) => {
        const response = await send(call)
        if (response.status !== 412) return response
        const { version } = await jsonOf(response)
        const headers = { ...call.init.headers, 'if-match': `"${version}"` }
        return send({ ...call, init: { ...call.init, headers } })
      },
  },
  {
    name: 'a repeated message about an errand is stored again',
    endpoint: 'writeErrandMessage',
    make: ignoresHeader('idempotency-key'),
  },
  { name: 'there is no link to the next page', endpoint: 'getBoardErrands', make: responseHeader('link') },
]

/** Does not check whether the home is held: a second buyer gets the same response as the first. */
const raceWinners = (): ReturnType<Defect['make']> => {
  const invented = new Set<string>()
  const reply = (status: number, body: unknown): Response =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  return async (call, { send }) => {
    const requestedId = call.address.split('/').at(-1) ?? ''
    const response = await send(call)
    const { present } = (await jsonOf(response)) ?? {}
    if (call.init.method === 'POST' && ['held', 'booked'].includes(present)) {
      const id = randomUUID()
      invented.add(id)
      return reply(202, { id })
    }
    if (!invented.has(requestedId) && present !== 'purchaseobjecterror') return response
    return reply(200, {
      bookingId: requestedId,
      objectId: 'home',
      status: 'held',
      holdExpiresAt: Date.now() + 1_800_000,
    })
  }
}

const booking: readonly Defect[] = [
  {
    name: 'both of two buyers get the home',
    endpoint: 'getBookingStatus',
    also: 'startBookingAsync',
    make: raceWinners,
  },
  {
    name: 'a repeated start creates another booking',
    endpoint: 'startBookingAsync',
    make: ignoresHeader('idempotency-key'),
  },
  {
    name: 'all users can read a booking',
    endpoint: 'getBooking',
    make: skipsOwnership('buyer'),
  },
  {
    name: 'a home that is held is free',
    endpoint: 'isBookable',
    make: changesAnswer((isFree, { address }) => isFree || !address.endsWith('/no-such-home')),
  },
  {
    name: 'the price of an offer differs from that of the home',
    endpoint: 'getBookingOffer',
    make: changesAnswer(({ terms, ...body }) => ({ ...body, terms: { ...terms, price: terms.price + 1 } })),
  },
  { name: 'no cookie names the booking', endpoint: 'getBookingStatus', make: responseHeader('set-cookie') },
  {
    name: 'a step overwrites what another device saved',
    endpoint: 'saveBookingStep',
    make: changesRequest(({ version: _, ...rest }) => rest),
  },
  {
    name: 'a page of another site can cancel a booking',
    endpoint: 'cancelBooking',
    make: overridesHeader('sec-fetch-site', 'same-origin'),
  },
]

const others: readonly Defect[] = [
  {
    name: 'both of two members get the last place',
    endpoint: 'bookShowing',
    make: changesAnswer(({ outcome, ...body }) => ({
      ...body,
      outcome: outcome === 'waiting' ? 'booked' : outcome,
    })),
  },
]

export const defects: readonly Defect[] = [
  ...searching,
  ...pages,
  ...myPages,
  ...cases,
  ...booking,
  ...others,
  ...accounts,
]
