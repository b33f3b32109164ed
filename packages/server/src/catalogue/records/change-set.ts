// A set of records that change together, and what becomes of them.
import type {
  CatalogueKind,
  CatalogueRecord,
  ChangingFact,
  HomeRecord,
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
  readonly ended: readonly RecordKey[]
  /** Stages whose homes are all in the set: their others end. */
  readonly replacedStages: readonly string[]
  /** The most homes that may end. */
  readonly maxEnded: number
  /** Sends no letters about new and changed homes. */
  readonly isQuiet: boolean
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
  /** `waiting`: a home whose stage is not known yet. */
  readonly result: 'created' | 'changed' | 'unchanged' | 'ended' | 'waiting'
  /** Of a changed record. */
  readonly changes: readonly FieldChange[]
  /** Facts that an online booking protects; `stage`: the home stays in its stage, `ended`: it does not end. */
  readonly heldBack: readonly (ChangingFact | 'stage' | 'ended')[]
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
  readonly list: 'stages' | 'homes' | 'replacedStages' | 'maxEnded'
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
