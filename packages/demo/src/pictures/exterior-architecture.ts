// The architecture of one stage: its volumes, the divisions of its facades, and its cladding.

import type { BuildingKind } from '../picture-ids/picture-subject.ts'
import type { Random } from '../random.ts'
import { lighten, mix } from './colour.ts'
import type { BuildingPalette, Cladding } from './palette.ts'
import { buildingPalettes } from './palette.ts'

export type Cell = 'window' | 'narrow' | 'balcony' | 'door' | 'lobby' | 'glazing' | 'garage' | 'blank'
export type WindowShape = 'tall' | 'pair' | 'square' | 'wide' | 'french'
export type Railing = 'glass' | 'slats' | 'solid'

export type FacadeStyle = {
  readonly window: WindowShape
  readonly railing: Railing
  readonly recessed: boolean
  readonly stagger: boolean
  /** Horizontal bands of lighter stone at every storey. */
  readonly bands: boolean
  readonly trims: boolean
}

export type Volume = {
  readonly x: number
  readonly z: number
  readonly wide: number
  readonly deep: number
  readonly base: number
  readonly storeys: number
  readonly storeyHeight: number
  readonly roof: 'flat' | 'ridgeAcross' | 'ridgeAway'
  readonly rise: number
  readonly wall: string
  readonly cladding: Cladding
  /** Another colour for the lowest storey. */
  readonly plinth: string | undefined
  readonly columns: number
  readonly sideColumns: number
  readonly cell: (face: 'front' | 'side', storey: number, column: number) => Cell
}

export type Architecture = {
  readonly palette: BuildingPalette
  readonly style: FacadeStyle
  readonly volumes: readonly Volume[]
}

export const heightOf = (volume: Volume): number => volume.base + volume.storeys * volume.storeyHeight

type Rhythm = readonly Cell[]

const rhythms: readonly [Rhythm, ...Rhythm[]] = [
  ['balcony', 'window', 'window', 'balcony'],
  ['window', 'balcony', 'window'],
  ['balcony', 'narrow', 'window', 'narrow'],
  ['window', 'balcony', 'balcony', 'window'],
  ['window', 'window', 'balcony'],
  ['balcony', 'window'],
]

