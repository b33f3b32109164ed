// Smoke assertions for booking: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const booking = (
  {
    accommodationRule,
    activeBookingStatuses,
    applicantsRule,
    bookableError,
    bookingAmountRule,
    bookingOptionsPrice,
    bookingOptionsRule,
    bookingPath,
    bookingProgress,
    bookingTermsRule,
    bookingVariantOfCountry,
    bookingVariants,
    downPayment,
    startBooking,
    emailCheckError,
    financingRule,
    holdRemaining,
    isBookingOver,
    isHoldEnding,
    isHoldOver,
    maxBookingFee,
    mayBook,
    mayBookingMove,
    mayTakeFee,
    mayWithdraw,
    stepBooking,
    readBookingCookie,
    withdrawalEnds,
    writeBookingCookie,
  },
  is,
) => {
  const steps = [bookingVariants.A, bookingVariants.B, bookingVariants.C]
  is(
    'variants have 5, 6 and 8 steps',
    steps.map((variant) => variant.length),
    [5, 6, 8],
  )
  is('Finland books by B', bookingVariantOfCountry.FI, 'B')
  is('Norway pays nothing', bookingPath('A').includes('paying'), false)
  is('the wire spells accomodation', bookingProgress('C', 'accommodation'), {
    step: 'accomodation',
    number: 5,
    of: 8,
  })
  is('ten states keep a home', activeBookingStatuses.length, 10)
  is('a booking cannot skip the signing', mayBookingMove('info', 'paying', 'C'), false)
  is('an expired booking is over', isBookingOver('expired'), true)

  const events = [
    { kind: 'identityAsked' },
    { kind: 'identityConfirmed' },
    { kind: 'bookingAsked', now: 0 },
    { kind: 'bookingHeld', bookingId: 'b1', now: 0 },
    { kind: 'infoOpened', now: 1 },
    { kind: 'infoFilled', applicants: 1, now: 2 },
    { kind: 'formFilled', form: 'documents', now: 3 },
    { kind: 'signatureGiven', by: 'buyer', now: 4 },
    { kind: 'paymentAsked', now: 5 },
  ]
  const paying = events.reduce((state, event) => stepBooking(state, event).state, startBooking('B', 'home-1'))
  is('a booking comes to paying', paying.kind, 'paying')
  is('a hold lasts 30 + 30 + 7 minutes', paying.holdExpiresAt, 67 * 60_000)
  is('a hold has time left', holdRemaining(paying, 66 * 60_000), 60_000)
  is('a hold warns', isHoldEnding(paying, 62 * 60_000), true)
  is('a hold runs out', isHoldOver(paying, 67 * 60_000), true)
  const late = stepBooking(paying, { kind: 'paymentAnswered', status: 'paid', now: 67 * 60_000 })
  is('late money asks for the home again', [late.state.kind, late.state.money], ['expired', 'arrived'])
  is(
    'a home that is gone gives the money back',
    stepBooking(late.state, { kind: 'reconfirmed', isFree: false }).effects,
    [{ kind: 'refund', bookingId: 'b1' }],
  )
  is('going back cancels the payment', stepBooking(paying, { kind: 'wentBack', now: 6 }).effects, [
    { kind: 'cancelPayment', bookingId: 'b1' },
  ])
  is('an unknown event does nothing', stepBooking(paying, { kind: 'sing' }).state === paying, true)

  const anna = {
    firstName: 'Anna',
    lastName: 'Åkesson',
    email: 'anna@example.se',
    phone: '070-123 45 67',
    address: 'Kajgatan 4',
    country: 'SE',
    personalNumber: '199908072391',
    share: 50,
  }
  const inSweden = { country: 'SE', today: '2026-09-01' }
  is(
    'two buyers are two persons',
    applicantsRule(inSweden).check([anna, { ...anna, personalNumber: '990807-2391', email: 'b@example.se' }]),
    {
      kind: 'invalid',
      issues: [{ key: 'uniqueSocial', path: [1, 'personalNumber'] }],
    },
  )
  is('an issue tells its place', applicantsRule(inSweden).check([{ ...anna, share: 100, email: 'x' }]), {
    kind: 'invalid',
    issues: [{ key: 'email', path: [0, 'email'] }],
  })
  is('an e-mail may be in use', emailCheckError({ status: 200, data: false }), { key: 'emailInUse' })
  is('a home may not be bookable', bookableError(false), { key: 'cannotBook' })
  const unread = bookingTermsRule([{ id: 'rs', title: 'RS', type: 'pdf', mustRead: true }]).check({
    acceptedTerms: true,
  })
  is('what must be read stops the signing', unread.kind, 'invalid')
  is('a down payment is rounded up', downPayment({ price: 389_500_001, rate: 0.15 }), 58_425_001)
  is('an amount is read as typed', bookingAmountRule.check('1 250 000 kr'), {
    kind: 'valid',
    value: 125_000_000,
  })
  is('too little is paid down', financingRule({ variant: 'C', price: 100_000_000 }).check({ ownMoney: 1 }), {
    kind: 'invalid',
    issues: [{ key: 'downPaymentTooLow', path: ['ownMoney'], params: { amount: 150_000 } }],
  })
  is('a tent is not a valid home', accommodationRule.check({ presentHome: 'tent' }).kind, 'invalid')
  const options = [{ id: 'oak', price: 400, deadline: 10 }]
  is('an option has a last moment', bookingOptionsRule(options, 10).check(['oak']).kind, 'invalid')
  is('options cost', bookingOptionsPrice(options, ['oak']), 400)
  is('a Finnish fee is at most 4 %', maxBookingFee('FI', 25_000_000), 1_000_000)
  is('a Finnish home has one fee', mayTakeFee('FI', { price: 100, fee: 1, feesOfHome: 1 }), false)
  is('a buyer has 14 days', withdrawalEnds('2026-12-24', 'SE'), '2027-01-07')
  is(
    'a Norwegian offer binds',
    mayWithdraw({ country: 'NO', signedOn: '2026-09-01', today: '2026-09-01', isAtDistance: true }),
    false,
  )
  is(
    'the VIP sale is for VIPs',
    mayBook({
      phase: 'vipSale',
      today: '2026-09-01',
      isVip: false,
      hasPaidVip: false,
      hasOpenBooking: false,
      isQuotaFilled: false,
      birthDate: '1990-01-01',
      hasSiteConsent: true,
    }),
    { canBook: false, reason: 'vipOnly' },
  )
  is('a cookie comes back', readBookingCookie(writeBookingCookie({ bookingId: 'b1', objectId: 'home-1' })), {
    bookingId: 'b1',
    objectId: 'home-1',
  })
}
