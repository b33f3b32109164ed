// Smoke assertions for succession: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const succession = (
  {
    anyMunicipality,
    defaultSuccessionFilters,
    isSuccession,
    matchesSuccession,
    municipalitySlug,
    readSuccessionAddress,
    seededShuffle,
    siteByKey,
    successionHomes,
    successionSeed,
    writeSuccessionAddress,
  },
  is,
) => {
  const sweden = siteByKey('sweden')
  const home = { id: 'a', siteId: 1, status: 'succession', municipality: 'Håbo' }
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  is('the seed', successionSeed, 20250101)
  is('the order is the same in every engine', seededShuffle(numbers), [9, 7, 8, 3, 6, 1, 0, 4, 5, 2])
  is('an empty list stays empty', seededShuffle([]), [])
  is('nothing gets lost', [...seededShuffle(numbers, 7)].sort(), numbers)
  is('a resale is one', isSuccession(home), true)
  is('a home for sale is no resale', isSuccession({ status: 'forSale', projectStatus: 'forSale' }), false)
  is('every municipality', anyMunicipality, 'alla-kommuner')
  is('the defaults', defaultSuccessionFilters, { geo: false, municipality: 'alla-kommuner', sort: '' })
  is('a municipality in an address', municipalitySlug('Östra Göinge'), 'ostra-goinge')
  is('a home in its municipality', matchesSuccession(home, { municipality: 'habo' }, sweden), true)
  is('a home in another', matchesSuccession(home, { municipality: 'solna' }, sweden), false)
  is(
    'the order does not depend on the input order',
    successionHomes([{ ...home, id: 'b' }, home], defaultSuccessionFilters, sweden),
    successionHomes([home, { ...home, id: 'b' }], defaultSuccessionFilters, sweden),
  )
  const filters = { geo: true, municipality: 'solna', sort: '' }
  is(
    'filters are written',
    writeSuccessionAddress(filters, sweden),
    '/maklar-objekt/?municipality=solna&geo=auto',
  )
  const query = [
    ['municipality', 'Solna'],
    ['geo', 'auto'],
  ]
  is('filters are read', readSuccessionAddress(query), filters)
  is('Finland has no such page', writeSuccessionAddress(filters, siteByKey('finland')) ?? null, null)
}
