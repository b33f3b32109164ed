// Smoke assertions for search: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const search = (
  {
    bulkLimit,
    compareHomes,
    countActiveFilters,
    defaultFilters,
    expandFilters,
    expandChoice,
    geoQuery,
    idsRequests,
    inhabitBefore,
    isSearchedFor,
    matchesCriteria,
    pageSizeOf,
    quickSearchRequest,
    readSearchAddress,
    readTextSearchAddress,
    relaxations,
    resultKindOfHash,
    searchDebounce,
    searchTextOf,
    siteByKey,
    sortOrderOfWire,
    stageHomesLimit,
    textSearchRequest,
    textSearchTabs,
    untouchedSearch,
    viewOfHash,
    viewingWindow,
    writeSearchAddress,
    writeTextSearchAddress,
  },
  is,
) => {
  const sweden = siteByKey('sweden')
  const filters = defaultFilters(sweden.ranges)
  is('nothing is chosen at first', countActiveFilters(filters, sweden.ranges), 0)
  is('Finnish prices end at a million', defaultFilters(siteByKey('finland').ranges).maxPrice, 1000000)
  is('400 homes a call', bulkLimit, 400)
  is('300 milliseconds', searchDebounce, 300)
  is('the untouched address', writeSearchAddress(untouchedSearch(sweden), sweden), '/sok-bostad/')
  const query = [
    ['q', 'uppsala-lan'],
    ['maxPrice', '4 000 000'],
    ['sort', 'price:asc'],
  ]
  const { state, problems } = readSearchAddress('/sok-bostad/skane-lan/malmo/', query, sweden)
  is('places stand in path and query', state.filters.tags, ['skane-lan/malmo', 'uppsala-lan'])
  is('nothing is wrong', problems, [])
  is(
    'a search is written',
    writeSearchAddress(state, sweden),
    '/sok-bostad/skane-lan/malmo/?q=uppsala-lan&maxPrice=4000000&sort=price:asc',
  )
  is('half a year', inhabitBefore(1, '2026-08-31'), '2027-02-28')
  is('seven days', viewingWindow('inSevenDays', '2026-12-28'), { from: '2026-12-28', before: '2027-01-04' })
  is('a terrace is also a roof top', expandChoice(['terrace']), ['terrace', 'roofTop'])
  is('a Norwegian house', expandChoice(['house'], siteByKey('norway')), ['house', 'detachedHouse'])
  const criteria = expandFilters(filters, { site: sweden, tagIds: [], today: '2026-11-21' })
  const home = {
    id: 'a',
    siteId: 1,
    status: 'forSale',
    price: 2,
    rooms: 3,
    area: 74,
    inhabitDate: '2027-05-03',
    outdoorSpaces: [],
    tagIds: [],
  }
  is('a home is found', matchesCriteria(home, criteria), true)
  is('a sold one is not', matchesCriteria({ ...home, status: 'sold' }, criteria), false)
  is('the cheaper one is first', compareHomes('price:asc')(home, { ...home, id: 'b', price: 1 }) > 0, true)
  is('one step back', relaxations({ ...filters, inhabitDate: 0 }, sweden.ranges)[0]?.kind, 'any-inhabit-date')
  is('livingArea is the smallest first', sortOrderOfWire('livingArea'), 'area:asc')
  is('the tab of stages', resultKindOfHash('#stage'), 'stage')
  is('the map', viewOfHash('#map'), 'map')
  is('a preference', pageSizeOf('60'), 60)
  is('no preference', pageSizeOf('many'), 30)
  is('near the visitor', geoQuery({ inhabitDate: 0 }, { kind: 'anonymous', userId: 'u1' }), {
    geo: 'auto',
    userId: 'u1',
  })
  is('one character is not searched for', isSearchedFor(' b '), false)
  is('a typed text', searchTextOf('  sol   och bad '), 'sol och bad')
  is('the third page', textSearchRequest({ text: 'balkong', site: sweden, page: 2 })?.skip, 50)
  is('three quick hits', quickSearchRequest('balkong', sweden)?.take, 3)
  is('news are also press releases', textSearchTabs.news, ['news', 'pressrelease'])
  const text = { text: 'sol & bad', tab: 'news', sort: 'date', page: 1 }
  is(
    'a text search is written',
    writeTextSearchAddress(text, sweden),
    '/sok/?s=sol%20%26%20bad&category=news&sort=date&page=2',
  )
  is('a text search is read', readTextSearchAddress(Object.entries({ s: 'sol & bad', page: '2' })), {
    text: 'sol & bad',
    tab: 'all',
    sort: 'nothing',
    page: 1,
  })
  is('300 homes of a stage', stageHomesLimit, 300)
  is('an id is asked for once', idsRequests(['a', 'a'], sweden)[0]?.filter.ids, ['a'])
  is('no id, no call', idsRequests([''], sweden), [])
}
