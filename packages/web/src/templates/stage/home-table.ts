// The homes of a stage as rows: the value and the sort key of each column, and the order in the address.
import type { Home, ResidenceStatus, SiteDefinition } from '@husrum/domain'
import { compareValues, priceOf, squareMetrePrice } from '@husrum/domain'

/** The sortable columns, in their display order. */
export const homeColumns = [
  'home',
  'floor',
  'rooms',
  'area',
  'monthly',
  'price',
  'squareMetrePrice',
  'status',
  'access',
] as const
export type HomeColumn = (typeof homeColumns)[number]

/** Homes for sale come first, sold ones last. */
const statusOrder: readonly ResidenceStatus[] = [
  'forSale',
  'preSelling',
  'reserved',
  'booked',
  'succession',
  'showingApartment',
  'sold',
  'notAvailable',
]

export interface HomeOrder {
  readonly column: HomeColumn
  readonly descending: boolean
}

/** The default order: homes for sale first. */
export const firstOrder: HomeOrder = { column: 'status', descending: false }

const parameter = 'sort'

/** The order in an address, `?sort=price:desc`; {@link firstOrder} if there is no valid one. */
export const orderOf = (search: string): HomeOrder => {
  const [name, direction = 'asc'] = (new URLSearchParams(search).get(parameter) ?? '').split(':')
  const column = homeColumns.find((one) => one === name)
  return column ? { column, descending: direction === 'desc' } : firstOrder
}

/** The query that sorts by a column: ascending, or descending if it is sorted ascending already. */
export const queryOf = (column: HomeColumn, now: HomeOrder): string =>
  `?${parameter}=${column}:${now.column === column && !now.descending ? 'desc' : 'asc'}`

const factIn = (home: Home, column: HomeColumn, { country }: SiteDefinition): number | string | undefined => {
  switch (column) {
    case 'home':
      return undefined
    case 'floor':
      return home.floor
    case 'rooms':
      return home.rooms
    case 'area':
      return home.area
    case 'monthly':
      return home.monthlyFee
    case 'price': {
      const shown = priceOf(home, country)
      return shown.kind === 'onRequest' ? undefined : shown.amount
    }
    case 'squareMetrePrice':
      return squareMetrePrice(home, country)
    case 'status':
      return statusOrder.indexOf(home.status)
    case 'access':
      return home.inhabitDate
  }
}

/** Names with numbers in natural order: A2 before A10. */
const byName = (a: Home, b: Home): number => a.name.localeCompare(b.name, 'en', { numeric: true })

/** Missing values come last in both directions; equal homes are sorted by name. */
export const sortHomes = (
  homes: readonly Home[],
  { column, descending }: HomeOrder,
  site: SiteDefinition,
): readonly Home[] =>
  homes.toSorted((one, other) => {
    const turned = descending ? -1 : 1
    if (column === 'home') return byName(one, other) * turned
    const [a, b] = [factIn(one, column, site), factIn(other, column, site)]
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined) || byName(one, other)
    return compareValues(a, b) * turned || byName(one, other)
  })

/** The columns for which some home has a value. */
export const columnsOf = (homes: readonly Home[], site: SiteDefinition): readonly HomeColumn[] =>
  homeColumns.filter(
    (column) => column === 'home' || homes.some((home) => factIn(home, column, site) !== undefined),
  )
