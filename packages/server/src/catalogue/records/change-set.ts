// A set of records that change together, and what becomes of them.
import type {
  CatalogueKind,
  CatalogueRecord,
  ChangingFact,
  ContactRecord,
  HomeRecord,
  OptionGroupRecord,
  PremisesRecord,
  RecordIssue,
  StageRecord,
} from '@husrum/domain'

/** The key of a record in its source. */
export interface RecordKey {
  readonly kind: CatalogueKind
  readonly externalId: string
}

/** Records of one source that apply together, or not at all. */
export interface ChangeSet {
  /** Name of the system or the files that the records come from. */
  readonly source: string
  readonly stages: readonly StageRecord[]
  readonly homes: readonly HomeRecord[]
  readonly premises?: readonly PremisesRecord[]
  readonly optionGroups?: readonly OptionGroupRecord[]
  readonly contacts?: readonly ContactRecord[]
  readonly ended: readonly RecordKey[]
  /** Stages whose homes are all in the set: their others end. */
  readonly replacedStages: readonly string[]
  /** The most homes that may end. */
  readonly maxEnded: number
  /** Sends no letters about new and changed homes. */
  readonly isQuiet: boolean
  /** The records are as they are stored, or by staff: locks of fields do not change them. */
  readonly isOwn?: boolean
}

/** A field that a record changes. */
export interface FieldChange {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/** What became of a record. */
export interface ChangedRow extends RecordKey {
  readonly id: string
  /** `waiting`: a home whose stage is not known yet, or options without any of their stages. */
  readonly result: 'created' | 'changed' | 'unchanged' | 'ended' | 'waiting'
  /** Of a changed record. */
  readonly changes: readonly FieldChange[]
  /** Facts that an online booking protects; `stage`: the home stays in its stage, `ended`: it does not end. */
  readonly heldBack: readonly (ChangingFact | 'stage' | 'ended')[]
  /** Fields that stay because staff have edited them; absent if there are none. */
  readonly locked?: readonly string[]
  /** Keys that the record names and that have not come yet; absent if there are none. */
  readonly missing?: readonly string[]
}

/** A record that changed. Without `before` it was created, without `after` it ended. */
export interface ChangedRecord extends RecordKey {
  readonly before?: CatalogueRecord
  readonly after?: CatalogueRecord
}

/** What a change set did. */
export interface CatalogueChange {
  /** A row for each record of the set, in its order, then the records that ended. */
  readonly rows: readonly ChangedRow[]
  readonly records: readonly ChangedRecord[]
}

/** A mistake in a record. `list` and `at` say where in the set it is. */
export interface SetIssue extends RecordIssue {
  readonly list: 'stages' | 'homes' | 'premises' | 'optionGroups' | 'contacts' | 'replacedStages' | 'maxEnded'
  readonly at?: number
}

/** Thrown where a set has mistakes; nothing is changed then. */
export class ChangeSetRefused extends Error {
  readonly issues: readonly SetIssue[]

  constructor(issues: readonly SetIssue[]) {
    super(`The change set has ${issues.length} mistakes`)
    this.name = 'ChangeSetRefused'
    this.issues = issues
  }
}

/**
 * Runs with issues that are known already, so that all mistakes of a set are reported at once.
 *
 * @throws ChangeSetRefused with these and those of `run`, if there are any.
 */
export const withIssues = async <Result>(
  issues: readonly SetIssue[],
  run: () => Result | Promise<Result>,
): Promise<Result> => {
  const result = await Promise.resolve()
    .then(run)
    .catch((cause: unknown) => {
      throw cause instanceof ChangeSetRefused ? new ChangeSetRefused([...issues, ...cause.issues]) : cause
    })
  if (issues.length > 0) throw new ChangeSetRefused(issues)
  return result
}
