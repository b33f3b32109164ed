// Whether a building is under warranty, by its age.
import { monthsAfter } from '../calendar/days.ts'
import type { CaseVariant } from './case-types.ts'

const monthsAYear = 12

/**
 * Years in which the builder is liable for defects, from the day on which the building was handed over.
 *
 * Sweden: the guarantee of turnkey contracts (ABT 06 ch. 4 § 7) is five years from the approved final inspection, two for goods that the
 * client has chosen. Norway: a defect must be reported within reasonable time and at the latest five years after the home was taken over
 * (bustadoppføringslova § 30). The liability for grave defects continues after that, up to ten years in Sweden: it is assessed case by
 * case, not by this rule.
 */
export const warrantyYears = { SE: 5, NO: 5 } as const satisfies Readonly<Record<CaseVariant, number>>

/** `running`: the builder pays for defects. `over`: the owner or the association pays for upkeep. */
export interface CaseWarranty {
  readonly kind: 'running' | 'over'
  /** The last day of it, `yyyy-MM-dd`. */
  readonly lastDay: string
}

/** The warranty of a building that was handed over on a day, both `yyyy-MM-dd`; the last day is included. */
export const caseWarrantyOf = (completedOn: string, variant: CaseVariant, today: string): CaseWarranty => {
  const lastDay = monthsAfter(completedOn, warrantyYears[variant] * monthsAYear)
  return { kind: today <= lastDay ? 'running' : 'over', lastDay }
}
