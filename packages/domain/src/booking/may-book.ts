// Who may book a home in a project, and what stands in the way (contract-decisions 4.3).
import type { ProjectPhase } from '../residences/enumerations.ts'
import { hasTurned } from '../validation/birth-date.ts'
import { minApplicantAge } from './applicants.ts'

/** Why somebody may not book, in the order in which the reasons are looked at. */
export const mayBookReasons = [
  'notInSale',
  'vipOnly',
  'vipUnpaid',
  'alreadyBooked',
  'quota',
  'missingIdentity',
  'underAge',
  'noSiteConsent',
] as const
/** One of {@link mayBookReasons}. */
export type MayBookReason = (typeof mayBookReasons)[number]

/** What the question needs to know of the person and the project. */
export interface MayBookFacts {
  readonly phase: ProjectPhase
  /** `yyyy-MM-dd`. */
  readonly today: string
  readonly isVip: boolean
  readonly hasPaidVip: boolean
  /** Whether the person has an open booking in the project: one is the most. */
  readonly hasOpenBooking: boolean
  /** Whether the homes are allotted to others: in the VIP sale, to those who registered before. */
  readonly isQuotaFilled: boolean
  /** `yyyy-MM-dd` from an e-identity; absent when the person has not identified. */
  readonly birthDate?: string
  /** Whether the person has consented to the site's terms. */
  readonly hasSiteConsent: boolean
}

/** Whether somebody may book, and the first reason why not. */
export type MayBook =
  | { readonly canBook: true; readonly reason?: undefined }
  | { readonly canBook: false; readonly reason: MayBookReason }

/** Phases without homes to sell: not yet, and no more. */
const closedPhases: readonly ProjectPhase[] = ['planned', 'completed']
/** Phases 1 and 2: for paid VIP members alone. */
const vipPhases: readonly ProjectPhase[] = ['vipSale', 'vipSaleProcessing']

/** Whether somebody may book in a project: in phases 1 and 2 paid VIP members, from phase 3 on everybody who has identified. */
export const mayBook = ({ phase, today, birthDate, ...facts }: MayBookFacts): MayBook => {
  const isVipSale = vipPhases.includes(phase)
  const obstacles: Readonly<Record<MayBookReason, boolean>> = {
    notInSale: closedPhases.includes(phase),
    vipOnly: isVipSale && !facts.isVip,
    vipUnpaid: isVipSale && !facts.hasPaidVip,
    alreadyBooked: facts.hasOpenBooking,
    quota: facts.isQuotaFilled,
    missingIdentity: birthDate === undefined,
    underAge: birthDate !== undefined && !hasTurned(birthDate, minApplicantAge, today),
    noSiteConsent: !facts.hasSiteConsent,
  }
  const reason = mayBookReasons.find((each) => obstacles[each])
  return reason === undefined ? { canBook: true } : { canBook: false, reason }
}
