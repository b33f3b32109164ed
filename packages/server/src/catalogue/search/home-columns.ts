// The catalogue in columns: typed arrays of one site's homes, built from the search rows in the database.

import type { GeoPoint, Money, SortOrder } from '@husrum/domain'
import { noMoney, onWorldMap, wholeUnitsOf } from '@husrum/domain'
import type { Table } from '../../platform/database/schema.ts'
import { noDay } from './search-codes.ts'

export type SearchRow = Omit<Table<'home_search'>, 'number'> & {
  readonly id: string
  readonly geo: GeoPoint
  readonly sales_price: Money
  readonly total_price: Money | null
}

/** One site. A home is a position in the columns; positions are in the order of the ids. */
export interface HomeColumns {
  readonly count: number
  readonly ids: readonly string[]
  readonly placeOfId: ReadonlyMap<string, number>
  readonly status: Uint8Array
  readonly rank: Uint8Array
  /** Each home's combination of choices, as an index into `choiceList`. */
  readonly choiceNo: Int32Array
  /** Every present or former combination, packed; grows with the changes. */
  readonly choiceList: number[]
  /** The price for filters and sorting. All prices here are whole units of currency, as in filters. */
  readonly price: Float64Array
  /** Of a rental without a price; 0 for all others. */
  readonly rent: Float64Array
  /** Key of the lowest price first: see `priceOrderOf`. */
  readonly priceOrder: Float64Array
  readonly salesPrice: Float64Array
  /** 0 for a home without one. */
  readonly totalPrice: Float64Array
  readonly rooms: Float64Array
  readonly area: Float64Array
  /** Below 0 if unknown. */
  readonly sunHours: Float64Array
  readonly lat: Float64Array
  readonly lon: Float64Array
  /** From `onWorldMap`. */
  readonly worldX: Float64Array
  readonly worldY: Float64Array
  readonly inhabitDay: Int32Array
  readonly publishedDay: Int32Array
  readonly stageNo: Int32Array
  readonly areaNo: Int32Array
  /** The days of each home's viewings, ascending. */
  readonly showingDays: (readonly number[])[]
  /** Positions of the homes of a tag or a stage, ascending. */
  readonly homesOfTag: ReadonlyMap<number, Int32Array>
  readonly homesOfStage: ReadonlyMap<number, Int32Array>
  /** Numbers of the tags of a home. */
  readonly tagNos: readonly (readonly number[])[]
  /** Newest first. */
  readonly newest: Int32Array
  readonly orders: Readonly<Record<SortOrder, Int32Array>>
}

type Values = ArrayLike<number>

/** Above every price. */
const afterPrices = 1e12

/** Prices, then rents, then homes with neither. */
export const priceOrderOf = ({ price, rent }: Pick<SearchRow, 'price' | 'rent'>): number =>
  price > 0 ? price : rent ? afterPrices + rent : 2 * afterPrices

/** Ties keep the order of positions, which is that of the ids. */
const ascending = (count: number, ...keys: readonly Values[]): Int32Array => {
  const order = Int32Array.from({ length: count }, (_, place) => place)
  return order.sort((a, b) => {
    for (const key of keys) {
      const difference = (key[a] ?? 0) - (key[b] ?? 0)
      if (difference !== 0) return difference
    }
    return a - b
  })
}

/** The reverse order, in which ties again keep the order of positions. */
const descending = (order: Int32Array, key: Values): Int32Array => {
  const turned = new Int32Array(order.length)
  let at = 0
  for (let end = order.length; end > 0; ) {
    let start = end - 1
    while (start > 0 && key[order[start - 1] ?? 0] === key[order[start] ?? 0]) start -= 1
    turned.set(order.subarray(start, end), at)
    at += end - start
    end = start
  }
  return turned
}

const postings = (lists: ReadonlyMap<number, readonly number[]>): ReadonlyMap<number, Int32Array> =>
  new Map([...lists].map(([key, places]) => [key, Int32Array.from(places)]))

/** The homes of a house have the same places: equal lists are shared. */
const shareEqual = (lists: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const known = new Map<string, readonly number[]>()
  return lists.map((list) => {
    const key = list.join()
    const same = known.get(key)
    if (same === undefined) known.set(key, list)
    return same ?? list
  })
}

const noDays: readonly number[] = []

/** The days of the viewings of a row. */
export const showingDaysOf = (row: SearchRow): readonly number[] => {
  if (row.showing_days.length > 0) return row.showing_days
  return row.first_showing === noDay ? noDays : [row.first_showing]
}

