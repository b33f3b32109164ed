// Smoke assertions for the explorer: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const explorer = (
  {
    defaultExplorerFilters,
    explorerHomesRequest,
    explorerLimit,
    explorerRanges,
    explorerViews,
    isInPolygon,
    matchesExplorer,
    nearestSunFrame,
    objectAt,
    siteByKey,
  },
  is,
) => {
  const sweden = siteByKey('sweden')
  const untouched = defaultExplorerFilters(sweden)
  const triangle = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
  ]
  const view = {
    id: 'south',
    image: 'south.webp',
    clickAreas: [{ objectId: 'home-1', polygon: triangle }],
    interLinks: [],
  }
  is('one room at least', untouched.minRooms, 1)
  is('the area ends at 200', untouched.maxArea, 200)
  is('and in Finland at 150', explorerRanges(siteByKey('finland')).area.max, 150)
  is('at most 200 homes', explorerLimit, 200)
  is('the first to move into first', explorerHomesRequest('s1', sweden).sort, 'inhabitDateTimeStamp:asc')
  is('the end means or more', matchesExplorer({ rooms: 9, area: 400 }, untouched, sweden), true)
  is(
    'two rooms are not three',
    matchesExplorer({ rooms: 2, area: 40 }, { ...untouched, minRooms: 3 }, sweden),
    false,
  )
  is('missing data has no views', explorerViews(undefined), { kind: 'noViews' })
  is('data without views has none', explorerViews({ apts: [], views: [] }), { kind: 'noViews' })
  is('views are shown', explorerViews({ views: [view] }), { kind: 'views', views: [view], start: view })
  is('the edge belongs to it', isInPolygon([0.5, 0.5], triangle), true)
  is('beyond the edge does not', isInPolygon([0.515625, 0.5], triangle), false)
  is('a home is hit', objectAt(view, [0.375, 0.375]), 'home-1')
  is('the sky is not', objectAt(view, [0.875, 0.125]) ?? null, null)
  const frames = [
    { month: 6, hour: 12, image: 'june' },
    { month: 12, hour: 12, image: 'december' },
  ]
  is('January is next to December', nearestSunFrame(frames, { month: 1, hour: 10 })?.image, 'december')
}
