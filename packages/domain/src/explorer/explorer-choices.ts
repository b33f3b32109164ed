// Which homes of a stage the explorer highlights: its ranges, and also floors, directions and statuses.
import type { CompassDirection, ResidenceStatus } from '../homes/enumerations.ts'
import type { Home } from '../homes/home.ts'
import { isWanted } from '../search/matching.ts'
import { searchedPrice } from '../search/sort-order.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { ExplorerFilters } from './explorer-filters.ts'
import { defaultExplorerFilters, matchesExplorer } from './explorer-filters.ts'

/** The filters for the homes in a house; an empty list matches everything. */
export interface ExplorerChoices extends ExplorerFilters {
  readonly floors: readonly number[]
  /** Of any balcony, patio or the like. */
  readonly directions: readonly CompassDirection[]
  readonly statuses: readonly ResidenceStatus[]
}

/** The choices that match every home. */
export const noExplorerChoices = (site: SiteDefinition): ExplorerChoices => ({
  ...defaultExplorerFilters(site),
  floors: [],
  directions: [],
  statuses: [],
})

/** The facts of a home that the explorer compares. */
export type ExploredHome = Pick<
  Home,
  'rooms' | 'area' | 'price' | 'totalPrice' | 'floor' | 'outdoorSpaces' | 'status'
>

/**
 * Whether a home matches the choices: those that do not are dimmed. The price is the one of the home search; a home without a floor or a
 * direction matches as long as none is chosen.
 */
export const answersChoices = (
  home: ExploredHome,
  { floors, directions, statuses, ...filters }: ExplorerChoices,
  site: SiteDefinition,
): boolean => {
  const price = searchedPrice(home)
  return (
    matchesExplorer({ rooms: home.rooms, area: home.area, ...(price > 0 && { price }) }, filters, site) &&
    (floors.length === 0 || (home.floor !== undefined && floors.includes(home.floor))) &&
    (directions.length === 0 ||
      home.outdoorSpaces.some(
        ({ direction }) => direction !== undefined && directions.includes(direction),
      )) &&
    isWanted(statuses, home.status)
  )
}
