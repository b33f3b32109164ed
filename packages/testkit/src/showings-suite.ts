// What every source of showings must do.
import type { Showings } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryShowingsOptions } from '@husrum/application/testing'
import { makeInMemoryShowings } from '@husrum/application/testing'
import type { EndpointReply } from '@husrum/contract'
import type { Showing } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

const ids = {
  roomy: '6b0d7a52-2f0e-4c0b-8f1d-0d4a7c9e2b31',
  single: '6b0d7a52-2f0e-4c0b-8f1d-0d4a7c9e2b32',
  full: '6b0d7a52-2f0e-4c0b-8f1d-0d4a7c9e2b33',
  early: '6b0d7a52-2f0e-4c0b-8f1d-0d4a7c9e2b34',
  nowhere: '6b0d7a52-2f0e-4c0b-8f1d-0d4a7c9e2b35',
}
const placeId = 'a4b5c6d7-0e1f-4a2b-9c3d-4e5f6a7b8c9d'

/** The endpoints of showings, answered from memory. */
export const showingEndpoints = (given: InMemoryShowingsOptions): FakeEndpoints => {
  const showings = makeInMemoryShowings(given)
  const placed = (
    asked: ReturnType<Showings['book']>,
    bodyOf: (answer: never) => unknown,
  ): Promise<EndpointReply> =>
    asked.then((answer): EndpointReply => {
      if (answer.kind === 'done') return { status: 200, body: bodyOf(answer as never) }
      const { reason } = answer
      if (reason === 'gone') return problemReply(404, 'notFound')
      if (reason === 'partySize')
        return problemReply(400, 'invalidRequest', { errors: [{ field: 'partySize', key: 'tooLarge' }] })
      return problemReply(409, reason)
    }, failureReply)
  const orNotFound = <Body>(asked: Promise<Body | undefined>): Promise<EndpointReply> =>
    asked.then((body) => (body ? { status: 200, body } : problemReply(404, 'notFound')), failureReply)
  return {
    getShowings: () => showings.list().then((body) => ({ status: 200, body }), failureReply),
    bookShowing: ({ id, partySize, insteadOf }) =>
      placed(showings.book(id, partySize, insteadOf), ({ outcome, showing }) => ({ outcome, showing })),
    cancelShowing: ({ id }) => placed(showings.cancel(id), ({ showing }: { showing: Showing }) => showing),
    getShowingTicket: ({ ticket }) => orNotFound(showings.ticket(ticket)),
    openShowingAsHost: ({ code }) =>
      showings
        .openAsHost(code)
        .then(
          (body): EndpointReply =>
            body
              ? { status: 200, body }
              : problemReply(400, 'invalidRequest', { errors: [{ field: 'code', key: 'unknownValue' }] }),
          failureReply,
        ),
    getHostedShowing: () => orNotFound(showings.hosted()),
    checkInToShowing: ({ placeId, hasCome }) => orNotFound(showings.checkIn(placeId, hasCome)),
    getOpenShowings: () =>
      showings.open().then((open) => ({ status: 200, body: { showings: open } }), failureReply),
    registerAtShowing: ({ id, ...visitor }) =>
      showings.register(id, visitor as never).then((answer): EndpointReply => {
        if (answer.kind === 'closed') return problemReply(409, 'closed')
        if (answer.kind === 'invalid')
          return problemReply(400, 'invalidRequest', { errors: answer.errors as never })
        const [showing] = given.open ?? []
        if (!showing) throw new Error('Nothing is open')
        const { isOpen: _, ...facts } = showing
        return { status: 200, body: { showing: facts } }
      }, failureReply),
  }
}

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
const aShowing = (id: string, capacity: number, more: Partial<Showing> = {}): Showing => ({
  ...facts,
  id,
  people: { capacity, taken: 0 },
  parties: { capacity: 10, taken: 0 },
  maxPartySize: 4,
  waiting: 0,
  ...more,
})

