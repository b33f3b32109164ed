// Invariants of a booking for any events in any order.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingPaymentStatuses } from '../payments/payment-status.ts'
import {
  bookingId,
  cancel,
  fail,
  minutes,
  objectId,
  paymentAnswered,
  signature,
  start,
} from '../testing/booking-machine.ts'
import type { ActiveBooking, BookingEvent, BookingState } from './booking-machine.ts'
import { startBooking, stepBooking } from './booking-machine.ts'
import { mayBookingMove } from './booking-moves.ts'
import { isActiveBooking } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import { bookingPath, hasBookingPayment } from './booking-variants.ts'

const times = fc.nat({ max: 90 * 60 }).map((second) => start + second * 1000)
const anyEvent: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc.constantFrom<BookingEvent>(
    { kind: 'identityAsked' },
    { kind: 'identityStopped' },
    { kind: 'identityConfirmed' },
    { kind: 'bookingAccepted', requestId: 'r1' },
    { kind: 'completionConfirmed' },
    { kind: 'reconfirmed', isFree: true },
    { kind: 'reconfirmed', isFree: false },
    cancel,
    { kind: 'releasedByStaff' },
    { kind: 'withdrawn' },
    fail,
    JSON.parse('{ "kind": "nonsense" }'),
  ),
  fc
    .tuple(
      fc.constantFrom(
        'bookingAsked',
        'bookingPending',
        'infoOpened',
        'wentBack',
        'signingStopped',
        'paymentAsked',
        'clockTicked',
      ),
      times,
    )
    .map(([kind, at]) => ({ kind, now: at }) as BookingEvent),
  times.map((at): BookingEvent => ({ kind: 'bookingHeld', bookingId, now: at })),
  fc.constantFrom(...bookingPaymentStatuses).map((status) => paymentAnswered(status)),
  times.map((at) => paymentAnswered('paid', at)),
  fc.constantFrom(signature('buyer'), signature('coBuyer')),
)

/** The event that advances a state, so that random walks come far. */
const onwards = (state: BookingState, at: number, applicants: 1 | 2): BookingEvent => {
  switch (state.kind) {
    case 'draft':
      return { kind: 'identityAsked' }
    case 'identifying':
      return { kind: 'identityConfirmed' }
    case 'identified':
      return { kind: 'bookingAsked', now: at }
    case 'holding':
      return { kind: 'bookingHeld', bookingId, now: at }
    case 'held':
      return { kind: 'infoOpened', now: at }
    case 'info':
      return { kind: 'infoFilled', applicants, now: at }
    case 'documents':
    case 'choices':
    case 'financing':
    case 'accommodation':
      return { kind: 'formFilled', form: state.kind, now: at }
    case 'signing':
      return signature('buyer', at)
    case 'waitingCoSigner':
      return signature('coBuyer', at)
    case 'signed':
      return hasBookingPayment(state.variant)
        ? { kind: 'paymentAsked', now: at }
        : { kind: 'completionConfirmed' }
    case 'paying':
      return paymentAnswered('paid', at)
    case 'paid':
      return { kind: 'completionConfirmed' }
    default:
      return { kind: 'reconfirmed', isFree: true }
  }
}

const walks = fc
  .record({
    variant: fc.constantFrom<BookingVariant>('A', 'B', 'C'),
    applicants: fc.constantFrom<1 | 2>(1, 2),
    // First some steps without obstacles, then anything.
    lead: fc.nat({ max: 15 }),
    turns: fc.array(
      fc.oneof({ weight: 2, arbitrary: fc.constant('onwards' as const) }, { weight: 1, arbitrary: anyEvent }),
      { maxLength: 14 },
    ),
  })
  .map(({ lead, turns, ...facts }) => ({
    ...facts,
    turns: [...Array.from({ length: lead }, () => 'onwards' as const), ...turns],
  }))

