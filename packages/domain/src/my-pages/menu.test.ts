import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { User } from '../accounts/user.ts'
import type { SiteDefinition, SiteKey } from '../sites/sites.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import { aBoardMember, anAssociation, aUser } from '../testing/accounts.ts'
import { myPagesFacts } from '../testing/my-pages.ts'
import type { MyPagesFacts } from './menu.ts'
import { isErrandsUnlockedBy, myPagesMenu } from './menu.ts'
import { markedEntry, pagesUnder } from './pages-beside-menu.ts'
import { favouritesButton, userMenu } from './user-menu.ts'

const sweden = siteByKey('sweden')
const finland = siteByKey('finland')
const contractor = siteByKey('contractor')
const names = (user: User | undefined, site: SiteDefinition, facts: Partial<MyPagesFacts> = {}) =>
  myPagesMenu(user, site, myPagesFacts(facts)).entries.map(({ entry }) => entry)

describe('The entry date that unlocks the errands', () => {
  test.each([
    ['2026-01-15', '2026-02-14', false],
    ['2026-01-15', '2026-02-15', false],
    ['2026-01-15', '2026-02-16', true],
    ['2026-01-31', '2026-02-28', false],
    ['2026-01-31', '2026-03-01', true],
    ['2028-01-31', '2028-02-29', false],
    ['2028-01-31', '2028-03-01', true],
    ['2026-12-31', '2027-01-31', false],
    ['2026-12-31', '2027-02-01', true],
    ['2026-01-15T08:00:00+01:00', '2026-02-16', true],
    ['2027-01-15', '2026-02-16', false],
    ['soon', '2026-02-16', false],
    ['', '2026-02-16', false],
    ['on 2020-01-01', '2026-02-16', false],
    ['2026-1-1', '2026-09-16', false],
    [undefined, '2026-02-16', false],
  ])('%s unlocks them on %s: %s', (entryDate, today, unlocked) => {
    expect(isErrandsUnlockedBy(entryDate, today)).toBe(unlocked)
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (entryDate, today) => {
        expect(typeof isErrandsUnlockedBy(entryDate, today)).toBe('boolean')
      }),
    )
  })
})

/** The table of MY-2 repeated by hand: the entries of each site, before the facts of a user. */
const shownAtMost: Readonly<Record<SiteKey, string>> = {
  sweden: 'overview residence errands documents payments residences contacts vip',
  'sweden-english': '',
  norway: 'overview residence errands documents payments residences contacts vip',
  finland: 'overview residence documents residences contacts',
  senior: 'overview residence errands documents payments residences contacts vip',
  cooperative: 'overview residence errands documents payments residences contacts vip',
  contractor: 'news errands timeline contacts',
}
const shownToBoard: Readonly<Record<SiteKey, string>> = {
  sweden: 'overview errands contacts',
  'sweden-english': '',
  norway: 'overview errands contacts',
  finland: 'overview contacts',
  senior: 'overview errands contacts',
  cooperative: 'overview errands contacts',
  contractor: 'news errands timeline contacts',
}
const brandOf = {
  sweden: 'main',
  'sweden-english': 'main',
  norway: 'norway',
  finland: 'finland',
  senior: 'senior',
  cooperative: 'cooperative',
  contractor: 'main',
} as const

const yesNo = [true, false]
const combinations = (length: number): readonly (readonly boolean[])[] =>
  length === 0 ? [[]] : combinations(length - 1).flatMap((rest) => yesNo.map((one) => [...rest, one]))

