// Rounds: inspections of a property. The list shows those with control points.
import type { ErrandAttachment } from './errand.ts'

/** One point of a round. */
export interface ControlPoint {
  readonly id: string
  readonly text: string
  readonly status: string
  readonly comment: string
  readonly attachments: readonly ErrandAttachment[]
}

/** A round. */
export interface Round {
  readonly id: string
  readonly caseId: string
  readonly title: string
  /** `yyyy-MM-dd`. */
  readonly plannedDate: string
  readonly status: string
  readonly nrOfCaseControlPoints: number
  readonly controlPoints: readonly ControlPoint[]
}

/** Filters rounds, or errands for the view of rounds, to those with at least one control point (FAULT-34). */
export const withControlPoints = <Counted extends { readonly nrOfCaseControlPoints: number }>(
  counted: readonly Counted[],
): readonly Counted[] => counted.filter(({ nrOfCaseControlPoints }) => nrOfCaseControlPoints > 0)