describe('For any events', () => {
  test.each(['A', 'B', 'C'] as const)(
    'a booking that only advances in variant %s passes all its states',
    (variant) => {
      let state: BookingState = startBooking(variant, objectId)
      const passed: string[] = ['draft']
      for (let turn = 0; turn < 20 && state.kind !== 'completed'; turn += 1) {
        state = stepBooking(state, onwards(state, start + turn * 1000, 2)).state
        passed.push(state.kind)
      }
      expect(passed).toStrictEqual(bookingPath(variant))
    },
  )

  test('a booking keeps its invariants', () => {
    fc.assert(
      fc.property(walks, ({ variant, applicants, turns }) => {
        let state: BookingState = startBooking(variant, objectId)
        const broken: string[] = []
        const promise = (kept: boolean, words: string) => {
          if (!kept) broken.push(words)
        }
        const passed = new Set<string>(['draft'])
        const times = new Map<string, number>()
        let held = 0
        for (const [turn, each] of turns.entries()) {
          const event = each === 'onwards' ? onwards(state, start + turn * 20_000, applicants) : each
          const before = state
          const step = stepBooking(before, event)
          state = step.state
          const asked = step.effects.map(({ kind }) => kind as string)
          for (const kind of asked) times.set(kind, (times.get(kind) ?? 0) + 1)
          passed.add(state.kind)
          if (state.kind === 'held' && before.kind === 'holding')
            held = (state as ActiveBooking).holdExpiresAt ?? 0
          const isExit = ['cancelled', 'expired', 'failed'].includes(state.kind)
          const leaves = (...kinds: string[]) => kinds.includes(before.kind) && !kinds.includes(state.kind)

          promise(
            Object.values(state).every(
              (value) => Array.isArray(value) || ['string', 'number', 'boolean'].includes(typeof value),
            ),
            'a state can be written as JSON',
          )
          promise(
            state.kind === before.kind ||
              mayBookingMove(
                before.kind,
                state.kind,
                variant,
                event.kind === 'releasedByStaff' ? 'staff' : 'buyer',
              ),
            `the server lets ${before.kind} go to ${state.kind}`,
          )
          promise(
            isExit || bookingPath(variant).some((kind) => kind === state.kind),
            'no state of another variant',
          )
          promise(
            !leaves('signing', 'waitingCoSigner') ||
              state.kind === 'signed' ||
              event.kind === 'signingStopped' ||
              asked.includes('cancelSigning'),
            'a booking leaves a signing only with a request to cancel it',
          )
          promise(
            !leaves('paying') || event.kind === 'paymentAnswered' || asked.includes('cancelPayment'),
            'a booking leaves a payment only with a request to cancel it',
          )
          promise(
            !isActiveBooking(before.kind) || !isExit || asked.includes('cancelBooking'),
            'a booking that leaves lets its home go',
          )
          promise(
            !['completed', 'cancelled', 'failed'].includes(before.kind) ||
              state.kind === before.kind ||
              (before.kind === 'completed' && event.kind === 'withdrawn'),
            'an end stays an end, but for what is withdrawn from',
          )
          if (isActiveBooking(state.kind)) {
            const { holdExpiresAt, signedBy, applicants: buyers } = state as ActiveBooking
            promise(
              (holdExpiresAt ?? 0) <= held + 37 * minutes,
              'a hold is extended once, and once for paying',
            )
            promise(
              (state.kind !== 'signed' && state.kind !== 'paying') || signedBy.length === buyers,
              'a signed booking has the signatures of all buyers',
            )
          }
        }
        for (const [kind, max] of [
          ['startBooking', 1],
          ['extendHold', 2],
          ['refund', 1],
          ['reconfirm', 1],
          ['complete', 1],
        ] as const)
          promise((times.get(kind) ?? 0) <= max, `at most ${max} ${kind}`)
        promise(!passed.has('paying') || passed.has('signed'), 'nothing is paid that is not signed')
        promise(
          !passed.has('completed') || passed.has(hasBookingPayment(variant) ? 'paid' : 'signed'),
          'what is completed was paid, or signed where nothing is paid',
        )
        expect(broken).toStrictEqual([])
      }),
    )
  })
})