describe('The submenu of My Pages', () => {
  test('has the payments of a buyer who owes money, member or not', () => {
    const menuOf = (key: SiteKey, isOwedFor: boolean) => {
      const { siteId } = siteByKey(key)
      const user = aUser({ purchases: [{ objectId: 'a', siteId, isSuccession: false, isOwedFor }] })
      const facts = { today: '2026-03-02', hasErrands: false, isErrandsMenuOn: false }
      return myPagesMenu(user, siteByKey(key), facts).entries.map(({ entry }) => entry)
    }
    expect(menuOf('sweden', true)).toContain('payments')
    expect(menuOf('sweden', false)).not.toContain('payments')
    expect(menuOf('finland', true)).not.toContain('payments')
  })

  const kinds = ['private', 'board', 'boardNoManagement'] as const
  const cases = sites.flatMap((site) => kinds.map((kind) => [site.key, kind] as const))

  test.each(cases)('on %s for the kind %s follows the table, whatever other facts are', (key, kind) => {
    const site: SiteDefinition = siteByKey(key)
    for (const [vip, booked, page, elsewhere, errands, flag, moved, succession] of combinations(8)) {
      const user = aUser({
        vipMemberships: vip ? [{ site: brandOf[key] }] : [],
        bookings: [
          ...(booked ? [{ objectId: 'a', siteId: site.siteId, objectPageExists: page === true }] : []),
          ...(elsewhere ? [{ objectId: 'b', siteId: 77, objectPageExists: true }] : []),
        ],
        ...(kind !== 'private' && {
          association: anAssociation({ activeFinancialManagement: kind === 'board' }),
        }),
      })
      const facts: MyPagesFacts = {
        today: '2026-03-02',
        hasErrands: errands === true,
        isErrandsMenuOn: flag === true,
        activeHome: { entryDate: moved ? '2026-02-01' : '2026-02-02', isSuccession: succession === true },
      }
      const hidden = new Set<string>()
      if (kind === 'private' && key !== 'contractor') {
        if (!booked || !page) hidden.add('residence')
        if (!errands && !flag && !moved) hidden.add('errands')
        if (!booked || succession) hidden.add('documents')
        if (!vip) hidden.add('payments')
      }
      const atMost = kind === 'private' ? shownAtMost[key] : shownToBoard[key]
      const expected = atMost.split(' ').filter((entry) => entry !== '' && !hidden.has(entry))
      expect(myPagesMenu(user, site, facts).entries.map(({ entry }) => entry)).toEqual(expected)
    }
  })

  test('links to the pages of its site', () => {
    const user = aUser({
      vipMemberships: [{ site: 'norway' }],
      bookings: [{ objectId: 'a', siteId: 3, objectPageExists: true }],
    })
    expect(myPagesMenu(user, siteByKey('norway'), myPagesFacts({ hasErrands: true }))).toEqual({
      section: 'private',
      entries: [
        { entry: 'overview', path: '/mine-sider/' },
        { entry: 'residence', path: '/mine-sider/min-bolig/' },
        { entry: 'errands', path: '/mine-sider/arenden/' },
        { entry: 'documents', path: '/mine-sider/mine-avtaler/' },
        { entry: 'payments', path: '/mine-sider/betalinger/' },
        { entry: 'residences', path: '/mine-sider/mine-prosjekter/' },
        { entry: 'contacts', path: '/mine-sider/kontakt/' },
        { entry: 'vip', path: '/mine-sider/vip/' },
      ],
    })
  })

  test('of the contractor needs no sign-in', () => {
    expect(myPagesMenu(undefined, contractor, myPagesFacts())).toEqual({
      section: 'open',
      entries: [
        { entry: 'news', path: '/mina-sidor/nyheter/' },
        { entry: 'errands', path: '/mina-sidor/arenden/' },
        { entry: 'timeline', path: '/mina-sidor/tidslinje/' },
        { entry: 'contacts', path: '/mina-sidor/kontakt/' },
      ],
    })
  })

  test('has the label of the board for board members', () => {
    expect(myPagesMenu(aBoardMember(), sweden, myPagesFacts())).toEqual({
      section: 'boardMember',
      entries: [
        { entry: 'overview', path: '/mina-sidor/' },
        { entry: 'errands', path: '/mina-sidor/arenden/' },
        { entry: 'contacts', path: '/mina-sidor/kontakt/' },
      ],
    })
  })

  test('is empty for an anonymous visitor', () => {
    expect(myPagesMenu(undefined, sweden, myPagesFacts())).toEqual({ section: 'private', entries: [] })
  })

  test('hides errands, payments and VIP on a Finnish site even if it has pages for them', () => {
    const roomy = { ...finland, features: sweden.features, routes: sweden.routes }
    const user = aUser({ vipMemberships: [{ site: 'finland' }] })
    expect(names(user, roomy, { hasErrands: true })).toEqual(['overview', 'residences', 'contacts'])
    expect(names(aBoardMember(), roomy, { hasErrands: true })).toEqual(['overview', 'contacts'])
  })

  test('has a VIP page only on sites with VIP', () => {
    expect(names(aUser(), sweden)).toEqual(['overview', 'residences', 'contacts', 'vip'])
    const without = { ...sweden, features: { ...sweden.features, vip: false } }
    expect(names(aUser(), without)).toEqual(['overview', 'residences', 'contacts'])
  })

  test('omits entries without a page on the site', () => {
    const { contacts: _c, ...routes } = sweden.routes as SiteDefinition['routes']
    expect(names(aUser(), { ...sweden, routes })).toEqual(['overview', 'residences', 'vip'])
  })

  test('is empty on a site without My Pages, even with pages that resemble them', () => {
    const { myPages: _m, ...routes } = contractor.routes
    expect(names(undefined, { ...contractor, routes })).toEqual([])
  })

  test('shows the documents to a user with a booking and no current home', () => {
    const user = aUser({ bookings: [{ objectId: 'a', siteId: 1, objectPageExists: false }] })
    expect(names(user, sweden)).toContain('documents')
    expect(names(user, sweden, { activeHome: { isSuccession: false } })).toContain('documents')
    expect(names(user, sweden, { activeHome: { isSuccession: true } })).not.toContain('documents')
  })
})

