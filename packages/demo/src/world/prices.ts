// The price of a home: the area's price per square metre, adjusted for its properties. Whole units of currency.
import type { CompassDirection, Concept, CountryCode, DisposalForm, ResidenceType } from '@husrum/domain'

export interface PriceFacts {
  readonly country: CountryCode
  readonly squareMetrePrice: number
  readonly type: ResidenceType
  readonly rooms: number
  readonly area: number
  readonly plotArea?: number
  /** Storeys above the ground; 0 for houses. */
  readonly storeysUp: number
  readonly onTop: boolean
  readonly direction: CompassDirection
  readonly concept: Concept
  readonly hasBigTerrace: boolean
  readonly isCooperative: boolean
  /** The stage's factor on the area's level, about 1. */
  readonly stageFactor: number
}

const byRooms = [1, 1.14, 1.06, 1, 0.97, 0.95, 0.93]
const byConcept: Readonly<Record<Concept, number>> = {
  product: 1,
  premium: 1.17,
  original: 0.92,
  smartSquare: 0.95,
}
const byType: Readonly<Record<ResidenceType, number>> = {
  apartment: 1,
  townHouse: 0.84,
  semiDetachedHouse: 0.82,
  detachedHouse: 0.86,
  house: 0.83,
  plot: 0.24,
}
const byDirection: Readonly<Record<CompassDirection, number>> = {
  north: 0.96,
  northEast: 0.97,
  east: 0.99,
  southEast: 1.01,
  south: 1.03,
  southWest: 1.03,
  west: 1.02,
  northWest: 0.98,
}

/** 3 517 400 → 3 495 000: kronor end on 5 000 or 10 000 and often just under a round number. */
const roundedKronor = (amount: number): number =>
  amount < 3_000_000
    ? Math.round(amount / 50_000) * 50_000 - 5_000
    : Math.round(amount / 100_000) * 100_000 - (Math.round(amount / 50_000) % 2 === 0 ? 5_000 : 10_000)

const roundedEuros = (amount: number): number =>
  amount < 300_000 ? Math.round(amount / 500) * 500 : Math.round(amount / 1000) * 1000

/** Whole units of the country's currency. */
export const salesPrice = (facts: PriceFacts): number => {
  const { country, type, rooms, area, storeysUp, concept, direction } = facts
  const amount =
    facts.squareMetrePrice *
    area *
    facts.stageFactor *
    byType[type] *
    (byRooms[rooms] ?? 1) *
    byConcept[concept] *
    (type === 'plot' ? 1 : byDirection[direction]) *
    (type === 'apartment' ? 0.96 + Math.min(storeysUp, 14) * 0.012 : 1) *
    (facts.onTop ? 1.04 : 1) *
    (facts.hasBigTerrace ? 1.05 : 1) *
    (facts.isCooperative ? 0.72 : 1)
  return country === 'FI' ? roundedEuros(amount) : roundedKronor(amount)
}

/** Price that is paid at once if the association's loans cover the rest. `share` is 0.3 to 1. */
export const priceWithoutLoans = (country: 'NO' | 'FI', totalPrice: number, share: number): number => {
  const step = country === 'NO' ? 5_000 : 500
  return share >= 1 ? totalPrice : Math.round((totalPrice * share) / step) * step
}

/** Monthly cost of a share of an association's loans: an annuity over 25 years at 4.2 per cent. */
export const financingFeeOf = (country: 'NO' | 'FI', debt: number): number => {
  const amount = debt * 0.005_39
  return country === 'FI' ? Math.round(amount) : Math.round(amount / 10) * 10
}

/**
 * Norway: document duty (2.5 per cent of the land's part of the value, here an eighth of it) and fees of registration; a
 * share in an association bears no duty.
 */
export const norwegianPurchaseCosts = (price: number, form: DisposalForm): number =>
  form === 'condominium' ? 8_690 : Math.round((price / 8) * 0.025 + 10_590)

const feeForSquareMetre: Readonly<Record<CountryCode, number>> = { SE: 53, NO: 41, FI: 5.1 }

/** A month's fee to the association; bigger homes pay somewhat less per square metre. */
export const monthlyFee = (country: CountryCode, area: number, stageFactor: number): number => {
  const amount = feeForSquareMetre[country] * stageFactor * (area + 12)
  return country === 'FI' ? Math.round(amount) : Math.round(amount / 10) * 10
}

/** A month's rent in a new building, in kronor; small homes cost more per square metre. */
export const monthlyRent = (squareMetrePrice: number, area: number): number =>
  Math.round(((1250 + squareMetrePrice * 0.009) * (area + 18)) / 12 / 10) * 10
