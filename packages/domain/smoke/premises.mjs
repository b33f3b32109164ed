// Smoke assertions for premises: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const premises = (
  {
    comparePremises,
    defaultPremisesFilters,
    findPremises,
    isPremisesAvailable,
    matchesPremises,
    premisesLimit,
    premisesPageKind,
    premisesRequest,
    premisesStatuses,
    readPremisesAddress,
    siteByKey,
    statusColour,
    writePremisesAddress,
  },
  is,
) => {
  const sweden = siteByKey('sweden')
  const untouched = defaultPremisesFilters(sweden)
  const shop = { id: 'a', siteId: 1, type: 'shop', area: 64, tags: ['skane-lan'], sortOrder: 2 }
  const office = { ...shop, id: 'b', type: 'office', area: 250, sortOrder: 1 }
  is('the statuses', premisesStatuses, ['forSale', 'rented', 'booked', 'sold'])
  is('rented is red', statusColour('rented', 'SE'), 'red')
  is('booked may come free', isPremisesAvailable('booked'), true)
  is('at most 500', premisesLimit, 500)
  is('nothing is chosen at first', untouched, { tags: [], types: [], minArea: 0, maxArea: 200, sort: '' })
  is('Finland ends at 150', defaultPremisesFilters(siteByKey('finland')).maxArea, 150)
  is('the end means or more', matchesPremises(office, untouched, sweden), true)
  is('an office is no shop', matchesPremises(office, { ...untouched, types: ['shop'] }, sweden), false)
  is('editors come first', comparePremises('area:asc')(shop, office) > 0, true)
  is(
    'the list is in order',
    findPremises([shop, office], untouched, sweden).map(({ id }) => id),
    ['b', 'a'],
  )
  is(
    'the choice comes after the sort order',
    premisesRequest({ ...untouched, sort: 'area:desc' }, sweden).sort,
    ['sortOrder:asc', 'area:desc'],
  )
  is('an unknown address is not found', premisesPageKind(undefined, sweden), 'notFoundPremises')
  const address = '/lokaler/?q=skane-lan;uppsala-lan&types=shop&minArea=20'
  const filters = { ...untouched, tags: ['skane-lan', 'uppsala-lan'], types: ['shop'], minArea: 20 }
  is('filters are written', writePremisesAddress(filters, sweden), address)
  const query = [
    ['q', 'skane-lan;uppsala-lan'],
    ['types', 'shop'],
    ['minArea', '20'],
  ]
  is('filters are read', readPremisesAddress(query, sweden), filters)
  is('Norway has no premises', writePremisesAddress(untouched, siteByKey('norway')) ?? null, null)
}