describe('Pages without an entry', () => {
  const everything = aUser({
    vipMemberships: [{ site: 'main' }],
    bookings: [{ objectId: 'a', siteId: 1, objectPageExists: true }],
  })
  const menuOf = (user: User | undefined, site: SiteDefinition) =>
    myPagesMenu(user, site, myPagesFacts({ hasErrands: true }))

  test.each([
    ['', 'overview'],
    ['somewhere/', 'overview'],
    ['mina-bostader/', 'residences'],
    ['mina-bostader', 'residences'],
    ['mina-bostader/?page=2#favoriter', 'residences'],
    ['sparade-sokningar/', 'residences'],
    ['min-bostad/', 'residence'],
    ['min-bostad/nyheter/', 'residence'],
    ['mina-installningar/', undefined],
    ['nyheter/', 'overview'],
    ['nyheter/en-nyhet/', 'overview'],
    ['mina-avtal/', 'documents'],
    ['mina-avtal/17/', 'documents'],
    ['betalningar/', 'payments'],
    ['arenden/?errandId=17', 'errands'],
    ['tidslinje/', 'residence'],
    ['tidslinje/move-in/', 'residence'],
    ['vip/', 'vip'],
    ['vip-visning/', 'vip'],
    ['kontakt/', 'contacts'],
  ])('mark on /mina-sidor/%s the entry %s', (path, entry) => {
    expect(markedEntry(`/mina-sidor/${path}`, menuOf(everything, sweden), sweden)).toBe(entry)
  })

  test.each([
    ['/mina-sidor/nyheter/', 'news'],
    ['/mina-sidor/tidslinje/contract/', 'timeline'],
    ['/mina-sidor/arenden/', 'errands'],
    ['/mina-sidor/', undefined],
  ])('mark on the contractor’s %s the entry %s', (path, entry) => {
    expect(markedEntry(path, menuOf(undefined, contractor), contractor)).toBe(entry)
  })

  test.each(['/', '/sok-bostad/', '/vip/', ''])('mark no entry outside My Pages, on %j', (path) => {
    expect(markedEntry(path, menuOf(everything, sweden), sweden)).toBeUndefined()
  })

  test('mark no entry that the menu does not have', () => {
    const menu = menuOf(aUser(), sweden)
    expect(markedEntry('/mina-sidor/betalningar/', menu, sweden)).toBeUndefined()
    expect(markedEntry('/mina-sidor/tidslinje/', menu, sweden)).toBeUndefined()
  })

  test.each([
    ['overview', [{ page: 'news', path: '/mina-sidor/nyheter/' }]],
    ['residence', [{ page: 'timeline', path: '/mina-sidor/tidslinje/' }]],
    ['residences', [{ page: 'savedSearches', path: '/mina-sidor/sparade-sokningar/' }]],
    ['vip', [{ page: 'vipShowing', path: '/mina-sidor/vip-visning/' }]],
    ['errands', []],
    ['contacts', []],
    ['documents', []],
    ['payments', []],
  ] as const)('are linked from the page of %s: %j', (entry, links) => {
    expect(pagesUnder(entry, menuOf(everything, sweden), everything, sweden)).toEqual(links)
  })

  test('are not linked if the site or the user does not have them', () => {
    const person = aUser()
    const under = (entry: Parameters<typeof pagesUnder>[0], user: User, site: SiteDefinition) =>
      pagesUnder(entry, menuOf(user, site), user, site)
    expect(
      under('overview', person, { ...sweden, features: { ...sweden.features, myPagesNews: false } }),
    ).toEqual([])
    expect(
      under('residences', person, { ...sweden, features: { ...sweden.features, search: false } }),
    ).toEqual([])
    expect(under('residence', person, sweden)).toEqual([])
    expect(under('vip', person, sweden)).toEqual([])
    expect(under('overview', aBoardMember(), sweden)).toEqual([])
    expect(under('contacts', person, contractor)).toEqual([])
  })
})

