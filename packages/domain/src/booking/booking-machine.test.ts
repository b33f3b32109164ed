import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingPaymentStatuses } from '../payments/payment-status.ts'
import { aHeldBooking } from './booking.testing.ts'
import type { ActiveBooking, BookingEvent, BookingState, EndedBooking } from './booking-machine.ts'
import { draftBooking, moveBooking } from './booking-machine.ts'
import { mayBookingMove } from './booking-moves.ts'
import { isActiveBooking } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import { bookingPath, hasBookingPayment } from './booking-variants.ts'

const start = 1_000_000
const minutes = 60_000
const now = start + 1000
const bookingId = 'b1'
const objectId = 'home-1'

const begin = (variant: BookingVariant) => ({ variant, objectId })
const active = (
  variant: BookingVariant,
  kind: ActiveBooking['kind'],
  facts: Partial<ActiveBooking> = {},
): ActiveBooking =>
  aHeldBooking({ kind, variant, objectId, bookingId, holdExpiresAt: start + 30 * minutes, ...facts })
/** A contract that is being signed, or was: the hold is extended. */
const late = (
  variant: BookingVariant,
  kind: ActiveBooking['kind'],
  facts: Partial<ActiveBooking> = {},
): ActiveBooking =>
  active(variant, kind, { holdExpiresAt: start + 60 * minutes, isHoldExtended: true, ...facts })
const paying = late('C', 'paying', {
  isPaymentBegun: true,
  holdExpiresAt: start + 67 * minutes,
  signedBy: ['buyer'],
})
const holding: BookingState = { kind: 'holding', ...begin('C'), since: start }
const asked: BookingState = { kind: 'holding', ...begin('C'), since: start, requestId: 'r1' }
const paid: BookingState = { kind: 'paid', ...begin('C'), bookingId }
const completed: BookingState = { kind: 'completed', ...begin('C'), bookingId }
const ended = (kind: EndedBooking['kind'], facts: Partial<EndedBooking> = {}): EndedBooking => ({
  kind,
  ...begin('C'),
  bookingId,
  ...facts,
})
const cancelBooking = { kind: 'cancelBooking', bookingId }
const removeCookie = { kind: 'removeBookingCookie' }
const without = <Key extends string>(state: ActiveBooking, key: Key) => {
  const { [key as 'holdExpiresAt']: _, ...rest } = state
  return rest as ActiveBooking
}

const clock = (at: number): BookingEvent => ({ kind: 'clockTicked', now: at })
const paymentAnswered = (status: (typeof bookingPaymentStatuses)[number], at = now): BookingEvent => ({
  kind: 'paymentAnswered',
  status,
  now: at,
})
const signature = (by: 'buyer' | 'coBuyer', at = now): BookingEvent => ({
  kind: 'signatureGiven',
  by,
  now: at,
})
const filled = (form: (BookingEvent & { kind: 'formFilled' })['form']): BookingEvent => ({
  kind: 'formFilled',
  form,
  now,
})
const back: BookingEvent = { kind: 'wentBack', now }
const cancel: BookingEvent = { kind: 'cancelAsked' }
const fail: BookingEvent = { kind: 'failed', failure: 'userssnnomatch' }

