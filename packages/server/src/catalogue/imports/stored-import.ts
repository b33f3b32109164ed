// An import in the database.
import type { CatalogueKind } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type {
  CatalogueChange,
  ChangedRecord,
  ChangedRow,
  ChangeSet,
  ReadTable,
  TableMapping,
  Vocabulary,
} from '../records/index.ts'
import type { Places } from './import-parts.ts'

export type Db = Kysely<Schema>

export interface ImportedFile {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

/** A table, and where its fields stand. */
export type StoredTable = Omit<ReadTable, 'rows'>

/** A mistake without the content of its cell, which may be personal data. */
export interface StoredMistake {
  readonly file?: string
  readonly sheet?: string
  readonly isJson?: true
  readonly row?: number
  readonly letters?: string
  readonly column?: string
  /** Kind and key of a record that stands in no file. */
  readonly record?: string
  readonly problem: string
  /** Of a word: those that the column has. */
  readonly vocabulary?: Vocabulary
}

/** What an undo leaves as it is. */
export interface Skipped {
  readonly kind: CatalogueKind
  readonly externalId: string
  readonly field?: string
  readonly problem: 'changedSince' | 'existsAgain' | 'goneSince' | 'hasOtherHomes'
}

export interface ImportSettings {
  readonly isReplacing: boolean
  readonly maxEnded: number
  readonly isPartly: boolean
  /** Of an edit by staff. */
  readonly reason?: string
}

export const noCounts = {
  created: 0,
  changed: 0,
  unchanged: 0,
  ended: 0,
  waiting: 0,
  heldBack: 0,
  mistakes: 0,
}
export type Counts = typeof noCounts

export const countsOf = (rows: readonly ChangedRow[]): Counts => {
  const count = (result: ChangedRow['result']): number => rows.filter((row) => row.result === result).length
  return {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    ended: count('ended'),
    waiting: count('waiting'),
    heldBack: rows.filter(({ heldBack, locked }) => heldBack.length > 0 || locked).length,
    mistakes: 0,
  }
}

export const sumOf = (all: readonly Counts[]): Counts =>
  Object.fromEntries(
    Object.keys(noCounts).map((name) => [
      name,
      all.reduce((sum, counts) => sum + counts[name as keyof Counts], 0),
    ]),
  ) as unknown as Counts

/** Rows that say something. */
export const toldRows = (rows: readonly ChangedRow[]): readonly ChangedRow[] =>
  rows.filter(
    ({ result, heldBack, locked, missing }) =>
      result !== 'unchanged' || heldBack.length > 0 || locked || missing,
  )

export interface StoredPart {
  readonly set: ChangeSet | undefined
  readonly places: Places
  readonly state: 'waiting' | 'applied' | 'refused'
  readonly rows: readonly ChangedRow[]
  readonly counts: Counts
  readonly mistakes: readonly StoredMistake[]
  readonly changed: readonly ChangedRecord[]
}

/** Mistakes that are kept. */
export const keptMistakes = 1_000

type State = 'refused' | 'checked' | 'stale' | 'applying' | 'applied' | 'partly' | 'failed'

export interface NewImport {
  readonly id: string
  readonly source: string
  readonly origin: 'file' | 'changes' | 'undo' | 'edit' | 'pull'
  readonly state: State
  readonly undoes?: string
  readonly files: readonly ImportedFile[]
  readonly tables: readonly StoredTable[]
  readonly mapping: TableMapping
  readonly settings: ImportSettings
  readonly counts: Counts
  readonly mistakes: readonly StoredMistake[]
  readonly skipped: readonly Skipped[]
  readonly receipt?: string
  readonly baseVersion: number
  readonly keyName: string
}

export const insertImport = async (
  db: Db,
  added: NewImport,
  parts: readonly StoredPart[],
  now: number,
): Promise<void> => {
  const at = new Date(now).toISOString()
  await db
    .insertInto('catalogue_imports')
    .values({
      id: added.id,
      source: added.source,
      origin: added.origin,
      state: added.state,
      undoes: added.undoes ?? null,
      files: JSON.stringify(added.files),
      tables: JSON.stringify(added.tables),
      mapping: JSON.stringify(added.mapping),
      settings: JSON.stringify(added.settings),
      counts: JSON.stringify(added.counts),
      mistakes: JSON.stringify(added.mistakes.slice(0, keptMistakes)),
      skipped: JSON.stringify(added.skipped),
      receipt: added.receipt ?? null,
      base_version: added.baseVersion,
      key_name: added.keyName,
      created_at: at,
      changed_at: at,
      applied_at: added.state === 'applied' ? at : null,
    })
    .execute()
  for (const [number, part] of parts.entries())
    await db
      .insertInto('catalogue_import_parts')
      .values({
        import_id: added.id,
        number,
        state: part.state,
        change_set: part.set ? JSON.stringify(part.set) : null,
        places: JSON.stringify(part.places),
        counts: JSON.stringify(part.counts),
        rows: JSON.stringify(part.rows),
        changed: JSON.stringify(part.changed),
        mistakes: JSON.stringify(part.mistakes),
      })
      .execute()
}

/** The state of an import; undefined if there is none. */
export const stateOfImport = async (db: Db, id: string): Promise<State | undefined> =>
  (await db.selectFrom('catalogue_imports').select('state').where('id', '=', id).executeTakeFirst())?.state

/** The version of a source: each change of its records raises it. */
export const versionOf = async (db: Db, source: string): Promise<number> =>
  (await db.selectFrom('catalogue_sources').select('version').where('source', '=', source).executeTakeFirst())
    ?.version ?? 0

export const raiseVersion = async (db: Db, source: string): Promise<void> => {
  await sql`insert into catalogue_sources (source, version) values (${source}, 1)
    on conflict (source) do update set version = catalogue_sources.version + 1`.execute(db)
}

/** The mapping that a source used last. */
export const mappingOf = async (db: Db, source: string): Promise<TableMapping> =>
  ((
    await db.selectFrom('catalogue_sources').select('mapping').where('source', '=', source).executeTakeFirst()
  )?.mapping ?? {}) as TableMapping

export const rememberMapping = async (db: Db, source: string, mapping: TableMapping): Promise<void> => {
  await sql`insert into catalogue_sources (source, mapping) values (${source}, ${JSON.stringify(mapping)}::jsonb)
    on conflict (source) do update set mapping = excluded.mapping`.execute(db)
}

/** A part that was applied. */
export const appliedPart = ({ rows, records }: CatalogueChange): Omit<StoredPart, 'places'> => ({
  set: undefined,
  state: 'applied',
  rows: toldRows(rows),
  counts: countsOf(rows),
  mistakes: [],
  changed: records,
})
