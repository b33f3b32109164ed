// Homes on a map, counted by cells: the display if there are too many homes for a pin each.
import type { GeoPoint, Home } from '../homes/home.ts'
import type { Money } from '../money/money.ts'
import type { GeoBox } from '../search/geo-search.ts'
import { withoutUndefined } from '../without-undefined.ts'

/** The zooms of a map: at 0 the world is 256 pixels wide, and each one more makes it twice as wide. */
export const mapZooms = { min: 0, max: 18 } as const

/** Side of a cell in pixels: a quarter of a tile. */
const cellPixels = 64
/** Maximum cells per side in one request: twice the widest screens. */
const maxCellsAcross = 128
/** Maximum number of homes of a cell that are listed by id. */
export const maxHomesNamed = 10

/** A place in the grid of a zoom: columns from the west, rows from the north. */
export interface MapCellPlace {
  readonly column: number
  readonly row: number
}

/** The homes of a search in one cell. */
export interface MapCell extends MapCellPlace {
  readonly homes: number
  /** The smallest box around them. */
  readonly bounds: GeoBox
  /** The lowest of the prices that are searched; absent if no home has one. */
  readonly minPrice?: Money
  /** Ids, ascending; empty if there are more than {@link maxHomesNamed}. */
  readonly homeIds: readonly string[]
}

/** The pin of a home that is alone in its cell. */
export type PinnedHome = Pick<
  Home,
  'id' | 'name' | 'path' | 'status' | 'disposalForm' | 'price' | 'totalPrice' | 'monthlyFee'
>

/** Creates the pin of a home. */
export const pinnedHomeOf = (home: Home): PinnedHome => ({
  id: home.id,
  name: home.name,
  path: home.path,
  status: home.status,
  disposalForm: home.disposalForm,
  price: home.price,
  ...withoutUndefined({ totalPrice: home.totalPrice, monthlyFee: home.monthlyFee }),
})

/** The latitude limit of a square map of the world. */
const topLatitude = 85.051

/** Position of a point on a square map of the world (Web Mercator): 0 to 1 from the west, and from the north. */
export const onWorldMap = ({ lat, lon }: GeoPoint): readonly [x: number, y: number] => {
  const radians = (Math.min(Math.max(lat, -topLatitude), topLatitude) * Math.PI) / 180
  return [(lon + 180) / 360, 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)]
}

/** Number of cells of a zoom around the world. */
export const cellsAcross = (zoom: number): number => (256 / cellPixels) * 2 ** zoom

/** The cell of a zoom that contains a point. */
export const mapCellOf = (point: GeoPoint, zoom: number): MapCellPlace => {
  const [x, y] = onWorldMap(point)
  return { column: Math.floor(x * cellsAcross(zoom)), row: Math.floor(y * cellsAcross(zoom)) }
}

/** The cells that overlap a box: the first, and the number of columns and rows. */
export interface MapCellRange extends MapCellPlace {
  readonly columns: number
  readonly rows: number
}

/** The cells that overlap a box at a zoom; undefined if they exceed the maximum of one request. */
export const mapCellsOf = ([south, west, north, east]: GeoBox, zoom: number): MapCellRange | undefined => {
  const first = mapCellOf({ lat: north, lon: west }, zoom)
  const last = mapCellOf({ lat: south, lon: east }, zoom)
  const [columns, rows] = [last.column - first.column + 1, last.row - first.row + 1]
  return columns > maxCellsAcross || rows > maxCellsAcross ? undefined : { ...first, columns, rows }
}
