// `npm run catalogue`: checks, previews and applies files of records through a running server, and writes them back. HUSRUM_URL is its
// address, HUSRUM_KEY a key of `npm run keys` with the scope catalogue:write. `check` and `template` need no server.
import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { endpoints, RequestOf, ResponseOf } from '@husrum/contract'
import { changeSetRows } from '@husrum/contract'
import type { CatalogueKind } from '@husrum/domain'
import { catalogueKinds } from '@husrum/domain'
import { stringify } from 'csv-stringify/sync'
import { inColumns } from '../../in-columns.ts'
import type { RecordList } from './file-kinds.ts'
import { kindOfFile, kindOfWord, kindWords, listOfKind, recordLists } from './file-kinds.ts'
import { splitMedia } from './media-columns.ts'
import type { ReadMediaProblems, SendMedia } from './media-command.ts'
import { printProblems, sendFolders } from './media-command.ts'
import { rowsOfRecords } from './more-columns.ts'
import type { TableMapping, TableProblem } from './table-records.ts'
import { headingsOf, readRecords } from './table-records.ts'

type ChangeSet = RequestOf<typeof endpoints.changeCatalogue>
type ChangeResult = ResponseOf<typeof endpoints.changeCatalogue>

const usage = `npm run catalogue -- check    --source NAME FILE …
npm run catalogue -- preview  --source NAME FILE …
npm run catalogue -- apply    --source NAME FILE … [--letters | --quiet] [--replace] [--max-ended 10]
npm run catalogue -- end      --source NAME --kind home KEY … [--quiet] [--max-ended 10]
npm run catalogue -- export   --source NAME --kind stage|home|premises|option|contact > homes.csv
npm run catalogue -- template --kind stage|home|premises|option|contact > homes.csv
npm run catalogue -- media    --source NAME FOLDER … > ids.csv
npm run catalogue -- problems --source NAME
npm run catalogue -- sellers | templates | papers (each says how)

media uploads the pictures of folders: the records of the source can name them by file name. problems lists pictures that are not shown.
A FILE is stages.csv, homes.csv (any name that contains "stage", "home", "premises", "option" or "contact"), or JSON as in POST /services/catalogue/changes.
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
  readonly sendMedia: SendMedia
  readonly mediaProblems: ReadMediaProblems
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

const sentences: Readonly<Record<TableProblem['problem'], string>> = {
  notANumber: 'is not a number',
  notADay: 'is not a day: write 2026-11-26',
  ambiguousDay: 'may be two days: write 2026-11-26',
  notAMoment: 'is not a moment with its offset: write 2026-11-26T17:00:00+01:00',
  unknownWord: 'is not one of the words of this column',
  notYesOrNo: 'is neither yes nor no',
  missing: 'is missing',
  tooLongOrWrong: 'is too long, too large or of a wrong form',
  differs: 'is different in an earlier row of the group',
}

const wordsOfProblem = ({ row, column, problem, cell }: TableProblem): string =>
  `  row ${row}, ${column}${cell === '' ? '' : ` "${cell}"`} ${sentences[problem]}`

/** A record, and where it stands in its file. */
interface Row {
  readonly place: string
  readonly record: { readonly externalId: string; readonly stage?: string }
  /** Where an option of a group stands. */
  readonly placeOfOption?: (option: number) => string
}

type Rows = Readonly<Record<RecordList, readonly Row[]>>

interface Files extends Rows {
  readonly problems: number
}

/** Rows of some lists. */
const rowsOf = (lists: Partial<Rows>): Rows => ({
  contacts: [],
  stages: [],
  homes: [],
  premises: [],
  optionGroups: [],
  ...lists,
})

const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' or ')

const readCsv = async (
  path: string,
  mapping: TableMapping,
  { directory, print }: CommandPlace,
): Promise<Files> => {
  const kind = kindOfFile(path)
  if (!kind) throw new UsageError(`${path}: name the file so that it contains ${listed(kindWords)}.`)
  const table = readRecords(await readFile(resolve(directory, path)), kind, mapping)
  if (table.kind === 'noHeadings')
    throw new UsageError(
      `${path}: no row has two known headings. Known are: ${headingsOf(kind).join(', ')}. Name yours with --columns.`,
    )
  print(`${path}: ${table.rows.length} rows, ${table.problems.length} problems`)
  if (table.ignored.length > 0) print(`  columns that are not read: ${table.ignored.join(', ')}`)
  for (const problem of table.problems) print(wordsOfProblem(problem))
  const rows = table.rows.map(
    ({ row, record, optionRows = [] }) =>
      ({
        place: `${path} row ${row}`,
        record,
        placeOfOption: (option) => `${path} row ${optionRows[option] ?? row}`,
      }) as Row,
  )
  return { ...rowsOf({ [listOfKind[kind]]: rows }), problems: table.problems.length }
}

const readJsonFile = async (path: string, { directory, print }: CommandPlace): Promise<Files> => {
  const sent = JSON.parse(await readFile(resolve(directory, path), 'utf8')) as Partial<
    Record<RecordList, readonly Row['record'][]>
  >
  const lists = catalogueKinds.flatMap((kind) => {
    const records = sent[listOfKind[kind]]
    return records ? [{ kind, list: listOfKind[kind], records }] : []
  })
  const wrong = lists.flatMap(({ kind, list, records }) =>
    records.flatMap((record, at) =>
      changeSetRows[kind](record).map(
        ({ field, isMissing }) => `  ${list}.${at}.${field} ${isMissing ? 'is missing' : 'is wrong'}`,
      ),
    ),
  )
  const counts = lists.map(({ list, records }) => `${records.length} ${list}`)
  print(`${path}: ${[...counts, `${wrong.length} problems`].join(', ')}`)
  for (const line of wrong) print(line)
  return {
    ...rowsOf(
      Object.fromEntries(
        lists.map(({ list, records }) => [
          list,
          records.map((record, at): Row => ({ place: `${path} ${list}.${at}`, record })),
        ]),
      ),
    ),
    problems: wrong.length,
  }
}

const readFiles = async (
  paths: readonly string[],
  mapping: TableMapping,
  place: CommandPlace,
): Promise<Files> => {
  const read: Files[] = []
  for (const path of paths)
    read.push(await (extname(path) === '.json' ? readJsonFile(path, place) : readCsv(path, mapping, place)))
  return {
    ...rowsOf(Object.fromEntries(recordLists.map((list) => [list, read.flatMap((files) => files[list])]))),
    problems: read.reduce((sum, { problems }) => sum + problems, 0),
  }
}

const rowsASet = 500

/** Groups of options are larger than other records. */
const groupsASet = 50

/** Parts of at most `size` rows. */
const partsOf = (rows: readonly Row[], size: number): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

/** Sets of at most 500 homes, each with whole stages where a stage has no more. Other records are in the first sets. */
const setsOf = ({ stages, homes, contacts, premises, optionGroups }: Rows): readonly Rows[] => {
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
  const others = {
    contacts: partsOf(contacts, rowsASet),
    premises: partsOf(premises, rowsASet),
    optionGroups: partsOf(optionGroups, groupsASet),
  }
  const most = Math.max(sets.length, ...Object.values(others).map(({ length }) => length))
  return Array.from({ length: most }, (_, at) =>
    rowsOf({
      ...sets[at],
      contacts: others.contacts[at] ?? [],
      premises: others.premises[at] ?? [],
      optionGroups: others.optionGroups[at] ?? [],
    }),
  ).filter((set) => recordLists.some((list) => set[list].length > 0))
}

const wordsOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const printResult = ({ rows, ...counts }: ChangeResult, { print }: CommandPlace): void => {
  for (const { kind, externalId, result, changes, heldBack, missing } of rows) {
    if (result === 'unchanged' && heldBack.length === 0 && !missing) continue
    const held = heldBack.length > 0 ? `, held back by a booking: ${heldBack.join(', ')}` : ''
    const absent = missing ? `, has not come yet: ${missing.join(', ')}` : ''
    print(`  ${kind} ${externalId}: ${result}${held}${absent}`)
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

/** What a mistake means, where its key does not say it. */
const meaningOf = (field: string, key: string): string => {
  if (field.endsWith('.geo.crs') && key === 'required') return 'name the grid, for example 3006 or 25832'
  if (field.endsWith('.geo') && key === 'unknownValue') return 'is not in the country of the site'
  if (field.endsWith('.geo') && key === 'max') return 'is more than 60 km from its stage'
  return key
}

/** The place in the files of a field such as `homes.3.price`. */
const placeOf = (field: string, rows: Rows): string => {
  const [list = '', at = '', ...rest] = field.split('.')
  const row = recordLists.some((each) => each === list) ? rows[list as RecordList][Number(at)] : undefined
  if (!row) return field
  const [first = '', option = ''] = rest
  return list === 'optionGroups' && first === 'options'
    ? `${row.placeOfOption?.(Number(option)) ?? row.place}, ${['option', ...rest.slice(2)].join('.')}`
    : `${row.place}, ${rest.join('.')}`
}

const needed = (name: string, value: string | undefined): string => {
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is missing.\n\n${usage}`)
  return value
}

