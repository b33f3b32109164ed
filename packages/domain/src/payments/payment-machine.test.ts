import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaymentEvent, PaymentState } from './payment-machine.ts'
import { initialPayment, stepPayment } from './payment-machine.ts'
import { bookingPaymentStatuses, isPaymentOver, mayPaymentMove } from './payment-status.ts'

const start = 1_000_000
const limit = 360_000
const pending: PaymentState = { kind: 'pending', startedAt: start }
const cancelling: PaymentState = { kind: 'pending', startedAt: start, isCancelRequested: true }
const unknown: PaymentState = { kind: 'unknown', messageKey: 'unclear' }
const paid: PaymentState = { kind: 'paid', isLate: false, receiptId: 'r1' }
const declined: PaymentState = { kind: 'declined', messageKey: 'declinedByBank' }
const failed: PaymentState = { kind: 'failed', messageKey: 'bankError' }
const cancelled: PaymentState = { kind: 'cancelled', messageKey: 'cancelled' }
const refunding: PaymentState = { ...failed, isRefundRequested: true }
const cancellingInDoubt: PaymentState = { ...unknown, isCancelRequested: true }
const closed: PaymentState = { kind: 'cancelled', messageKey: 'closed', isUnconfirmed: true }
const closedInDoubt: PaymentState = { kind: 'failed', messageKey: 'closed', isUnconfirmed: true }

const reported = (
  status: (typeof bookingPaymentStatuses)[number],
  now = start + 10_000,
  rest: { messageKey?: 'declinedByBank' | 'notApproved'; receiptId?: string } = {},
): PaymentEvent => ({ kind: 'reported', now, report: { status, ...rest } })
const check = (after: number) => ({ kind: 'checkStatus', after })

const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.record({ kind: fc.constant('started' as const), now: fc.integer({ min: start, max: start + 500_000 }) }),
  fc.record({
    kind: fc.constant('reported' as const),
    now: fc.integer({ min: start, max: start + 500_000 }),
    report: fc.record(
      {
        status: fc.constantFrom(...bookingPaymentStatuses),
        messageKey: fc.constantFrom('declinedByBank' as const, 'unclear' as const, 'bankError' as const),
        receiptId: fc.constant('r'),
      },
      { requiredKeys: ['status'] },
    ),
  }),
  fc.record({
    kind: fc.constant('timedOut' as const),
    now: fc.integer({ min: start, max: start + 500_000 }),
  }),
  fc.constantFrom(
    { kind: 'calledBack' as const },
    { kind: 'returnedUnproven' as const },
    { kind: 'cancelAsked' as const },
    { kind: 'cancelRefused' as const },
    { kind: 'closed' as const },
  ),
)

