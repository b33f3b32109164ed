// Smoke assertions for payments: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const payments = (
  {
    bookingPaymentStatuses,
    initialPayment,
    isPaymentOver,
    isSwishRefundCode,
    mayPaymentMove,
    stepPayment,
    nextPaymentPoll,
    paymentProvidersOf,
    swishAmount,
    swishOutcomeOfStatus,
    swishAppLink,
    swishCallbackIdentifier,
    swishDifferences,
    swishInstructionId,
    swishMessage,
    swishOutcomeOf,
    swishPayerAlias,
    swishPhoneRule,
    swishQrText,
    swishReference,
  },
  is,
) => {
  is('a payment has seven statuses', bookingPaymentStatuses.length, 7)
  is('a payment in doubt may turn out paid', mayPaymentMove('unknown', 'paid'), true)
  is('a paid payment stays paid', mayPaymentMove('paid', 'failed'), false)
  is('a payment in doubt is not over', isPaymentOver('unknown'), false)
  is('a payment is asked about every two seconds', nextPaymentPoll(0), 2000)
  is('a payment is asked about for six minutes', nextPaymentPoll(360_000) === undefined, true)
  is('Norwegian members pay by Svea', paymentProvidersOf.NO, ['svea'])
  is('Nordea is for Finland', paymentProvidersOf.FI, ['nordea'])
  const { state: pending, effects } = stepPayment(initialPayment, { kind: 'started', now: 0 })
  is('a started payment is pending', pending, { kind: 'pending', startedAt: 0 })
  is('a started payment is asked about', effects, [{ kind: 'checkStatus', after: 2000 }])
  const settled = stepPayment(pending, {
    kind: 'reported',
    report: { status: 'paid', receiptId: 'r' },
    now: 9,
  })
  is('a paid payment is settled', settled, {
    state: { kind: 'paid', isLate: false, receiptId: 'r' },
    effects: [{ kind: 'settle', isLate: false }],
  })
  is(
    'a paid payment is settled once',
    stepPayment(settled.state, { kind: 'reported', report: { status: 'paid' }, now: 10 }).effects,
    [],
  )
  is('DS24 is unclear', swishOutcomeOf('DS24'), {
    status: 'unknown',
    messageKey: 'unclear',
    remedy: 'lookFirst',
  })
  is('an unknown code is unclear', swishOutcomeOf('XX').messageKey, 'unclear')
  is('TM01 is a time-out', swishOutcomeOfStatus('ERROR', 'TM01').errorKind, 'timeout')
  is('RF02 is about paying back', isSwishRefundCode('RF02'), true)
  is(
    'an instruction is made of the payment id',
    swishInstructionId('01234567-89ab-cdef-0123-456789abcdef'),
    '0123456789ABCDEF0123456789ABCDEF',
  )
  is('a reference has no spaces', swishReference('a b') === undefined, true)
  is('a callback identifier has 32 characters', swishCallbackIdentifier('a'.repeat(32)), 'a'.repeat(32))
  is('a payer is country code and number', swishPayerAlias('070-123 45 67'), '46701234567')
  is('a phone field gives a payer', swishPhoneRule.check('070-123 45 67'), {
    kind: 'valid',
    value: '46701234567',
  })
  is('nothing cannot be paid', swishAmount(0) === undefined, true)
  is('a message keeps allowed characters', swishMessage('Café <b> åäö!'), 'Cafe b åäö!')
  is('a code begins with D', swishQrText('t1'), 'Dt1')
  is(
    'a link opens the app',
    swishAppLink('t1', 'https://a.example/b'),
    'swish://paymentrequest?token=t1&callbackurl=https%3A%2F%2Fa.example%2Fb',
  )
  const order = { id: 'A', amount: 1, currency: 'SEK', payeeAlias: '1', payeePaymentReference: 'r' }
  is('another amount is another payment', swishDifferences(order, { ...order, amount: 2 }), ['amount'])
}