describe('a booking', () => {
  test('begins as a draft', () => {
    expect(draftBooking('B', 'home-7')).toStrictEqual({ kind: 'draft', variant: 'B', objectId: 'home-7' })
  })

  test.each<[string, BookingState, BookingEvent, BookingState, unknown[]]>([
    [
      'asks who the buyer is',
      draftBooking('C', objectId),
      { kind: 'identityAsked' },
      { kind: 'identifying', ...begin('C') },
      [{ kind: 'startIdentity' }],
    ],
    [
      'knows the buyer',
      { kind: 'identifying', ...begin('C') },
      { kind: 'identityConfirmed' },
      { kind: 'identified', ...begin('C') },
      [],
    ],
    [
      'lets the buyer try to identify again',
      { kind: 'identifying', ...begin('C') },
      { kind: 'identityStopped' },
      draftBooking('C', objectId),
      [],
    ],
    [
      'stops identifying when the buyer goes back',
      { kind: 'identifying', ...begin('C') },
      back,
      draftBooking('C', objectId),
      [{ kind: 'cancelIdentity' }],
    ],
    [
      'asks for the home',
      { kind: 'identified', ...begin('C') },
      { kind: 'bookingAsked', now: start },
      holding,
      [{ kind: 'startBooking', objectId }],
    ],
    [
      'is polled two seconds after it was accepted',
      holding,
      { kind: 'bookingAccepted', requestId: 'r1' },
      asked,
      [{ kind: 'pollStatus', requestId: 'r1', after: 2000 }],
    ],
    [
      'is polled every two seconds at first',
      asked,
      { kind: 'bookingPending', now: start + 19_999 },
      asked,
      [{ kind: 'pollStatus', requestId: 'r1', after: 2000 }],
    ],
    [
      'is polled every five seconds later',
      asked,
      { kind: 'bookingPending', now: start + 20_000 },
      asked,
      [{ kind: 'pollStatus', requestId: 'r1', after: 5000 }],
    ],
    [
      'fails when the home is not held within 120 seconds, and lets it go',
      asked,
      { kind: 'bookingPending', now: start + 120_000 },
      { kind: 'failed', ...begin('C'), failure: 'timeout' },
      [{ kind: 'cancelBooking', requestId: 'r1' }],
    ],
    [
      'holds the home for 30 minutes',
      asked,
      { kind: 'bookingHeld', bookingId, now: start },
      active('C', 'held'),
      [{ kind: 'saveBookingCookie', bookingId, objectId }],
    ],
    [
      'holds the home for as long as the server says',
      holding,
      { kind: 'bookingHeld', bookingId, now: start, holdExpiresAt: start + 5 },
      active('C', 'held', { holdExpiresAt: start + 5 }),
      [{ kind: 'saveBookingCookie', bookingId, objectId }],
    ],
    ['goes on to the buyers', active('C', 'held'), { kind: 'infoOpened', now }, active('C', 'info'), []],
    [
      'goes from the buyers to the choices in Sweden',
      active('C', 'info'),
      { kind: 'infoFilled', applicants: 2, now },
      active('C', 'choices', { applicants: 2 }),
      [],
    ],
    [
      'goes from the buyers to the documents in Finland',
      active('B', 'info'),
      { kind: 'infoFilled', applicants: 1, now },
      active('B', 'documents'),
      [],
    ],
    [
      'goes from the buyers to the financing in Norway',
      active('A', 'info', { applicants: 2 }),
      { kind: 'infoFilled', applicants: 1, now },
      active('A', 'financing'),
      [],
    ],
    [
      'goes from choices to financing',
      active('C', 'choices'),
      filled('choices'),
      active('C', 'financing'),
      [],
    ],
    [
      'goes from financing to where the buyer lives',
      active('C', 'financing'),
      filled('financing'),
      active('C', 'accommodation'),
      [],
    ],
    [
      'keeps the home 30 minutes more when signing begins',
      active('C', 'accommodation'),
      filled('accommodation'),
      late('C', 'signing'),
      [
        { kind: 'extendHold', bookingId, holdExpiresAt: start + 60 * minutes },
        { kind: 'startSigning', bookingId, signers: ['buyer'] },
      ],
    ],
    [
      'asks both buyers to sign',
      active('B', 'documents', { applicants: 2 }),
      filled('documents'),
      late('B', 'signing', { applicants: 2 }),
      [
        { kind: 'extendHold', bookingId, holdExpiresAt: start + 60 * minutes },
        { kind: 'startSigning', bookingId, signers: ['buyer', 'coBuyer'] },
      ],
    ],
    [
      'keeps the home no longer when signing begins a second time',
      late('A', 'financing'),
      filled('financing'),
      late('A', 'signing'),
      [{ kind: 'startSigning', bookingId, signers: ['buyer'] }],
    ],
    ['goes back from the buyers', active('C', 'info'), back, active('C', 'held'), []],
    ['goes back from financing', active('C', 'financing'), back, active('C', 'choices'), []],
    ['goes back from financing in Norway', active('A', 'financing'), back, active('A', 'info'), []],
    [
      'cancels the signing when the buyer goes back',
      late('C', 'signing'),
      back,
      late('C', 'accommodation'),
      [{ kind: 'cancelSigning', bookingId }],
    ],
    [
      'takes back the one signature when a buyer goes back',
      late('A', 'waitingCoSigner', { applicants: 2, signedBy: ['buyer'] }),
      back,
      late('A', 'financing', { applicants: 2 }),
      [{ kind: 'cancelSigning', bookingId }],
    ],
    [
      'has nothing to cancel when the signing was stopped in the app',
      late('B', 'signing'),
      { kind: 'signingStopped', now },
      late('B', 'documents'),
      [],
    ],
    [
      'is signed by the only buyer',
      late('C', 'signing'),
      signature('buyer'),
      late('C', 'signed', { signedBy: ['buyer'] }),
      [],
    ],
    [
      'waits for the other buyer',
      late('C', 'signing', { applicants: 2 }),
      signature('coBuyer'),
      late('C', 'waitingCoSigner', { applicants: 2, signedBy: ['coBuyer'] }),
      [],
    ],
    [
      'is signed when both have',
      late('C', 'waitingCoSigner', { applicants: 2, signedBy: ['coBuyer'] }),
      signature('buyer'),
      late('C', 'signed', { applicants: 2, signedBy: ['coBuyer', 'buyer'] }),
      [],
    ],
    [
      'is completed by the signature where nothing is paid, and runs out no more',
      late('A', 'signing'),
      signature('buyer'),
      without(late('A', 'signed', { signedBy: ['buyer'] }), 'holdExpiresAt'),
      [{ kind: 'complete', bookingId }],
    ],
    [
      'is done where nothing is paid',
      without(late('A', 'signed', { signedBy: ['buyer'] }), 'holdExpiresAt'),
      { kind: 'completionConfirmed' },
      { kind: 'completed', ...begin('A'), bookingId },
      [removeCookie],
    ],
    [
      'keeps the home 7 minutes more when paying begins',
      late('C', 'signed', { signedBy: ['buyer'] }),
      { kind: 'paymentAsked', now },
      paying,
      [
        { kind: 'extendHold', bookingId, holdExpiresAt: start + 67 * minutes },
        { kind: 'startPayment', bookingId },
      ],
    ],
    [
      'keeps the home no longer when paying begins a second time',
      { ...paying, kind: 'signed' },
      { kind: 'paymentAsked', now },
      paying,
      [{ kind: 'startPayment', bookingId }],
    ],
    [
      'cancels the payment when the buyer goes back',
      paying,
      back,
      { ...paying, kind: 'signed' },
      [{ kind: 'cancelPayment', bookingId }],
    ],
    [
      'may be paid again after a refusal',
      paying,
      paymentAnswered('declined'),
      { ...paying, kind: 'signed' },
      [],
    ],
    [
      'may be paid again after a failure',
      paying,
      paymentAnswered('failed'),
      { ...paying, kind: 'signed' },
      [],
    ],
    [
      'may be paid again after a change of mind',
      paying,
      paymentAnswered('cancelled'),
      { ...paying, kind: 'signed' },
      [],
    ],
    ['is paid', paying, paymentAnswered('paid'), paid, [{ kind: 'complete', bookingId }]],
    [
      'is paid though the payment was to be cancelled',
      { ...paying, kind: 'signed' },
      paymentAnswered('paid'),
      paid,
      [{ kind: 'complete', bookingId }],
    ],
    ['is done', paid, { kind: 'completionConfirmed' }, completed, [removeCookie]],
  ])('%s', (_, state, event, next, effects) => {
    expect(moveBooking(state, event)).toStrictEqual({ state: next, effects })
  })

  test.each<[string, BookingState, BookingState, unknown[]]>([
    ['draft', draftBooking('C', objectId), { kind: 'cancelled', ...begin('C') }, []],
    [
      'identifying',
      { kind: 'identifying', ...begin('C') },
      { kind: 'cancelled', ...begin('C') },
      [{ kind: 'cancelIdentity' }],
    ],
    ['identified', { kind: 'identified', ...begin('C') }, { kind: 'cancelled', ...begin('C') }, []],
    ['holding', holding, { kind: 'cancelled', ...begin('C') }, [{ kind: 'cancelBooking' }]],
    ['asked', asked, { kind: 'cancelled', ...begin('C') }, [{ kind: 'cancelBooking', requestId: 'r1' }]],
    ['held', active('C', 'held'), ended('cancelled'), [cancelBooking, removeCookie]],
    ['financing', active('C', 'financing'), ended('cancelled'), [cancelBooking, removeCookie]],
    [
      'signing',
      late('C', 'signing'),
      ended('cancelled'),
      [{ kind: 'cancelSigning', bookingId }, cancelBooking, removeCookie],
    ],
    [
      'waiting for the other buyer',
      late('C', 'waitingCoSigner', { applicants: 2, signedBy: ['buyer'] }),
      ended('cancelled'),
      [{ kind: 'cancelSigning', bookingId }, cancelBooking, removeCookie],
    ],
    [
      'signed',
      late('C', 'signed', { signedBy: ['buyer'] }),
      ended('cancelled'),
      [cancelBooking, removeCookie],
    ],
    [
      'paying',
      paying,
      ended('cancelled', { money: 'open' }),
      [{ kind: 'cancelPayment', bookingId }, cancelBooking, removeCookie],
    ],
    [
      'signed after a payment',
      { ...paying, kind: 'signed' },
      ended('cancelled', { money: 'open' }),
      [cancelBooking, removeCookie],
    ],
    [
      'paid',
      paid,
      ended('cancelled', { money: 'refunding' }),
      [{ kind: 'refund', bookingId }, cancelBooking, removeCookie],
    ],
  ])('that is %s can be cancelled and can fail, and stops what is under way', (_, state, next, effects) => {
    expect(moveBooking(state, cancel)).toStrictEqual({
      state: next,
      effects: [...effects],
    })
    expect(moveBooking(state, fail)).toStrictEqual({
      state: { ...next, kind: 'failed', failure: 'userssnnomatch' },
      effects: [...effects],
    })
  })

  test.each<[string, BookingState, number, EndedBooking, unknown[]]>([
    ['held', active('C', 'held'), 30, ended('expired'), []],
    ['signing', late('C', 'signing'), 60, ended('expired'), [{ kind: 'cancelSigning', bookingId }]],
    ['signed', late('C', 'signed', { signedBy: ['buyer'] }), 60, ended('expired'), []],
    ['paying', paying, 67, ended('expired', { money: 'open' }), [{ kind: 'cancelPayment', bookingId }]],
  ])('that is %s runs out exactly when its time is up', (_, state, minute, next, effects) => {
    const end = start + minute * minutes
    expect(moveBooking(state, clock(end - 1)).state).toBe(state)
    expect(moveBooking(state, clock(end))).toStrictEqual({
      state: next,
      effects: [...effects, cancelBooking, removeCookie],
    })
  })

  test('runs out before anything else that comes too late', () => {
    const over = start + 30 * minutes
    const { state } = moveBooking(active('C', 'choices'), { kind: 'formFilled', form: 'choices', now: over })
    expect(state).toStrictEqual(ended('expired'))
    expect(moveBooking(late('C', 'signing'), signature('buyer', start + 60 * minutes)).state.kind).toBe(
      'expired',
    )
  })

  describe('whose money comes after it ran out', () => {
    const expired = ended('expired', { money: 'open' })
    const arrived = ended('expired', { money: 'arrived' })
    const reconfirm = { kind: 'reconfirm', bookingId, objectId }

    test('asks for the home again', () => {
      expect(moveBooking(expired, paymentAnswered('paid'))).toStrictEqual({
        state: arrived,
        effects: [reconfirm],
      })
    })

    test('asks for the home again when the money itself tells that time is up', () => {
      expect(moveBooking(paying, paymentAnswered('paid', start + 67 * minutes))).toStrictEqual({
        state: arrived,
        effects: [{ kind: 'cancelPayment', bookingId }, cancelBooking, removeCookie, reconfirm],
      })
    })

    test('gets the home that is still free', () => {
      expect(moveBooking(arrived, { kind: 'reconfirmed', isFree: true })).toStrictEqual({
        state: paid,
        effects: [{ kind: 'complete', bookingId }],
      })
    })

    test('pays back when the home is gone', () => {
      expect(moveBooking(arrived, { kind: 'reconfirmed', isFree: false })).toStrictEqual({
        state: ended('expired', { money: 'refunding' }),
        effects: [{ kind: 'refund', bookingId }],
      })
    })

    test.each(['cancelled', 'failed'] as const)(
      'pays back when it was %s, and never comes to life',
      (kind) => {
        const refunding = ended(kind, { money: 'refunding' })
        expect(moveBooking(ended(kind, { money: 'open' }), paymentAnswered('paid'))).toStrictEqual({
          state: refunding,
          effects: [{ kind: 'refund', bookingId }],
        })
        expect(moveBooking(refunding, paymentAnswered('paid')).effects).toStrictEqual([])
      },
    )
  })

  test('lets go of a home that is held after the booking ended', () => {
    const gone: BookingState = { kind: 'cancelled', ...begin('C') }
    const step = moveBooking(gone, { kind: 'bookingHeld', bookingId: 'b9', now })
    expect(step.state).toBe(gone)
    expect(step.effects).toStrictEqual([{ kind: 'cancelBooking', bookingId: 'b9' }])
  })

  const signedA = without(late('A', 'signed', { signedBy: ['buyer'] }), 'holdExpiresAt')
  const waiting = late('C', 'waitingCoSigner', { applicants: 2, signedBy: ['buyer'] })
  test.each<[string, BookingState, BookingEvent]>([
    ['draft', draftBooking('C', objectId), { kind: 'identityConfirmed' }],
    ['draft', draftBooking('C', objectId), { kind: 'bookingAsked', now }],
    ['draft', draftBooking('C', objectId), back],
    ['identifying', { kind: 'identifying', ...begin('C') }, { kind: 'bookingAsked', now }],
    ['identified', { kind: 'identified', ...begin('C') }, { kind: 'bookingHeld', bookingId, now }],
    ['identified', { kind: 'identified', ...begin('C') }, { kind: 'identityAsked' }],
    ['holding', holding, { kind: 'bookingPending', now: start + 500 }],
    ['asked', asked, { kind: 'bookingAccepted', requestId: 'r2' }],
    ['asked', asked, { kind: 'bookingAsked', now }],
    ['held', active('C', 'held'), back],
    ['held', active('C', 'held'), { kind: 'bookingAccepted', requestId: 'r2' }],
    ['held', active('C', 'held'), { kind: 'bookingPending', now }],
    ['choices', active('C', 'choices'), { kind: 'identityStopped' }],
    ['filled in Norway', active('A', 'financing'), { kind: 'completionConfirmed' }],
    ['held', active('C', 'held'), { kind: 'bookingHeld', bookingId: 'b2', now }],
    ['held', active('C', 'held'), { kind: 'infoFilled', applicants: 2, now }],
    ['info', active('C', 'info'), { kind: 'infoOpened', now }],
    ['info', active('C', 'info'), filled('choices')],
    ['choices', active('C', 'choices'), filled('financing')],
    ['choices', active('C', 'choices'), signature('buyer')],
    ['choices', active('C', 'choices'), { kind: 'signingStopped', now }],
    ['accommodation', active('C', 'accommodation'), { kind: 'paymentAsked', now }],
    ['accommodation', active('C', 'accommodation'), paymentAnswered('paid')],
    ['accommodation', active('C', 'accommodation'), { kind: 'completionConfirmed' }],
    ['signing', late('C', 'signing'), signature('coBuyer')],
    ['signing', late('C', 'signing', { applicants: 2 }), signature('stranger' as 'buyer')],
    ['signing', late('C', 'signing'), { kind: 'paymentAsked', now }],
    ['waiting', waiting, signature('buyer')],
    ['waiting', waiting, { kind: 'signingStopped', now }],
    ['waiting', waiting, { kind: 'paymentAsked', now }],
    ['signed', late('C', 'signed'), back],
    ['signed', late('C', 'signed'), signature('buyer')],
    ['signed', late('C', 'signed'), { kind: 'completionConfirmed' }],
    ['signed', late('C', 'signed'), paymentAnswered('paid')],
    ['signed', { ...paying, kind: 'signed' }, paymentAnswered('declined')],
    ['signed in Norway', signedA, { kind: 'paymentAsked', now }],
    ['signed in Norway', signedA, back],
    ['signed in Norway', signedA, clock(start + 999 * minutes)],
    ['paying', paying, paymentAnswered('pending')],
    ['paying', paying, paymentAnswered('unknown')],
    ['paying', paying, paymentAnswered('created')],
    ['paying', paying, { kind: 'paymentAsked', now }],
    ['paying', paying, { kind: 'completionConfirmed' }],
    ['paid', paid, paymentAnswered('paid')],
    ['paid', paid, back],
    ['paid', paid, clock(start + 999 * minutes)],
    ['completed', completed, cancel],
    ['completed', completed, fail],
    ['completed', completed, { kind: 'completionConfirmed' }],
    ['completed', completed, { kind: 'bookingHeld', bookingId: 'b2', now }],
    ['cancelled', ended('cancelled'), cancel],
    ['cancelled', ended('cancelled'), fail],
    ['cancelled', ended('cancelled'), paymentAnswered('paid')],
    ['cancelled', ended('cancelled'), { kind: 'bookingHeld', bookingId, now }],
    ['cancelled', ended('cancelled', { money: 'open' }), paymentAnswered('declined')],
    ['cancelled', ended('cancelled', { money: 'open' }), { kind: 'reconfirmed', isFree: true }],
    ['cancelled early', { kind: 'cancelled', ...begin('C') }, paymentAnswered('paid')],
    ['cancelled early', { kind: 'cancelled', ...begin('C') }, { kind: 'reconfirmed', isFree: true }],
    ['expired', ended('expired'), { kind: 'reconfirmed', isFree: true }],
    ['expired', ended('expired', { money: 'arrived' }), paymentAnswered('paid')],
    ['failed', ended('failed', { failure: 'general' }), cancel],
  ])('that is %s stays the same object when an event means nothing to it', (_, state, event) => {
    const step = moveBooking(state, event)
    expect(step.state).toBe(state)
    expect(step.effects).toStrictEqual([])
  })
})

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
    fail,
    { kind: 'nonsense' } as unknown as BookingEvent,
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

