// Smoke assertions for my-pages: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const myPages = (
  {
    isErrandsUnlockedBy,
    markedEntry,
    myPagesMenu,
    pagesUnder,
    siteByKey,
    timelineOf,
    timelinePath,
    timelineStepAt,
    timelineSteps,
    userMenu,
  },
  is,
) => {
  const sweden = siteByKey('sweden')
  const finland = siteByKey('finland')
  const contractor = siteByKey('contractor')
  const person = {
    id: 'u',
    hasPersonalIdentifier: true,
    vipMemberships: [{ site: 'main' }],
    bookings: [{ objectId: 'o', siteId: 1, objectPageExists: true }],
    purchases: [],
  }
  const member = { ...person, association: { id: 'a', name: 'Brf', activeFinancialManagement: true } }
  const facts = { today: '2026-03-02', hasErrands: false, isErrandsMenuOn: false }
  /** @param {any} user @param {any} site @param {object} [more] */
  const menu = (user, site, more) => myPagesMenu(user, site, { ...facts, ...more })
  /** @param {any} user @param {any} site @param {object} [more] */
  const entries = (user, site, more) =>
    menu(user, site, more).entries.map((/** @type {any} */ { entry }) => entry)

  is('a customer sees the table', entries(person, sweden, { hasErrands: true }), [
    'overview',
    'residence',
    'errands',
    'documents',
    'payments',
    'residences',
    'contacts',
    'vip',
  ])
  is(
    'errands wait a month',
    entries(person, sweden, { activeHome: { entryDate: '2026-02-02' } }).includes('errands'),
    false,
  )
  is(
    'and come after it',
    entries(person, sweden, { activeHome: { entryDate: '2026-02-01' } }).includes('errands'),
    true,
  )
  is('31 January is full on 28 February', isErrandsUnlockedBy('2026-01-31', '2026-02-28'), false)
  is('and past on 1 March', isErrandsUnlockedBy('2026-01-31', '2026-03-01'), true)
  is(
    'succession has no documents',
    entries(person, sweden, { activeHome: { isSuccession: true } }).includes('documents'),
    false,
  )
  is('Finland is smaller', entries(person, finland, { hasErrands: true }), [
    'overview',
    'residences',
    'contacts',
  ])
  is('boards see three', entries(member, sweden), ['overview', 'errands', 'contacts'])
  is('under a label of their own', menu(member, sweden).section, 'boardMember')
  is('the contractor has four', entries(undefined, contractor), ['news', 'errands', 'timeline', 'contacts'])
  is('other callers have no entries', entries(undefined, sweden), [])
  is(
    'an entry is marked',
    ['/mina-sidor/mina-avtal/17/', '/mina-sidor/tidslinje/'].map((path) =>
      markedEntry(path, menu(person, sweden), sweden),
    ),
    ['documents', 'residence'],
  )
  is('pages lead on', pagesUnder('residence', menu(person, sweden), person, sweden), [
    { page: 'timeline', path: '/mina-sidor/tidslinje/' },
  ])
  is('the user menu ends the session', userMenu(person, sweden).at(-1), { item: 'signOut' })
  is('or begins one', userMenu(undefined, sweden), [{ item: 'signIn', path: '/logga-in/' }])
  is('the timeline has five steps', timelineSteps, [
    'contract',
    'interior',
    'inspection',
    'payment',
    'move-in',
  ])
  is('with pages', timelinePath(finland, 'move-in'), '/sivuni/aikajana/move-in/')
  is('that lead back', timelineStepAt('/sivuni/aikajana/move-in', finland), 'move-in')
  is(
    'one step is current',
    timelineOf({ isContractSigned: true, isInteriorChosen: false, isFullyPaid: false }, '2026-03-02').map(
      (/** @type {any} */ { state }) => state,
    ),
    ['done', 'current', 'coming', 'coming', 'coming'],
  )
}
