// What waits for the user, for the cards at the top of the overview.
import { compareValues as compareText } from '../search/compare-values.ts'

/** Kinds of things that wait for the user, the weightiest first. */
export const yourMoveKinds = ['document', 'payment', 'errand', 'interior'] as const
/** One of {@link yourMoveKinds}: a document to sign, money to pay, an errand to answer, interior to choose. */
export type YourMoveKind = (typeof yourMoveKinds)[number]

/** One thing that waits for the user. */
export interface YourMove {
  readonly kind: YourMoveKind
  readonly id: string
  readonly title: string
  /** The last day for it, `yyyy-MM-dd`; absent where there is none. */
  readonly dueOn?: string
}

const isOverdue = ({ dueOn }: YourMove, today: string): boolean => (dueOn ?? today) < today

/** Below zero when `one` comes first: what is overdue, then by kind, then the earliest last day, then the id. */
export const compareYourMoves = (one: YourMove, other: YourMove, today: string): number =>
  Number(isOverdue(other, today)) - Number(isOverdue(one, today)) ||
  yourMoveKinds.indexOf(one.kind) - yourMoveKinds.indexOf(other.kind) ||
  compareText(one.dueOn ?? '~', other.dueOn ?? '~') ||
  compareText(one.id, other.id)

/** Things that wait for the user, the most pressing first. The list handed in stays as it is. */
export const sortYourMoves = (moves: readonly YourMove[], today: string): readonly YourMove[] =>
  [...moves].sort((one, other) => compareYourMoves(one, other, today))
