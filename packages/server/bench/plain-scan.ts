// The lower bound: one plain loop over typed arrays, written only for the bench. No cache, no database, no homes, only ids.

import type { HomeDetails } from '@husrum/domain'
import { compareHomes, searchedPrice, sortOrders, wholeUnitsOf } from '@husrum/domain'
import { accessStep, facetDays, viewingStep } from '../src/catalogue/search/facet-tally.ts'
import type { HomesQuery } from '../src/catalogue/search/home-search.ts'
import {
  choicesOf,
  conceptCode,
  dayNumber,
  disposalFormCode,
  maskOf,
  noDay,
  outdoorMask,
  projectStatusCode,
  residenceTypeCode,
  statusCode,
} from '../src/catalogue/search/search-codes.ts'

const nextOf = (days: readonly number[], from: number): number => {
  for (const day of days) if (day >= from) return day
  return noDay
}

const placesBy = (homes: readonly HomeDetails[], keysOf: (home: HomeDetails) => readonly string[]) => {
  const places = new Map<string, number[]>()
  homes.forEach((home, place) => {
    for (const key of keysOf(home)) {
      const list = places.get(key) ?? []
      list.push(place)
      places.set(key, list)
    }
  })
  return places
}

const columnsOf = (homes: readonly HomeDetails[], today: string) => {
  const days = facetDays(today)
  const choices = homes.map(choicesOf)
  const bytes = (value: (home: HomeDetails, at: number) => number) => Uint8Array.from(homes, value)
  const showings = homes.map((home) => home.showings.map(dayNumber))
  return {
    ids: homes.map((home) => home.id),
    status: bytes((home) => statusCode(home.status)),
    type: bytes((_, at) => choices[at]?.residenceType ?? 0),
    form: bytes((_, at) => choices[at]?.disposalForm ?? 0),
    concept: bytes((_, at) => choices[at]?.concept ?? 0),
    project: bytes((_, at) => choices[at]?.projectStatus ?? 0),
    outdoor: bytes((_, at) => choices[at]?.outdoor ?? 0),
    accessStep: bytes((home) => accessStep(dayNumber(home.inhabitDate), days)),
    viewingStep: bytes((_, at) => viewingStep(nextOf(showings[at] ?? [], days.today), days)),
    price: Float64Array.from(homes, (home) => wholeUnitsOf(searchedPrice(home))),
    rooms: Float64Array.from(homes, (home) => home.rooms),
    area: Float64Array.from(homes, (home) => home.area),
    access: Int32Array.from(homes, (home) => dayNumber(home.inhabitDate)),
    showings,
    ofTag: placesBy(homes, (home) => home.tagIds),
    ofStage: placesBy(homes, (home) => [home.stageId]),
    orders: new Map(
      sortOrders.map((sort) => {
        const compare = compareHomes(sort)
        const order = homes.map((home, at) => ({ home, at })).sort((a, b) => compare(a.home, b.home))
        return [sort, Int32Array.from(order, ({ at }) => at)]
      }),
    ),
    allowed: new Uint8Array(homes.length),
    found: new Uint8Array(homes.length),
  }
}

type Columns = ReturnType<typeof columnsOf>

const maskOrAll = <Value>(wanted: readonly Value[] | undefined, code: (value: Value) => number) =>
  wanted && wanted.length > 0 ? maskOf(wanted.map(code)) : -1

/** Leaves 1 in `allowed` for each home in any of the lists. */
const allow = (
  { allowed }: Columns,
  places: ReadonlyMap<string, readonly number[]>,
  keys: readonly string[],
): void => {
  const before = Uint8Array.from(allowed)
  allowed.fill(0)
  for (const key of keys) for (const place of places.get(key) ?? []) allowed[place] = before[place] ?? 0
}