/** Each column of numbers, and its value in a row. */
export const numberColumns = {
  status: [Uint8Array, (row) => row.status],
  rank: [Uint8Array, (row) => row.rank],
  price: [Float64Array, (row) => row.price],
  rent: [Float64Array, (row) => row.rent ?? 0],
  priceOrder: [Float64Array, (row) => priceOrderOf(row)],
  salesPrice: [Float64Array, (row) => wholeUnitsOf(row.sales_price)],
  totalPrice: [Float64Array, (row) => wholeUnitsOf(row.total_price ?? noMoney)],
  rooms: [Float64Array, (row) => row.rooms],
  area: [Float64Array, (row) => row.area],
  sunHours: [Float64Array, (row) => row.sun_hours],
  lat: [Float64Array, (row) => row.geo.lat],
  lon: [Float64Array, (row) => row.geo.lon],
  worldX: [Float64Array, (row) => onWorldMap(row.geo)[0]],
  worldY: [Float64Array, (row) => onWorldMap(row.geo)[1]],
  inhabitDay: [Int32Array, (row) => row.inhabit_day],
  publishedDay: [Int32Array, (row) => row.published_day],
  stageNo: [Int32Array, (row) => row.stage_no],
  areaNo: [Int32Array, (row) => row.area_no],
} as const satisfies Partial<
  Record<
    keyof HomeColumns,
    readonly [
      Uint8ArrayConstructor | Int32ArrayConstructor | Float64ArrayConstructor,
      (row: SearchRow) => number,
    ]
  >
>

/** The columns of {@link numberColumns}. */
export type NumberColumns = Pick<HomeColumns, keyof typeof numberColumns>

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Builds the columns of one site; yields to other work between the sorts. `rows` must be in the order of the ids. */
export const buildColumns = async (rows: readonly SearchRow[]): Promise<HomeColumns> => {
  const count = rows.length
  const numbers = Object.fromEntries(
    Object.entries(numberColumns).map(([name, [Column, value]]) => {
      const column = new Column(count)
      for (const [home, row] of rows.entries()) column[home] = value(row)
      return [name, column]
    }),
  ) as unknown as NumberColumns
  const { rank, price, rent, priceOrder, area, sunHours, inhabitDay, publishedDay } = numbers
  await pause()

  const homesOfTag = new Map<number, number[]>()
  const homesOfStage = new Map<number, number[]>()
  const post = (lists: Map<number, number[]>, key: number, place: number) => {
    const places = lists.get(key)
    if (places) places.push(place)
    else lists.set(key, [place])
  }
  rows.forEach((row, place) => {
    for (const tagNo of row.tag_nos) post(homesOfTag, tagNo, place)
    post(homesOfStage, row.stage_no, place)
  })
  await pause()

  const recommended = ascending(count, rank, inhabitDay)
  await pause()
  const byPrice = ascending(count, priceOrder)
  await pause()
  // Negative amounts: the highest first.
  const byFallingPrice = ascending(
    count,
    price.map((amount) => -amount),
    rent.map((amount) => -amount),
  )
  await pause()
  const byArea = ascending(count, area)
  await pause()
  const byInhabitDay = ascending(count, inhabitDay)
  await pause()
  const bySunHours = ascending(count, sunHours)
  await pause()
  const newest = descending(ascending(count, publishedDay), publishedDay)
  await pause()
  const ids = rows.map((row) => row.id)
  const choiceList = [...new Set(rows.map((row) => row.choices))]
  const numberOfChoices = new Map(choiceList.map((choices, number) => [choices, number]))
  return {
    ...numbers,
    count,
    ids,
    placeOfId: new Map(ids.map((id, place) => [id, place])),
    choiceNo: Int32Array.from(rows, (row) => numberOfChoices.get(row.choices) ?? 0),
    choiceList,
    showingDays: rows.map(showingDaysOf),
    homesOfTag: postings(homesOfTag),
    homesOfStage: postings(homesOfStage),
    tagNos: shareEqual(rows.map((row) => row.tag_nos)),
    newest,
    orders: {
      '': recommended,
      'price:asc': byPrice,
      'price:desc': byFallingPrice,
      'area:asc': byArea,
      'area:desc': descending(byArea, area),
      'inhabitDateTimeStamp:asc': byInhabitDay,
      'inhabitDateTimeStamp:desc': descending(byInhabitDay, inhabitDay),
      'sunHours:desc': descending(bySunHours, sunHours),
    },
  }
}