describe('The user menu', () => {
  test.each<readonly [string, User | undefined, SiteKey, unknown]>([
    [
      'a private person',
      aUser(),
      'sweden',
      [
        { item: 'myPages', path: '/mina-sidor/' },
        { item: 'settings', path: '/mina-sidor/mina-installningar/' },
        { item: 'signOut' },
      ],
    ],
    [
      'a board member',
      aBoardMember(),
      'norway',
      [
        { item: 'boardPages', path: '/mine-sider/' },
        { item: 'settings', path: '/mine-sider/mine-innstillinger/' },
        { item: 'signOut' },
      ],
    ],
    ['an anonymous visitor', undefined, 'finland', [{ item: 'signIn', path: '/kirjaudu-sisaan/' }]],
    ['an anonymous visitor', undefined, 'sweden-english', []],
    ['an anonymous visitor', undefined, 'contractor', []],
    ['a private person', aUser(), 'contractor', []],
  ])('of %s (%o) on %s', (_, user, key, items) => {
    expect(userMenu(user, siteByKey(key))).toEqual(items)
  })

  test('omits items without a page on the site', () => {
    const bare = { ...sweden, routes: { start: '/' } }
    expect(userMenu(aUser(), bare)).toEqual([{ item: 'signOut' }])
    expect(userMenu(undefined, bare)).toEqual([])
  })
})

describe('The favourites button', () => {
  test.each([
    ['a signed-in user', aUser(), 'sweden', '/mina-sidor/mina-bostader/#favourites'],
    ['a signed-in user', aUser(), 'finland', '/sivuni/asuntoni/#favourites'],
    ['a signed-in user', aUser(), 'sweden-english', '/en/favourites/'],
    ['a visitor', undefined, 'norway', '/favoritter/'],
    ['a visitor', undefined, 'sweden-english', '/en/favourites/'],
    ['a board member', aBoardMember(), 'sweden', undefined],
    ['a visitor', undefined, 'contractor', undefined],
  ] as const)('of %s (%o) on %s', (_, user, key, button) => {
    expect(favouritesButton(user, siteByKey(key))).toEqual(button)
  })

  test('is absent on a site without a page for favourites', () => {
    expect(favouritesButton(aUser(), { ...sweden, routes: { start: '/' } })).toBeUndefined()
  })
})