/** The way that leads on from a state, so that random walks come far. */
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
    // First some way without a hitch, then anything.
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

describe('whatever happens', () => {
  test.each(['A', 'B', 'C'] as const)(
    'a booking that only goes on in variant %s passes all its states',
    (variant) => {
      let state: BookingState = draftBooking(variant, objectId)
      const passed: string[] = ['draft']
      for (let turn = 0; turn < 20 && state.kind !== 'completed'; turn += 1) {
        state = moveBooking(state, onwards(state, start + turn * 1000, 2)).state
        passed.push(state.kind)
      }
      expect(passed).toStrictEqual(bookingPath(variant))
    },
  )

  test('a booking keeps its promises', () => {
    fc.assert(
      fc.property(walks, ({ variant, applicants, turns }) => {
        let state: BookingState = draftBooking(variant, objectId)
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
          const step = moveBooking(before, event)
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
            state.kind === before.kind || mayBookingMove(before.kind, state.kind, variant),
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
            'nobody leaves a signing without asking to cancel it',
          )
          promise(
            !leaves('paying') || event.kind === 'paymentAnswered' || asked.includes('cancelPayment'),
            'nobody leaves a payment without asking to cancel it',
          )
          promise(
            !isActiveBooking(before.kind) || !isExit || asked.includes('cancelBooking'),
            'a booking that leaves lets its home go',
          )
          promise(
            !['completed', 'cancelled', 'failed'].includes(before.kind) || state.kind === before.kind,
            'an end stays an end',
          )
          if (isActiveBooking(state.kind)) {
            const { holdExpiresAt, signedBy, applicants: buyers } = state as ActiveBooking
            promise(
              (holdExpiresAt ?? 0) <= held + 37 * minutes,
              'a hold is extended once, and once for paying',
            )
            promise(
              (state.kind !== 'signed' && state.kind !== 'paying') || signedBy.length === buyers,
              'everybody has signed what is signed',
            )
          }
        }
        for (const [kind, most] of [
          ['startBooking', 1],
          ['extendHold', 2],
          ['refund', 1],
          ['reconfirm', 1],
          ['complete', 1],
        ] as const)
          promise((times.get(kind) ?? 0) <= most, `at most ${most} ${kind}`)
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
