// An import as its sender reads it.
import type { Answer, endpoints, ResponseOf } from '@husrum/contract'
import type { Locale } from '@husrum/domain'
import { locales, withoutUndefined } from '@husrum/domain'
import { sql } from 'kysely'
import { Problem } from '../../platform/http/problem.ts'
import type { ChangedRow } from '../records/index.ts'
import { asCsv, mistakeWords, placeOf, sentRow } from '../records/index.ts'
import type {
  Counts,
  Db,
  ImportedFile,
  ImportSettings,
  Skipped,
  StoredMistake,
  StoredTable,
} from './stored-import.ts'
import { keptMistakes, noCounts } from './stored-import.ts'

type ImportDto = Answer<ResponseOf<typeof endpoints.getCatalogueImport>>
type ImportLine = Answer<ResponseOf<typeof endpoints.listCatalogueImports>>['imports'][number]

const spoken: Readonly<Record<string, Locale>> = { no: 'nb', nn: 'nb' }

/** The first known language of `Accept-Language`, or English. */
export const languageOf = (acceptLanguage: string): Locale => {
  for (const [, name = ''] of acceptLanguage.toLowerCase().matchAll(/(?:^|,)\s{0,9}([a-z]{2})\b/g)) {
    const known = spoken[name] ?? locales.find((locale) => locale === name)
    if (known) return known
  }
  return 'en'
}

const mistakeDto = (mistake: StoredMistake, language: Locale) => ({
  ...withoutUndefined({
    file: mistake.file,
    sheet: mistake.sheet,
    row: mistake.row,
    column: mistake.column,
  }),
  place: placeOf(mistake) || (mistake.record ?? mistake.file ?? ''),
  problem: mistake.problem,
  text: mistakeWords(mistake.problem, language, mistake.vocabulary),
})

/** Fields with people in them. */
const personal: readonly string[] = ['contacts', 'resale']

const rowDto = (row: ChangedRow) => {
  const { changes, ...others } = sentRow(row)
  return {
    ...others,
    changes: changes.map((change) =>
      row.kind === 'contact' || personal.includes(change.field) ? { field: change.field } : change,
    ),
  }
}

const lineColumns = [
  'id',
  'source',
  'origin',
  'state',
  'files',
  'key_name',
  'created_at',
  'applied_at',
  'undoes',
  'counts',
] as const

interface Row {
  readonly id: string
  readonly source: string
  readonly origin: ImportLine['origin']
  readonly state: ImportLine['state']
  readonly files: unknown
  readonly key_name: string
  readonly created_at: string
  readonly applied_at: string | null
  readonly undoes: string | null
  readonly counts: unknown
  readonly undone_by: string | null
}

const lineOf = (row: Row): ImportLine => ({
  id: row.id,
  source: row.source,
  origin: row.origin,
  state: row.state,
  files: row.files as readonly ImportedFile[],
  by: row.key_name,
  createdAt: new Date(row.created_at).toISOString(),
  ...withoutUndefined({
    appliedAt: row.applied_at === null ? undefined : new Date(row.applied_at).toISOString(),
    undoes: row.undoes ?? undefined,
    undoneBy: row.undone_by ?? undefined,
  }),
  // The database has their order of its own.
  counts: { ...noCounts, ...(row.counts as Counts) },
})

const undoneBy = sql<string | null>`(select undo.id from catalogue_imports as undo
  where undo.undoes = catalogue_imports.id and undo.state in ('applying', 'applied', 'partly')
  order by undo.created_at desc limit 1)`.as('undone_by')

const importsAPage = 50

/** The newest imports. */
export const listImports = async (
  db: Db,
  { source, after }: { readonly source: string | undefined; readonly after: string | undefined },
): Promise<readonly ImportLine[]> => {
  let query = db
    .selectFrom('catalogue_imports')
    .select([...lineColumns, undoneBy])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(importsAPage)
  if (source !== undefined) query = query.where('source', '=', source)
  if (after !== undefined) {
    const last = sql`(select last.created_at from catalogue_imports as last where last.id = ${after}::uuid)`
    query = query.where(
      sql<boolean>`(created_at < ${last} or (created_at = ${last} and id > ${after}::uuid))`,
    )
  }
  return (await query.execute()).map(lineOf)
}

const rowsShown = 1_000

const mistakesOf = async (db: Db, id: string, own: unknown): Promise<readonly StoredMistake[]> => {
  const { rows } = await sql<{ readonly mistake: StoredMistake }>`
    select mistake from catalogue_import_parts,
      jsonb_array_elements(mistakes) with ordinality as each (mistake, at)
    where import_id = ${id} order by number, at limit ${keptMistakes}`.execute(db)
  return [...(own as readonly StoredMistake[]), ...rows.map(({ mistake }) => mistake)].slice(0, keptMistakes)
}

/** An import with its report. @throws Problem if there is none. */
export const readImport = async (db: Db, id: string, language: Locale): Promise<ImportDto> => {
  const row = await db
    .selectFrom('catalogue_imports')
    .select([...lineColumns, 'tables', 'mapping', 'settings', 'mistakes', 'skipped', 'receipt', undoneBy])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Problem('notFound')
  const parts = await db
    .selectFrom('catalogue_import_parts')
    .select([
      'state',
      sql<number>`count(*)::int`.as('parts'),
      sql<number>`sum(jsonb_array_length(rows))::int`.as('rows'),
    ])
    .where('import_id', '=', id)
    .groupBy('state')
    .execute()
  const { rows } = await sql<{ readonly row: ChangedRow }>`
    select each.row from catalogue_import_parts, jsonb_array_elements(rows) with ordinality as each (row, at)
    where import_id = ${id} order by number, at limit ${rowsShown}`.execute(db)
  const count = (state: string): number => parts.find((part) => part.state === state)?.parts ?? 0
  const mistakes = await mistakesOf(db, id, row.mistakes)
  const canApply = row.state === 'checked' || row.state === 'failed'
  return {
    ...lineOf(row),
    mapping: row.mapping as ImportDto['mapping'],
    ...withoutUndefined({ reason: (row.settings as ImportSettings).reason }),
    ignoredColumns: [...new Set((row.tables as readonly StoredTable[]).flatMap(({ ignored }) => ignored))],
    ...(canApply && row.receipt !== null && { receipt: row.receipt }),
    parts: { waiting: count('waiting'), applied: count('applied'), refused: count('refused') },
    mistakes: mistakes.map((mistake) => mistakeDto(mistake, language)),
    rows: rows.map(({ row: each }) => rowDto(each)),
    rowCount: parts.reduce((sum, part) => sum + part.rows, 0),
    skipped: (row.skipped as readonly Skipped[]).map((each) => ({
      ...each,
      text: mistakeWords(each.problem, language),
    })),
  }
}

/** The mistakes of an import as CSV. @throws Problem if there is none. */
export const reportCsv = async (db: Db, id: string, language: Locale): Promise<string> => {
  const row = await db
    .selectFrom('catalogue_imports')
    .select('mistakes')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Problem('notFound')
  const mistakes = (await mistakesOf(db, id, row.mistakes)).map((mistake) => mistakeDto(mistake, language))
  return asCsv([
    ['file', 'sheet', 'row', 'column', 'place', 'problem', 'text'],
    ...mistakes.map(({ file = '', sheet = '', row: at, column = '', place, problem, text }) => [
      file,
      sheet,
      at === undefined ? '' : String(at),
      column,
      place,
      problem,
      text,
    ]),
  ])
}
