// Showings over HTTP. A refused place is a result; an unexpected response is a failure.
import type { HostedShowing, ShowingPlaceAnswer, Showings } from '@husrum/application'
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
import type { ServiceClient } from '../http/service-client.ts'
import { refusalOf, refusedStatus } from '../http/service-client.ts'

type ShowingDto = ResponseOf<typeof cancelShowing>

const toShowing = (dto: ShowingDto): Showing => dto as Showing
const toHosted = (dto: ResponseOf<typeof getHostedShowing>): HostedShowing => dto as HostedShowing

const reasons = ['full', 'over', 'members', 'attended'] as const

const refused = (error: unknown): ShowingPlaceAnswer => {
  const refusal = refusalOf(error)
  if (refusedStatus(error) === 404) return { kind: 'refused', reason: 'gone' }
  if (refusal?.errors?.some(({ field }) => field === 'partySize'))
    return { kind: 'refused', reason: 'partySize' }
  const reason = reasons.find((each) => each === refusal?.present)
  if (refusedStatus(error) === 409 && reason) return { kind: 'refused', reason }
  throw error
}

const orUndefined = async <Value>(asked: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await asked
  } catch (error) {
    if ([400, 404, 409].includes(refusedStatus(error) ?? 0)) return undefined
    throw error
  }
}

export const makeHttpShowings = ({ client }: { readonly client: ServiceClient }): Showings => ({
  list: async () => {
    const { isMember, showings } = (await client.call(getShowings, {})).body
    return { isMember, showings: showings.map(toShowing) }
  },
  book: async (id, partySize, insteadOf) => {
    try {
      const { body } = await client.call(bookShowing, {
        id,
        partySize,
        ...(insteadOf !== undefined && { insteadOf }),
      })
      return { kind: 'done', outcome: body.outcome, showing: toShowing(body.showing) }
    } catch (error) {
      return refused(error)
    }
  },
  cancel: async (id) => {
    try {
      const { body } = await client.call(cancelShowing, { id })
      return { kind: 'done', outcome: 'cancelled', showing: toShowing(body) }
    } catch (error) {
      return refused(error)
    }
  },
  ticket: async (ticket) =>
    orUndefined(client.call(getShowingTicket, { ticket }).then(({ body }) => body as never)),
  openAsHost: async (code) =>
    orUndefined(client.call(openShowingAsHost, { code }).then(({ body }) => toHosted(body))),
  hosted: async () => orUndefined(client.call(getHostedShowing, {}).then(({ body }) => toHosted(body))),
  checkIn: async (placeId, hasCome) =>
    orUndefined(client.call(checkInToShowing, { placeId, hasCome }).then(({ body }) => toHosted(body))),
  open: async () => (await client.call(getOpenShowings, {})).body.showings as never,
  register: async (id, visitor) => {
    try {
      await client.call(registerAtShowing, { id, ...visitor })
      return { kind: 'registered' }
    } catch (error) {
      const errors = refusalOf(error)?.errors
      if (refusedStatus(error) === 400 && errors) return { kind: 'invalid', errors }
      if ([404, 409].includes(refusedStatus(error) ?? 0)) return { kind: 'closed' }
      throw error
    }
  },
})
