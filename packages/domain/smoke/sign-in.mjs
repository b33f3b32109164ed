// Smoke assertions for sign-in: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const signIn = (
  {
    afterLogin,
    afterLogout,
    afterRegistration,
    authFlows,
    authResultOn,
    authResults,
    bankIdQrSeconds,
    bankIdQrText,
    bankIdStartAddress,
    defaultLoginMethods,
    errorPageKindOf,
    errorPageKindOfCause,
    errorPageKinds,
    fallbackLoginModal,
    initialIdentitySession,
    startPasswordReset,
    rfaOfFailed,
    rfaOfPending,
    secondsUntilSignIn,
    signInLimits,
    signInWaysOf,
    siteByKey,
    stepIdentitySession,
    stepPasswordReset,
    withoutManagement,
  },
  is,
) => {
  const sweden = siteByKey('sweden')
  const norway = siteByKey('norway')

  is('there are five flows', authFlows, ['login', 'loginBoardMember', 'register', 'update', 'booking'])
  is('bank identity comes first in Sweden', signInWaysOf(sweden), ['bank_id', 'email'])
  is('the English subsite has no login', signInWaysOf(siteByKey('sweden-english')), [])
  is('each country has its provider', defaultLoginMethods, { SE: 'bank_id', NO: 'eident', FI: 'signicat' })

  is('there are fourteen result codes', Object.keys(authResults).length, 14)
  is('an unknown code is an error', authResultOn(sweden, 'Teapot').code, 'Error')
  is('a cancelled order says RFA6', authResultOn(sweden, 'Cancelled').message, 'RFA6')
  is(
    'a wrong password returns the focus to the field',
    authResultOn(sweden, 'InvalidEmailLoginInput').outcome,
    'focusPassword',
  )
  is('Sweden upgrades', authResultOn(sweden, 'MustActivatePid').modal, 'update-bank-id-modal')
  is('Norway adds', authResultOn(norway, 'MustActivatePid').modal, 'add-bank-identity-modal')

  is('there are fifteen error pages', errorPageKinds.length, 15)
  is('an unknown error page is purchase', errorPageKindOf('flood'), 'purchase')
  is('a lost hold is a purchase object error', errorPageKindOfCause('holdLost'), 'purchaseobjecterror')

  is(
    'RFA13 on the same device',
    rfaOfPending('outstandingTransaction', { device: 'same', isMobile: true }),
    'RFA13',
  )
  is('RFA15B on a phone', rfaOfPending('started', { device: 'same', isMobile: true }), 'RFA15B')
  is('RFA17B without a scan', rfaOfFailed('startFailed', 'other'), 'RFA17B')
  is('RFA4 when one is under way', rfaOfFailed('alreadyInProgress', 'other'), 'RFA4')
  is('the QR code counts seconds', bankIdQrSeconds(1000, 30_999), 29)
  is(
    'the QR code has four parts',
    bankIdQrText({ qrStartToken: 't', seconds: 2, authCode: 'AB' }),
    'bankid.t.2.ab',
  )
  is(
    'the app starts on a computer',
    bankIdStartAddress({ autoStartToken: 'a b', platform: 'desktop', returnAddress: 'https://x/' }),
    'bankid:///?autostarttoken=a%20b&redirect=null',
  )
  is(
    'Safari comes back to the page',
    bankIdStartAddress({ autoStartToken: 'a\ud800', platform: 'iosSafari', returnAddress: 'https://x/?y' }),
    'https://app.bankid.com/?autostarttoken=a%EF%BF%BD&redirect=https%3A%2F%2Fx%2F%3Fy',
  )

  const user = { hasConsent: true, hasPersonalIdentifier: true, isBoardMember: false }
  is('back to the safe path', afterLogin({ site: sweden, user, safeReturn: '/lokaler/' }), {
    kind: 'page',
    path: '/lokaler/',
  })
  is(
    'consent first',
    afterLogin({ site: norway, user: { ...user, hasConsent: false }, safeReturn: undefined }),
    { kind: 'consent', path: '/samtykke/', next: '/mine-sider/' },
  )
  is('unpaid VIP to payments', afterRegistration({ site: sweden, hasConsent: true, hasUnpaidVip: true }), {
    kind: 'page',
    path: '/mina-sidor/betalningar/',
  })
  is('out to the start page', afterLogout(sweden), '/')
  is(
    'no management in Norway',
    withoutManagement({ site: norway, loginType: 'boardMember', isSignedIn: false }),
    {
      kind: 'signIn',
      loginType: 'privateCase',
      modal: 'login-form-case-management-private',
    },
  )
  is('fallback in Finland', fallbackLoginModal({ country: 'FI', flow: 'login' }), 'login-form-email')

  const request = { flow: 'login', country: 'SE', device: 'other', isMobile: false }
  const kinds = (step) => step.effects.map(({ kind }) => kind)
  const begun = stepIdentitySession(initialIdentitySession, { kind: 'start', request, now: 0 })
  is('an order is requested', begun.effects, [{ kind: 'startOrder', request, afterMs: 0 }])
  const shown = stepIdentitySession(begun.state, { kind: 'started', order: { id: 'o', qr: 'q' }, now: 100 })
  is(
    'then the QR code is shown, announced and polled',
    [shown.state.qr, shown.state.message, kinds(shown)],
    ['q', 'RFA1', ['poll']],
  )
  const done = stepIdentitySession(shown.state, {
    kind: 'answered',
    orderId: 'o',
    answer: { kind: 'ok' },
    now: 1200,
  })
  is('and it finishes once', kinds(done), ['finish'])
  const after = stepIdentitySession(done.state, { kind: 'tick', now: 400_000 })
  is('after the end there are no effects', [after.state === done.state, after.effects], [true, []])

  is(
    'the reset dialog confirms',
    stepPasswordReset(startPasswordReset(), { kind: 'sent', email: 'a@b.se' }).state.kind,
    'confirmation',
  )
  is('the sixth attempt is delayed', secondsUntilSignIn([0, 0, 0, 0, 0], signInLimits.account, 0), 900)
}