const kindOf = (value: string | undefined): CatalogueKind => {
  const kind = kindOfWord(value)
  if (!kind) throw new UsageError(`--kind is ${listed(kindWords)}.\n\n${usage}`)
  return kind
}

/** A table that a spreadsheet program of the Nordic countries opens, and that `apply` reads back. */
const csvOf = (kind: CatalogueKind, records: readonly object[]): string => {
  const headings = headingsOf(kind)
  const cell = (record: object, heading: string): string => {
    const [first = '', second] = heading.split('.')
    const fields = record as Readonly<Record<string, unknown>>
    const value =
      first === 'outdoor'
        ? (fields.outdoorSpaces as readonly Record<string, unknown>[] | undefined)?.[0]?.[second ?? '']
        : second === undefined
          ? fields[first]
          : (fields[first] as Readonly<Record<string, unknown>> | undefined)?.[second]
    if (value === undefined) return ''
    // Contacts that are written out in a stage have no column.
    const isText = (each: unknown): boolean => typeof each !== 'object'
    return Array.isArray(value) ? value.filter(isText).join(' | ') : String(value)
  }
  return stringify(
    [
      headings,
      ...rowsOfRecords(kind, records.map(splitMedia)).map((record) =>
        headings.map((heading) => cell(record, heading)),
      ),
    ],
    {
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  )
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
    records.push(...recordLists.flatMap((list): readonly object[] => page[list]))
    after = page.next
  } while (after !== undefined)
  place.print(csvOf(kind, records))
}