/** The contract of the port `Showings`. */
export const describeShowings = (
  name: string,
  make: (given: InMemoryShowingsOptions) => Showings | Promise<Showings>,
): void => {
  const given: InMemoryShowingsOptions = {
    showings: [
      aShowing(ids.roomy, 10),
      aShowing(ids.single, 1),
      aShowing(ids.full, 1, { people: { capacity: 1, taken: 1 } }),
      aShowing(ids.early, 10, { membersUntil: startsAt - 1 }),
    ],
    now: () => startsAt - 86_400_000,
  }
  const stateOf = async (showings: Showings, id: string) =>
    (await showings.list()).showings.find((showing) => showing.id === id)?.own?.state

  describe(`${name}, as a repository of showings`, () => {
    it('books, changes and cancels a place, each idempotently', async () => {
      const showings = await make(given)
      expect(await showings.book(ids.roomy, 2)).toMatchObject({ kind: 'done', outcome: 'booked' })
      expect(await showings.book(ids.roomy, 2)).toMatchObject({ kind: 'done', outcome: 'kept' })
      expect(await showings.book(ids.roomy, 3)).toMatchObject({ showing: { people: { taken: 3 } } })
      expect(await showings.cancel(ids.roomy)).toMatchObject({ kind: 'done', outcome: 'cancelled' })
      expect(await showings.cancel(ids.roomy)).toMatchObject({ kind: 'done', outcome: 'cancelled' })
      expect(await stateOf(showings, ids.roomy)).toBeUndefined()
    })

    it('refuses a booking with the reason, and changes nothing', async () => {
      const showings = await make(given)
      const reasonOf = async (asked: ReturnType<Showings['book']>) => {
        const answer = await asked
        return answer.kind === 'refused' ? answer.reason : answer.outcome
      }
      expect(await reasonOf(showings.book(ids.nowhere, 1))).toBe('gone')
      expect(await reasonOf(showings.book(ids.roomy, 5))).toBe('partySize')
      expect(await reasonOf(showings.book(ids.early, 1))).toBe('members')
      expect(await reasonOf(showings.book(ids.full, 1))).toBe('waiting')
      expect(await reasonOf(showings.book(ids.roomy, 1))).toBe('booked')
      expect(await reasonOf(showings.book(ids.single, 2, ids.roomy))).toBe('full')
      expect(await stateOf(showings, ids.roomy)).toBe('booked')
      expect(await reasonOf(showings.book(ids.single, 1, ids.roomy))).toBe('booked')
      expect(await stateOf(showings, ids.roomy)).toBeUndefined()
    })

    it('returns a ticket, and the guest list for the host’s code', async () => {
      const ticket = {
        ...facts,
        id: ids.roomy,
        initial: 'S',
        partySize: 2,
        state: 'booked' as const,
        address: 'https://www.husrum.example/anmalan/qr/?t=abc',
      }
      const guest = {
        placeId,
        kind: 'booked' as const,
        name: 'Signe',
        email: 's@example.com',
        partySize: 2,
        state: 'booked' as const,
      }
      const rooms = { people: { capacity: 10, taken: 2 }, parties: { capacity: 10, taken: 1 } }
      const showings = await make({
        ...given,
        tickets: { abc: ticket },
        hosted: { 'K7QM-2XPA': { ...facts, ...rooms, id: ids.roomy, guests: [guest] } },
      })
      expect(await showings.ticket('abc')).toMatchObject({ initial: 'S' })
      expect(await showings.ticket('forged')).toBeUndefined()
      expect(await showings.hosted()).toBeUndefined()
      expect(await showings.openAsHost('AAAA-AAAA')).toBeUndefined()
      expect((await showings.openAsHost('K7QM-2XPA'))?.guests).toEqual([guest])
      expect((await showings.checkIn(placeId, true))?.guests[0]?.state).toBe('attended')
      expect((await showings.checkIn(placeId, false))?.guests[0]?.state).toBe('booked')
      expect(await showings.checkIn(ids.nowhere, true)).toBeUndefined()
    })

    it('registers walk-in visitors at an open showing', async () => {
      const showings = await make({ ...given, open: [{ ...facts, id: ids.roomy, isOpen: true }] })
      const visitor = {
        firstName: 'V',
        lastName: 'L',
        email: 'v@example.com',
        partySize: '1',
        wantsNews: false,
        hasRead: true,
      }
      expect(await showings.open()).toMatchObject([{ id: ids.roomy, isOpen: true }])
      expect(await showings.register(ids.roomy, visitor)).toEqual({ kind: 'registered' })
      expect(await showings.register(ids.single, visitor)).toEqual({ kind: 'closed' })
      expect(await showings.register(ids.roomy, { ...visitor, hasRead: false })).toEqual({
        kind: 'invalid',
        errors: [{ field: 'hasRead', key: 'required' }],
      })
    })

    it.each([
      ['the service is unavailable', ServiceUnavailable],
      ['the session has expired', SessionExpired],
    ] as const)('rejects when %s', async (_, Failure) => {
      const showings = await make({ ...given, failure: new Failure('no answer') })
      await expect(showings.list()).rejects.toBeInstanceOf(Failure)
      await expect(showings.book(ids.roomy, 1)).rejects.toBeInstanceOf(Failure)
    })
  })
}
