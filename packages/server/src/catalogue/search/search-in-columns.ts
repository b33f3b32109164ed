// The search, in memory over typed arrays.

import type { GeoPoint, HomeSpans, SortOrder } from '@husrum/domain'
import { farness, moneyOf, narrowingAt, searchedStatuses } from '@husrum/domain'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { tagKey } from './catalogue-snapshot.ts'
import { takeRow } from './change-columns.ts'
import { countCells } from './count-cells.ts'
import { FacetTally, nothingFound } from './facet-tally.ts'
import type { HomeColumns } from './home-columns.ts'
import type { AreaSum, FoundHomeIds, HomeSearch, HomesQuery, SimilarQuery, StageSum } from './home-search.ts'
import { scanHomes, Workspace } from './scan-homes.ts'
import {
  boughtForms,
  boughtStatuses,
  maskOf,
  residenceTypeCode,
  statusCode,
  unranked,
} from './search-codes.ts'
import { Span } from './span.ts'

const searchedMask = maskOf(searchedStatuses.map(statusCode))

const canBeBought = ({ status, choiceNo, choiceList }: HomeColumns, home: number): boolean =>
  ((1 << (status[home] ?? 0)) & boughtStatuses) !== 0 &&
  ((1 << (((choiceList[choiceNo[home] ?? 0] ?? 0) >> 3) & 7)) & boughtForms) !== 0

const isSearchable = ({ status }: HomeColumns, home: number): boolean =>
  ((1 << (status[home] ?? 0)) & searchedMask) !== 0

/** The first `count` of the found homes, nearest first within a rank, by insertion into a bounded list. */
const nearest = (
  { columns, foundBy }: Pick<Workspace, 'columns' | 'foundBy'>,
  search: number,
  near: GeoPoint,
  count: number,
): readonly number[] => {
  const narrowing = narrowingAt(near)
  const first: { readonly home: number; readonly rank: number; readonly far: number }[] = []
  const { lat, lon } = columns
  for (let home = 0; home < columns.count && count > 0; home += 1) {
    if (foundBy[home] !== search) continue
    const rank = columns.rank[home] ?? 0
    const far = farness({ lat: lat[home] ?? 0, lon: lon[home] ?? 0 }, near, narrowing)
    const last = first[count - 1]
    // Candidates come in the order of their ids, so that an equal one is later.
    if (last && (last.rank - rank || last.far - far) <= 0) continue
    let low = 0
    let high = first.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = first[middle]
      if (other && (other.rank - rank || other.far - far) <= 0) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, { home, rank, far })
    if (first.length > count) first.pop()
  }
  return first.map(({ home }) => home)
}

const ranks = unranked + 1

/**
 * The recommended order takes the stages in rounds, like the domain's `orderHomes`. Homes of one status and round keep their order, so
 * two passes place them without sorting.
 */
const inRounds = ({ columns, foundBy, stageLimit }: Workspace, search: number, total: number): Int32Array => {
  const order = columns.orders['']
  const found = new Int32Array(total)
  const roundOf = new Int32Array(total)
  const counts: number[][] = []
  const listed = new Int32Array(stageLimit * ranks)
  let at = 0
  for (const home of order) {
    if (foundBy[home] !== search) continue
    const rank = columns.rank[home] ?? 0
    const key = (columns.stageNo[home] ?? 0) * ranks + rank
    const round = listed[key] ?? 0
    listed[key] = round + 1
    counts[rank] ??= []
    const ofRank = counts[rank] ?? []
    ofRank[round] = (ofRank[round] ?? 0) + 1
    found[at] = home
    roundOf[at] = round
    at += 1
  }
  let start = 0
  const starts = Array.from(counts, (ofRank = []) =>
    ofRank.map((homes) => {
      start += homes
      return start - homes
    }),
  )
  const placed = new Int32Array(total)
  for (let place = 0; place < total; place += 1) {
    const home = found[place] ?? 0
    const ofRank = starts[columns.rank[home] ?? 0] ?? []
    const round = roundOf[place] ?? 0
    const to = ofRank[round] ?? 0
    placed[to] = home
    ofRank[round] = to + 1
  }
  return placed
}

