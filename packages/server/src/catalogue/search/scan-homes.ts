// One pass over all candidate homes: the inner loop of the search in memory.
import type { HomeCriteria } from '@husrum/domain'
import { geoBoxAround, isGeoBox, isWithinArea } from '@husrum/domain'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { tagKey } from './catalogue-snapshot.ts'
import type { FacetDays } from './facet-tally.ts'
import { accessStep, choiceMasks, facetDays, failed, failedChoices, viewingStep } from './facet-tally.ts'
import type { HomeColumns } from './home-columns.ts'
import { dayNumber, maskOf, noDay, statusCode } from './search-codes.ts'

/** Day of the first viewing of a home from a day on, or `noDay`. */
const nextShowing = ({ showingDays }: HomeColumns, home: number, from: number): number =>
  showingDays[home]?.find((day) => day >= from) ?? noDay

/** Working memory of one site, reused by every search: searches are synchronous, so no two share it. */
export class Workspace {
  readonly columns: HomeColumns
  /** Number of the last search that found the home. */
  readonly foundBy: Uint32Array
  readonly #candidateOf: Uint32Array
  readonly #stageSeen: Uint32Array
  readonly #areaSeen: Uint32Array
  #search = 0
  #steps: { readonly today: string; readonly ofHome: Uint8Array } | undefined

  constructor(columns: HomeColumns) {
    const max = (numbers: Int32Array) => numbers.reduce((highest, number) => Math.max(highest, number), 0)
    this.columns = columns
    this.foundBy = new Uint32Array(columns.count)
    this.#candidateOf = new Uint32Array(columns.count)
    this.#stageSeen = new Uint32Array(max(columns.stageNo) + 1)
    this.#areaSeen = new Uint32Array(max(columns.areaNo) + 1)
  }

  /** Above every number of a stage. */
  get stageLimit(): number {
    return this.#stageSeen.length
  }

  /** Starts a search and returns its number. */
  begin(): number {
    this.#search += 1
    return this.#search
  }

