// `npm run catalogue`: checks, previews and applies files of stages and homes through a running server, and writes them back. HUSRUM_URL is its
// address, HUSRUM_KEY a key of `npm run keys` with the scope catalogue:write. `check` and `template` need no server.
import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { endpoints, RequestOf, ResponseOf } from '@husrum/contract'
import { changeSetRows } from '@husrum/contract'
import type { CatalogueKind } from '@husrum/domain'
import { inColumns } from '../../in-columns.ts'
import type { TableProblem } from './table-problems.ts'
import type { TableMapping } from './table-records.ts'
import { headingsOf, readRecords } from './table-records.ts'
import { mistakeWords } from './texts/mistakes.ts'
import { csvOf } from './write-table.ts'

type ChangeSet = RequestOf<typeof endpoints.changeCatalogue>
type ChangeResult = ResponseOf<typeof endpoints.changeCatalogue>

const usage = `npm run catalogue -- check    --source NAME FILE …
npm run catalogue -- preview  --source NAME FILE …
npm run catalogue -- apply    --source NAME FILE … [--letters | --quiet] [--replace] [--max-ended 10]
npm run catalogue -- export   --source NAME --kind stage|home > homes.csv
npm run catalogue -- template --kind stage|home > homes.csv

A FILE is stages.csv, homes.csv (any name that contains "stage" or "home"), or JSON as in POST /services/catalogue/changes.
--source     name of the system or files that the records come from: a-z, 0-9 and hyphens
--columns    JSON with the headings of your table: { "columns": { "Objekt": "objectNumber" }, "values": { "stage": "kajutan" } }
--replace    homes of a stage in the file that the file does not have end
--letters    people who follow a search get letters about new and changed homes; by default not for the first file of a source`

/** The endpoints of a running server, with a key of the scope `catalogue:write`. */
export interface CatalogueServer {
  change(set: ChangeSet): Promise<ChangeResult>
  preview(set: ChangeSet): Promise<ChangeResult>
  records(
    request: RequestOf<typeof endpoints.listCatalogueRecords>,
  ): Promise<ResponseOf<typeof endpoints.listCatalogueRecords>>
}

