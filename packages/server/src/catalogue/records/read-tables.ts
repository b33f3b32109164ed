// The tables of files: of CSV, of the sheets of workbooks, and of JSON as a change set has it.
import { changeSetRows } from '@husrum/contract'
import type { CatalogueKind } from '@husrum/domain'
import { catalogueKinds } from '@husrum/domain'
import { kindOfName, listOfKind } from './file-kinds.ts'
import { kindOfContent } from './inspect-xlsx.ts'
import type { Sheet } from './read-table.ts'
import { decodeText, foldHeading, readCsv, tableOf } from './read-table.ts'
import { readWorkbook } from './read-workbook.ts'
import type { TableProblem } from './table-problems.ts'
import { RefusedTable } from './table-problems.ts'
import type { FieldPlaces, TableMapping, TableRow } from './table-records.ts'
import { fieldsOf, recordsOf } from './table-records.ts'

/** A file as it came. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A table of a file, and where its fields stand. */
export interface ReadTable {
  readonly file: string
  readonly sheet?: string
  readonly kind: CatalogueKind
  /** Its rows are the places of a list in JSON. */
  readonly isJson?: true
  readonly ignored: readonly string[]
  readonly places: FieldPlaces
  readonly rows: readonly TableRow[]
}

/** A mistake, and its file. A row of 0 is the whole file. */
export interface FileMistake extends TableProblem {
  readonly file: string
  readonly sheet?: string
  readonly isJson?: true
}

export interface ReadFiles {
  readonly tables: readonly ReadTable[]
  readonly problems: readonly FileMistake[]
}

export interface ReadFilesOptions {
  readonly mapping: TableMapping
  /** The only sheet of workbooks that is read. */
  readonly sheet?: string
}

const maxRows = 50_000
const maxColumns = 500

type SentLists = Partial<Record<string, unknown>>

const parsedJson = (bytes: Uint8Array): SentLists => {
  try {
    return JSON.parse(decodeText(bytes)) as SentLists
  } catch (cause) {
    throw cause instanceof RefusedTable ? cause : new RefusedTable('fileBroken', { cause })
  }
}

/** A record on each line, with its `kind`. */
const parsedLines = (bytes: Uint8Array): SentLists => {
  const lists: Partial<Record<string, unknown[]>> = {}
  for (const [at, line] of decodeText(bytes)
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    let sent: unknown
    try {
      sent = JSON.parse(line)
    } catch (cause) {
      throw new RefusedTable('fileBroken', { row: at + 1, cause })
    }
    const { kind: word, ...record } = (sent ?? {}) as { readonly kind?: unknown }
    const kind = catalogueKinds.find((each) => each === word)
    if (!kind) throw new RefusedTable('unknownKind', { row: at + 1 })
    const list = lists[listOfKind[kind]] ?? []
    list.push(record)
    lists[listOfKind[kind]] = list
  }
  return lists
}

const readJson = (name: string, sent: SentLists): ReadFiles => {
  const read = catalogueKinds.flatMap((kind) => {
    const records: unknown = typeof sent === 'object' && sent !== null ? sent[listOfKind[kind]] : undefined
    return Array.isArray(records) && records.length > 0
      ? [{ kind, records: records as readonly unknown[] }]
      : []
  })
  if (read.length === 0) throw new RefusedTable('noRows')
  const tables = read.map(({ kind, records }): ReadTable & { readonly problems: readonly FileMistake[] } => {
    if (records.length > maxRows) throw new RefusedTable('tooManyRows')
    const rows = records.map((record, row) => ({
      row,
      record: typeof record === 'object' && record !== null ? record : {},
      wrong: changeSetRows[kind](record),
    }))
    return {
      file: name,
      sheet: listOfKind[kind],
      kind,
      isJson: true,
      ignored: [],
      places: {},
      rows: rows.map(({ row, record, wrong }) => ({
        row,
        record,
        ...(wrong.length > 0 && { isWrong: true as const }),
      })),
      problems: rows.flatMap(({ row, wrong }) =>
        wrong.map(({ field, isMissing }) => ({
          file: name,
          sheet: listOfKind[kind],
          isJson: true as const,
          row,
          column: field,
          problem: isMissing ? ('missing' as const) : ('tooLongOrWrong' as const),
          cell: '',
        })),
      ),
    }
  })
  return {
    tables: tables.map(({ problems: _, ...table }) => table),
    problems: tables.flatMap(({ problems }) => problems),
  }
}

