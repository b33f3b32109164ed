// Eligibility to book a home in a project, and the reasons against it.
import type { ProjectPhase } from '../homes/enumerations.ts'
import { compareValues } from '../search/sort-order.ts'
import { ageOfMajority, hasTurned } from '../validation/birth-date.ts'

/** The facts about the person and the project. */
export interface MayBookFacts {
  readonly phase: ProjectPhase
  /** `yyyy-MM-dd`. */
  readonly today: string
  readonly isVip: boolean
  readonly hasPaidVip: boolean
  /** Whether the person has an open booking in the project: at most one is allowed. */
  readonly hasOpenBooking: boolean
  /** Whether the homes are allotted to others: in the VIP sale, to members who registered before. */
  readonly isQuotaFilled: boolean
  /** `yyyy-MM-dd` from an e-identity; absent when the person has not identified. */
  readonly birthDate?: string
  /** Whether the person has consented to the site's terms. */
  readonly hasSiteConsent: boolean
}

type Obstacle = (facts: MayBookFacts) => boolean

/** Phases 1 and 2: only for paid VIP members. */
const isVipSale: Obstacle = ({ phase }) => phase === 'vipSale' || phase === 'vipSaleProcessing'

/** Neither before the first sales phase nor after the last. */
export const isInSale = (phase: ProjectPhase): boolean => phase !== 'planned' && phase !== 'completed'

/** The reasons, in the order in which they are checked. */
const obstacles = {
  notInSale: ({ phase }) => !isInSale(phase),
  vipOnly: (facts) => isVipSale(facts) && !facts.isVip,
  vipUnpaid: (facts) => isVipSale(facts) && !facts.hasPaidVip,
  alreadyBooked: ({ hasOpenBooking }) => hasOpenBooking,
  quota: ({ isQuotaFilled }) => isQuotaFilled,
  missingIdentity: ({ birthDate }) => birthDate === undefined,
  underAge: ({ birthDate = '', today }) => !hasTurned(birthDate, ageOfMajority, today),
  noSiteConsent: ({ hasSiteConsent }) => !hasSiteConsent,
} satisfies Record<string, Obstacle>
/** Why a person may not book. */
export type MayBookReason = keyof typeof obstacles

/** Why a person may not book, in the order in which the reasons are checked. */
export const mayBookReasons = Object.keys(obstacles) as readonly MayBookReason[]

/** Whether a person may book, or the first reason why not. */
export type MayBook =
  | { readonly canBook: true; readonly reason?: undefined }
  | { readonly canBook: false; readonly reason: MayBookReason }

/** Whether a person may book in a project: in phases 1 and 2 paid VIP members, from phase 3 on every identified person. */
export const mayBook = (facts: MayBookFacts): MayBook => {
  const reason = mayBookReasons.find((each) => obstacles[each](facts))
  return reason ? { canBook: false, reason } : { canBook: true }
}

/** A member who wants a home in the VIP sale. `registeredAt` is when the membership was paid, epoch milliseconds. */
export interface VipApplicant {
  readonly id: string
  readonly registeredAt: number
}

/** Allots the homes of a VIP sale to the members who registered first; the id decides between two at the same instant. */
export const allotHomes = <Member extends VipApplicant>(
  members: readonly Member[],
  homes: number,
): readonly Member[] =>
  [...members]
    .sort((a, b) => a.registeredAt - b.registeredAt || compareValues(a.id, b.id))
    .slice(0, Math.max(0, homes))
