// Showings in memory: one person's places, and given tickets, hosted and open showings.
import type { Showing } from '@husrum/domain'
import { hasRoomFor, showingOffer } from '@husrum/domain'
import { SessionExpired } from '../failures.ts'
import type { HostedShowing, OpenShowing, Showings, ShowingTicket } from './showings.ts'

export interface InMemoryShowingsOptions {
  readonly showings?: readonly Showing[]
  readonly isMember?: boolean
  /** By the ticket in the address. */
  readonly tickets?: Readonly<Record<string, ShowingTicket>>
  /** By its code. */
  readonly hosted?: Readonly<Record<string, HostedShowing>>
  readonly open?: readonly OpenShowing[]
  readonly now?: () => number
  readonly isSignedIn?: boolean
  /** Every call rejects with it. */
  readonly failure?: Error
}

export interface InMemoryShowings extends Showings {
  /** E-mail addresses of those who came by. */
  readonly visitors: readonly string[]
}

export const makeInMemoryShowings = ({
  showings = [],
  isMember = false,
  tickets = {},
  hosted = {},
  open = [],
  now = () => 0,
  isSignedIn = true,
  failure,
}: InMemoryShowingsOptions = {}): InMemoryShowings => {
  const known = new Map(showings.map((showing) => [showing.id, showing]))
  const visitors: string[] = []
  let host: HostedShowing | undefined

  const without = (showing: Showing): Showing => {
    const { own, ...rest } = showing
    if (!own) return showing
    if (own.state === 'waiting') return { ...rest, waiting: rest.waiting - 1 }
    return {
      ...rest,
      people: { ...rest.people, taken: rest.people.taken - own.partySize },
      parties: { ...rest.parties, taken: rest.parties.taken - 1 },
    }
  }
  const withPlace = (showing: Showing, partySize: number): Showing =>
    hasRoomFor(showing, partySize)
      ? {
          ...showing,
          people: { ...showing.people, taken: showing.people.taken + partySize },
          parties: { ...showing.parties, taken: showing.parties.taken + 1 },
          own: { state: 'booked', partySize },
        }
      : {
          ...showing,
          waiting: showing.waiting + 1,
          own: { state: 'waiting', partySize, placeInLine: showing.waiting + 1 },
        }
  const keep = (showing: Showing): Showing => {
    known.set(showing.id, showing)
    return showing
  }

  return {
    visitors,
    list: async () => {
      if (failure) throw failure
      if (!isSignedIn) throw new SessionExpired('Not signed in')
      return { isMember, showings: [...known.values()] }
    },
    book: async (id, partySize, insteadOf) => {
      if (failure) throw failure
      const showing = known.get(id)
      if (!showing) return { kind: 'refused', reason: 'gone' }
      const offer = showingOffer(showing, { now: now(), isMember })
      if (offer === 'over' || offer === 'members' || offer === 'attended')
        return { kind: 'refused', reason: offer }
      if (partySize > showing.maxPartySize) return { kind: 'refused', reason: 'partySize' }
      if (showing.own?.partySize === partySize) return { kind: 'done', outcome: 'kept', showing }
      const after = withPlace(without(showing), partySize)
      const left = insteadOf === undefined ? undefined : known.get(insteadOf)
      const mustHave = showing.own?.state === 'booked' || left?.own !== undefined
      if (mustHave && after.own?.state === 'waiting') return { kind: 'refused', reason: 'full' }
      if (left?.own) keep(without(left))
      return {
        kind: 'done',
        outcome: after.own?.state === 'waiting' ? 'waiting' : 'booked',
        showing: keep(after),
      }
    },
    cancel: async (id) => {
      const showing = known.get(id)
      if (!showing) return { kind: 'refused', reason: 'gone' }
      if (showing.own && now() >= showing.startsAt) return { kind: 'refused', reason: 'over' }
      return { kind: 'done', outcome: 'cancelled', showing: keep(without(showing)) }
    },
    ticket: async (ticket) => tickets[ticket],
    openAsHost: async (code) => {
      host = hosted[code] ?? host
      return hosted[code]
    },
    hosted: async () => host,
    checkIn: async (placeId, hasCome) => {
      if (!host?.guests.some((guest) => guest.placeId === placeId)) return undefined
      host = {
        ...host,
        guests: host.guests.map(({ attendedAt: _, ...guest }) => {
          if (guest.placeId !== placeId) return _ === undefined ? guest : { ...guest, attendedAt: _ }
          return hasCome ? { ...guest, state: 'attended', attendedAt: now() } : { ...guest, state: 'booked' }
        }),
      }
      return host
    },
    open: async () => open,
    register: async (id, { email, hasRead }) => {
      if (!open.some((showing) => showing.id === id && showing.isOpen)) return { kind: 'closed' }
      if (!hasRead) return { kind: 'invalid', errors: [{ field: 'hasRead', key: 'required' }] }
      visitors.push(email)
      return { kind: 'registered' }
    },
  }
}