/** Where the command runs. */
export interface CommandPlace {
  /** Paths of files are relative to it. */
  readonly directory: string
  /** The server; undefined if its address or the key is missing. */
  readonly server: CatalogueServer | undefined
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/** The arguments are invalid. */
class UsageError extends Error {}

const wordsOfProblem = ({ row, column, problem, cell }: TableProblem): string =>
  `  row ${row}, ${column}${cell === '' ? '' : ` "${cell}"`} ${mistakeWords(problem, 'en')}`

/** A record, and where it stands in its file. */
interface Row {
  readonly place: string
  readonly record: { readonly externalId: string; readonly stage?: string }
}

interface Files {
  readonly stages: readonly Row[]
  readonly homes: readonly Row[]
  readonly problems: number
}

const kindOfFile = (path: string): CatalogueKind | undefined =>
  (['stage', 'home'] as const).find((kind) => path.toLowerCase().includes(kind))

const readCsv = async (
  path: string,
  mapping: TableMapping,
  { directory, print }: CommandPlace,
): Promise<Files> => {
  const kind = kindOfFile(path)
  if (!kind) throw new UsageError(`${path}: name the file so that it contains "stage" or "home".`)
  const table = readRecords(await readFile(resolve(directory, path)), kind, mapping)
  if (table.kind === 'noHeadings')
    throw new UsageError(
      `${path}: no row has two known headings. Known are: ${headingsOf(kind).join(', ')}. Name yours with --columns.`,
    )
  print(`${path}: ${table.rows.length} rows, ${table.problems.length} problems`)
  if (table.ignored.length > 0) print(`  columns that are not read: ${table.ignored.join(', ')}`)
  for (const problem of table.problems) print(wordsOfProblem(problem))
  const rows = table.rows.map(({ row, record }) => ({ place: `${path} row ${row}`, record }) as Row)
  const none: readonly Row[] = []
  return {
    stages: kind === 'stage' ? rows : none,
    homes: kind === 'home' ? rows : none,
    problems: table.problems.length,
  }
}

const readJsonFile = async (path: string, { directory, print }: CommandPlace): Promise<Files> => {
  const { stages = [], homes = [] } = JSON.parse(await readFile(resolve(directory, path), 'utf8')) as Partial<
    Record<'stages' | 'homes', readonly Row['record'][]>
  >
  const wrong = (['stages', 'homes'] as const).flatMap((list) =>
    (list === 'stages' ? stages : homes).flatMap((record, at) =>
      changeSetRows[list === 'stages' ? 'stage' : 'home'](record).map(
        ({ field, isMissing }) => `  ${list}.${at}.${field} ${isMissing ? 'is missing' : 'is wrong'}`,
      ),
    ),
  )
  print(`${path}: ${stages.length} stages, ${homes.length} homes, ${wrong.length} problems`)
  for (const line of wrong) print(line)
  const rowsOf = (list: string, records: readonly Row['record'][]): readonly Row[] =>
    records.map((record, at) => ({ place: `${path} ${list}.${at}`, record }))
  return { stages: rowsOf('stages', stages), homes: rowsOf('homes', homes), problems: wrong.length }
}

const readFiles = async (
  paths: readonly string[],
  mapping: TableMapping,
  place: CommandPlace,
): Promise<Files> => {
  const read = []
  for (const path of paths)
    read.push(await (extname(path) === '.json' ? readJsonFile(path, place) : readCsv(path, mapping, place)))
  return {
    stages: read.flatMap(({ stages }) => stages),
    homes: read.flatMap(({ homes }) => homes),
    problems: read.reduce((sum, { problems }) => sum + problems, 0),
  }
}

const rowsASet = 500

/** Sets of at most 500 homes, each with whole stages where a stage has no more. */
const setsOf = ({ stages, homes }: Files): readonly Pick<Files, 'stages' | 'homes'>[] => {
  const byStage = [...Map.groupBy(homes, ({ record }) => record.stage ?? '')]
  const stageRows = new Map(stages.map((row) => [row.record.externalId, row]))
  const sets: { stages: Row[]; homes: Row[] }[] = [{ stages: [], homes: [] }]
  const current = () => sets.at(-1) as (typeof sets)[number]
  for (const [key, rows] of byStage)
    for (let start = 0; start < rows.length; start += rowsASet) {
      const part = rows.slice(start, start + rowsASet)
      if (current().homes.length + part.length > rowsASet) sets.push({ stages: [], homes: [] })
      const stage = stageRows.get(key)
      if (stage) current().stages.push(stage)
      current().homes.push(...part)
    }
  for (const [key] of byStage) stageRows.delete(key)
  for (const stage of stageRows.values()) {
    if (current().stages.length === rowsASet) sets.push({ stages: [], homes: [] })
    current().stages.push(stage)
  }
  return sets.filter((set) => set.stages.length + set.homes.length > 0)
}

const wordsOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const printResult = ({ rows, ...counts }: ChangeResult, { print }: CommandPlace): void => {
  for (const { kind, externalId, result, changes, heldBack } of rows) {
    if (result === 'unchanged' && heldBack.length === 0) continue
    const held = heldBack.length > 0 ? `, held back by a booking: ${heldBack.join(', ')}` : ''
    print(`  ${kind} ${externalId}: ${result}${held}`)
    for (const { field, before, after } of changes)
      print(`    ${field}: ${wordsOf(before)} → ${wordsOf(after)}`)
  }
  print(
    inColumns(
      [Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))],
      Object.fromEntries(Object.keys(counts).map((name) => [name, name.toUpperCase()])),
    ),
  )
}

/** The place in the files of a field such as `homes.3.price`. */
const placeOf = (field: string, { stages, homes }: Pick<Files, 'stages' | 'homes'>): string => {
  const [list = '', at = '', ...rest] = field.split('.')
  const row = list === 'stages' ? stages[Number(at)] : list === 'homes' ? homes[Number(at)] : undefined
  return row ? `${row.place}, ${rest.join('.')}` : field
}