const search = (columns: Columns, { criteria: wanted, sort, offset, limit }: HomesQuery) => {
  const { status, type, form, concept, project, outdoor, price, rooms, area, access, allowed, found } =
    columns
  const types = maskOrAll(wanted.residenceTypes, residenceTypeCode)
  const forms = maskOrAll(wanted.disposalForms, disposalFormCode)
  const concepts = maskOrAll(wanted.concepts, conceptCode)
  const projects = maskOrAll(wanted.projectStatuses, projectStatusCode)
  const spaces = wanted.outdoorAreas && wanted.outdoorAreas.length > 0 ? outdoorMask(wanted.outdoorAreas) : 0
  const statuses = maskOf(wanted.statuses.map(statusCode))
  const {
    minPrice = 0,
    maxPrice = Infinity,
    minRooms = 0,
    maxRooms = Infinity,
    minArea = 0,
    maxArea = Infinity,
  } = wanted
  // Rentals have no price, and match none.
  const lowest = wanted.minPrice === undefined && wanted.maxPrice === undefined ? 0 : Math.max(minPrice, 1)
  const last = wanted.inhabitBefore === undefined ? noDay : dayNumber(wanted.inhabitBefore)
  const from = wanted.viewingFrom === undefined ? -1 : dayNumber(wanted.viewingFrom)
  const before = wanted.viewingBefore === undefined ? noDay : dayNumber(wanted.viewingBefore)
  allowed.fill(1)
  if (wanted.tagIds && wanted.tagIds.length > 0) allow(columns, columns.ofTag, wanted.tagIds)
  if (wanted.stageIds && wanted.stageIds.length > 0) allow(columns, columns.ofStage, wanted.stageIds)
  // Seven facets, 256 places each, which is what the outdoor spaces need.
  const counts = new Int32Array(7 * 256)
  const at = (column: ArrayLike<number>, home: number) => column[home] ?? 0
  const add = (facet: number, value: number) => {
    counts[facet * 256 + value] = at(counts, facet * 256 + value) + 1
  }
  let total = 0
  for (let home = 0; home < status.length; home += 1) {
    found[home] = 0
    if (allowed[home] === 0 || ((1 << at(status, home)) & statuses) === 0) continue
    if (at(price, home) < lowest || at(price, home) > maxPrice) continue
    if (at(rooms, home) < minRooms || at(rooms, home) > maxRooms) continue
    if (at(area, home) < minArea || at(area, home) > maxArea) continue
    const fails =
      ((1 << at(type, home)) & types ? 0 : 1) |
      ((1 << at(form, home)) & forms ? 0 : 2) |
      ((1 << at(concept, home)) & concepts ? 0 : 4) |
      ((1 << at(project, home)) & projects ? 0 : 8) |
      (spaces === 0 || at(outdoor, home) & spaces ? 0 : 16) |
      (at(access, home) <= last ? 0 : 32) |
      (from < 0 || nextOf(columns.showings[home] ?? [], from) < before ? 0 : 64)
    if (fails & (fails - 1)) continue
    if ((fails & ~1) === 0) add(0, at(type, home))
    if ((fails & ~2) === 0) add(1, at(form, home))
    if ((fails & ~4) === 0) add(2, at(concept, home))
    if ((fails & ~8) === 0) add(3, at(project, home))
    if ((fails & ~16) === 0) add(4, at(outdoor, home))
    if ((fails & ~32) === 0) add(5, at(columns.accessStep, home))
    if ((fails & ~64) === 0) add(6, at(columns.viewingStep, home))
    if (fails !== 0) continue
    found[home] = 1
    total += 1
  }
  const ids: string[] = []
  let seen = 0
  for (const home of columns.orders.get(sort) ?? []) {
    if (seen >= offset + limit || seen >= total) break
    if (found[home] !== 1) continue
    if (seen >= offset) ids.push(columns.ids[home] ?? '')
    seen += 1
  }
  return { ids, total, counts }
}

/** The minimum cost of a search: returns ids, total and raw facet counts, the latter for one day only. */
export const makePlainScan = (homes: readonly HomeDetails[], today: string) => {
  const bySite = new Map(
    [...Map.groupBy(homes, (home) => home.siteId)].map(([id, own]) => [id, columnsOf(own, today)]),
  )
  return (query: HomesQuery): { readonly ids: readonly string[]; readonly total: number } => {
    const columns = bySite.get(query.criteria.siteId)
    return columns ? search(columns, query) : { ids: [], total: 0 }
  }
}
