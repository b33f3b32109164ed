// The interface to the company's case system, as its staff use it.
import type { ErrandStatusKey } from '@husrum/domain'

export interface PlannedRound {
  readonly associationId: string
  /** The errand of the round, if any. */
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

/** The result: `statusConflict` if the errand cannot have that status after its current one. */
export type StaffOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'statusConflict'; readonly caseStatusId: string }

/** Each operation is atomic, and notifies those concerned. Times are epoch milliseconds. */
export interface CaseSystem {
  /** Assigns its number, once. */
  number(id: string): Promise<StaffOutcome>
  move(id: string, status: ErrandStatusKey, text?: string): Promise<StaffOutcome>
  /** Sets the person that handles it. */
  assign(id: string, handler: { readonly name: string; readonly phone?: string }): Promise<StaffOutcome>
  /** Asks the reporter a question, and waits for the answer. */
  ask(id: string, question: string): Promise<StaffOutcome>
  book(id: string, visit: { readonly startsAt: number; readonly endsAt: number }): Promise<StaffOutcome>
  /** Says by when it is done. Before that, customers see no such day. A visit after it moves it. */
  expect(id: string, doneBy: number): Promise<StaffOutcome>
  write(id: string, text: string): Promise<StaffOutcome>
  /** Errands with messages or actions of customers and boards that staff have not handled, the longest waiting first. */
  awaiting(limit: number): Promise<readonly { readonly id: string; readonly since: number }[]>
  /** Resolves with its id. */
  addRound(round: PlannedRound): Promise<string>
}
