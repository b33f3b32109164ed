// Files that come and go: uploads of spreadsheets, reports, empty tables and the schema.
import {
  catalogueImportReportPath,
  catalogueImportsPath,
  catalogueSchemaPath,
  catalogueTemplatePath,
  changeSetSchema,
  fields,
  importSettings,
  tableMapping,
  z,
} from '@husrum/contract'
import { catalogueKinds, locales } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { storable } from '../../platform/database/storable.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { parseInput } from '../../platform/http/bind-endpoint.ts'
import { requireIntegrationKey } from '../../platform/http/integration-key.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readBody } from '../../platform/http/read-body.ts'
import type { SentFile, TableMapping } from '../records/index.ts'
import { csvOf, listOfKind, readPage, sentRecordOf, workbookOf } from '../records/index.ts'
import { importFiles } from './import-files.ts'
import { languageOf, readImport, reportCsv } from './import-report.ts'
import type { ImportsOptions } from './imports-options.ts'

const maxFileBytes = 25 * 1024 * 1024
/** Beside the files: fields, names, boundaries. */
const maxBodyBytes = maxFileBytes + 128 * 1024
const maxFiles = 20

const keyOf = (c: Context<AppEnv>) =>
  requireIntegrationKey(c.req.header('authorization') ?? '', 'catalogue:write', c.get('findKey'))

const wrong = (field: string): Problem =>
  new Problem('invalidRequest', { errors: [{ field, key: 'wrongFormat' }] })

/** Fields of a query or a form: numbers where the settings have numbers. */
const readSettings = (given: Readonly<Record<string, string>>) =>
  parseInput(importSettings, {
    ...given,
    ...(given.maxEnded !== undefined && { maxEnded: Number(given.maxEnded) }),
  }) as z.infer<typeof importSettings>

const readMapping = ({
  columns,
  values,
}: {
  readonly columns?: string
  readonly values?: string
}): TableMapping | undefined => {
  if (columns === undefined && values === undefined) return undefined
  const parsed = (field: string, text: string | undefined): unknown => {
    try {
      return text === undefined ? undefined : JSON.parse(text)
    } catch {
      throw wrong(field)
    }
  }
  const mapping = { columns: parsed('columns', columns), values: parsed('values', values) }
  return parseInput(
    tableMapping,
    Object.fromEntries(Object.entries(mapping).filter(([, value]) => value !== undefined)),
  ) as TableMapping
}

interface Upload {
  readonly files: readonly SentFile[]
  readonly fields: Readonly<Record<string, string>>
}

const extensions = { 'text/csv': 'csv', 'application/json': 'json' } as const

/** The files of a form, or the body as a file. */
const readUpload = async (c: Context<AppEnv>): Promise<Upload> => {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const bytes = await readBody(c.req.raw, maxBodyBytes)
  const query = c.req.query()
  if (type !== 'multipart/form-data') {
    if (bytes.length > maxFileBytes) throw new Problem('bodyTooLarge')
    const extension = type in extensions ? extensions[type as keyof typeof extensions] : 'xlsx'
    const { name = `file.${extension}` } = query
    return { files: [{ name, bytes }], fields: query }
  }
  const form = await new Response(Buffer.from(bytes), {
    headers: { 'content-type': c.req.header('content-type') ?? '' },
  })
    .formData()
    .catch((cause: unknown) => {
      throw new Problem('invalidRequest', { cause, errors: [{ field: '', key: 'wrongFormat' }] })
    })
  const files: SentFile[] = []
  const fields: Record<string, string> = { ...query }
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] = value
    else if (name === 'file')
      files.push({
        name: storable(value.name).slice(0, 200),
        bytes: new Uint8Array(await value.arrayBuffer()),
      })
    else throw new Problem('invalidRequest', { errors: [{ field: name.slice(0, 200), key: 'unknownField' }] })
  if (files.length === 0)
    throw new Problem('invalidRequest', { errors: [{ field: 'file', key: 'required' }] })
  if (files.length > maxFiles)
    throw new Problem('invalidRequest', { errors: [{ field: 'file', key: 'tooManyFiles' }] })
  return { files, fields }
}

/** One file at a time is read: each may need much memory. */
const makeTurns = (longest: number) => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= longest)
      throw new Problem('serviceUnavailable', { title: 'Other files are being read. Try again in a moment.' })
    waiting += 1
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn.finally(() => {
      waiting -= 1
    })
  }
}

const languageIn = (c: Context<AppEnv>, given?: string) =>
  locales.find((locale) => locale === (given ?? c.req.query('language'))) ??
  languageOf(c.req.header('accept-language') ?? '')

const attached = (name: string, type: string): Readonly<Record<string, string>> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})

const templateQuery = z.strictObject({
  kind: z.enum(catalogueKinds),
  format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  source: z.exactOptional(fields.requiredText(30)),
})

export const catalogueFileRoutes = (app: Hono<AppEnv>, options: ImportsOptions): void => {
  const { db } = options
  const inTurn = makeTurns(4)

  app.post(catalogueImportsPath, async (c) => {
    const { name: keyName } = await keyOf(c)
    const { files, fields: given } = await readUpload(c)
    const {
      source,
      sheet,
      replace,
      maxEnded = 10,
      quiet,
      partly,
      language,
      ...mappingText
    } = readSettings(given)
    const mapping = readMapping(mappingText)
    const { id } = await inTurn(() =>
      importFiles(options, {
        source,
        files,
        ...(mapping && { mapping }),
        ...(sheet !== undefined && { sheet }),
        ...(quiet !== undefined && { isQuiet: quiet === 'true' }),
        settings: { isReplacing: replace === 'true', maxEnded, isPartly: partly === 'true' },
        keyName,
      }),
    )
    return c.json(await readImport(db, id, languageIn(c, language)), 201, { 'cache-control': 'no-store' })
  })

  app.get(catalogueImportReportPath.replace('{id}', ':id'), async (c: Context<AppEnv>) => {
    await keyOf(c)
    const id = c.req.param('id') ?? ''
    if (!z.safeParse(fields.uuid, id).success) throw wrong('id')
    const text = await reportCsv(db, id, languageIn(c))
    return c.body(text, 200, attached('report.csv', 'text/csv; charset=utf-8'))
  })

  app.get(catalogueTemplatePath, async (c) => {
    await keyOf(c)
    const { kind, format, source } = parseInput(templateQuery, c.req.query()) as z.infer<typeof templateQuery>
    const records: object[] = []
    for (
      let after: string | undefined, isFirst = true;
      source !== undefined && (isFirst || after !== undefined);
      isFirst = false
    ) {
      const page = await readPage(db, { source, kind, after })
      records.push(...page.records.map((record) => sentRecordOf(kind, record)))
      after = page.next
    }
    const name = listOfKind[kind]
    if (format === 'csv')
      return c.body(csvOf(kind, records), 200, attached(`${name}.csv`, 'text/csv; charset=utf-8'))
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return c.body(new Uint8Array(await workbookOf(kind, records)), 200, attached(`${name}.xlsx`, type))
  })

  app.get(catalogueSchemaPath, async (c) => {
    await keyOf(c)
    return c.json(changeSetSchema(), 200, { 'cache-control': 'no-store' })
  })
}
