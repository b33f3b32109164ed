// Showings over HTTP. A refused place is a result; an unexpected response is a failure.
import type { HostedShowing, RegisterAtShowing, ShowingPlaceAnswer, Showings } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import {
  bookShowing,
  cancelShowing,
  checkInToShowing,
  getHostedShowing,
  getOpenShowings,
  getShowings,
  getShowingTicket,
  openShowingAsHost,
  registerAtShowing,
} from '@husrum/contract'
import type { Showing } from '@husrum/domain'
import type { Refusal, ServiceClient } from '../http/service-client.ts'
import { onOutcome, unexpected } from '../http/service-client.ts'

type ShowingDto = ResponseOf<typeof cancelShowing>

const toShowing = (dto: ShowingDto): Showing => dto as Showing
const toHosted = (dto: ResponseOf<typeof getHostedShowing>): HostedShowing => dto as HostedShowing

const gone = (): ShowingPlaceAnswer => ({ kind: 'refused', reason: 'gone' })
const refused = ({ outcome }: Refusal<'full' | 'over' | 'members' | 'attended'>): ShowingPlaceAnswer => ({
  kind: 'refused',
  reason: outcome,
})
const nothing = () => undefined

export const makeHttpShowings = ({ client }: { readonly client: ServiceClient }): Showings => ({
  list: async () => {
    const { isMember, showings } = (await client.call(getShowings, {})).body
    return { isMember, showings: showings.map(toShowing) }
  },
  book: (id, partySize, insteadOf) =>
    client.call(bookShowing, { id, partySize, insteadOf }).then(
      ({ body: { outcome, showing } }) => ({ kind: 'done', outcome, showing: toShowing(showing) }),
      onOutcome<typeof bookShowing, ShowingPlaceAnswer>(bookShowing, {
        notFound: gone,
        full: refused,
        over: refused,
        members: refused,
        attended: refused,
        invalidRequest: ({ errors }) =>
          errors.some(({ field }) => field === 'partySize')
            ? { kind: 'refused', reason: 'partySize' }
            : unexpected,
      }),
    ),
  cancel: (id) =>
    client
      .call(cancelShowing, { id })
      .then(
        ({ body }): ShowingPlaceAnswer => ({ kind: 'done', outcome: 'cancelled', showing: toShowing(body) }),
        onOutcome(cancelShowing, { notFound: gone, over: refused, attended: refused }),
      ),
  ticket: (ticket) =>
    client
      .call(getShowingTicket, { ticket })
      .then(
        ({ body }) => body as never,
        onOutcome(getShowingTicket, { notFound: nothing, invalidRequest: nothing }),
      ),
  openAsHost: (code) =>
    client
      .call(openShowingAsHost, { code })
      .then(({ body }) => toHosted(body), onOutcome(openShowingAsHost, { invalidRequest: nothing })),
  hosted: () =>
    client
      .call(getHostedShowing, {})
      .then(({ body }) => toHosted(body), onOutcome(getHostedShowing, { notFound: nothing })),
  checkIn: (placeId, hasCome) =>
    client.call(checkInToShowing, { placeId, hasCome }).then(
      ({ body }) => toHosted(body),
      onOutcome(checkInToShowing, {
        notFound: nothing,
        statusConflict: nothing,
        full: nothing,
        invalidRequest: nothing,
      }),
    ),
  open: async () => (await client.call(getOpenShowings, {})).body.showings as never,
  register: (id, visitor) =>
    client.call(registerAtShowing, { id, ...visitor }).then(
      () => ({ kind: 'registered' }),
      onOutcome<typeof registerAtShowing, RegisterAtShowing>(registerAtShowing, {
        notFound: () => ({ kind: 'closed' }),
        closed: () => ({ kind: 'closed' }),
        invalidRequest: ({ errors }) => (errors.length > 0 ? { kind: 'invalid', errors } : unexpected),
      }),
    ),
})
