// Smoke assertions for pages: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const pages = (domain, is) => {
  const {
    afterPageLoad,
    crisisBannerKey,
    isBannerShown,
    isJubilee,
    linkKind,
    loginAddress,
    stepModals,
    initialModals,
    readHash,
    reloadDecision,
    returningFlowOf,
    robotsOf,
    safeReturnPath,
    scrollOnPageChange,
    shouldFetchPage,
    siteByKey,
    templateFamilies,
    templateKindOf,
    viewModelPath,
  } = domain
  const sweden = siteByKey('sweden')

  is('a known template', templateKindOf('pressRelease'), 'pressRelease')
  is('an unknown template is none', templateKindOf('toString') ?? null, null)
  is('a template has its family', templateFamilies.booking.includes('clickToBuyContract'), true)
  is('a hash opens a dialog', readHash('#open-board-case'), { kind: 'dialog', dialog: 'boardCase' })
  is('a hash that is nearly a block is nothing', readHash('#block-1000'), { kind: 'none' })

  const shown = stepModals(initialModals, { kind: 'shown', modal: { id: 'a' }, hash: '#map' })
  is('a modal sets its hash', shown.effects, [{ kind: 'setHash', hash: 'modal' }])
  is(
    'closing it brings the hash back',
    stepModals(shown.state, { kind: 'dismissed', by: 'escape', hash: '#modal' }).effects,
    [{ kind: 'setHash', hash: 'map' }],
  )
  is(
    'a flow returns',
    returningFlowOf([
      ['poolingId', 'abc'],
      ['type', 'register'],
    ]),
    { handle: 'poolingId', id: 'abc', type: 'register' },
  )
  is('a script is no link', linkKind('JavaScript:alert(1)', { hosts: [] }), 'refused')
  is(
    'our own host is internal',
    linkKind('https://www.husrum.example/x', { hosts: ['www.husrum.example'] }),
    'internal',
  )
  is('a path with filters is safe', safeReturnPath('/sok-bostad/?tags=a;b', sweden), '/sok-bostad/?tags=a;b')
  is('another host is not', safeReturnPath('//evil.example/', sweden) ?? null, null)
  is(
    'the way to sign in',
    loginAddress(sweden, '/mina-sidor/arenden/?errandId=1'),
    '/logga-in/?referrer=%2Fmina-sidor%2Farenden%2F%3FerrandId%3D1',
  )
  is('a path is encoded in one way', viewModelPath('/områden/kajen'), {
    kind: 'path',
    path: '/omr%C3%A5den/kajen/',
  })
  is('a path that climbs is refused', viewModelPath('/a/%2e%2e/b'), { kind: 'refused' })
  is('searches share a view model', shouldFetchPage(sweden, '/sok-bostad/', '/sok-bostad/skane/'), false)
  is(
    'a refusal leads to the login',
    afterPageLoad(sweden, '/mina-sidor/', { kind: 'answered', status: 401 }),
    {
      kind: 'signIn',
      address: '/logga-in/?referrer=%2Fmina-sidor%2F',
    },
  )
  is(
    'a busy page reloads later',
    reloadDecision({ pageVersion: '2', storedVersion: '1', isBusy: true, now: 0 }),
    'later',
  )
  is('a page begins at its top', scrollOnPageChange(sweden, { from: '/', to: '/sok/', hash: '' }), {
    kind: 'top',
  })
  const banner = {
    bannerEnabled: true,
    isGlobal: false,
    isEmergency: false,
    heading: 'Vatten',
    text: 'Koka det.',
  }
  is(
    'a dismissed banner stays away',
    isBannerShown(banner, { isStartPage: true, dismissedKey: crisisBannerKey(banner) }),
    false,
  )
  is('the jubilee is over', isJubilee(sweden, { today: '2026-01-01', isStartPage: true }), false)
  is('My Pages are hidden', robotsOf(sweden, { path: '/mina-sidor/', template: 'myPages' }), {
    robots: 'noindex,nofollow',
    canonical: 'self',
  })
}
