// The port to whoever deals with errands: the company's case system, as its staff use it.
import type { ErrandStatusKey } from '@husrum/domain'

export interface PlannedRound {
  readonly associationId: string
  /** The errand that it belongs to, if any. */
  readonly errandId?: string
  readonly title: string
  /** `yyyy-MM-dd`. */
  readonly plannedDate: string
  readonly status: string
  readonly controlPoints: readonly {
    readonly text: string
    readonly status: string
    readonly comment: string
  }[]
}

/** What came of it: `statusConflict` where the errand may not go there from where it is. */
export type StaffOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'statusConflict'; readonly caseStatusId: string }

/** Each is done whole or not at all, and tells whoever it concerns. Times are epoch milliseconds. */
export interface CaseSystem {
  /** Gives it its number, once. */
  number(id: string): Promise<StaffOutcome>
  move(id: string, status: ErrandStatusKey, text?: string): Promise<StaffOutcome>
  /** Who deals with it. */
  assign(id: string, handler: { readonly name: string; readonly phone?: string }): Promise<StaffOutcome>
  /** Asks whoever reported, and waits for the answer. */
  ask(id: string, question: string): Promise<StaffOutcome>
  book(id: string, visit: { readonly startsAt: number; readonly endsAt: number }): Promise<StaffOutcome>
  write(id: string, text: string): Promise<StaffOutcome>
  /** What customers and boards have written or done that nobody of the staff has dealt with, the longest waiting first. */
  awaiting(limit: number): Promise<readonly { readonly id: string; readonly since: number }[]>
  /** Answers its id. */
  addRound(round: PlannedRound): Promise<string>
}
