// The meaning of each project phase for a stage and for the homes in it.
import type { ProjectPhase, ResidenceStatus } from '@husrum/domain'

export interface StagePhase {
  readonly phase: ProjectPhase
  /** Weights of the statuses. */
  readonly homes: readonly (readonly [ResidenceStatus, number])[]
  /** Fixed status of the first home, for a stage that requires such a home. */
  readonly firstHome?: ResidenceStatus
  /** Months from the anchor to the first day of access. */
  readonly access: readonly [earliest: number, latest: number]
  /** Months since publication. */
  readonly published: readonly [latest: number, earliest: number]
  readonly hasShowings: boolean
}

const planned: StagePhase = {
  phase: 'planned',
  homes: [['notAvailable', 1]],
  access: [30, 42],
  published: [0, 3],
  hasShowings: false,
}
const vipSale: StagePhase = {
  phase: 'vipSale',
  homes: [
    ['preSelling', 5],
    ['notAvailable', 5],
  ],
  access: [24, 34],
  published: [0, 2],
  hasShowings: false,
}
const vipSaleProcessing: StagePhase = {
  phase: 'vipSaleProcessing',
  homes: [
    ['preSelling', 4],
    ['booked', 4],
    ['notAvailable', 2],
  ],
  access: [22, 32],
  published: [1, 3],
  hasShowings: false,
}
const preSelling: StagePhase = {
  phase: 'preSelling',
  homes: [
    ['preSelling', 92],
    ['booked', 8],
  ],
  access: [18, 30],
  published: [0, 4],
  hasShowings: true,
}
const salesStart: StagePhase = {
  phase: 'salesStart',
  homes: [
    ['forSale', 74],
    ['reserved', 12],
    ['booked', 5],
    ['sold', 4],
    ['notAvailable', 5],
  ],
  access: [14, 26],
  published: [0, 3],
  hasShowings: true,
}
const buildStart: StagePhase = {
  phase: 'buildStart',
  homes: [
    ['forSale', 62],
    ['reserved', 12],
    ['booked', 11],
    ['sold', 13],
    ['showingApartment', 2],
  ],
  access: [9, 18],
  published: [2, 8],
  hasShowings: true,
}
const intermediation: StagePhase = {
  phase: 'intermediation',
  homes: [
    ['forSale', 49],
    ['reserved', 11],
    ['booked', 13],
    ['sold', 25],
    ['showingApartment', 2],
  ],
  access: [5, 14],
  published: [4, 11],
  hasShowings: true,
}
const interiorOptions: StagePhase = {
  phase: 'interiorOptions',
  homes: [
    ['forSale', 36],
    ['reserved', 8],
    ['booked', 14],
    ['sold', 40],
    ['showingApartment', 2],
  ],
  access: [3, 10],
  published: [8, 14],
  hasShowings: true,
}
const finalizing: StagePhase = {
  phase: 'finalizing',
  homes: [
    ['forSale', 26],
    ['reserved', 7],
    ['booked', 12],
    ['sold', 53],
    ['showingApartment', 2],
  ],
  access: [1, 5],
  published: [10, 18],
  hasShowings: true,
}
const moveIn: StagePhase = {
  phase: 'moveIn',
  homes: [
    ['forSale', 26],
    ['reserved', 6],
    ['booked', 4],
    ['sold', 61],
    ['showingApartment', 3],
  ],
  access: [-4, 0],
  published: [14, 24],
  hasShowings: true,
}
const reference: StagePhase = {
  phase: 'completed',
  homes: [
    ['sold', 96],
    ['showingApartment', 4],
  ],
  access: [-22, -6],
  published: [24, 40],
  hasShowings: false,
}
const handedOver: StagePhase = {
  phase: 'completed',
  homes: [
    ['forSale', 20],
    ['reserved', 6],
    ['succession', 30],
    ['sold', 44],
  ],
  firstHome: 'succession',
  access: [-14, -3],
  published: [18, 30],
  hasShowings: true,
}
const soldOut: StagePhase = {
  phase: 'finalizing',
  homes: [['sold', 1]],
  access: [1, 5],
  published: [12, 20],
  hasShowings: false,
}

const repeated = <Item>(item: Item, times: number): Item[] => new Array<Item>(times).fill(item)

/** A house of some years, in which homes are resold now and then. */
export const livedIn: StagePhase = {
  phase: 'completed',
  homes: [
    ['succession', 24],
    ['sold', 76],
  ],
  firstHome: 'succession',
  access: [-66, -30],
  published: [68, 80],
  hasShowings: false,
}

/** One round of phases; every round of stages contains all of them, in its own order. */
export const phaseRound: readonly StagePhase[] = [
  planned,
  vipSale,
  vipSaleProcessing,
  reference,
  handedOver,
  soldOut,
  ...repeated(preSelling, 4),
  ...repeated(salesStart, 5),
  ...repeated(buildStart, 5),
  ...repeated(intermediation, 5),
  ...repeated(interiorOptions, 3),
  ...repeated(finalizing, 2),
  ...repeated(moveIn, 2),
]

/** The phases in which most homes are still available. */
export const sellingPhases: readonly StagePhase[] = [
  salesStart,
  buildStart,
  intermediation,
  interiorOptions,
  moveIn,
]

export const earlySalePhases: readonly StagePhase[] = [salesStart, buildStart]
