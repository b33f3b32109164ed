// Homes on a map by cells, over the columns in memory.
import type { MapCell } from '@husrum/domain'
import { cellsAcross, mapCellsOf, maxHomesNamed, moneyOf } from '@husrum/domain'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import type { CellsQuery } from './home-search.ts'
import type { Workspace } from './scan-homes.ts'
import { scanHomes } from './scan-homes.ts'
import { Span } from './span.ts'

/** Running totals of a cell. */
class Cell {
  homes = 0
  /** The first of them, as positions in the columns, which are in the order of the ids. */
  readonly named: number[] = []
  readonly lat = new Span()
  readonly lon = new Span()
  readonly price = new Span()
}

/** Visits every home once; the visible cells are in one array, so that there is no lookup by key. */
export const countCells = (
  snapshot: CatalogueSnapshot,
  workspace: Workspace,
  { criteria, box: [south, west, north, east], zoom }: CellsQuery,
): readonly MapCell[] => {
  const seen = mapCellsOf([south, west, north, east], zoom)
  if (!seen) return []
  workspace.begin()
  const { lat, lon, worldX, worldY, price, ids } = workspace.columns
  const across = cellsAcross(zoom)
  const cells = new Array<Cell | undefined>(seen.columns * seen.rows)
  scanHomes(snapshot, workspace, criteria, (home, fails) => {
    if (fails !== 0) return
    const homeLat = lat[home] ?? 0
    const homeLon = lon[home] ?? 0
    if (homeLat < south || homeLat > north || homeLon < west || homeLon > east) return
    const column = Math.floor((worldX[home] ?? 0) * across) - seen.column
    const row = Math.floor((worldY[home] ?? 0) * across) - seen.row
    const at = row * seen.columns + column
    const known = cells[at]
    const cell = known ?? new Cell()
    if (!known) cells[at] = cell
    cell.homes += 1
    if (cell.homes <= maxHomesNamed) cell.named.push(home)
    cell.lat.add(homeLat)
    cell.lon.add(homeLon)
    cell.price.addSet(price[home] ?? 0)
  })
  return cells.flatMap((cell, at): MapCell[] =>
    cell
      ? [
          {
            column: seen.column + (at % seen.columns),
            row: seen.row + Math.floor(at / seen.columns),
            homes: cell.homes,
            bounds: [cell.lat.min, cell.lon.min, cell.lat.max, cell.lon.max],
            ...(cell.price.max > 0 && { minPrice: moneyOf(cell.price.min) }),
            homeIds:
              cell.homes > maxHomesNamed
                ? []
                : cell.named.sort((a, b) => a - b).map((home) => ids[home] ?? ''),
          },
        ]
      : [],
  )
}
