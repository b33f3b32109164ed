// `npm run catalogue`: checks, previews and applies files of records through a running server, takes changes back, ends records, uploads
// pictures, and writes records to files. HUSRUM_URL is its address, HUSRUM_KEY a key of `npm run keys` with the scope catalogue:write.
// `check` and `template` need no server.
import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { endpoints, RequestOf, ResponseOf } from '@husrum/contract'
import type { CatalogueKind, Locale } from '@husrum/domain'
import { locales } from '@husrum/domain'
import { inColumns } from '../../in-columns.ts'
import type { EditServer } from './edit-command.ts'
import { fieldsOfWords, printLocks } from './edit-command.ts'
import { kindOfWord, kindWords, recordLists } from './file-kinds.ts'
import type { ReadMediaProblems, SendMedia } from './media-command.ts'
import { printProblems, sendFolders } from './media-command.ts'
import { readFiles } from './read-files.ts'
import type { SentFile } from './read-tables.ts'
import type { Import } from './send-files.ts'
import { SendingFailed } from './send-files.ts'
import { placeOf } from './table-problems.ts'
import type { TableMapping } from './table-records.ts'
import { mistakeWords } from './texts/mistakes.ts'
import { csvOf, workbookOf } from './write-table.ts'

const kinds = kindWords.join('|')

const usage = `npm run catalogue -- check    FILE …
npm run catalogue -- preview  --source NAME FILE …
npm run catalogue -- apply    --source NAME FILE … [--letters | --quiet] [--replace] [--max-ended 10] [--partly]
npm run catalogue -- list     [--source NAME]
npm run catalogue -- show     ID
npm run catalogue -- undo     ID [--preview]
npm run catalogue -- edit     --source NAME KIND KEY price=3895000 status=reserved … --reason WHY
npm run catalogue -- release  --source NAME KIND KEY [FIELD …]
npm run catalogue -- locks    --source NAME
npm run catalogue -- end      --source NAME --kind home KEY … [--quiet] [--max-ended 10]
npm run catalogue -- export   --source NAME --kind ${kinds} [--to homes.xlsx] > homes.csv
npm run catalogue -- template --kind ${kinds} [--to homes.xlsx] > homes.csv
npm run catalogue -- media    --source NAME FOLDER … > ids.csv
npm run catalogue -- problems --source NAME
npm run catalogue -- sellers | templates | papers | source (each says how)

A FILE is xlsx, CSV, or JSON as in POST /services/catalogue/changes. Its headings say what its rows are; of two kinds that fit, the name of
the file or the sheet decides. edit changes fields by hand, which the source does not change until they are released; it needs a key with
catalogue:edit, as release and locks do; FIELD= without a value removes it. media uploads the pictures of folders: the records of the source
can name them by file name. problems lists pictures that are not shown.
--source     name of the system or files that the records come from: a-z, 0-9 and hyphens
--columns    JSON with the headings of your table: { "columns": { "Objekt": "objectNumber" }, "values": { "stage": "kajutan" } }.
             It is remembered for the source.
--sheet      the only sheet of a workbook that is read; by default all visible ones with known headings
--replace    homes of a stage in the file that the file does not have end
--partly     stages without mistakes go through although others have some
--letters    people who follow a search get letters about new and changed homes; by default not for the first file of a source
--language   ${locales.join(', ')}: the language of the mistakes`

type ChangeResult = ResponseOf<typeof endpoints.changeCatalogue>

