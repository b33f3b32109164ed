import type { FoundCell } from '@husrum/application'
import { moneyOf, pinnedHomeOf } from '@husrum/domain'
import { aHome } from '@husrum/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pinClusters } from './pin-clusters.ts'

const cell = (column: number, x: number, y: number, facts: Partial<FoundCell> = {}): FoundCell => ({
  column,
  row: 0,
  homes: 20,
  bounds: [y, x, y, x],
  homeIds: [],
  ...facts,
})
const keyOf = ({ column }: FoundCell) => String(column)
const pointOf = ({ bounds: [south, west, north, east] }: FoundCell) => ({
  x: (west + east) / 2,
  y: (south + north) / 2,
})
const clustersOf = (...cells: readonly FoundCell[]) => pinClusters(cells, keyOf, pointOf)

test('cells whose pins overlap become one pin, with all their homes', () => {
  const [a, b] = [
    cell(1, 0, 0, { homes: 2, homeIds: ['c', 'd'], minPrice: moneyOf(3) }),
    cell(2, 40, 10, {
      homes: 1,
      homeIds: ['a'],
      minPrice: moneyOf(2),
      home: pinnedHomeOf(aHome({ id: 'a' })),
    }),
  ]
  expect(clustersOf(a, b, cell(3, 400, 0))).toEqual([
    {
      keys: ['1', '2'],
      cell: {
        column: 1,
        row: 0,
        homes: 3,
        bounds: [0, 0, 10, 40],
        homeIds: ['a', 'c', 'd'],
        minPrice: moneyOf(2),
      },
    },
    { keys: ['3'], cell: cell(3, 400, 0) },
  ])
})

test('no two pins overlap, and no home is lost, wherever the cells are', () => {
  const anyCells = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 400 })), { maxLength: 60 })
    .map((points) => points.map(([x, y], at) => cell(at, x, y)))
  fc.assert(
    fc.property(anyCells, (cells) => {
      const clusters = clustersOf(...cells)
      const points = clusters.map((one) => pointOf(one.cell))
      for (const [at, a] of points.entries())
        for (const b of points.slice(at + 1))
          expect(Math.abs(a.x - b.x) >= 52 || Math.abs(a.y - b.y) >= 50).toBe(true)
      expect(clusters.reduce((sum, one) => sum + one.cell.homes, 0)).toBe(cells.length * 20)
      expect(clusters.flatMap(({ keys }) => keys).sort()).toEqual(cells.map(keyOf).sort())
    }),
  )
})
