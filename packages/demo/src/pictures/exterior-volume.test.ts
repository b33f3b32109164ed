import { expect, it } from 'vitest'
import { randomForText } from '../random.ts'
import type { Point } from './canvas.ts'
import { makeCanvas } from './canvas.ts'
import type { Volume } from './exterior-architecture.ts'
import { cornersOf, drawVolume } from './exterior-volume.ts'
import { buildingPalettes, lights, toneIn } from './palette.ts'
import { frameCorners } from './perspective.ts'

/** A house of rendered walls without openings, so that all of its lines are roof edges. */
const house: Volume = {
  x: 0,
  z: 0,
  wide: 24,
  deep: 12,
  base: 0,
  storeys: 3,
  storeyHeight: 3,
  roof: 'ridgeAcross',
  rise: 4,
  wall: '#d9c3a0',
  cladding: 'render',
  plinth: undefined,
  columns: 1,
  sideColumns: 1,
  cell: () => 'blank',
}

/** The roof edges in the picture, and how low the front eaves are there. */
const roofEdges = (turn: number): { readonly edges: readonly Point[]; readonly eaves: number } => {
  const camera = frameCorners(cornersOf(house), {
    turn,
    distance: 40,
    horizon: 700,
    wide: 1000,
    tall: 560,
    middle: 750,
    foot: 800,
  })
  const edges: Point[] = []
  const canvas = {
    ...makeCanvas(),
    line: (_: string, width: number, points: readonly Point[]) => {
      if (width > 1) edges.push(...points)
    },
  }
  const light = lights[0]
  drawVolume(
    canvas,
    camera,
    house,
    {
      light,
      palette: buildingPalettes[0],
      tone: toneIn(light),
      style: {
        window: 'tall',
        railing: 'glass',
        recessed: false,
        stagger: false,
        bands: false,
        trims: false,
      },
    },
    { frontLit: true, shadow: [0, 0], wallShadow: 1 },
    randomForText('house'),
  )
  const ends = [-12.5, 12.5].map((x) => camera.project([x, 8.65, -6.5])[1])
  return { edges, eaves: Math.max(...ends) }
}

it('has no roof edge across its front where neither gable is in view', () => {
  const { edges, eaves } = roofEdges(0)
  expect(edges.length).toBeGreaterThan(0)
  for (const [, y] of edges) expect(y).toBeLessThanOrEqual(eaves + 0.5)
})

it.each([-0.6, 0.6])('has the far edge of a gable that is in view (turn %d)', (turn) => {
  // The eaves, the two edges of the front slope and one of the rear slope.
  expect(roofEdges(turn).edges).toHaveLength(8)
})
