// Takes files: reads them, compares them with the catalogue, and keeps what would change.
import { createHash, randomUUID } from 'node:crypto'
import { catalogueKinds } from '@husrum/domain'
import type { FileMistake, SentFile, TableMapping } from '../records/index.ts'
import { isKnownSource, readFiles } from '../records/index.ts'
import { endingOf, mistakeOf, planParts, receiptOf } from './check-import.ts'
import type { ImportPart } from './import-parts.ts'
import { partsOf, repeatedRows } from './import-parts.ts'
import type { ImportsOptions } from './imports-options.ts'
import type { ImportSettings, NewImport, StoredMistake, StoredPart, StoredTable } from './stored-import.ts'
import {
  countsOf,
  insertImport,
  mappingOf,
  noCounts,
  rememberMapping,
  sumOf,
  toldRows,
  versionOf,
} from './stored-import.ts'

export interface SentImport {
  readonly source: string
  readonly files: readonly SentFile[]
  /** Absent: that which the source used last. */
  readonly mapping?: TableMapping
  readonly sheet?: string
  /** Absent: the first import of a source is quiet. */
  readonly isQuiet?: boolean
  readonly settings: ImportSettings
  readonly keyName: string
  /** Default: `file`. */
  readonly origin?: 'file' | 'pull'
}

/** An import that was read and compared. */
interface CheckedImport {
  readonly id: string
  /** Absent if it has mistakes. */
  readonly receipt: string | undefined
  /** Homes in the files; absent if they have no table of homes. */
  readonly homes: number | undefined
}

const storedMistake = ({ cell: _, row, letters, column, ...mistake }: FileMistake): StoredMistake => ({
  ...mistake,
  ...((row > 0 || mistake.isJson) && { row }),
  ...(letters !== undefined && { letters }),
  ...(column !== '' && { column }),
})

/** Parts as they are kept, with what is wrong in all of them. */
export const checkParts = async (
  { db, now, ...options }: Pick<ImportsOptions, 'db' | 'guardsOf' | 'isAllowedAddress' | 'now'>,
  parts: readonly ImportPart[],
  { tables, maxEnded }: { readonly tables: readonly StoredTable[]; readonly maxEnded: number },
): Promise<{ readonly parts: readonly StoredPart[]; readonly mistakes: readonly StoredMistake[] }> => {
  const planned = await db.transaction().execute((trx) => planParts(trx, parts, { ...options, now: now() }))
  const stored = parts.map((part, at): StoredPart => {
    const { rows = [], issues: found = [] } = planned[at] ?? {}
    const issues = [...part.issues, ...found]
    const isRefused = part.isWrong || issues.length > 0
    return {
      // No more may end than the preview says.
      set: isRefused ? undefined : { ...part.set, maxEnded: endingOf(rows) },
      places: part.places,
      state: isRefused ? 'refused' : 'waiting',
      rows: isRefused ? [] : toldRows(rows),
      counts: isRefused ? noCounts : countsOf(rows),
      mistakes: issues.map((issue) => mistakeOf(issue, part, tables)),
      changed: [],
    }
  })
  const ending = planned.reduce((sum, { rows }) => sum + endingOf(rows), 0)
  return {
    parts: stored,
    mistakes: [
      ...stored.flatMap(({ mistakes }) => mistakes),
      ...(ending > maxEnded ? [{ problem: 'tooManyEnded' }] : []),
    ],
  }
}

/** Whether an import with mistakes may apply its good parts. */
const mayApplyPartly = (
  parts: readonly StoredPart[],
  mistakes: readonly StoredMistake[],
  { isPartly }: ImportSettings,
): boolean =>
  isPartly &&
  parts.some(({ state }) => state === 'waiting') &&
  // A file that cannot be read at all.
  mistakes.every(({ row, record }) => row !== undefined || record !== undefined)

/** Reads files and compares them with the catalogue. The state of the import is `checked` or `refused`. */
export const importFiles = async (options: ImportsOptions, sent: SentImport): Promise<CheckedImport> => {
  const { db, now } = options
  const { source, settings, keyName } = sent
  const mapping = sent.mapping ?? (await mappingOf(db, source))
  const read = await readFiles(sent.files, {
    mapping,
    ...(sent.sheet !== undefined && { sheet: sent.sheet }),
  })
  const tables: readonly StoredTable[] = read.tables.map(({ rows: _, ...table }) => table)
  const repeated = catalogueKinds.flatMap((kind) => repeatedRows(read.tables, kind))
  const baseVersion = await versionOf(db, source)
  const parts = await db.transaction().execute(async (trx) =>
    partsOf(trx, read.tables, {
      source,
      isReplacing: settings.isReplacing,
      isQuiet: sent.isQuiet ?? !(await isKnownSource(trx, source)),
      isByStage: settings.isPartly,
    }),
  )
  const checked = await checkParts(options, parts, { tables, maxEnded: settings.maxEnded })
  const keyTwice = repeated.map(({ place: [number, row] }): StoredMistake => {
    const { file, sheet, isJson, places } = tables[number] as StoredTable
    const place = places.externalId
    return {
      file,
      ...(sheet !== undefined && { sheet }),
      ...(isJson && { isJson }),
      row,
      column: place?.heading ?? 'externalId',
      ...(place && { letters: place.letters }),
      problem: 'keyTwice',
    }
  })
  const mistakes = [...read.problems.map(storedMistake), ...keyTwice, ...checked.mistakes]
  const isRefused = mistakes.length > 0 && !mayApplyPartly(checked.parts, mistakes, settings)
  const added: Omit<NewImport, 'receipt'> = {
    id: randomUUID(),
    source,
    origin: sent.origin ?? 'file',
    state: isRefused ? 'refused' : 'checked',
    files: sent.files.map(({ name, bytes }) => ({
      name,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
    tables,
    mapping,
    settings,
    counts: {
      ...(isRefused ? noCounts : sumOf(checked.parts.map(({ counts }) => counts))),
      mistakes: mistakes.length,
    },
    mistakes,
    skipped: [],
    baseVersion,
    keyName,
  }
  const receipt = isRefused ? undefined : receiptOf(added)
  await db.transaction().execute(async (trx) => {
    await insertImport(
      trx,
      { ...added, ...(receipt !== undefined && { receipt }) },
      // Their mistakes are those of the import.
      isRefused ? [] : checked.parts.map((part) => ({ ...part, mistakes: [] })),
      now(),
    )
    if (!isRefused && sent.mapping) await rememberMapping(trx, source, sent.mapping)
  })
  const tablesOfHomes = read.tables.filter(({ kind }) => kind === 'home')
  return {
    id: added.id,
    receipt,
    homes:
      tablesOfHomes.length > 0 ? tablesOfHomes.reduce((sum, { rows }) => sum + rows.length, 0) : undefined,
  }
}