const makeApartment = (chance: Random, palette: BuildingPalette, storeys: number): readonly Volume[] => {
  const rhythm = chance.pick(rhythms)
  const offset = chance.whole(0, 3)
  const alternating = chance.chance(0.3)
  const glazedFoot = chance.chance(0.6)
  const plinth = chance.chance(0.55) ? mix(palette.second, palette.wall, 0.15) : undefined
  const cellOf =
    (columns: number, entry: number, raised: boolean): Volume['cell'] =>
    (face, storey, column) => {
      if (face === 'side')
        return storey === 0 && !raised ? 'narrow' : column % 2 === offset % 2 ? 'window' : 'narrow'
      if (storey === 0 && !raised) return column === entry ? 'lobby' : glazedFoot ? 'glazing' : 'window'
      const shifted = alternating && storey % 2 === 1 ? column + 1 : column
      return column >= 0 && column < columns
        ? (rhythm[(shifted + offset) % rhythm.length] ?? 'window')
        : 'blank'
    }
  const storeyHeight = 3.05
  const block = (columns: number, count: number, place: Partial<Volume> = {}): Volume => ({
    x: 0,
    z: 0,
    wide: columns * 3.5,
    deep: 13,
    base: 0,
    storeys: count,
    storeyHeight,
    roof: 'flat',
    rise: 0.7,
    wall: palette.wall,
    cladding: palette.cladding,
    plinth,
    columns,
    sideColumns: 3,
    cell: cellOf(columns, Math.floor(columns / 2), (place.base ?? 0) > 0),
    ...place,
  })
  const shape =
    storeys >= 9
      ? chance.pick(['tower', 'towerAndWing', 'twoTowers'])
      : storeys < 3
        ? chance.pick(['slab', 'gables', 'pitched', 'pitched'])
        : chance.pick(['slab', 'stepped', 'gables', 'penthouse', 'pitched', 'pitched', 'stepped'])
  const second: Partial<Volume> = {
    wall: palette.second,
    cladding: palette.cladding === 'wood' ? 'wood' : 'render',
    plinth: undefined,
  }
  const columns = Math.min(9, Math.max(5, Math.round(storeys * 1.15) + chance.whole(0, 2)))
  if (shape === 'tower')
    return [
      block(5, storeys, { deep: 15 }),
      block(4, 1, { ...second, base: storeys * storeyHeight, z: 0.6, deep: 11, x: 0.4, sideColumns: 2 }),
    ]
  if (shape === 'towerAndWing') {
    const wing = Math.max(3, Math.round(storeys * 0.45))
    return [block(5, storeys, { deep: 15, x: -6 }), block(5, wing, { ...second, x: 11.5, z: 1 })]
  }
  if (shape === 'twoTowers') {
    return [
      block(4, storeys, { deep: 14, x: -8.5 }),
      block(4, Math.max(4, storeys - 3), { ...second, deep: 14, x: 9.5, z: 6 }),
    ]
  }
  if (shape === 'stepped') {
    const low = Math.max(1, storeys - chance.whole(1, 2))
    const left = Math.ceil(columns / 2)
    const right = columns - left + 1
    return [
      block(left, storeys, { x: (-right * 3.5) / 2 }),
      block(right, low, {
        ...(chance.chance(0.65) ? second : {}),
        x: (left * 3.5) / 2,
        z: chance.pick([0, 1.2, -1.2]),
      }),
    ]
  }
  if (shape === 'gables') {
    const houses = storeys < 5 ? 3 : chance.whole(2, 3)
    const tones = [palette.wall, palette.second, mix(palette.wall, palette.second, 0.5)]
    const each = Math.max(2, Math.min(4, Math.round(columns / houses) + 1))
    return Array.from({ length: houses }, (_, index) =>
      block(each, Math.max(2, storeys - (index % 2)), {
        x: (index - (houses - 1) / 2) * each * 3.5,
        roof: 'ridgeAway',
        rise: each * 1.15,
        wall: tones[index % 3] ?? palette.wall,
        z: index % 2 === 1 ? 0.8 : 0,
        plinth: undefined,
      }),
    )
  }
  if (shape === 'penthouse')
    return [
      block(columns, Math.max(1, storeys - 1)),
      block(columns - 2, 1, {
        ...second,
        base: Math.max(1, storeys - 1) * storeyHeight,
        z: 0.8,
        deep: 9,
        x: chance.pick([-2, 0, 2]),
        sideColumns: 2,
      }),
    ]
  if (shape === 'pitched')
    return [block(columns, storeys, { roof: 'ridgeAcross', rise: chance.between(3, 4.6), deep: 12 })]
  return [block(columns, storeys)]
}

const makeTownHouses = (chance: Random, palette: BuildingPalette, storeys: number): readonly Volume[] => {
  const count = chance.whole(3, 4)
  const manner = chance.pick(['gables', 'gables', 'eaves', 'flat'])
  const tones = [
    palette.wall,
    mix(palette.wall, palette.second, 0.55),
    lighten(palette.wall, 0.16),
    palette.second,
  ]
  const mixed = chance.chance(0.7)
  return Array.from(
    { length: count },
    (_, index): Volume => ({
      x: (index - (count - 1) / 2) * 6.2,
      z: chance.chance(0.5) && manner !== 'eaves' ? (index % 2) * 0.9 : 0,
      wide: 6.2,
      deep: 9.5,
      base: 0,
      storeys,
      storeyHeight: 2.85,
      roof: manner === 'gables' ? 'ridgeAway' : manner === 'eaves' ? 'ridgeAcross' : 'flat',
      rise: manner === 'gables' ? 3.4 : manner === 'eaves' ? 3.2 : 0.6,
      wall: mixed ? (tones[index % tones.length] ?? palette.wall) : palette.wall,
      cladding: palette.cladding,
      plinth: undefined,
      columns: 2,
      sideColumns: 2,
      cell: (face, storey, column) =>
        face === 'side'
          ? column === 0
            ? 'narrow'
            : 'window'
          : storey === 0
            ? column === 0
              ? 'door'
              : 'glazing'
            : 'window',
    }),
  )
}

