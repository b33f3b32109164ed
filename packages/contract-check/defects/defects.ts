// Sixty defects that real services might have, each in one endpoint.
import { randomUUID } from 'node:crypto'
import type { Defect } from './defect.ts'
import {
  answers,
  believes,
  belongsToAll,
  bodyOf,
  changed,
  doesNothing,
  forgetsAttribute,
  hears,
  isOneFor,
  jsonOf,
  looksUp,
  overlooks,
  status,
  tells,
} from './defect.ts'

const overlooksFilter = (field: string): Defect['make'] =>
  hears(({ filter, ...rest }) => ({
    ...rest,
    ...(typeof filter === 'object' && { filter: { ...filter, [field]: undefined } }),
  }))

const searching: readonly Defect[] = [
  {
    name: 'the total is one too many',
    endpoint: 'searchObject',
    make: answers((body) => ({ ...body, estimatedTotalHits: body.estimatedTotalHits + 1 })),
  },
  {
    name: 'the highest price is ignored',
    endpoint: 'searchObject',
    make: overlooksFilter('maxPrice'),
  },
  {
    name: 'the lowest price leaves its own value out',
    endpoint: 'searchObject',
    make: hears(({ filter, ...rest }) => ({
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
    make: overlooksFilter('minRooms'),
  },
  {
    name: 'places are ignored',
    endpoint: 'searchObject',
    make: overlooksFilter('tags'),
  },
  {
    name: 'pages begin at the first home',
    endpoint: 'searchObject',
    make: hears(({ offset: _, ...rest }) => rest),
  },
  {
    name: 'the dearest home comes first whichever way it is sorted',
    endpoint: 'searchObject',
    make: hears(({ sort, ...rest }) => ({ ...rest, sort: sort === 'price:asc' ? 'price:desc' : sort })),
  },
  {
    name: 'unknown fields are accepted',
    endpoint: 'searchObject',
    make: overlooksFilter('colour'),
  },
  {
    name: 'the answer is called HTML',
    endpoint: 'searchObject',
    make: tells('content-type', 'text/html'),
  },
  {
    name: 'hits have no status',
    endpoint: 'searchObject',
    make: answers(({ hits, ...rest }) => ({
      ...rest,
      hits: hits.map(({ status: _, ...hit }: object & { status: string }) => hit),
    })),
  },
  {
    name: 'homes by id come by name',
    endpoint: 'objectsByIds',
    make: answers(({ hits, ...rest }) => ({
      ...rest,
      hits: hits.toSorted((one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)),
    })),
  },
  {
    name: 'a stage counts homes that were not searched for',
    endpoint: 'stageAndAreaSearch',
    make: answers(({ hits, ...rest }) => ({
      ...rest,
      hits: hits.map((hit: { objects: number }, at: number) =>
        at === 0 ? { ...hit, objects: hit.objects + 1 } : hit,
      ),
    })),
  },
  {
    name: 'a cell of the map is lost',
    endpoint: 'searchMap',
    make: answers(({ cells, ...rest }) => ({ ...rest, cells: cells.slice(1) })),
  },
  {
    name: 'places have another order than requested',
    endpoint: 'tagsByUrl',
    make: answers(({ hits, ...rest }) => ({ ...rest, hits: hits.toReversed() })),
  },
  {
    name: 'every page of a text search is the first',
    endpoint: 'textSearch',
    make: hears(({ skip: _, ...rest }) => rest),
  },
  {
    name: 'half of what the sales system says is done where the other half is wrong',
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
    make: tells('cache-control', 'public, max-age=60'),
  },
  {
    name: 'the footer is another one',
    endpoint: 'getNavigation',
    make: answers(({ footer, ...rest }) => ({ ...rest, footer: { ...footer, copyright: '©' } })),
  },
]

/** Treats every browser as the one with the newest flow. */
const forgetsBrowsers = (): ReturnType<Defect['make']> => {
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
    make: forgetsAttribute(/; *HttpOnly/i),
  },
  {
    name: 'other sites send the cookies of the session',
    endpoint: 'loginWithEmail',
    make: forgetsAttribute(/; *SameSite=\w+/i),
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
    make: isOneFor('resident'),
  },
  { name: 'guests get 403 instead of 401', endpoint: 'getMe', make: status(401, 403) },
  { name: 'signing out leaves the session', endpoint: 'logout', make: doesNothing(204) },
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
    make: forgetsAttribute(/; *HttpOnly/i),
  },
  { name: 'an identification works in any browser', endpoint: 'getIdentityStatus', make: forgetsBrowsers },
  {
    name: 'a change made elsewhere is overwritten',
    endpoint: 'updateAccount',
    make: hears(({ seen: _, ...rest }) => rest),
  },
  {
    name: 'ending a session elsewhere ends nothing',
    endpoint: 'endSession',
    make: doesNothing(200, () => ({ code: 'Ok' })),
  },
  {
    name: 'an invalid address is not named',
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
    make: isOneFor('buyer'),
  },
  { name: 'an unknown home becomes a favourite', endpoint: 'addFavourite', make: status(404, 204) },
  { name: 'a favourite stays when it is removed', endpoint: 'removeFavourite', make: doesNothing(204) },
  {
    name: 'the same search is kept twice',
    endpoint: 'saveSearch',
    make: answers((body) => ({ ...body, id: randomUUID() })),
  },
  {
    name: 'any user can change a search',
    endpoint: 'changeSavedSearch',
    make: belongsToAll('buyer'),
  },
  {
    name: 'a letter is sent as often as it is posted',
    endpoint: 'writeToContact',
    make: overlooks('idempotency-key'),
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
    name: 'a report that is sent again is another one',
    endpoint: 'submitCaseDraft',
    make: answers((body) => ({ ...body, id: randomUUID() })),
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
    make: answers((body, call) => ({ ...body, submission: bodyOf(call).submission })),
  },
  {
    name: 'all users can read an errand',
    endpoint: 'getErrand',
    make: belongsToAll('resident'),
  },
  {
    name: 'errands are counted once too often',
    endpoint: 'getErrands',
    make: answers(({ counts, ...body }) => ({
      ...body,
      counts: counts.map((each: { count: number }, at: number) =>
        at === 0 ? { ...each, count: each.count + 1 } : each,
      ),
    })),
  },
  {
    name: 'a page of errands is all of them',
    endpoint: 'getErrands',
    make: looksUp((url) => url.searchParams.delete('limit')),
  },
  {
    name: 'the oldest errand comes first',
    endpoint: 'getErrands',
    make: answers(({ errands, ...body }) => ({ ...body, errands: errands.toReversed() })),
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
    name: 'a message is written as often as it is sent',
    endpoint: 'writeErrandMessage',
    make: overlooks('idempotency-key'),
  },
  { name: 'there is no link to the next page', endpoint: 'getBoardErrands', make: tells('link') },
]

/** Does not check whether the home is held: a second buyer gets the same response as the first. */
const raceWinners = (): ReturnType<Defect['make']> => {
  const invented = new Set<string>()
  const said = (status: number, body: unknown): Response =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  return async (call, { send }) => {
    const asked = call.address.split('/').at(-1) ?? ''
    const response = await send(call)
    const { present } = (await jsonOf(response)) ?? {}
    if (call.init.method === 'POST' && ['held', 'booked'].includes(present)) {
      const id = randomUUID()
      invented.add(id)
      return said(202, { id })
    }
    if (!invented.has(asked) && present !== 'purchaseobjecterror') return response
    return said(200, {
      bookingId: asked,
      objectId: 'home',
      status: 'held',
      holdExpiresAt: Date.now() + 1_800_000,
    })
  }
}

const booking: readonly Defect[] = [
  {
    name: 'both of two get the home',
    endpoint: 'getBookingStatus',
    also: 'startBookingAsync',
    make: raceWinners,
  },
  {
    name: 'a repeated start is another booking',
    endpoint: 'startBookingAsync',
    make: overlooks('idempotency-key'),
  },
  {
    name: 'all users can read a booking',
    endpoint: 'getBooking',
    make: belongsToAll('buyer'),
  },
  {
    name: 'a home that is held is free',
    endpoint: 'isBookable',
    make: answers((isFree, { address }) => isFree || !address.endsWith('/no-such-home')),
  },
  {
    name: 'the price of an offer is another one',
    endpoint: 'getBookingOffer',
    make: answers(({ terms, ...body }) => ({ ...body, terms: { ...terms, price: terms.price + 1 } })),
  },
  { name: 'no cookie names the booking', endpoint: 'getBookingStatus', make: tells('set-cookie') },
  {
    name: 'a step is saved over what another device saved',
    endpoint: 'saveBookingStep',
    make: hears(({ version: _, ...rest }) => rest),
  },
  {
    name: 'a booking is cancelled from any other site',
    endpoint: 'cancelBooking',
    make: believes('sec-fetch-site', 'same-origin'),
  },
]

const others: readonly Defect[] = [
  {
    name: 'both of two get the last place',
    endpoint: 'bookShowing',
    make: answers(({ outcome, ...body }) => ({
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
