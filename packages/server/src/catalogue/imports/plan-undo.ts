// What takes changes back: records get their former values, except where something has changed since.
import { isDeepStrictEqual } from 'node:util'
import type {
  CatalogueKind,
  CatalogueRecord,
  ContactRecord,
  HomeDetails,
  HomeRecord,
  OptionGroupRecord,
  PremisesRecord,
  ProjectPhase,
  StageRecord,
} from '@husrum/domain'
import { changingFacts, noMoney } from '@husrum/domain'
import type { ChangedRecord, RecordKey } from '../records/index.ts'
import type { Skipped } from './stored-import.ts'

/** How things are now. */
export interface Present {
  readonly recordOf: (key: RecordKey) => CatalogueRecord | undefined
  /** As visitors see it: bookings and staff change facts beside the records. */
  readonly homeOf: (externalId: string) => HomeDetails | undefined
  readonly phaseOf: (stage: string) => ProjectPhase | undefined
  readonly homesOfStage: (stage: string) => readonly string[]
  /** Whether staff have edited a field, or any field: the record's value does not show then. */
  readonly isLocked: (key: RecordKey, field?: string) => boolean
}

export interface UndoPlan {
  readonly stages: readonly StageRecord[]
  readonly homes: readonly HomeRecord[]
  readonly premises: readonly PremisesRecord[]
  readonly optionGroups: readonly OptionGroupRecord[]
  readonly contacts: readonly ContactRecord[]
  readonly ended: readonly RecordKey[]
  readonly skipped: readonly Skipped[]
}

const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a ?? null)), JSON.parse(JSON.stringify(b ?? null)))

const fieldOf = (record: CatalogueRecord, field: string): unknown =>
  (record as unknown as Readonly<Record<string, unknown>>)[field]

/** The value that visitors see of a field that others change too; undefined for all other fields. */
const shown = ({ kind, externalId }: RecordKey, field: string, present: Present): unknown => {
  if (kind === 'stage') return field === 'phase' ? present.phaseOf(externalId) : undefined
  if (kind !== 'home') return undefined
  const fact = changingFacts.find((each) => each === field)
  // Moments in another order are no change.
  return fact === undefined || fact === 'showings' ? undefined : present.homeOf(externalId)?.[fact]
}

const recorded = (record: CatalogueRecord, field: string): unknown =>
  fieldOf(record, field) ?? (field === 'price' ? noMoney : undefined)

/** Whether staff or a booking gave a field another value than the change. */
const isOvertaken = (
  key: RecordKey,
  field: string,
  { before, after }: Pick<ChangedRecord, 'before' | 'after'>,
  present: Present,
): boolean => {
  if (present.isLocked(key, field)) return false
  const value = shown(key, field, present)
  return (
    value !== undefined && ![before, after].some((record) => record && isSame(recorded(record, field), value))
  )
}

/** @param current a record as it is now, of which the change has not been overtaken. */
const restored = (
  { kind, externalId, before, after }: Required<ChangedRecord>,
  current: CatalogueRecord,
  present: Present,
): { readonly record: CatalogueRecord; readonly skipped: readonly Skipped[] } => {
  const key = { kind, externalId }
  const record: Record<string, unknown> = { ...current }
  const skipped: Skipped[] = []
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = fieldOf(before, field)
    if (isSame(was, fieldOf(after, field)) || isSame(was, fieldOf(current, field))) continue
    if (
      !isSame(fieldOf(current, field), fieldOf(after, field)) ||
      isOvertaken(key, field, { before, after }, present)
    )
      skipped.push({ ...key, field, problem: 'changedSince' })
    else if (was === undefined) delete record[field]
    else record[field] = was
  }
  return { record: record as unknown as CatalogueRecord, skipped }
}

/** Plans to take changes back, of which a record may have several: the later ones first. */
export const planUndo = (changes: readonly ChangedRecord[], present: Present): UndoPlan => {
  const written = new Map<string, CatalogueRecord>()
  const ended: RecordKey[] = []
  const skipped: Skipped[] = []
  for (const change of changes) {
    const { kind, externalId, before, after } = change
    const key = { kind, externalId }
    const current = present.recordOf(key)
    if (before && after) {
      if (!current) skipped.push({ ...key, problem: 'goneSince' })
      else {
        const result = restored({ ...key, before, after }, current, present)
        skipped.push(...result.skipped)
        if (!isSame(result.record, current)) written.set(`${kind} ${externalId}`, result.record)
      }
    } else if (before) {
      if (current) skipped.push({ ...key, problem: 'existsAgain' })
      else written.set(`${kind} ${externalId}`, before)
    } else if (after) {
      if (!current) skipped.push({ ...key, problem: 'goneSince' })
      else if (
        !isSame(current, after) ||
        present.isLocked(key) ||
        Object.keys(after).some((field) => isOvertaken(key, field, change, present))
      )
        skipped.push({ ...key, problem: 'changedSince' })
      else ended.push(key)
    }
  }
  // A stage ends with all its homes: those of others must not.
  const ending = new Set(ended.filter(({ kind }) => kind === 'home').map(({ externalId }) => externalId))
  const isAlone = ({ externalId }: RecordKey): boolean =>
    present.homesOfStage(externalId).every((home) => ending.has(home))
  const kept = ended.filter((key) => key.kind === 'stage' && !isAlone(key))
  const of = <Record extends CatalogueRecord>(kind: CatalogueKind): readonly Record[] =>
    [...written].flatMap(([key, record]) => (key.startsWith(`${kind} `) ? [record as Record] : []))
  return {
    stages: of<StageRecord>('stage'),
    homes: of<HomeRecord>('home'),
    premises: of<PremisesRecord>('premises'),
    optionGroups: of<OptionGroupRecord>('optionGroup'),
    contacts: of<ContactRecord>('contact'),
    ended: ended.filter((key) => !kept.includes(key)),
    skipped: [...skipped, ...kept.map((key): Skipped => ({ ...key, problem: 'hasOtherHomes' }))],
  }
}
