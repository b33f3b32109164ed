// The limit: one plain loop over typed arrays, written for the bench alone. No cache, no database, no homes, only ids.
import { compareHomes, outdoorAreas, expandOutdoorAreas, searchedPrice, sortOrders } from '@husrum/domain'
import type { HomeCriteria, HomeDetails } from '@husrum/domain'
import { facetDays } from '../src/search/facet-tally.ts'
import type { HomesQuery } from '../src/search/home-search.ts'
import { choicesOf, dayNumber, maskOf, noDay, outdoorMask, statusCode } from '../src/search/search-codes.ts'
import {
  conceptCode,
  disposalFormCode,
  projectStatusCode,
  residenceTypeCode,
} from '../src/search/search-codes.ts'

const columnsOf = (homes: readonly HomeDetails[]) => {
  const choices = homes.map(choicesOf)
  const bytes = (value: (home: HomeDetails, at: number) => number) => Uint8Array.from(homes, value)
  return {
    homes,
    status: bytes((home) => statusCode(home.status)),
    type: bytes((_, at) => choices[at]?.residenceType ?? 0),
    form: bytes((_, at) => choices[at]?.disposalForm ?? 0),
    concept: bytes((_, at) => choices[at]?.concept ?? 0),
    project: bytes((_, at) => choices[at]?.projectStatus ?? 0),
    outdoor: bytes((_, at) => choices[at]?.outdoor ?? 0),
    price: Float64Array.from(homes, searchedPrice),
    rooms: Float64Array.from(homes, (home) => home.rooms),
    area: Float64Array.from(homes, (home) => home.area),
    access: Int32Array.from(homes, (home) => dayNumber(home.inhabitDate)),
    showings: homes.map((home) => home.showings.map(dayNumber)),
    orders: Object.fromEntries(
      sortOrders.map((sort) => {
        const compare = compareHomes(sort)
        const order = homes.map((home, at) => ({ home, at })).sort((a, b) => compare(a.home, b.home))
        return [sort, Int32Array.from(order, ({ at }) => at)]
      }),
    ),
    found: new Uint8Array(homes.length),
  }
}

const options = outdoorAreas.map((option) => outdoorMask(expandOutdoorAreas([option])))
const maskOrAll = <Value>(wanted: readonly Value[] | undefined, code: (value: Value) => number) =>
  wanted && wanted.length > 0 ? maskOf(wanted.map(code)) : -1

type Columns = ReturnType<typeof columnsOf>

const nextOf = (days: readonly number[], from: number): number => {
  for (const day of days) if (day >= from) return day
  return noDay
}

const search = (columns: Columns, { criteria, sort, offset, limit, facetsAt = '2026-11-20' }: HomesQuery) => {
  const { status, type, form, concept, project, outdoor, price, rooms, area, access, found } = columns
  const wanted: HomeCriteria = criteria
  const types = maskOrAll(wanted.residenceTypes, residenceTypeCode)
  const forms = maskOrAll(wanted.disposalForms, disposalFormCode)
  const concepts = maskOrAll(wanted.concepts, conceptCode)
  const projects = maskOrAll(wanted.projectStatuses, projectStatusCode)
  const spaces = wanted.outdoorAreas && wanted.outdoorAreas.length > 0 ? outdoorMask(wanted.outdoorAreas) : 0
  const statuses = maskOf(wanted.statuses.map(statusCode))
  const last = wanted.inhabitBefore === undefined ? noDay : dayNumber(wanted.inhabitBefore)
  const from = wanted.viewingFrom === undefined ? -1 : dayNumber(wanted.viewingFrom)
  const before = wanted.viewingBefore === undefined ? noDay : dayNumber(wanted.viewingBefore)
  const tags = wanted.tagIds && wanted.tagIds.length > 0 ? new Set(wanted.tagIds) : undefined
  const stages = wanted.stageIds && wanted.stageIds.length > 0 ? new Set(wanted.stageIds) : undefined
  const days = facetDays(facetsAt)
  const counts = new Int32Array(64)
  const add = (group: number, at: number) => {
    const place = group * 8 + at
    counts[place] = (counts[place] ?? 0) + 1
  }
  const at = (column: ArrayLike<number>, home: number) => column[home] ?? 0
  let total = 0
  for (let home = 0; home < status.length; home += 1) {
    found[home] = 0
    if (((1 << at(status, home)) & statuses) === 0) continue
    if (wanted.minPrice !== undefined && at(price, home) < wanted.minPrice) continue
    if (wanted.maxPrice !== undefined && at(price, home) > wanted.maxPrice) continue
    if (wanted.minRooms !== undefined && at(rooms, home) < wanted.minRooms) continue
    if (wanted.maxRooms !== undefined && at(rooms, home) > wanted.maxRooms) continue
    if (wanted.minArea !== undefined && at(area, home) < wanted.minArea) continue
    if (wanted.maxArea !== undefined && at(area, home) > wanted.maxArea) continue
    if (stages && !stages.has(columns.homes[home]?.stageId ?? '')) continue
    if (tags && !columns.homes[home]?.tagIds.some((id) => tags.has(id))) continue
    const showings = columns.showings[home] ?? []
    const fails =
      ((1 << at(type, home)) & types ? 0 : 1) |
      ((1 << at(form, home)) & forms ? 0 : 2) |
      ((1 << at(concept, home)) & concepts ? 0 : 4) |
      ((1 << at(project, home)) & projects ? 0 : 8) |
      (spaces === 0 || at(outdoor, home) & spaces ? 0 : 16) |
      (at(access, home) <= last ? 0 : 32) |
      (from < 0 || nextOf(showings, from) < before ? 0 : 64)
    if (fails & (fails - 1)) continue
    if ((fails & ~1) === 0) add(0, at(type, home))
    if ((fails & ~2) === 0) add(1, at(form, home))
    if ((fails & ~4) === 0) add(2, at(concept, home))
    if ((fails & ~8) === 0) add(3, at(project, home))
    if ((fails & ~16) === 0) for (let o = 0; o < 8; o += 1) if (at(outdoor, home) & (options[o] ?? 0)) add(4, o)
    if ((fails & ~32) === 0) for (let a = 0; a < 3; a += 1) if (at(access, home) <= (days.access[a] ?? 0)) add(5, a)
    if ((fails & ~64) === 0 && showings.length > 0) {
      const next = nextOf(showings, days.today)
      if (next < days.viewing[0]) add(6, 0)
      if (next < days.viewing[1]) add(6, 1)
      if (next < noDay) add(6, 2)
    }
    if (fails !== 0) continue
    found[home] = 1
    total += 1
  }
  const ids: string[] = []
  const order = columns.orders[sort] ?? new Int32Array()
  let seen = 0
  for (const home of order) {
    if (seen >= offset + limit || seen >= total) break
    if (found[home] !== 1) continue
    if (seen >= offset) ids.push(columns.homes[home]?.id ?? '')
    seen += 1
  }
  return { ids, total, counts }
}

/** What a search costs at least: answers ids, total and raw facet counts. */
export const makePlainScan = (homes: readonly HomeDetails[]) => {
  const bySite = new Map([...Map.groupBy(homes, (home) => home.siteId)].map(([id, own]) => [id, columnsOf(own)]))
  return (query: HomesQuery): { readonly ids: readonly string[]; readonly total: number } => {
    const columns = bySite.get(query.criteria.siteId)
    return columns ? search(columns, query) : { ids: [], total: 0 }
  }
}