describe('A payment', () => {
  test.each<[string, PaymentState, PaymentEvent, PaymentState, unknown[]]>([
    ['starts', initialPayment, { kind: 'started', now: start }, pending, [check(2000)]],
    ['is pending at the first report', initialPayment, reported('pending', start), pending, [check(2000)]],
    [
      'is paid before its start is confirmed',
      initialPayment,
      reported('paid'),
      { kind: 'paid', isLate: false },
      [{ kind: 'settle', isLate: false }],
    ],
    [
      'is refused at its start',
      initialPayment,
      reported('failed'),
      { kind: 'failed', messageKey: 'failed' },
      [],
    ],
    ['starts in doubt', initialPayment, reported('unknown'), unknown, []],
    [
      'is called back before its start is confirmed',
      initialPayment,
      { kind: 'calledBack' },
      initialPayment,
      [check(0)],
    ],
    ['is cancelled before a provider is asked', initialPayment, { kind: 'cancelAsked' }, cancelled, []],
    ['is polled again', pending, reported('pending', start + 4000), pending, [check(2000)]],
    ['is polled a last time', pending, reported('pending', start + limit - 500), pending, [check(500)]],
    ['becomes unclear after six minutes', pending, reported('pending', start + limit), unknown, []],
    ['is not moved by a report that it was created', pending, reported('created'), pending, []],
    [
      'is paid, with a receipt',
      pending,
      reported('paid', start + limit - 1, { receiptId: 'r1' }),
      paid,
      [{ kind: 'settle', isLate: false }],
    ],
    [
      'is paid late after six minutes',
      pending,
      reported('paid', start + limit),
      { kind: 'paid', isLate: true },
      [{ kind: 'settle', isLate: true }],
    ],
    [
      'is declined, with a reason',
      pending,
      reported('declined', start, { messageKey: 'declinedByBank' }),
      declined,
      [],
    ],
    ['is declined', pending, reported('declined'), { kind: 'declined', messageKey: 'declined' }, []],
    ['is cancelled', pending, reported('cancelled'), cancelled, []],
    ['is in doubt', pending, reported('unknown'), unknown, []],
    [
      'is in doubt, with a reason',
      pending,
      reported('unknown', start, { messageKey: 'notApproved' }),
      { kind: 'unknown', messageKey: 'notApproved' },
      [],
    ],
    ['is polled at once after a callback', pending, { kind: 'calledBack' }, pending, [check(0)]],
    ['is unclear after a return without proof', pending, { kind: 'returnedUnproven' }, unknown, [check(0)]],
    ['goes on before its timeout', pending, { kind: 'timedOut', now: start + limit - 1 }, pending, []],
    ['is unclear at its timeout', pending, { kind: 'timedOut', now: start + limit }, unknown, []],
    [
      'is requested to be cancelled',
      pending,
      { kind: 'cancelAsked' },
      cancelling,
      [{ kind: 'cancelAtProvider' }],
    ],
    ['is requested to be cancelled once', cancelling, { kind: 'cancelAsked' }, cancelling, []],
    ['is polled when it is too late to cancel', cancelling, { kind: 'cancelRefused' }, pending, [check(0)]],
    [
      'is requested to be cancelled in doubt',
      unknown,
      { kind: 'cancelAsked' },
      cancellingInDoubt,
      [{ kind: 'cancelAtProvider' }],
    ],
    [
      'is polled when it is too late to cancel in doubt',
      cancellingInDoubt,
      { kind: 'cancelRefused' },
      unknown,
      [check(0)],
    ],
    [
      'is still to be cancelled at its timeout',
      cancelling,
      { kind: 'timedOut', now: start + limit },
      cancellingInDoubt,
      [],
    ],
    ['is closed without its provider', pending, { kind: 'closed' }, closed, []],
    ['is closed in doubt without its provider', cancellingInDoubt, { kind: 'closed' }, closedInDoubt, []],
    ['is closed before a provider is asked', initialPayment, { kind: 'closed' }, cancelled, []],
    [
      'fails when its provider confirms the end after it was closed',
      closedInDoubt,
      reported('cancelled'),
      { kind: 'failed', messageKey: 'failed' },
      [],
    ],
    [
      'is cancelled when its provider gives a reason after it was closed',
      closed,
      reported('declined', start, { messageKey: 'declinedByBank' }),
      { kind: 'cancelled', messageKey: 'declinedByBank' },
      [],
    ],
    [
      'refunds money that arrives after it was closed',
      closed,
      reported('paid'),
      { kind: 'cancelled', messageKey: 'closed', isRefundRequested: true },
      [{ kind: 'refund' }],
    ],
    ['ignores a refusal that was not requested', pending, { kind: 'cancelRefused' }, pending, []],
    [
      'is paid while it was being cancelled',
      cancelling,
      reported('paid'),
      { kind: 'paid', isLate: false },
      [{ kind: 'settle', isLate: false }],
    ],
    [
      'is paid after doubt',
      unknown,
      reported('paid', start, { receiptId: 'r2' }),
      { kind: 'paid', isLate: true, receiptId: 'r2' },
      [{ kind: 'settle', isLate: true }],
    ],
    [
      'is declined after doubt: no money was taken',
      unknown,
      reported('declined'),
      { kind: 'failed', messageKey: 'declined' },
      [],
    ],
    [
      'is cancelled after doubt',
      unknown,
      reported('cancelled'),
      { kind: 'failed', messageKey: 'cancelled' },
      [],
    ],
    [
      'fails after doubt, with a reason',
      unknown,
      reported('failed', start, { messageKey: 'notApproved' }),
      { kind: 'failed', messageKey: 'notApproved' },
      [],
    ],
    ['is polled after a callback in doubt', unknown, { kind: 'calledBack' }, unknown, [check(0)]],
    [
      'is cancelled at the provider if the order was sent before it was cancelled',
      cancelled,
      { kind: 'started', now: start },
      cancelled,
      [{ kind: 'cancelAtProvider' }],
    ],
    ['refunds money that arrives after it failed', failed, reported('paid'), refunding, [{ kind: 'refund' }]],
    [
      'refunds money that arrives after it was declined',
      declined,
      reported('paid'),
      { ...declined, isRefundRequested: true },
      [{ kind: 'refund' }],
    ],
    ['is refunded once', refunding, reported('paid'), refunding, []],
  ])('%s', (_, state, event, next, effects) => {
    expect(stepPayment(state, event)).toStrictEqual({ state: next, effects })
  })

  const now = start + 1000
  test.each<[string, PaymentState, PaymentEvent]>([
    ['created', initialPayment, reported('created')],
    ['created', initialPayment, { kind: 'timedOut', now }],
    ['created', initialPayment, { kind: 'returnedUnproven' }],
    ['created', initialPayment, { kind: 'cancelRefused' }],
    ['pending', pending, { kind: 'started', now }],
    ['pending', pending, reported('created')],
    ['pending', pending, { kind: 'cancelRefused' }],
    ['pending', pending, { kind: 'timedOut', now }],
    ['cancelling', cancelling, { kind: 'cancelAsked' }],
    ['unknown', unknown, { kind: 'started', now }],
    ['unknown', unknown, { kind: 'timedOut', now: start + limit }],
    ['cancelling in doubt', cancellingInDoubt, { kind: 'cancelAsked' }],
    ['unknown', unknown, { kind: 'cancelRefused' }],
    ['unknown', unknown, { kind: 'returnedUnproven' }],
    ['unknown', unknown, reported('pending')],
    ['unknown', unknown, reported('created')],
    ['unknown', unknown, reported('unknown')],
    ['paid', paid, reported('paid')],
    ['paid', paid, reported('failed')],
    ['paid', paid, { kind: 'cancelAsked' }],
    ['paid', paid, { kind: 'started', now }],
    ['declined', declined, { kind: 'started', now }],
    ['declined', declined, reported('failed')],
    ['failed', failed, { kind: 'started', now }],
    ['failed', failed, { kind: 'calledBack' }],
    ['cancelled', cancelled, { kind: 'cancelAsked' }],
    ['cancelled', cancelled, reported('pending')],
    ['refunding', refunding, reported('paid')],
    ['closed', closed, reported('pending')],
    ['closed', closed, reported('unknown')],
    ['closed', closed, { kind: 'closed' }],
    ['closed', closed, { kind: 'cancelAsked' }],
    ['paid', paid, { kind: 'closed' }],
    ['declined', declined, { kind: 'closed' }],
  ])('that is %s stays the same object for an event without effect', (_, state, event) => {
    const step = stepPayment(state, event)
    expect(step.state).toBe(state)
    expect(step.effects).toStrictEqual([])
  })

  test('keeps every state for an unknown event', () => {
    for (const state of [initialPayment, pending, unknown, paid, declined, failed, cancelled]) {
      const step = stepPayment(state, JSON.parse('{ "kind": "nonsense" }'))
      expect(step.state).toBe(state)
      expect(step.effects).toStrictEqual([])
    }
  })

  test('makes only allowed moves, settles once, refunds once and is JSON, for any events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 14 }), (events) => {
        let state: PaymentState = initialPayment
        const counts = { settle: 0, refund: 0 }
        for (const event of events) {
          const step = stepPayment(state, event)
          if (step.state.kind !== state.kind)
            expect([state.kind, step.state.kind, mayPaymentMove(state.kind, step.state.kind)]).toStrictEqual([
              state.kind,
              step.state.kind,
              true,
            ])
          if (isPaymentOver(state.kind)) expect(step.state.kind).toBe(state.kind)
          expect(JSON.parse(JSON.stringify(step.state))).toStrictEqual(step.state)
          for (const { kind } of step.effects) if (kind === 'settle' || kind === 'refund') counts[kind] += 1
          state = step.state
        }
        expect(counts.settle).toBe(state.kind === 'paid' ? 1 : 0)
        expect(counts.refund).toBe('isRefundRequested' in state ? 1 : 0)
      }),
    )
  })

  test('is idempotent for repeated reports', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 6 }), anyEvent, (events, event) => {
        const state = events.reduce((before, each) => stepPayment(before, each).state, initialPayment)
        if (event.kind !== 'reported' || event.report.status !== 'paid') return
        const once = stepPayment(state, event)
        const twice = stepPayment(once.state, event)
        expect(twice.state).toBe(once.state)
        expect(twice.effects).toStrictEqual([])
      }),
    )
  })
})