/** The kind whose headings a sheet has most of; of two equal ones that in the name of the file or the sheet. */
const kindOf = ({ rows, name = '' }: Sheet, file: string, mapping: TableMapping): CatalogueKind => {
  const named = kindOfName(name) ?? kindOfName(file)
  const [best] = catalogueKinds
    .map((kind) => {
      const fields = fieldsOf(kind, mapping)
      const known = rows
        .slice(0, 100)
        .map((cells) => new Set(cells.map((cell) => fields.get(foldHeading(cell))).filter(Boolean)).size)
      return { kind, known: Math.max(0, ...known), isNamed: kind === named }
    })
    .toSorted((a, b) => b.known - a.known || Number(b.isNamed) - Number(a.isNamed))
  return best?.kind ?? 'home'
}

const readSheet = (
  sheet: Sheet,
  file: string,
  mapping: TableMapping,
): (ReadTable & { readonly problems: readonly FileMistake[] }) | undefined => {
  const kind = kindOf(sheet, file, mapping)
  const fields = fieldsOf(kind, mapping)
  const table = tableOf(sheet, (folded) => fields.has(folded))
  if (!table) return undefined
  if (table.rows.length > maxRows) throw new RefusedTable('tooManyRows')
  if (table.headings.length > maxColumns) throw new RefusedTable('tooManyColumns')
  const { ignored, places, rows, problems } = recordsOf(table, kind, mapping)
  const where = { file, ...(sheet.name !== undefined && { sheet: sheet.name }) }
  return {
    ...where,
    kind,
    ignored,
    places,
    rows,
    problems: problems.map((problem) => ({ ...where, ...problem })),
  }
}

const readFile = async (
  { name, bytes }: SentFile,
  { mapping, sheet: wanted }: ReadFilesOptions,
): Promise<ReadFiles> => {
  const content = kindOfContent(bytes)
  if (content === 'text' && /\.json$/i.test(name)) return readJson(name, parsedJson(bytes))
  if (content === 'text' && /\.(?:ndjson|jsonl)$/i.test(name)) return readJson(name, parsedLines(bytes))
  const known = new Set(catalogueKinds.flatMap((kind) => [...fieldsOf(kind, mapping).keys()]))
  const isHeading = (folded: string): boolean => known.has(folded)
  const sheets = content === 'workbook' ? await readWorkbook(bytes) : [readCsv(bytes, isHeading)]
  const chosen =
    wanted !== undefined && content === 'workbook'
      ? sheets.filter(({ name: each }) => each === wanted)
      : sheets
  if (chosen.length === 0) throw new RefusedTable(wanted === undefined ? 'fileEmpty' : 'unknownSheet')
  if (chosen.every(({ rows }) => rows.every((cells) => cells.every((cell) => cell === ''))))
    throw new RefusedTable('fileEmpty')
  const tables = chosen.flatMap((each) => readSheet(each, name, mapping) ?? [])
  if (tables.length === 0) throw new RefusedTable('noHeadings')
  if (tables.every(({ rows, problems }) => rows.length === 0 && problems.length === 0))
    throw new RefusedTable('noRows')
  return {
    tables: tables.map(({ problems: _, ...table }) => table),
    problems: tables.flatMap(({ problems }) => problems),
  }
}

/** Reads the tables of files, and all mistakes in them. */
export const readTables = async (
  files: readonly SentFile[],
  options: ReadFilesOptions,
): Promise<ReadFiles> => {
  const read: ReadFiles[] = []
  for (const file of files)
    try {
      read.push(await readFile(file, options))
    } catch (cause) {
      if (!(cause instanceof RefusedTable)) throw cause
      const { problem, row = 0 } = cause
      read.push({ tables: [], problems: [{ file: file.name, row, column: '', problem, cell: '' }] })
    }
  return {
    tables: read.flatMap(({ tables }) => tables),
    problems: read.flatMap(({ problems }) => problems),
  }
}
