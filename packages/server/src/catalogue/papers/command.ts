// `npm run catalogue -- sellers`, `templates` and `papers`: who sells, the company's own texts of papers, and its PDF papers.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { endpoints, RequestOf, ResponseOf } from '@husrum/contract'
import { paperFilesPath } from '@husrum/contract'
import type { DisposalForm, Locale, PaperKind } from '@husrum/domain'
import { disposalForms, locales, paperKinds } from '@husrum/domain'
import type { TemplateIssue } from '../../buying/paper-texts/index.ts'
import { templateIssues } from '../../buying/paper-texts/index.ts'
import { inColumns } from '../../in-columns.ts'

type Called =
  | 'setSellers'
  | 'listSellers'
  | 'setPaymentPlans'
  | 'listPaymentPlans'
  | 'storeTemplates'
  | 'listTemplates'
  | 'previewTemplate'
  | 'changePapers'
  | 'listPapers'

/** The endpoints of a running server, with a key of the scope `catalogue:write`. */
export interface PapersServer {
  call<Name extends Called>(
    name: Name,
    request: RequestOf<(typeof endpoints)[Name]>,
  ): Promise<ResponseOf<(typeof endpoints)[Name]>>
  /** Sends a PDF to a path; returns the value of `file`. */
  upload(path: string, bytes: Uint8Array, name: string): Promise<string>
}

