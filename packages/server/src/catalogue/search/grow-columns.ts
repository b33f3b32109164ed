// Adds homes to the columns of a site, removes them, and replaces those whose place, rooms or area changed: without sorting anew.
import type { SortOrder } from '@husrum/domain'
import type { Key } from './change-columns.ts'
import { choiceNumber, compareHomesBy, keysOf, placeIn } from './change-columns.ts'
import type { HomeColumns, NumberColumns, SearchRow } from './home-columns.ts'
import { numberColumns, showingDaysOf } from './home-columns.ts'

/** A part of the new columns: homes of the old ones that follow each other, or one row. Runs are copied as a whole. */
type Part = { readonly from: number; readonly to: number } | { readonly row: SearchRow }

/** The first position of an id, or of a later one. */
const placeFrom = (ids: readonly string[], id: string): number => {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}

/** @param removed and `rows`: ascending. */
const partsOf = (
  ids: readonly string[],
  removed: readonly number[],
  rows: readonly SearchRow[],
): readonly Part[] => {
  const parts: Part[] = []
  let at = 0
  let next = 0
  const keepUntil = (end: number): void => {
    for (let home = removed[next]; home !== undefined && home < end; home = removed[next]) {
      if (home > at) parts.push({ from: at, to: home })
      at = home + 1
      next += 1
    }
    if (end > at) parts.push({ from: at, to: end })
    at = Math.max(at, end)
  }
  for (const row of rows) {
    keepUntil(placeFrom(ids, row.id))
    parts.push({ row })
  }
  keepUntil(ids.length)
  return parts
}

type NumberColumn = Uint8Array | Int32Array | Float64Array

/** Fills `column` with the values of an old column and of the rows. */
const fill = <Column extends NumberColumn>(
  column: Column,
  old: NumberColumn,
  parts: readonly Part[],
  value: (row: SearchRow) => number,
): Column => {
  let place = 0
  for (const part of parts) {
    if ('row' in part) column[place] = value(part.row)
    else column.set(old.subarray(part.from, part.to), place)
    place += 'row' in part ? 1 : part.to - part.from
  }
  return column
}

const joined = <Value>(
  old: readonly Value[],
  parts: readonly Part[],
  value: (row: SearchRow) => Value,
): Value[] => parts.flatMap((part) => ('row' in part ? [value(part.row)] : old.slice(part.from, part.to)))

/** The new positions of homes that stay; removed ones are left out. */
const movedTo = (homes: Int32Array, newPlaces: Int32Array): Int32Array => {
  const moved = new Int32Array(homes.length)
  let count = 0
  for (const home of homes) {
    const place = newPlaces[home] ?? -1
    if (place < 0) continue
    moved[count] = place
    count += 1
  }
  return moved.subarray(0, count)
}

/** An order without the removed homes, with the added ones. */
const mergeOrder = (kept: Int32Array, added: readonly number[], keys: readonly Key[]): Int32Array => {
  const order = new Int32Array(kept.length + added.length)
  let copied = 0
  let at = 0
  for (const home of [...added].sort((a, b) => compareHomesBy(keys, a, b))) {
    const before = placeIn(kept, keys, home, kept.length)
    order.set(kept.subarray(copied, before), at)
    at += before - copied
    copied = before
    order[at] = home
    at += 1
  }
  order.set(kept.subarray(copied), at)
  return order
}

const mergePostings = (
  old: ReadonlyMap<number, Int32Array>,
  newPlaces: Int32Array,
  added: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, Int32Array> => {
  const lists = new Map<number, Int32Array>()
  for (const [key, homes] of old) {
    const kept = movedTo(homes, newPlaces)
    if (kept.length > 0) lists.set(key, kept.slice())
  }
  for (const [key, homes] of added)
    lists.set(key, Int32Array.from([...(lists.get(key) ?? []), ...homes]).sort())
  return lists
}

const postingsOf = (
  homes: readonly number[],
  keysOfHome: (home: number) => readonly number[],
): ReadonlyMap<number, readonly number[]> => {
  const lists = new Map<number, number[]>()
  for (const home of homes)
    for (const key of keysOfHome(home)) {
      const list = lists.get(key)
      if (list) list.push(home)
      else lists.set(key, [home])
    }
  return lists
}

/**
 * New columns with other homes; the old ones stay as they are. Synchronous: some 50 ms for 100,000 homes, however few are added.
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
  const removed = new Set(
    [...gone, ...sorted.map(({ id }) => id)].flatMap((id) => old.placeOfId.get(id) ?? []),
  )
  const parts = partsOf(
    old.ids,
    [...removed].sort((a, b) => a - b),
    sorted,
  )
  const count = old.count - removed.size + sorted.length
  const newPlaces = new Int32Array(old.count).fill(-1)
  const added: number[] = []
  let place = 0
  for (const part of parts)
    if ('row' in part) added.push(place++)
    else for (let home = part.from; home < part.to; home += 1) newPlaces[home] = place++

  const numbers = Object.fromEntries(
    Object.entries(numberColumns).map(([name, [Column, value]]) => [
      name,
      fill(new Column(count), old[name as keyof NumberColumns], parts, value),
    ]),
  ) as unknown as NumberColumns
  const choiceList = [...old.choiceList]
  const ids = joined(old.ids, parts, (row) => row.id)
  const tagNos = joined(old.tagNos, parts, (row) => row.tag_nos)
  const keys = keysOf(numbers)
  const inOrder = (order: Int32Array, by: readonly Key[]) => mergeOrder(movedTo(order, newPlaces), added, by)
  return {
    ...numbers,
    count,
    ids,
    placeOfId: new Map(ids.map((id, home) => [id, home])),
    choiceNo: fill(new Int32Array(count), old.choiceNo, parts, (row) =>
      choiceNumber(choiceList, row.choices),
    ),
    choiceList,
    showingDays: joined(old.showingDays, parts, showingDaysOf),
    tagNos,
    homesOfTag: mergePostings(
      old.homesOfTag,
      newPlaces,
      postingsOf(added, (home) => tagNos[home] ?? []),
    ),
    homesOfStage: mergePostings(
      old.homesOfStage,
      newPlaces,
      postingsOf(added, (home) => [numbers.stageNo[home] ?? 0]),
    ),
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
