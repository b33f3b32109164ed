// What every source of showings must do.
import type { Showings } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { describe, expect, it } from 'vitest'

export interface ShowingsGiven {
  readonly isSignedIn?: boolean
  readonly isDown?: boolean
}

/** Showings of ten places, with parties of at most four people, for a person who is not a member. */
export interface ShowingsWorld {
  readonly showings: Showings
  readonly ids: {
    readonly roomy: string
    /** One place. */
    readonly single: string
    /** No place. */
    readonly full: string
    /** For members only until later. */
    readonly early: string
    /** Visitors may register without a booking. Signe has booked two places. */
    readonly open: string
  }
  /** In the address of Signe's ticket. */
  readonly ticket: string
  /** Opens the guest list of `open`. */
  readonly hostCode: string
}

/** The contract of the port `Showings`. */
export const describeShowings = (
  name: string,
  make: (given: ShowingsGiven) => Promise<ShowingsWorld>,
): void => {
  const nowhere = '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b34'
  const stateOf = async (showings: Showings, id: string) =>
    (await showings.list()).showings.find((showing) => showing.id === id)?.own?.state

  describe(`${name}, as a repository of showings`, () => {
    it('books, changes and cancels a place, each idempotently', async () => {
      const { showings, ids } = await make({})
      expect(await showings.book(ids.roomy, 2)).toMatchObject({ kind: 'done', outcome: 'booked' })
      expect(await showings.book(ids.roomy, 2)).toMatchObject({ kind: 'done', outcome: 'kept' })
      expect(await showings.book(ids.roomy, 3)).toMatchObject({ showing: { people: { taken: 3 } } })
      expect(await showings.cancel(ids.roomy)).toMatchObject({ kind: 'done', outcome: 'cancelled' })
      expect(await showings.cancel(ids.roomy)).toMatchObject({ kind: 'done', outcome: 'cancelled' })
      expect(await stateOf(showings, ids.roomy)).toBeUndefined()
    })

    it('refuses a booking with the reason, and changes nothing', async () => {
      const { showings, ids } = await make({})
      const reasonOf = async (asked: ReturnType<Showings['book']>) => {
        const answer = await asked
        return answer.kind === 'refused' ? answer.reason : answer.outcome
      }
      expect(await reasonOf(showings.book(nowhere, 1))).toBe('gone')
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
      const { showings, ids, ticket, hostCode } = await make({})
      expect(await showings.ticket(ticket)).toMatchObject({ id: ids.open, initial: 'S', partySize: 2 })
      expect(await showings.ticket(`${ticket.slice(0, -2)}xx`)).toBeUndefined()
      expect(await showings.hosted()).toBeUndefined()
      expect(await showings.openAsHost('AAAA-AAAA')).toBeUndefined()
      const guests = (await showings.openAsHost(hostCode))?.guests
      expect(guests).toMatchObject([
        { kind: 'booked', name: expect.stringMatching(/^Signe/), partySize: 2, state: 'booked' },
      ])
      const placeId = guests?.[0]?.placeId ?? ''
      expect((await showings.checkIn(placeId, true))?.guests[0]?.state).toBe('attended')
      expect((await showings.checkIn(placeId, false))?.guests[0]?.state).toBe('booked')
      expect(await showings.checkIn(nowhere, true)).toBeUndefined()
    })

    it('registers walk-in visitors at an open showing', async () => {
      const { showings, ids } = await make({})
      const visitor = {
        firstName: 'Vega',
        lastName: 'Lind',
        email: 'vega@example.com',
        partySize: '1',
        wantsNews: false,
        hasRead: true,
      }
      expect((await showings.open()).find(({ id }) => id === ids.open)).toMatchObject({ isOpen: true })
      expect(await showings.register(ids.open, visitor)).toEqual({ kind: 'registered' })
      expect(await showings.register(nowhere, visitor)).toEqual({ kind: 'closed' })
      expect(await showings.register(ids.open, { ...visitor, hasRead: false })).toEqual({
        kind: 'invalid',
        errors: [{ field: 'hasRead', key: 'required' }],
      })
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      const guest = await make({ isSignedIn: false })
      await expect(guest.showings.list()).rejects.toBeInstanceOf(SessionExpired)
      const { showings, ids } = await make({ isDown: true })
      await expect(showings.list()).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(showings.book(ids.roomy, 1)).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
