// Subjects of pictures: the closed sets that the drawing code, the ids and the store share.
import type { Locale } from '@husrum/domain'
import type { Side } from '../building/building.ts'
import type { Setting } from '../building/setting.ts'
import type { StageKey } from '../building/stage-key.ts'

export const buildingKinds = ['apartment', 'townHouse', 'semiDetachedHouse', 'detachedHouse', 'plot'] as const
export type BuildingKind = (typeof buildingKinds)[number]

export const interiorRooms = ['livingRoom', 'kitchen', 'bedroom', 'bathroom', 'balcony'] as const
export type InteriorRoom = (typeof interiorRooms)[number]

export const outdoorSpaces = ['balcony', 'patio', 'terrace', 'porch', 'frenchBalcony', 'roofTop'] as const
export type OutdoorSpace = (typeof outdoorSpaces)[number]

/** Every word on a plan, in one language. */
export type FloorPlanLabels = Readonly<Record<OutdoorSpace, string>> & {
  readonly kitchen: string
  readonly living: string
  readonly bedroom: string
  readonly bathroom: string
  readonly toilet: string
  readonly hall: string
  readonly storage: string
  readonly walkInCloset: string
  readonly sauna: string
  readonly locale: Locale
  /** The levels of a house. */
  readonly lower: string
  readonly upper: string
  readonly decimal: ',' | '.'
}

export type ExteriorSubject = {
  readonly kind: 'exterior'
  readonly seed: string
  readonly building: BuildingKind
  readonly floors: number
  readonly setting: Setting
}

/** The house of a stage, as in its model. */
export type HouseSubject = { readonly kind: 'house'; readonly stage: StageKey }

export type InteriorSubject = {
  readonly kind: 'interior'
  readonly seed: string
  readonly room: InteriorRoom
}

export type FloorPlanSubject = {
  readonly kind: 'floorPlan'
  readonly stage: StageKey
  /** Place in the stage's order. */
  readonly home: number
  readonly labels: FloorPlanLabels
  /** Without furniture. */
  readonly isBare?: boolean
  /** With the length of the walls. */
  readonly isMeasured?: boolean
}

/** A house from one side, as in its model. */
export type FacadeSubject = {
  readonly kind: 'facade'
  readonly stage: StageKey
  /** Which houses of the stage, from 0: a row or a part of one; 0 for a block of flats. */
  readonly group: number
  readonly side: Side
}

export type AreaSubject = { readonly kind: 'area'; readonly seed: string; readonly setting: Setting }

export const hairCuts = ['short', 'chin', 'long', 'bun'] as const
export type HairCut = (typeof hairCuts)[number]

export type PersonSubject = { readonly kind: 'person'; readonly seed: string; readonly hairCut: HairCut }

export type PictureSubject =
  | ExteriorSubject
  | HouseSubject
  | InteriorSubject
  | FloorPlanSubject
  | FacadeSubject
  | AreaSubject
  | PersonSubject
