import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingPaymentStatuses } from './payment-status.ts'
import { isSwishRefundCode, swishOutcomeOf, swishOutcomeOfStatus } from './swish-codes.ts'

const unclear = { status: 'unknown', messageKey: 'unclear', remedy: 'lookFirst' }

const rows: readonly (readonly [string, string, string, string, string?])[] = [
  ['FF08', 'failed', 'couldNotStart', 'contact'],
  ['RP01', 'failed', 'couldNotStart', 'contact'],
  ['RP02', 'failed', 'couldNotStart', 'contact'],
  ['RP03', 'failed', 'couldNotStart', 'contact'],
  ['PA01', 'failed', 'couldNotStart', 'contact'],
  ['PA02', 'failed', 'couldNotStart', 'contact'],
  ['AM03', 'failed', 'couldNotStart', 'contact'],
  ['AM02', 'failed', 'amountNotPossible', 'contact'],
  ['AM06', 'failed', 'amountNotPossible', 'contact'],
  ['BE18', 'failed', 'checkNumber', 'correct'],
  ['ACMT17', 'failed', 'checkNumber', 'correct'],
  ['ACMT03', 'failed', 'notConnected', 'correct'],
  ['ACMT01', 'failed', 'notAvailable', 'contact'],
  ['ACMT07', 'failed', 'notAvailable', 'contact'],
  ['RP06', 'failed', 'otherPaymentActive', 'correct', 'inprogress'],
  ['RP07', 'unknown', 'pending', 'read'],
  ['RP08', 'cancelled', 'cancelled', 'none'],
  ['RP09', 'unknown', 'pending', 'read'],
  ['VR01', 'failed', 'payerDoesNotMatch', 'correct'],
  ['VR02', 'failed', 'payerDoesNotMatch', 'correct'],
  ['RF07', 'declined', 'declinedByBank', 'correct'],
  ['BANKIDCL', 'cancelled', 'signingCancelled', 'tryAgain', 'cancel'],
  ['BANKIDONGOING', 'failed', 'otherSigningActive', 'tryAgain', 'inprogress'],
  ['BANKIDUNKN', 'failed', 'notApproved', 'contact'],
  ['FF10', 'failed', 'bankError', 'tryAgain'],
  ['TM01', 'failed', 'notApprovedInTime', 'tryAgain', 'timeout'],
  ['DS24', 'unknown', 'unclear', 'lookFirst'],
]

describe('The codes of Swish', () => {
  test.each(rows)('map %s to %s, message %s, remedy %s', (code, status, messageKey, remedy, errorKind) => {
    const outcome = { status, messageKey, remedy, ...(errorKind && { errorKind }) }
    expect(swishOutcomeOf(code)).toEqual(outcome)
    expect(swishOutcomeOfStatus('ERROR', code)).toEqual(outcome)
  })

  test.each(['RF02', 'RF03', 'RF04', 'RF06', 'RF08', 'RF09'])(
    'include %s for refunds, which has no meaning for the payment',
    (code) => {
      expect(isSwishRefundCode(code)).toBe(true)
      expect(swishOutcomeOf(code)).toEqual(unclear)
    },
  )

  test('include RF07 for the payment, not for refunds', () => {
    expect(isSwishRefundCode('RF07')).toBe(false)
    expect(isSwishRefundCode('RF021')).toBe(false)
    expect(isSwishRefundCode('xRF02')).toBe(false)
  })

  test.each(['XX99', '', 'tm01', 'constructor', '__proto__', undefined])(
    'do not include %s, so it is unclear whether money was taken',
    (code) => {
      expect(swishOutcomeOf(code)).toEqual(unclear)
    },
  )

  test.each([
    ['CREATED', { status: 'pending', messageKey: 'pending', remedy: 'none' }],
    ['PAID', { status: 'paid', messageKey: 'paid', remedy: 'none' }],
    ['DECLINED', { status: 'declined', messageKey: 'declined', remedy: 'tryAgain' }],
    ['CANCELLED', { status: 'cancelled', messageKey: 'cancelled', remedy: 'tryAgain' }],
    ['ERROR', unclear],
    ['paid', unclear],
    ['SETTLED', unclear],
    ['toString', unclear],
  ])('may be absent for the status %s', (status, outcome) => {
    expect(swishOutcomeOfStatus(status)).toEqual(outcome)
  })

  test('are ignored unless the status is ERROR', () => {
    expect(swishOutcomeOfStatus('PAID', 'TM01').status).toBe('paid')
  })

  test('never mean paid, and claim that nothing was charged only if that is known', () => {
    const known = new Set(rows.filter(([, status]) => status !== 'unknown').map(([code]) => code))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...rows.map(([code]) => code))), (code) => {
        const { status, messageKey, remedy } = swishOutcomeOf(code)
        expect(status).not.toBe('paid')
        if (!known.has(code)) expect(status).toBe('unknown')
        expect(bookingPaymentStatuses).toContain(status)
        if (!rows.some(([each]) => each === code))
          expect([messageKey, remedy]).toEqual(['unclear', 'lookFirst'])
      }),
    )
  })
})