/** The found homes from `offset` on, by scanning the order until there are enough. */
const page = (
  workspace: Workspace,
  search: number,
  { sort, offset, limit, near }: Pick<HomesQuery, 'sort' | 'offset' | 'limit' | 'near'>,
  total: number,
): readonly string[] => {
  const { columns, foundBy } = workspace
  const end = Math.min(offset + limit, total)
  if (sort === '' && near)
    return nearest({ columns, foundBy }, search, near, end)
      .slice(offset)
      .map((home) => columns.ids[home] ?? '')
  if (sort === '' && end > offset)
    return Array.from(
      inRounds(workspace, search, total).subarray(offset, end),
      (home) => columns.ids[home] ?? '',
    )
  const ids: string[] = []
  let seen = 0
  const order = columns.orders[sort]
  for (let at = 0; at < order.length && seen < end; at += 1) {
    const home = order[at] ?? 0
    if (foundBy[home] !== search) continue
    if (seen >= offset) ids.push(columns.ids[home] ?? '')
    seen += 1
  }
  return ids
}

const findHomes = (snapshot: CatalogueSnapshot, workspace: Workspace, query: HomesQuery): FoundHomeIds => {
  const search = workspace.begin()
  const { foundBy, columns } = workspace
  if (query.facetsAt === undefined) {
    let total = 0
    scanHomes(snapshot, workspace, query.criteria, (home, fails) => {
      if (fails !== 0) return
      foundBy[home] = search
      total += 1
    })
    return { ids: page(workspace, search, query, total), total }
  }
  const steps = workspace.stepsAt(query.facetsAt)
  const tally = new FacetTally()
  let stage = 0
  let area = 0
  scanHomes(snapshot, workspace, query.criteria, (home, fails) => {
    const step = steps[home] ?? 0
    tally.add(columns.choiceList[columns.choiceNo[home] ?? 0] ?? 0, step >> 2, step & 3, fails, 1)
    if (fails !== 0) return
    foundBy[home] = search
    if (workspace.isNewStage(home)) stage += 1
    if (workspace.isNewArea(home)) area += 1
  })
  return {
    ids: page(workspace, search, query, tally.total),
    total: tally.total,
    facets: tally.distribution({ stage, area }),
  }
}

/** Running totals of one stage or area. */
interface Sums {
  homes: number
  readonly rooms: Span
  readonly area: Span
  /** The searched price. */
  readonly price: Span
  readonly salesPrice: Span
  readonly totalPrice: Span
  readonly firstHome: number
  readonly stages: Set<number>
}

const addTo = (sums: Map<number, Sums>, key: number, columns: HomeColumns, home: number): void => {
  const sum = sums.get(key) ?? {
    homes: 0,
    rooms: new Span(),
    area: new Span(),
    price: new Span(),
    salesPrice: new Span(),
    totalPrice: new Span(),
    firstHome: home,
    stages: new Set<number>(),
  }
  if (sum.homes === 0) sums.set(key, sum)
  sum.homes += 1
  sum.rooms.add(columns.rooms[home] ?? 0)
  sum.area.add(columns.area[home] ?? 0)
  sum.price.addSet(columns.price[home] ?? 0)
  sum.salesPrice.addSet(columns.salesPrice[home] ?? 0)
  sum.totalPrice.addSet(columns.totalPrice[home] ?? 0)
  sum.stages.add(columns.stageNo[home] ?? 0)
}

/** Like the domain's `homeSpans`. */
const spansOf = ({ homes, rooms, area, salesPrice, totalPrice }: Sums): HomeSpans => ({
  homes,
  minRooms: rooms.min,
  maxRooms: rooms.max,
  minArea: area.min,
  maxArea: area.max,
  minPrice: moneyOf(salesPrice.min),
  maxPrice: moneyOf(salesPrice.max),
  ...(totalPrice.max > 0 && {
    minTotalPrice: moneyOf(totalPrice.min),
    maxTotalPrice: moneyOf(totalPrice.max),
  }),
})

