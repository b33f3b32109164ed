// Adds homes to the columns of a site, removes them, and replaces those whose place, rooms or area changed: without sorting anew.
import type { SortOrder } from '@husrum/domain'
import type { Key } from './change-columns.ts'
import { choiceNumber, compareHomesBy, keysOf } from './change-columns.ts'
import type { HomeColumns, NumberColumns, SearchRow } from './home-columns.ts'
import { fillNumbers, numberColumns, showingDaysOf } from './home-columns.ts'

/** Where the homes of the new columns come from: a position in the old ones, or, below 0, the row of -1, -2 … */
type Sources = Int32Array

const rowAt = (rows: readonly SearchRow[], source: number): SearchRow | undefined => rows[-1 - source]

/** Merges the homes that stay and the rows, both in the order of the ids. */
const mergeById = (
  ids: readonly string[],
  stays: (home: number) => boolean,
  rows: readonly SearchRow[],
): Sources => {
  const sources: number[] = []
  let row = 0
  const rowsBefore = (id: string | undefined): void => {
    for (let next = rows[row]; next && (id === undefined || next.id < id); next = rows[row]) {
      sources.push(-1 - row)
      row += 1
    }
  }
  ids.forEach((id, home) => {
    if (!stays(home)) return
    rowsBefore(id)
    sources.push(home)
  })
  rowsBefore(undefined)
  return Int32Array.from(sources)
}

/** An order without the removed homes, with the added ones. */
const mergeOrder = (
  old: Int32Array,
  newPlaces: Int32Array,
  added: readonly number[],
  keys: readonly Key[],
  count: number,
): Int32Array => {
  const sorted = [...added].sort((a, b) => compareHomesBy(keys, a, b))
  const order = new Int32Array(count)
  let at = 0
  let next = 0
  for (const home of old) {
    const place = newPlaces[home] ?? -1
    if (place < 0) continue
    for (
      let one = sorted[next];
      one !== undefined && compareHomesBy(keys, one, place) < 0;
      one = sorted[next]
    ) {
      order[at++] = one
      next += 1
    }
    order[at++] = place
  }
  for (const one of sorted.slice(next)) order[at++] = one
  return order
}

const mergePostings = (
  old: ReadonlyMap<number, Int32Array>,
  newPlaces: Int32Array,
  added: readonly number[],
  keysOfHome: (home: number) => readonly number[],
): ReadonlyMap<number, Int32Array> => {
  const lists = new Map<number, number[]>()
  for (const [key, homes] of old) {
    const places = Array.from(homes, (home) => newPlaces[home] ?? -1).filter((place) => place >= 0)
    if (places.length > 0) lists.set(key, places)
  }
  const touched = new Set<number>()
  for (const home of added)
    for (const key of keysOfHome(home)) {
      const list = lists.get(key)
      if (list) list.push(home)
      else lists.set(key, [home])
      touched.add(key)
    }
  return new Map(
    [...lists].map(([key, places]) => {
      const list = Int32Array.from(places)
      return [key, touched.has(key) ? list.sort() : list]
    }),
  )
}

/**
 * New columns with other homes; the old ones stay as they are. Some 50 ms for 100,000 homes, however few are added.
 *
 * @param rows homes to add, or to replace: those with the same id are removed.
 * @param gone ids of homes to remove.
 */
export const withRows = (
  old: HomeColumns,
  rows: readonly SearchRow[],
  gone: readonly string[] = [],
): HomeColumns => {
  const sorted = [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  const removed = new Set([...gone, ...sorted.map(({ id }) => id)].map((id) => old.placeOfId.get(id)))
  const sources = mergeById(old.ids, (home) => !removed.has(home), sorted)
  const count = sources.length
  const newPlaces = new Int32Array(old.count).fill(-1)
  const added: number[] = []
  sources.forEach((source, place) => {
    if (source >= 0) newPlaces[source] = place
    else added.push(place)
  })
  const choiceList = [...old.choiceList]
  const choiceNo = new Int32Array(count)
  const ids: string[] = []
  const showingDays: (readonly number[])[] = []
  const tagNos: (readonly number[])[] = []
  sources.forEach((source, place) => {
    const row = rowAt(sorted, source)
    choiceNo[place] = row ? choiceNumber(choiceList, row.choices) : (old.choiceNo[source] ?? 0)
    ids.push(row ? row.id : (old.ids[source] ?? ''))
    showingDays.push(row ? showingDaysOf(row) : (old.showingDays[source] ?? []))
    tagNos.push(row ? row.tag_nos : (old.tagNos[source] ?? []))
  })
  const numbers: NumberColumns = fillNumbers(count, (name, place) => {
    const source = sources[place] ?? 0
    const row = rowAt(sorted, source)
    return row ? numberColumns[name][1](row) : (old[name][source] ?? 0)
  })
  const columns = {
    ...numbers,
    count,
    ids,
    placeOfId: new Map(ids.map((id, place) => [id, place])),
    choiceNo,
    choiceList,
    showingDays,
    tagNos,
    homesOfTag: mergePostings(old.homesOfTag, newPlaces, added, (home) => tagNos[home] ?? []),
    homesOfStage: mergePostings(old.homesOfStage, newPlaces, added, (home) => [numbers.stageNo[home] ?? 0]),
  }
  const keys = keysOf(columns)
  const inOrder = (order: Int32Array, by: readonly Key[]) => mergeOrder(order, newPlaces, added, by, count)
  return {
    ...columns,
    newest: inOrder(old.newest, [[numbers.publishedDay, -1]]),
    orders: Object.fromEntries(
      Object.entries(old.orders).map(([sort, order]) => [sort, inOrder(order, keys[sort as SortOrder])]),
    ) as HomeColumns['orders'],
  }
}

/** Whether more than what `takeRow` writes differs. */
export const isOtherHome = (columns: HomeColumns, row: SearchRow): boolean => {
  const home = columns.placeOfId.get(row.id)
  if (home === undefined) return true
  const fixed = ['rooms', 'area', 'sunHours', 'lat', 'lon', 'publishedDay', 'stageNo', 'areaNo'] as const
  return (
    fixed.some((name) => columns[name][home] !== numberColumns[name][1](row)) ||
    columns.tagNos[home]?.join() !== row.tag_nos.join()
  )
}