const requestOf = (
  rows: Rows,
  { source, letters, quiet, replace, 'max-ended': maxEnded }: Values & { readonly source: string },
): ChangeSet => {
  const recordsOf = (list: RecordList) => rows[list].map(({ record }) => record)
  const replaced = [...Map.groupBy(rows.homes, ({ record }) => record.stage ?? '').keys()]
  return {
    source,
    ...(Object.fromEntries(recordLists.map((list) => [list, recordsOf(list)])) as Pick<
      ChangeSet,
      RecordList
    >),
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
      for (const { field, key: error } of errors)
        place.printError(`  ${placeOf(field, set)}: ${meaningOf(field, error)}`)
      place.printError(at === 0 ? 'Nothing was changed.' : 'The rest was not changed; what stands above is.')
      return false
    }
  return true
}

/** Ends records by their keys. Returns whether the server took it. */
const end = async (
  keys: readonly string[],
  { source, kind, quiet, 'max-ended': maxEnded }: Values & { readonly source: string },
  place: CommandPlace,
): Promise<boolean> => {
  if (keys.length === 0) throw new UsageError(`Name the keys.\n\n${usage}`)
  const ended = keys.map((externalId) => ({ kind: kindOf(kind), externalId }))
  try {
    const set = { source, end: ended, maxEnded: Number(maxEnded), ...(quiet && { quiet }) }
    const result = await serverOf(place).change(set)
    printResult(result, place)
    const known = new Set(result.rows.map(({ externalId }) => externalId))
    const unknown = keys.filter((key) => !known.has(key))
    if (unknown.length > 0) place.printError(`  There is no such record: ${unknown.join(', ')}`)
    return unknown.length === 0
  } catch (cause) {
    const errors = refusedFields(cause)
    if (!errors) throw cause
    for (const { field, key } of errors) place.printError(`  ${field}: ${key}`)
    place.printError('Nothing was changed.')
    return false
  }
}

const work = async (args: readonly string[], place: CommandPlace): Promise<boolean> => {
  const { values, positionals } = parse(args)
  const [command = '', ...paths] = positionals
  if (command === 'template') {
    place.print(csvOf(kindOf(values.kind), []))
    return true
  }
  if (!['check', 'preview', 'apply', 'end', 'export', 'media', 'problems'].includes(command))
    throw new UsageError(usage)
  const source = needed('--source', values.source)
  if (command === 'export') {
    await exportRecords(source, kindOf(values.kind), place)
    return true
  }
  if (command === 'end') return end(paths, { ...values, source }, place)
  if (command === 'problems')
    return printProblems(source, { read: serverOf(place).mediaProblems, print: place.print })
  if (paths.length === 0) throw new UsageError(`Name the files.\n\n${usage}`)
  if (command === 'media') return sendFolders(paths, { ...place, source, send: serverOf(place).sendMedia })
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