const findStagesAndAreas = (
  snapshot: CatalogueSnapshot,
  workspace: Workspace,
  { criteria, sort }: { criteria: HomesQuery['criteria']; sort: SortOrder },
): { readonly stages: readonly StageSum[]; readonly areas: readonly AreaSum[] } => {
  const search = workspace.begin()
  const { columns, foundBy } = workspace
  scanHomes(snapshot, workspace, criteria, (home, fails) => {
    if (fails === 0) foundBy[home] = search
  })
  const byStage = new Map<number, Sums>()
  const byArea = new Map<number, Sums>()
  for (const home of columns.orders[sort]) {
    if (foundBy[home] !== search) continue
    addTo(byStage, columns.stageNo[home] ?? 0, columns, home)
    for (const tagNo of columns.tagNos[home] ?? []) {
      if (snapshot.areaIds.has(tagNo)) addTo(byArea, tagNo, columns, home)
    }
  }
  const stages = [...byStage].map(([stageNo, sums]) => ({
    stageId: snapshot.stageIds.get(stageNo) ?? '',
    ...spansOf(sums),
  }))
  const areas = [...byArea].map(([tagNo, { homes, stages: inStages, price, firstHome }]) => ({
    tagId: snapshot.areaIds.get(tagNo) ?? '',
    homes,
    stages: inStages.size,
    minPrice: moneyOf(price.min),
    maxPrice: moneyOf(price.max),
    firstHomeId: columns.ids[firstHome] ?? '',
  }))
  return { stages, areas: areas.sort((a, b) => b.homes - a.homes || (a.tagId < b.tagId ? -1 : 1)) }
}

/** Distance of price and number of rooms from a home's. */
const unlikeness = (
  home: { readonly price: number; readonly rooms: number },
  price: number,
  rooms: number,
): number => Math.abs(price - home.price) / Math.max(home.price, 1) + Math.abs(rooms - home.rooms) / 4

const similar = (
  snapshot: CatalogueSnapshot,
  columns: HomeColumns,
  query: SimilarQuery,
): readonly string[] => {
  const type = residenceTypeCode(query.residenceType)
  const itself = columns.placeOfId.get(query.homeId)
  const neighbours =
    columns.homesOfTag.get(snapshot.tagNumbers.get(tagKey(query.siteId, query.tagId)) ?? -1) ?? []
  return Array.from(neighbours)
    .filter((home) => home !== itself && isSearchable(columns, home))
    .map((home) => ({
      home,
      otherType: ((columns.choiceList[columns.choiceNo[home] ?? 0] ?? 0) & 7) === type ? 0 : 1,
      unlike: unlikeness(query, columns.price[home] ?? 0, columns.rooms[home] ?? 0),
    }))
    .sort((a, b) => a.otherType - b.otherType || a.unlike - b.unlike || a.home - b.home)
    .slice(0, query.limit)
    .map(({ home }) => columns.ids[home] ?? '')
}

/**
 * Searches the catalogue in memory. Answers within a millisecond or two, also while the database is unavailable.
 *
 * @param current the snapshot to search; called at each search.
 */
export const makeHomeSearch = (current: () => Promise<CatalogueSnapshot>): HomeSearch => {
  const workspaces = new WeakMap<HomeColumns, Workspace>()
  const workspaceOf = (columns: HomeColumns): Workspace => {
    const known = workspaces.get(columns)
    if (known) return known
    const made = new Workspace(columns)
    workspaces.set(columns, made)
    return made
  }
  return {
    takeChanges({ columns: bySite }, rows) {
      for (const row of rows) {
        const columns = bySite.get(row.site_id)
        const home = columns && takeRow(columns, row)
        if (columns && home !== undefined) workspaces.get(columns)?.homeHasChanged(home)
      }
    },

    async findHomes(query) {
      const snapshot = await current()
      const columns = snapshot.columns.get(query.criteria.siteId)
      return columns ? findHomes(snapshot, workspaceOf(columns), query) : nothingFound(query)
    },

    async findStagesAndAreas(query) {
      const snapshot = await current()
      const columns = snapshot.columns.get(query.criteria.siteId)
      return columns ? findStagesAndAreas(snapshot, workspaceOf(columns), query) : { stages: [], areas: [] }
    },

    async findCells(query) {
      const snapshot = await current()
      const columns = snapshot.columns.get(query.criteria.siteId)
      return columns ? countCells(snapshot, workspaceOf(columns), query) : []
    },

    async similar(query) {
      const snapshot = await current()
      const columns = snapshot.columns.get(query.siteId)
      return columns ? similar(snapshot, columns, query) : []
    },

    async newest(siteId, limit) {
      const columns = (await current()).columns.get(siteId)
      if (!columns) return []
      const ofStage = new Map<number, string>()
      for (const home of columns.newest) {
        if (ofStage.size === limit) break
        const stage = columns.stageNo[home] ?? 0
        if (canBeBought(columns, home) && !ofStage.has(stage)) ofStage.set(stage, columns.ids[home] ?? '')
      }
      return [...ofStage.values()]
    },
  }
}
