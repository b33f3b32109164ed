// Smoke assertions for sites: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const sites = (domain, is) => {
  const {
    cookieAttributes,
    cookies,
    stepFoldouts,
    headerAfterScroll,
    imageQuery,
    imageSizes,
    initialHeaderVisibility,
    isNoindexPath,
    layoutOf,
    resolveSite,
    routeOfPath,
    routePath,
    samePageOn,
    siteByKey,
    sliderAreaRange,
  } = domain
  const sweden = siteByKey('sweden')
  const finland = siteByKey('finland')
  const english = siteByKey('sweden-english')

  is('there are seven sites', domain.sites.length, 7)
  is(
    'the English subsite is below /en/',
    resolveSite('WWW.husrum.example:443', '/en', 'production')?.key,
    'sweden-english',
  )
  is(
    'a foreign host has no site in production',
    resolveSite('evil.example', '/', 'production')?.key ?? null,
    null,
  )
  is('the Finnish slider ends at 150', sliderAreaRange('FI'), { min: 0, max: 150, step: 5 })
  is('Finnish search', routePath(finland, 'search'), '/myytavat-asunnot/')
  is('no login on the English subsite', routePath(english, 'login') ?? null, null)
  is('the longest route wins', routeOfPath(sweden, '/mina-sidor/tidslinje/avtal/?x=1'), {
    route: 'timeline',
    rest: 'avtal',
  })
  is(
    'the same search in English',
    samePageOn(english, sweden, '/sok-bostad/skane/'),
    '/en/find-a-home/skane/',
  )
  is('booking is hidden from search engines', isNoindexPath(sweden, '/boka/info/'), true)
  is('showings have the minimal layout', layoutOf(sweden, '/brf-x/visning'), 'minimal')
  is('Finnish booking is the older one', layoutOf(finland, '/varaus/'), 'clickToBuyOlder')
  is(
    'the header hides on the way down',
    headerAfterScroll(initialHeaderVisibility, { scrollY: 301, hasFocusInside: false }),
    {
      scrollY: 301,
      atTop: false,
      belowFold: true,
      hidden: true,
    },
  )
  is('Escape closes a foldout', stepFoldouts({ kind: 'open', foldout: 'user' }, { kind: 'closed' }).state, {
    kind: 'closed',
  })
  is(
    'six months are calendar months',
    cookieAttributes(cookies.consent, { environment: 'local', now: Date.UTC(2026, 7, 31) }),
    {
      path: '/',
      sameSite: 'lax',
      secure: false,
      expiresAt: Date.UTC(2027, 1, 28),
    },
  )
  is(
    'the token is valid for an hour',
    cookieAttributes(cookies.token, { environment: 'test', now: 0 }).expiresAt,
    3_600_000,
  )
  is('there are nine widths of pictures', imageSizes, [100, 300, 400, 600, 900, 1200, 1600, 1900, 2560])
  is('a picture has one query', imageQuery({ width: 1200, ratio: 'portrait' }), [
    ['width', '1200'],
    ['height', '1800'],
    ['quality', '75'],
    ['fit', 'crop'],
    ['format', 'webp'],
  ])
}