/** A running server, with a key of the scope `catalogue:write`. */
export interface CatalogueServer extends EditServer {
  send(files: readonly SentFile[], settings: Readonly<Record<string, string>>): Promise<Import>
  show(request: RequestOf<typeof endpoints.getCatalogueImport>): Promise<Import>
  list(
    request: RequestOf<typeof endpoints.listCatalogueImports>,
  ): Promise<ResponseOf<typeof endpoints.listCatalogueImports>>
  apply(request: RequestOf<typeof endpoints.applyCatalogueImport>): Promise<Import>
  undo(request: RequestOf<typeof endpoints.undoCatalogueImport>): Promise<Import>
  records(
    request: RequestOf<typeof endpoints.listCatalogueRecords>,
  ): Promise<ResponseOf<typeof endpoints.listCatalogueRecords>>
  change(request: RequestOf<typeof endpoints.changeCatalogue>): Promise<ChangeResult>
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

const options = {
  source: { type: 'string' },
  kind: { type: 'string' },
  columns: { type: 'string' },
  sheet: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  language: { type: 'string' },
  letters: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  partly: { type: 'boolean', default: false },
  preview: { type: 'boolean', default: false },
  'max-ended': { type: 'string', default: '10' },
  help: { type: 'boolean', default: false },
} as const

const parse = (args: readonly string[]) => parseArgs({ args: [...args], allowPositionals: true, options })
type Values = ReturnType<typeof parse>['values']

const needed = (name: string, value: string | undefined): string => {
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is missing.\n\n${usage}`)
  return value
}

const kindOf = (value: string | undefined): CatalogueKind => {
  const kind = kindOfWord(value)
  if (!kind) throw new UsageError(`--kind is one of ${kinds}.\n\n${usage}`)
  return kind
}

const languageOf = (value: string | undefined): Locale => {
  const language = locales.find((each) => each === (value ?? 'en'))
  if (!language) throw new UsageError(`--language is one of ${locales.join(', ')}.\n\n${usage}`)
  return language
}

const serverOf = ({ server }: CommandPlace): CatalogueServer => {
  if (!server) throw new UsageError(`HUSRUM_URL or HUSRUM_KEY is missing.\n\n${usage}`)
  return server
}

const filesOf = (paths: readonly string[], { directory }: CommandPlace): Promise<readonly SentFile[]> => {
  if (paths.length === 0) throw new UsageError(`Name the files.\n\n${usage}`)
  return Promise.all(
    paths.map(async (path) => ({ name: basename(path), bytes: await readFile(resolve(directory, path)) })),
  )
}

const mappingOf = async (
  { columns }: Values,
  { directory }: CommandPlace,
): Promise<TableMapping | undefined> =>
  columns === undefined
    ? undefined
    : readFile(resolve(directory, columns), 'utf8').then((text) => {
        try {
          return JSON.parse(text) as TableMapping
        } catch (cause) {
          throw new UsageError(`${columns}: ${(cause as Error).message}`, { cause })
        }
      })

/** Reads files without a server. Returns whether they have no mistakes. */
const check = async (paths: readonly string[], values: Values, place: CommandPlace): Promise<boolean> => {
  const language = languageOf(values.language)
  const { tables, problems } = await readFiles(await filesOf(paths, place), {
    mapping: (await mappingOf(values, place)) ?? {},
    ...(values.sheet !== undefined && { sheet: values.sheet }),
  })
  for (const { file, sheet, kind, rows, ignored } of tables) {
    place.print(`${file}${sheet === undefined ? '' : ` ${sheet}`}: ${rows.length} rows of the kind ${kind}`)
    if (ignored.length > 0) place.print(`  columns that are not read: ${ignored.join(', ')}`)
  }
  for (const problem of problems) {
    const { file, column, cell } = problem
    const words = [file, placeOf(problem), column, cell === '' ? '' : `"${cell}"`]
    place.print(
      `  ${words.filter((word) => word !== '').join(' ')}: ${mistakeWords(problem.problem, language, problem.vocabulary)}`,
    )
  }
  place.print(`${problems.length} mistakes`)
  return problems.length === 0
}

const wordsOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const printRows = (rows: ChangeResult['rows'], { print }: CommandPlace): void => {
  for (const { kind, externalId, result, changes, heldBack, locked, missing } of rows) {
    const held = heldBack.length > 0 ? `, held back by a booking: ${heldBack.join(', ')}` : ''
    const edited = locked ? `, held back: edited by staff: ${locked.join(', ')}` : ''
    const absent = missing ? `, has not come yet: ${missing.join(', ')}` : ''
    print(`  ${kind} ${externalId}: ${result}${held}${edited}${absent}`)
    for (const { field, before, after } of changes)
      print(`    ${field}: ${wordsOf(before)} → ${wordsOf(after)}`)
  }
}

const printCounts = (counts: Readonly<Record<string, number>>, { print }: CommandPlace): void =>
  print(
    inColumns(
      [Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))],
      Object.fromEntries(Object.keys(counts).map((name) => [name, name.toUpperCase()])),
    ),
  )

const printImport = (read: Import, place: CommandPlace): void => {
  const { print, printError } = place
  print(`${read.id} of ${read.source}: ${read.state}`)
  if (read.ignoredColumns.length > 0) print(`  columns that are not read: ${read.ignoredColumns.join(', ')}`)
  for (const { file, place: at, column, text } of read.mistakes)
    printError(
      `  ${[file, at === file ? '' : at, column].filter((word) => word !== undefined && word !== '').join(' ')}: ${text}`,
    )
  for (const { kind, externalId, field, text } of read.skipped)
    print(`  ${kind} ${externalId}${field === undefined ? '' : ` ${field}`}: ${text}`)
  printRows(read.rows, place)
  if (read.rowCount > read.rows.length) print(`  and ${read.rowCount - read.rows.length} more`)
  printCounts(read.counts, place)
}

const settingsOf = async (values: Values, place: CommandPlace): Promise<Readonly<Record<string, string>>> => {
  const mapping = await mappingOf(values, place)
  return {
    source: needed('--source', values.source),
    maxEnded: values['max-ended'],
    language: languageOf(values.language),
    ...(values.sheet !== undefined && { sheet: values.sheet }),
    ...(values.replace && { replace: 'true' }),
    ...(values.partly && { partly: 'true' }),
    ...(values.letters ? { quiet: 'false' } : values.quiet ? { quiet: 'true' } : {}),
    ...(mapping && {
      columns: JSON.stringify(mapping.columns ?? {}),
      values: JSON.stringify(mapping.values ?? {}),
    }),
  }
}

const lookEveryMs = 500

/** Waits until an import is no longer being applied. Returns whether all of it was. */
const finish = async (begun: Import, language: Locale, place: CommandPlace): Promise<boolean> => {
  let read = begun
  while (read.state === 'applying') {
    await delay(lookEveryMs)
    read = await serverOf(place).show({ id: begun.id, language })
  }
  printImport(read, place)
  if (read.state !== 'applied')
    place.printError(read.parts.applied > 0 ? 'Some parts were not applied.' : 'Nothing was changed.')
  return read.state === 'applied'
}

const send = async (
  paths: readonly string[],
  values: Values,
  place: CommandPlace,
  mayApply: boolean,
): Promise<boolean> => {
  const server = serverOf(place)
  const language = languageOf(values.language)
  const settings = await settingsOf(values, place)
  const read = await server.send(await filesOf(paths, place), settings)
  if (read.receipt === undefined) {
    printImport(read, place)
    place.printError('Nothing was changed. Correct the mistakes above.')
    return false
  }
  if (mayApply)
    return finish(await server.apply({ id: read.id, receipt: read.receipt, language }), language, place)
  printImport(read, place)
  return true
}

const list = async ({ source }: Values, place: CommandPlace): Promise<boolean> => {
  const { imports } = await serverOf(place).list(source === undefined ? {} : { source })
  place.print(
    inColumns(
      imports.map(({ id, createdAt, source: of, origin, state, by, counts }) => ({
        id,
        at: createdAt.slice(0, 16).replace('T', ' '),
        of,
        origin,
        state,
        changes: `+${counts.created} ~${counts.changed} -${counts.ended}`,
        by,
      })),
      { id: 'ID', at: 'UTC', of: 'SOURCE', origin: 'ORIGIN', state: 'STATE', changes: 'CHANGES', by: 'KEY' },
    ),
  )
  return true
}

/** Writes records to a file, or prints them. */
const write = async (
  kind: CatalogueKind,
  records: readonly object[],
  { to }: Values,
  { directory, print }: CommandPlace,
): Promise<boolean> => {
  if (to === undefined) print(csvOf(kind, records))
  else
    await writeFile(
      resolve(directory, to),
      extname(to) === '.xlsx' ? await workbookOf(kind, records) : csvOf(kind, records),
    )
  return true
}

const readRecords = async (
  source: string,
  kind: CatalogueKind,
  place: CommandPlace,
): Promise<readonly object[]> => {
  const server = serverOf(place)
  const records: object[] = []
  let after: string | undefined
  do {
    const page = await server.records({ source, kind, ...(after !== undefined && { after }) })
    records.push(...recordLists.flatMap((list): readonly object[] => page[list]))
    after = page.next
  } while (after !== undefined)
  return records
}

const refusedFields = (
  cause: unknown,
): readonly { readonly field: string; readonly key: string }[] | undefined =>
  cause instanceof Error && 'problem' in cause
    ? (cause.problem as { readonly errors?: readonly { field: string; key: string }[] } | undefined)?.errors
    : undefined

/** Prints what the server did, or why it refused. Returns whether it took it. */
const printResult = async (
  call: Promise<{ readonly rows: ChangeResult['rows'] }>,
  place: CommandPlace,
): Promise<boolean> => {
  try {
    printRows((await call).rows, place)
    return true
  } catch (cause) {
    const errors = refusedFields(cause)
    if (!errors) throw cause
    for (const { field, key } of errors) place.printError(`  ${field}: ${key}`)
    place.printError('Nothing was changed.')
    return false
  }
}

const recordOf = ([word, externalId]: readonly string[], { source }: Values) => {
  const kind = kindOfWord(word)
  if (!kind) throw new UsageError(`KIND is one of ${kinds}.\n\n${usage}`)
  return { source: needed('--source', source), kind, externalId: needed('KEY', externalId) }
}

const edit = async (words: readonly string[], values: Values, place: CommandPlace): Promise<boolean> => {
  const record = recordOf(words, values)
  const { fields, mistakes } = fieldsOfWords(words.slice(2), record.kind, languageOf(values.language))
  for (const mistake of mistakes) place.printError(`  ${mistake}`)
  if (mistakes.length > 0) return false
  const reason = needed('--reason', values.reason)
  const { quiet } = values
  return printResult(serverOf(place).edit({ ...record, fields, reason, ...(quiet && { quiet }) }), place)
}

const release = (words: readonly string[], values: Values, place: CommandPlace): Promise<boolean> => {
  const fields = words.slice(2)
  const { quiet } = values
  return printResult(
    serverOf(place).release({
      ...recordOf(words, values),
      ...(fields.length > 0 && { fields }),
      ...(quiet && { quiet }),
    }),
    place,
  )
}

/** Ends records by their keys. Returns whether the server took it. */
const end = async (
  keys: readonly string[],
  { source, kind, quiet, 'max-ended': maxEnded }: Values,
  place: CommandPlace,
): Promise<boolean> => {
  if (keys.length === 0) throw new UsageError(`Name the keys.\n\n${usage}`)
  const ended = keys.map((externalId) => ({ kind: kindOf(kind), externalId }))
  try {
    const set = { source: needed('--source', source), end: ended, maxEnded: Number(maxEnded) }
    const { rows, ...counts } = await serverOf(place).change({ ...set, ...(quiet && { quiet }) })
    printRows(rows, place)
    printCounts(counts, place)
    const known = new Set(rows.map(({ externalId }) => externalId))
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
  if (values.help) {
    place.print(usage)
    return true
  }
  const [command = '', ...words] = positionals
  const language = languageOf(values.language)
  switch (command) {
    case 'template':
      return write(kindOf(values.kind), [], values, place)
    case 'export': {
      const kind = kindOf(values.kind)
      return write(kind, await readRecords(needed('--source', values.source), kind, place), values, place)
    }
    case 'check':
      return check(words, values, place)
    case 'preview':
    case 'apply':
      return send(words, values, place, command === 'apply')
    case 'list':
      return list(values, place)
    case 'show':
      printImport(await serverOf(place).show({ id: needed('ID', words[0]), language }), place)
      return true
    case 'undo': {
      const id = needed('ID', words[0])
      const undone = await serverOf(place).undo({ id, preview: values.preview, language })
      if (!values.preview) return finish(undone, language, place)
      printImport(undone, place)
      return true
    }
    case 'edit':
      return edit(words, values, place)
    case 'release':
      return release(words, values, place)
    case 'locks':
      await printLocks(needed('--source', values.source), {
        server: serverOf(place),
        print: place.print,
      })
      return true
    case 'end':
      return end(words, values, place)
    case 'media': {
      const source = needed('--source', values.source)
      if (words.length === 0) throw new UsageError(`Name the folders.\n\n${usage}`)
      return sendFolders(words, { ...place, source, send: serverOf(place).sendMedia })
    }
    case 'problems':
      return printProblems(needed('--source', values.source), {
        read: serverOf(place).mediaProblems,
        print: place.print,
      })
    default:
      throw new UsageError(usage)
  }
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
    if (cause instanceof SendingFailed) {
      place.printError(cause.message)
      return 1
    }
    const { code = '' } = cause as { readonly code?: string }
    const isUsage = cause instanceof UsageError || code.startsWith('ERR_PARSE_ARGS') || code === 'ENOENT'
    if (!isUsage) throw cause
    place.printError((cause as Error).message)
    return 2
  }
}