  /** For each home the facet steps of a day, access in the upper and viewing in the lower two bits; cached for the day. */
  stepsAt(today: string): Uint8Array {
    if (this.#steps?.today === today) return this.#steps.ofHome
    const days = facetDays(today)
    const ofHome = Uint8Array.from(this.columns.inhabitDay, (_day, home) => this.#stepOf(home, days))
    this.#steps = { today, ofHome }
    return ofHome
  }

  /** Updates the cached values of a home from its columns. */
  homeHasChanged(home: number): void {
    if (this.#steps) this.#steps.ofHome[home] = this.#stepOf(home, facetDays(this.#steps.today))
  }

  #stepOf(home: number, days: FacetDays): number {
    const access = accessStep(this.columns.inhabitDay[home] ?? 0, days)
    return (access << 2) | viewingStep(nextShowing(this.columns, home, days.today), days)
  }

  /** The homes that are in any of the lists, without duplicates. */
  union(lists: readonly (Int32Array | undefined)[]): ArrayLike<number> {
    if (lists.length === 1) return lists[0] ?? []
    const homes: number[] = []
    for (const list of lists) {
      for (const home of list ?? []) {
        if (this.#candidateOf[home] === this.#search) continue
        this.#candidateOf[home] = this.#search
        homes.push(home)
      }
    }
    return homes
  }

  /** Whether the home is the first of this search in its stage. */
  isNewStage(home: number): boolean {
    const stage = this.columns.stageNo[home] ?? 0
    if (this.#stageSeen[stage] === this.#search) return false
    this.#stageSeen[stage] = this.#search
    return true
  }

  /** Whether the home is the first of this search in its area. */
  isNewArea(home: number): boolean {
    const area = this.columns.areaNo[home] ?? 0
    if (this.#areaSeen[area] === this.#search) return false
    this.#areaSeen[area] = this.#search
    return true
  }
}

/** The homes that a search has to check: those of its stages or tags, or undefined for all. */
const candidates = (
  snapshot: CatalogueSnapshot,
  workspace: Workspace,
  { siteId, tagIds, stageIds }: HomeCriteria,
): ArrayLike<number> | undefined => {
  const { homesOfTag, homesOfStage } = workspace.columns
  const ofTags =
    tagIds && tagIds.length > 0
      ? tagIds.map((id) => homesOfTag.get(snapshot.tagNumbers.get(tagKey(siteId, id)) ?? -1))
      : undefined
  const ofStages =
    stageIds && stageIds.length > 0
      ? stageIds.map((id) => homesOfStage.get(snapshot.stageNumbers.get(id) ?? -1))
      : undefined
  if (ofTags && ofStages) {
    const inTags = new Set(ofTags.flatMap((list) => [...(list ?? [])]))
    return Array.from(workspace.union(ofStages)).filter((home) => inTags.has(home))
  }
  const lists = ofTags ?? ofStages
  return lists && workspace.union(lists)
}

/**
 * Checks every candidate once.
 *
 * @param visit called for homes that pass all filters without a facet, with the other filters that they fail.
 */
export const scanHomes = (
  snapshot: CatalogueSnapshot,
  workspace: Workspace,
  criteria: HomeCriteria,
  visit: (home: number, fails: number) => void,
): void => {
  const { columns } = workspace
  const { status, price, rent, rooms, area, lat, lon, choiceNo, inhabitDay } = columns
  const statuses = maskOf(criteria.statuses.map(statusCode))
  const { minPrice = -Infinity, maxPrice = Infinity, minRooms = -Infinity, maxRooms = Infinity } = criteria
  const { minRent = -Infinity, maxRent = Infinity } = criteria
  // Homes without a price match no bound of the price, and homes without a rent none of the rent.
  const asksForPrice = criteria.minPrice !== undefined || criteria.maxPrice !== undefined
  const asksForRent = criteria.minRent !== undefined || criteria.maxRent !== undefined
  const { minArea = -Infinity, maxArea = Infinity } = criteria
  const { geoSearch } = criteria
  const [south, west, north, east] = geoSearch ? geoBoxAround(geoSearch) : [-90, -180, 90, 180]
  const drawn = geoSearch && !isGeoBox(geoSearch) ? geoSearch : undefined
  const lastAccess = criteria.inhabitBefore === undefined ? noDay : dayNumber(criteria.inhabitBefore)
  const viewingFrom = criteria.viewingFrom === undefined ? undefined : dayNumber(criteria.viewingFrom)
  const viewingBefore = criteria.viewingBefore === undefined ? noDay : dayNumber(criteria.viewingBefore)
  const masks = choiceMasks(criteria)
  const choiceFails = Uint16Array.from(columns.choiceList, (packed) => failedChoices(packed, masks))

  const homes = candidates(snapshot, workspace, criteria)
  const count = homes ? homes.length : columns.count
  for (let at = 0; at < count; at += 1) {
    const home = homes ? (homes[at] ?? 0) : at
    if (((1 << (status[home] ?? 0)) & statuses) === 0) continue
    if (asksForPrice || asksForRent) {
      const homePrice = price[home] ?? 0
      const homeRent = rent[home] ?? 0
      const hasPrice = asksForPrice && homePrice !== 0 && homePrice >= minPrice && homePrice <= maxPrice
      const hasRent = asksForRent && homeRent !== 0 && homeRent >= minRent && homeRent <= maxRent
      if (!hasPrice && !hasRent) continue
    }
    const homeRooms = rooms[home] ?? 0
    if (homeRooms < minRooms || homeRooms > maxRooms) continue
    const homeArea = area[home] ?? 0
    if (homeArea < minArea || homeArea > maxArea) continue
    const homeLat = lat[home] ?? 0
    if (homeLat < south || homeLat > north) continue
    const homeLon = lon[home] ?? 0
    if (homeLon < west || homeLon > east) continue
    let fails = choiceFails[choiceNo[home] ?? 0] ?? 0
    if ((inhabitDay[home] ?? 0) > lastAccess) fails |= failed.access
    if (viewingFrom !== undefined && nextShowing(columns, home, viewingFrom) >= viewingBefore)
      fails |= failed.viewing
    // Last, because it is the most expensive.
    if (drawn && !isWithinArea({ lat: homeLat, lon: homeLon }, drawn)) continue
    visit(home, fails)
  }
}