const needed = (name: string, value: string | undefined): string => {
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is missing.\n\n${usage}`)
  return value
}

const kindOf = (value: string | undefined): CatalogueKind => {
  if (value !== 'stage' && value !== 'home') throw new UsageError(`--kind is stage or home.\n\n${usage}`)
  return value
}

const options = {
  source: { type: 'string' },
  kind: { type: 'string' },
  columns: { type: 'string' },
  letters: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  'max-ended': { type: 'string', default: '10' },
} as const

const parse = (args: readonly string[]) => parseArgs({ args: [...args], allowPositionals: true, options })
type Values = ReturnType<typeof parse>['values']

const serverOf = ({ server }: CommandPlace): CatalogueServer => {
  if (!server) throw new UsageError(`HUSRUM_URL or HUSRUM_KEY is missing.\n\n${usage}`)
  return server
}

/** The mistakes that a server found; undefined for other failures. */
const refusedFields = (
  cause: unknown,
): readonly { readonly field: string; readonly key: string }[] | undefined =>
  cause instanceof Error && 'problem' in cause
    ? (cause.problem as { readonly errors?: readonly { field: string; key: string }[] } | undefined)?.errors
    : undefined

const exportRecords = async (source: string, kind: CatalogueKind, place: CommandPlace): Promise<void> => {
  const server = serverOf(place)
  const records: object[] = []
  let after: string | undefined
  do {
    const request = { source, kind, ...(after !== undefined && { after }) }
    const page = await server.records(request)
    records.push(...page.stages, ...page.homes)
    after = page.next
  } while (after !== undefined)
  place.print(csvOf(kind, records))
}

const requestOf = (
  { stages, homes }: Pick<Files, 'stages' | 'homes'>,
  { source, letters, quiet, replace, 'max-ended': maxEnded }: Values & { readonly source: string },
): ChangeSet => {
  const replaced = [...Map.groupBy(homes, ({ record }) => record.stage ?? '').keys()]
  return {
    source,
    stages: stages.map(({ record }) => record) as ChangeSet['stages'] & object,
    homes: homes.map(({ record }) => record) as ChangeSet['homes'] & object,
    ...(replace && { replaceStages: replaced }),
    maxEnded: Number(maxEnded),
    ...(letters ? { quiet: false } : quiet ? { quiet: true } : {}),
  }
}

/** Sends the files in parts. Returns whether all of them were taken. */
const send = async (
  call: 'change' | 'preview',
  files: Files,
  values: Values & { readonly source: string },
  place: CommandPlace,
): Promise<boolean> => {
  const server = serverOf(place)
  if (
    values.replace &&
    [...Map.groupBy(files.homes, ({ record }) => record.stage).values()].some(
      (rows) => rows.length > rowsASet,
    )
  )
    throw new UsageError(`--replace takes at most ${rowsASet} homes of a stage.`)
  for (const [at, set] of setsOf(files).entries())
    try {
      printResult(await server[call](requestOf(set, values)), place)
    } catch (cause) {
      const errors = refusedFields(cause)
      if (!errors) throw cause
      for (const { field, key: error } of errors) place.printError(`  ${placeOf(field, set)}: ${error}`)
      place.printError(at === 0 ? 'Nothing was changed.' : 'The rest was not changed; what stands above is.')
      return false
    }
  return true
}

const work = async (args: readonly string[], place: CommandPlace): Promise<boolean> => {
  const { values, positionals } = parse(args)
  const [command = '', ...paths] = positionals
  if (command === 'template') {
    place.print(csvOf(kindOf(values.kind), []))
    return true
  }
  if (!['check', 'preview', 'apply', 'export'].includes(command)) throw new UsageError(usage)
  const source = needed('--source', values.source)
  if (command === 'export') {
    await exportRecords(source, kindOf(values.kind), place)
    return true
  }
  if (paths.length === 0) throw new UsageError(`Name the files.\n\n${usage}`)
  const mapping = values.columns
    ? (JSON.parse(await readFile(resolve(place.directory, values.columns), 'utf8')) as TableMapping)
    : {}
  const files = await readFiles(paths, mapping, place)
  if (files.problems > 0) {
    place.printError('Nothing was sent. Correct the rows above.')
    return false
  }
  if (command === 'check') return true
  const call = command === 'apply' ? 'change' : 'preview'
  return send(call, files, { ...values, source }, place)
}

/**
 * Returns the exit code: 1 if rows were refused, 2 for invalid arguments.
 *
 * @throws the error of the server if it did not answer, or refused the key.
 */
export const runCatalogueCommand = async (args: readonly string[], place: CommandPlace): Promise<number> => {
  try {
    return (await work(args, place)) ? 0 : 1
  } catch (cause) {
    const isUsage =
      cause instanceof UsageError || String((cause as { code?: string }).code).startsWith('ERR_PARSE_ARGS')
    if (!isUsage) throw cause
    place.printError((cause as Error).message)
    return 2
  }
}
