// Booking signatures for tests, with a status that the test sets.
import type { BookingInvitation } from '@husrum/domain'
import { ContractBroken } from '../failures.ts'
import type { BookingSignatures, SigningStanding, SigningStart, SigningTerms } from './bookings.ts'

export interface InMemoryBookingSignaturesOptions {
  /** Invitations by their tokens. */
  readonly invitations?: Readonly<Record<string, BookingInvitation>>
  /** What `start` returns instead of an order. */
  readonly refusedWith?: (SigningStart & { readonly kind: 'refused' })['errorKind']
  readonly provider?: SigningStanding['provider']
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
}

export interface InMemoryBookingSignatures extends BookingSignatures {
  /** Simulates what happens in the e-identity app. */
  change(id: string, facts: Partial<SigningStanding>): void
  /** The terms confirmed for an order. */
  terms(id: string): SigningTerms | undefined
}

export const makeInMemoryBookingSignatures = ({
  invitations = {},
  refusedWith,
  provider = 'bank_id',
  failure,
}: InMemoryBookingSignaturesOptions = {}): InMemoryBookingSignatures => {
  const orders = new Map<string, SigningStanding>()
  const confirmed = new Map<string, SigningTerms>()
  const assertThere = (): void => {
    if (failure) throw failure
  }
  const find = (id: string): SigningStanding => {
    const order = orders.get(id)
    if (!order) throw new ContractBroken(`There is no signing ${id}`)
    return order
  }
  const begin = (terms: SigningTerms): SigningStart => {
    if (refusedWith) return { kind: 'refused', errorKind: refusedWith }
    if (!terms.acceptedTerms) return { kind: 'refused', errorKind: 'acceptterms' }
    const signing: SigningStanding = { id: `signing-${orders.size + 1}`, status: 'pending', provider }
    orders.set(signing.id, signing)
    confirmed.set(signing.id, terms)
    return { kind: 'started', signing }
  }

  return {
    change(id, facts) {
      orders.set(id, { ...find(id), ...facts })
    },
    terms: (id) => confirmed.get(id),
    async start(_, terms) {
      assertThere()
      return begin(terms)
    },
    async status(id) {
      assertThere()
      return find(id)
    },
    async cancel(id) {
      assertThere()
      const order = find(id)
      if (order.status === 'pending') orders.set(id, { ...order, status: 'cancelled' })
    },
    async invitation(token) {
      assertThere()
      return invitations[token]
    },
    async startByInvitation(token, terms) {
      assertThere()
      return invitations[token] ? begin(terms) : { kind: 'refused', errorKind: 'notfound' }
    },
  }
}