const makeHouse = (
  chance: Random,
  palette: BuildingPalette,
  storeys: number,
  homes: 1 | 2,
): readonly Volume[] => {
  const high = Math.min(storeys, 2)
  const columns = homes === 2 ? 6 : chance.whole(3, 4)
  const manner = chance.pick(['ridgeAcross', 'ridgeAway', 'ridgeAcross', 'flat'] as const)
  const roof = homes === 2 && manner === 'ridgeAway' ? 'ridgeAcross' : manner
  const entry = chance.whole(0, columns - 1)
  const wide = columns * 3.1
  const main: Volume = {
    x: 0,
    z: 0,
    wide,
    deep: roof === 'ridgeAway' ? 12 : 8.6,
    base: 0,
    storeys: high,
    storeyHeight: 2.85,
    roof,
    rise: roof === 'flat' ? 0.5 : roof === 'ridgeAway' ? wide * 0.36 : 3.6,
    wall: palette.wall,
    cladding: palette.cladding,
    plinth: undefined,
    columns,
    sideColumns: 2,
    cell: (face, storey, column) => {
      if (face === 'side') return column === 0 ? 'window' : 'narrow'
      const isEntry = homes === 2 ? column === 2 || column === 3 : column === entry
      if (storey === 0) return isEntry ? 'door' : 'glazing'
      return homes === 1 && high > 1 && column === (entry + 1) % columns ? 'balcony' : 'window'
    },
  }
  const wing = (side: -1 | 1): Volume => ({
    x: side * (wide / 2 + 2.3),
    z: 1.2,
    wide: 4.6,
    deep: 6.4,
    base: 0,
    storeys: 1,
    storeyHeight: 2.7,
    roof: 'flat',
    rise: 0.4,
    wall: palette.cladding === 'wood' ? palette.second : palette.timber,
    cladding: 'wood',
    plinth: undefined,
    columns: 1,
    sideColumns: 1,
    cell: (face) => (face === 'front' ? 'garage' : 'blank'),
  })
  if (homes === 2) return [main, wing(-1), wing(1)]
  return chance.chance(0.8) ? [main, wing(chance.chance(0.5) ? 1 : -1)] : [main]
}

export const makeArchitecture = (chance: Random, building: BuildingKind, floors: number): Architecture => {
  const wooden = buildingPalettes.filter(({ cladding }) => cladding === 'wood')
  const [firstWooden = buildingPalettes[0], ...otherWooden] = wooden
  const palette: BuildingPalette =
    building !== 'apartment' && chance.chance(0.65)
      ? chance.pick([firstWooden, ...otherWooden])
      : chance.pick(buildingPalettes)
  const style: FacadeStyle = {
    window: chance.pick(
      building === 'apartment'
        ? ['tall', 'pair', 'square', 'wide', 'french', 'tall', 'pair']
        : ['tall', 'pair', 'square', 'pair'],
    ),
    railing: chance.pick(['glass', 'slats', 'solid', 'slats', 'glass']),
    recessed: chance.chance(0.25),
    stagger: building === 'apartment' && chance.chance(0.22),
    bands: building === 'apartment' && palette.cladding !== 'wood' && chance.chance(0.35),
    trims: palette.cladding === 'wood' && chance.chance(0.6),
  }
  const storeys = Math.max(1, floors)
  const volumes =
    building === 'apartment'
      ? makeApartment(chance, palette, Math.min(20, storeys))
      : building === 'townHouse'
        ? makeTownHouses(chance, palette, Math.min(3, Math.max(2, storeys)))
        : makeHouse(chance, palette, storeys, building === 'semiDetachedHouse' ? 2 : 1)
  return { palette, style, volumes }
}