/** Where the command runs. */
export interface PapersPlace {
  /** Paths of files are relative to it. */
  readonly directory: string
  /** The server; undefined if its address or the key is missing. */
  readonly server: PapersServer | undefined
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

const usage = `npm run catalogue -- sellers   [FILE.json]
npm run catalogue -- payment-plan [FILE.json]
npm run catalogue -- templates check           FOLDER
npm run catalogue -- templates apply   --site 1 FOLDER
npm run catalogue -- templates preview --site 1 FOLDER
npm run catalogue -- templates list    --site 1
npm run catalogue -- templates start   --site 1 FOLDER
npm run catalogue -- papers    --source NAME [FILE.json]

A FOLDER has files such as booking-agreement.sv.md and booking-agreement.sv.condominium.md: the paper, its language, and the form of
disposal that it is for. preview writes a PDF beside each file;
start writes the texts that apply now, as a start for your own. Without a FILE, sellers, payment-plan and papers print what the server has.`

/** The arguments or files are invalid. */
class UsageError extends Error {}

export const papersCommands: readonly string[] = ['sellers', 'payment-plan', 'templates', 'papers']

const sentences: Readonly<Record<TemplateIssue['problem'], (about: string) => string>> = {
  noTitle: () => 'the first line must be a title: # Agreement',
  tooLong: (max) => `the text has more than ${max} characters`,
  unknownName: (name) => `{{${name}}} does not exist`,
  notInThisPaper: (name) => `{{${name}}} is not a fact of this paper`,
  notAlone: (name) => `{{${name}}} must be alone on its line`,
  wrongCondition: (name) => `${name} has no beginning or end, or is inside another condition`,
  wrongBraces: (piece) => `${piece} does not belong to a fact`,
  notSupported: (piece) =>
    `${piece} is not supported: write headings (##), paragraphs, lists (-) and tables with two columns`,
  missing: (names) => `one of these is required, outside of conditions: ${names}`,
}

/** A file of a folder. */
interface TemplateFile {
  readonly path: string
  readonly kind: PaperKind
  readonly language: Locale
  readonly tenure?: DisposalForm
  readonly text: string
}

const oneOf = <Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined =>
  words.find((each) => each === word)

/** The parts of a name such as `booking-agreement.sv.condominium.md`. */
const placeOf = (path: string): Omit<TemplateFile, 'path' | 'text'> => {
  const [paper = '', locale, form, more] = basename(path, '.md').split('.')
  const kind = oneOf(paperKinds, paper.replace(/^booking-/, ''))
  const language = oneOf(locales, locale)
  const tenure = oneOf(disposalForms, form)
  if (
    !kind ||
    !paper.startsWith('booking-') ||
    !language ||
    more !== undefined ||
    (form !== undefined && !tenure)
  )
    throw new UsageError(
      `${path}: name it booking-KIND.LANGUAGE.md or booking-KIND.LANGUAGE.FORM.md. KIND is ${paperKinds.join(', ')}; LANGUAGE is ${locales.join(', ')}; FORM is ${disposalForms.join(', ')}.`,
    )
  return { kind, language, ...(tenure && { tenure }) }
}

const readFolder = async (folder: string, { directory }: PapersPlace): Promise<readonly TemplateFile[]> => {
  const names = (await readdir(resolve(directory, folder))).filter((name) => name.endsWith('.md')).sort()
  if (names.length === 0) throw new UsageError(`${folder} has no files booking-….md.`)
  const files: TemplateFile[] = []
  for (const name of names) {
    const path = join(folder, name)
    files.push({ ...placeOf(path), path, text: await readFile(resolve(directory, path), 'utf8') })
  }
  return files
}

/** Prints all mistakes, each with its place. Returns whether there are none. */
const check = (files: readonly TemplateFile[], { print }: PapersPlace): boolean => {
  let count = 0
  for (const { path, text, kind } of files) {
    const issues = templateIssues(text, kind)
    count += issues.length
    print(`${path}: ${issues.length} problems`)
    for (const { line, column, problem, about } of issues)
      print(`  ${path}:${line}:${column} ${sentences[problem](about)}`)
  }
  return count === 0
}

const serverOf = ({ server }: PapersPlace): PapersServer => {
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

/** Calls the server. Prints what it refused, and returns undefined then. */
const trying = async <Answer>(
  work: () => Promise<Answer>,
  { printError }: PapersPlace,
  wordsOf = (field: string): string => field,
): Promise<Answer | undefined> => {
  try {
    return await work()
  } catch (cause) {
    const errors = refusedFields(cause)
    if (!errors) throw cause
    for (const { field, key } of errors) printError(`  ${wordsOf(field)}: ${key}`)
    printError('Nothing was changed.')
    return undefined
  }
}

const readJson = async <Content>(path: string, { directory }: PapersPlace): Promise<Content> => {
  try {
    return JSON.parse(await readFile(resolve(directory, path), 'utf8')) as Content
  } catch (cause) {
    throw new UsageError(`${path}: ${(cause as Error).message}`, { cause })
  }
}

/** A list, or an object with the list under its name. */
const listIn = <Each>(content: readonly Each[] | Readonly<Record<string, readonly Each[]>>, name: string) => {
  const list = Array.isArray(content) ? content : (content as Readonly<Record<string, readonly Each[]>>)[name]
  if (!Array.isArray(list)) throw new UsageError(`The file must be a list of ${name}.`)
  return list as Each[]
}

type Seller = RequestOf<typeof endpoints.setSellers>['sellers'][number]

const sellers = async (path: string | undefined, place: PapersPlace): Promise<boolean> => {
  const server = serverOf(place)
  if (path === undefined) {
    place.print(JSON.stringify(await server.call('listSellers', {}), undefined, 2))
    return true
  }
  const list = listIn(await readJson<readonly Seller[]>(path, place), 'sellers')
  const stored = await trying(
    () => server.call('setSellers', { sellers: list }),
    place,
    (field) => `${path} ${field}`,
  )
  for (const { key, legalName, organisationNumber, siteIds } of stored?.sellers ?? [])
    place.print(
      `  ${key}: ${legalName}, ${organisationNumber}, ${siteIds.length > 0 ? `sites ${siteIds.join(', ')}` : 'of stages that name it'}`,
    )
  return stored !== undefined
}

type Plan = RequestOf<typeof endpoints.setPaymentPlans>['plans'][number]

const paymentPlans = async (path: string | undefined, place: PapersPlace): Promise<boolean> => {
  const server = serverOf(place)
  if (path === undefined) {
    place.print(JSON.stringify(await server.call('listPaymentPlans', {}), undefined, 2))
    return true
  }
  const list = listIn(await readJson<readonly Plan[]>(path, place), 'plans')
  const stored = await trying(
    () => server.call('setPaymentPlans', { plans: list }),
    place,
    (field) => `${path} ${field}`,
  )
  for (const { key, instalments } of stored?.plans ?? [])
    place.print(`  ${key}: ${instalments.length} payments`)
  return stored !== undefined
}

type StoredRow = ResponseOf<typeof endpoints.storeTemplates>['rows'][number]

const nameOf = ({ kind, language, tenure }: Pick<StoredRow, 'kind' | 'language' | 'tenure'>): string =>
  ['booking-', kind, '.', language, tenure === undefined ? '' : `.${tenure}`].join('')

const applyTemplates = async (
  files: readonly TemplateFile[],
  siteIds: readonly number[],
  place: PapersPlace,
): Promise<boolean> => {
  const server = serverOf(place)
  const sent = siteIds.flatMap((siteId) => files.map(({ path, ...file }) => ({ ...file, siteId, path })))
  const stored = await trying(
    () => server.call('storeTemplates', { templates: sent.map(({ path, ...template }) => template) }),
    place,
    (field) => {
      const [, at = '', ...rest] = field.split('.')
      const file = sent[Number(at)]
      return file ? `${file.path}, site ${file.siteId}, ${rest.join('.')}` : field
    },
  )
  for (const row of stored?.rows ?? [])
    place.print(`  site ${row.siteId} ${nameOf(row)}: version ${row.version}, ${row.result}`)
  return stored !== undefined
}

const previewTemplates = async (
  files: readonly TemplateFile[],
  siteId: number,
  place: PapersPlace,
): Promise<boolean> => {
  const server = serverOf(place)
  for (const { path, ...template } of files) {
    const made = await trying(
      () => server.call('previewTemplate', { ...template, siteId }),
      place,
      (field) => `${path} ${field}`,
    )
    if (!made) return false
    const pdf = path.replace(/\.md$/, '.pdf')
    await writeFile(resolve(place.directory, pdf), Buffer.from(made.pdf, 'base64'))
    place.print(`  ${pdf}: ${made.title}`)
  }
  return true
}

/** The papers of a site: a language or kind that it does not have is left out. */
const startTemplates = async (folder: string, siteId: number, place: PapersPlace): Promise<boolean> => {
  const server = serverOf(place)
  await mkdir(resolve(place.directory, folder), { recursive: true })
  for (const language of locales)
    for (const kind of paperKinds) {
      const made = await server
        .call('previewTemplate', { siteId, kind, language })
        .catch((cause: unknown) => {
          if (!refusedFields(cause)) throw cause
          return undefined
        })
      if (!made) continue
      const path = join(folder, `${nameOf({ kind, language })}.md`)
      // A text that is there already is never overwritten.
      const isNew = await writeFile(resolve(place.directory, path), made.text, { flag: 'wx' }).then(
        () => true,
        (cause: { readonly code?: string }) => {
          if (cause.code !== 'EEXIST') throw cause
          return false
        },
      )
      place.print(`  ${path}: ${isNew ? made.title : 'exists, left as it is'}`)
    }
  return true
}

const listTemplates = async (siteIds: readonly number[], place: PapersPlace): Promise<boolean> => {
  const server = serverOf(place)
  for (const siteId of siteIds) {
    const { templates } = await server.call('listTemplates', { siteId })
    place.print(
      inColumns(
        templates.map((row) => ({
          name: nameOf(row),
          version: String(row.version),
          stored: new Date(row.storedAt).toISOString().slice(0, 16),
          by: row.storedBy,
          bookings: String(row.bookings),
          text: row.isEnded ? 'built-in' : 'own',
        })),
        {
          name: `SITE ${siteId}`,
          version: 'VERSION',
          stored: 'STORED',
          by: 'BY',
          bookings: 'BOOKINGS',
          text: 'TEXT',
        },
      ),
    )
  }
  return true
}

const templates = async (
  action: string,
  folder: string | undefined,
  siteIds: readonly number[],
  place: PapersPlace,
): Promise<boolean> => {
  if (!['check', 'apply', 'preview', 'list', 'start'].includes(action)) throw new UsageError(usage)
  const [first] = siteIds
  if (action !== 'check' && first === undefined) throw new UsageError(`--site is missing.\n\n${usage}`)
  if (action === 'list') return listTemplates(siteIds, place)
  if (folder === undefined) throw new UsageError(`Name the folder.\n\n${usage}`)
  if (action === 'start') return startTemplates(folder, first ?? 1, place)
  const files = await readFolder(folder, place)
  if (!check(files, place)) {
    place.printError('Nothing was sent. Correct the lines above.')
    return false
  }
  if (action === 'check') return true
  return action === 'apply'
    ? applyTemplates(files, siteIds, place)
    : previewTemplates(files, first ?? 1, place)
}

type SentPaper = NonNullable<RequestOf<typeof endpoints.changePapers>['papers']>[number]
/** A paper in a file: `path` is its PDF. */
type PaperInFile = Omit<SentPaper, 'file'> & { readonly path: string }

const papers = async (path: string | undefined, source: string, place: PapersPlace): Promise<boolean> => {
  const server = serverOf(place)
  const present = (await server.call('listPapers', { source })).papers
  if (path === undefined) {
    place.print(JSON.stringify({ papers: present }, undefined, 2))
    return true
  }
  const list = listIn(await readJson<readonly PaperInFile[]>(path, place), 'papers')
  const known = new Map(present.map(({ externalId, sha256 }) => [externalId, sha256]))
  const sent: SentPaper[] = []
  for (const { path: pdf, ...paper } of list) {
    if (typeof pdf !== 'string') throw new UsageError(`${path}: ${paper.externalId} has no path of its PDF.`)
    const bytes = await readFile(resolve(place.directory, dirname(path), pdf))
    const isSame = known.get(paper.externalId) === createHash('sha256').update(bytes).digest('hex')
    // A file that the server has is not sent again.
    const file = isSame
      ? undefined
      : await trying(
          () => server.upload(paperFilesPath, bytes, basename(pdf)),
          place,
          () => pdf,
        )
    if (!isSame && file === undefined) return false
    sent.push({ ...paper, ...(file !== undefined && { file }) })
  }
  const changed = await trying(
    () => server.call('changePapers', { source, papers: sent }),
    place,
    (field) => {
      const [, at = '', ...rest] = field.split('.')
      return `${path} ${sent[Number(at)]?.externalId ?? ''} ${rest.join('.')}`
    },
  )
  for (const { externalId, result } of changed?.rows ?? []) place.print(`  ${externalId}: ${result}`)
  return changed !== undefined
}

const work = async (args: readonly string[], place: PapersPlace): Promise<boolean> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string', multiple: true, default: [] },
      source: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    place.print(usage)
    return true
  }
  const [command = '', first, second] = positionals
  if (command === 'sellers') return sellers(first, place)
  if (command === 'payment-plan') return paymentPlans(first, place)
  if (command === 'templates') return templates(first ?? '', second, values.site.map(Number), place)
  if (values.source === undefined) throw new UsageError(`--source is missing.\n\n${usage}`)
  return papers(first, values.source, place)
}

/**
 * Returns the exit code: 1 if something was refused, 2 for invalid arguments and files.
 *
 * @throws the error of the server if it did not answer, or refused the key.
 */
export const runPapersCommand = async (args: readonly string[], place: PapersPlace): Promise<number> => {
  try {
    return (await work(args, place)) ? 0 : 1
  } catch (cause) {
    const { code = '' } = cause as { readonly code?: string }
    const isUsage = cause instanceof UsageError || code.startsWith('ERR_PARSE_ARGS') || code === 'ENOENT'
    if (!isUsage) throw cause
    place.printError((cause as Error).message)
    return 2
  }
}
