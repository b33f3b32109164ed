// The company's PDF papers: other systems send them, and visitors and buyers read them.
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Answer, RequestOf, ResponseOf } from '@husrum/contract'
import { endpoints, paperFilesPath } from '@husrum/contract'
import { paperAddress } from '@husrum/contract/catalogue/wire'
import type { SiteDefinition } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { FindCaller } from '../../people/sessions/index.ts'
import { sessionOfCookies } from '../../people/sessions/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { assertAllTaken } from '../../platform/files/upload-service.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import { bindEndpoint, endpointContextOf } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { requireIntegrationKey } from '../../platform/http/integration-key.ts'
import { pathId } from '../../platform/http/path-id.ts'
import type { FieldProblem } from '../../platform/http/problem.ts'
import { Problem } from '../../platform/http/problem.ts'
import { takeTurn } from '../search/index.ts'
import type { PaperFile, PaperRecord, PaperRow } from './stored-papers.ts'
import {
  claimOf,
  deletePapers,
  findPaper,
  isBuyerOf,
  readPapers,
  sitesOfRecords,
  writePaper,
} from './stored-papers.ts'

type Sent = RequestOf<typeof endpoints.changePapers>
type SentPaper = NonNullable<Sent['papers']>[number]
type Row = ResponseOf<typeof endpoints.changePapers>['rows'][number]

export interface PaperRoutesOptions {
  readonly db: Kysely<Schema>
  readonly uploads: Pick<
    UploadService,
    'takeMultipart' | 'list' | 'remove' | 'claim' | 'claimedBy' | 'release' | 'respond'
  >
  readonly findCaller: FindCaller
  /** Makes this server's pages read catalogue changes now. */
  readonly refresh: () => Promise<void>
  readonly environment: 'development' | 'production'
  readonly now: () => number
}

const fileField = 'file'
const purpose = 'paper'

const recordOf = ({ externalId, home, stage, kind, titles, visibility }: SentPaper): PaperRecord => ({
  externalId,
  subject: home === undefined ? 'stage' : 'home',
  subjectKey: home ?? stage ?? '',
  kind,
  titles,
  visibility,
})

const storedRecord = (row: PaperRow): PaperRecord => ({
  externalId: row.external_id,
  subject: row.subject,
  subjectKey: row.subject_key,
  kind: row.kind,
  titles: row.titles,
  visibility: row.visibility,
})

/** Mistakes of papers: of their homes and stages, their titles, and their keys. */
const paperProblems = (
  papers: readonly SentPaper[],
  {
    siteOf,
    isKnown,
    ended,
  }: {
    readonly siteOf: (record: PaperRecord) => SiteDefinition | undefined
    readonly isKnown: (externalId: string) => boolean
    readonly ended: readonly string[]
  },
): readonly FieldProblem[] => {
  const keys = papers.map(({ externalId }) => externalId)
  return papers.flatMap((paper, at): readonly FieldProblem[] => {
    const { externalId, home, stage, titles, file } = paper
    const field = (name: string): string => `papers.${at}.${name}`
    const site = siteOf(recordOf(paper))
    return [
      ...((home === undefined) === (stage === undefined)
        ? [{ field: field('stage'), key: 'invalid' } as const]
        : []),
      ...(site
        ? []
        : [{ field: field(home === undefined ? 'stage' : 'home'), key: 'unknownValue' } as const]),
      ...(site && titles[site.locale] === undefined
        ? [{ field: field(`titles.${site.locale}`), key: 'required' } as const]
        : []),
      ...(file === undefined && !isKnown(externalId)
        ? [{ field: field('file'), key: 'required' } as const]
        : []),
      ...(keys.indexOf(externalId) < at || ended.includes(externalId)
        ? [{ field: field('externalId'), key: 'invalid' } as const]
        : []),
    ]
  })
}

/** The upload that an answer of the upload path names. */
const uploadedFile = async (
  { list }: Pick<UploadService, 'list'>,
  owner: string,
): Promise<string | undefined> => {
  const [file] = await list({ owner: { kind: 'draft', id: owner }, purpose })
  return file?.state === 'clean' ? file.id : undefined
}

export const paperRoutes = (app: Hono<AppEnv>, options: PaperRoutesOptions): void => {
  const { db, uploads, findCaller, refresh, environment, now } = options

  app.post(paperFilesPath, async (c) => {
    const context = endpointContextOf(c)
    await requireIntegrationKey(context.authorization, 'catalogue:write', c.get('findKey'))
    const owner = { kind: 'draft', id: randomUUID() } as const
    const { site } = context
    const taken = await uploads.takeMultipart(c.req.raw, {
      owner,
      purpose,
      site: site.key,
      fileFields: [fileField],
    })
    try {
      assertAllTaken(taken)
      if (taken.files.length !== 1)
        throw new Problem('invalidRequest', { errors: [{ field: fileField, key: 'required' }] })
    } catch (cause) {
      for (const { id } of taken.files) await uploads.remove(id, { owner })
      throw cause
    }
    return c.json({ file: owner.id }, 201, { 'cache-control': 'no-store' })
  })

  /** Attaches a new file, and lets the former one go. */
  const attach = async (
    trx: Transaction<Schema>,
    id: string,
    {
      owner,
      upload,
      field,
    }: { readonly owner: string; readonly upload: string | undefined; readonly field: string },
  ): Promise<PaperFile> => {
    const refused = new Problem('invalidRequest', { errors: [{ field, key: 'unknownValue' }] })
    if (upload === undefined) throw refused
    const former = (await uploads.claimedBy(trx, [claimOf(id)])).map((file) => file.id)
    const claimed = await uploads.claim(trx, {
      owner: { kind: 'draft', id: owner },
      purpose,
      ids: [upload],
      by: claimOf(id),
    })
    const [file] = claimed.kind === 'claimed' ? claimed.files : []
    if (!file) throw refused
    await uploads.release(trx, { by: claimOf(id), ids: former })
    return { id: file.id, size: file.size, sha256: file.sha256 }
  }

  const change = async (
    trx: Transaction<Schema>,
    { source, papers = [], end = [] }: Sent,
    files: ReadonlyMap<string, string | undefined>,
  ): Promise<Row[]> => {
    // First, so that two calls of one source do not overwrite each other, and so that pages are made anew.
    await takeTurn(trx)
    const keys = [...papers.map(({ externalId }) => externalId), ...end]
    const present = new Map((await readPapers(trx, source, keys)).map((row) => [row.external_id, row]))
    const siteOf = await sitesOfRecords(trx, source, papers.map(recordOf))
    const errors = paperProblems(papers, { siteOf, isKnown: (key) => present.has(key), ended: end })
    if (errors.length > 0) throw new Problem('invalidRequest', { errors })
    const rows: Row[] = []
    for (const [at, paper] of papers.entries()) {
      const record = recordOf(paper)
      const row = present.get(record.externalId)
      const id = row?.id ?? randomUUID()
      const file =
        paper.file === undefined
          ? undefined
          : await attach(trx, id, {
              owner: paper.file,
              upload: files.get(paper.file),
              field: `papers.${at}.file`,
            })
      const kept = row && { id: row.upload_id, size: row.size, sha256: row.sha256 }
      const isSame = row && !file && isDeepStrictEqual(storedRecord(row), record)
      if (!isSame)
        await writePaper(trx, {
          source,
          id,
          record,
          file: (file ?? kept) as PaperFile,
          siteId: siteOf(record)?.siteId ?? 0,
          now: now(),
        })
      rows.push({
        externalId: record.externalId,
        id,
        result: isSame ? 'unchanged' : row ? 'changed' : 'created',
      })
    }
    const ending = end.flatMap((key) => present.get(key) ?? [])
    for (const { id } of ending) await uploads.release(trx, { by: claimOf(id) })
    await deletePapers(
      trx,
      ending.map(({ id }) => id),
    )
    return [
      ...rows,
      ...ending.map(({ external_id: externalId, id }) => ({ externalId, id, result: 'ended' as const })),
    ]
  }

  bindEndpoint(app, endpoints.changePapers, async (sent) => {
    const files = new Map<string, string | undefined>()
    for (const { file } of sent.papers ?? [])
      if (file !== undefined) files.set(file, await uploadedFile(uploads, file))
    const rows = await db.transaction().execute((trx) => change(trx, sent, files))
    await refresh()
    return { rows }
  })

  bindEndpoint(app, endpoints.listPapers, async ({ source }) => ({
    papers: (await readPapers(db, source)).map(
      (row): Answer<ResponseOf<typeof endpoints.listPapers>>['papers'][number] => ({
        externalId: row.external_id,
        ...(row.subject === 'home' ? { home: row.subject_key } : { stage: row.subject_key }),
        kind: row.kind,
        titles: row.titles,
        visibility: row.visibility,
        id: row.id,
        size: row.size,
        sha256: row.sha256,
      }),
    ),
  }))

  app.get(paperAddress(':id'), async (c) => {
    const asked = endpointContextOf(c)
    const { site } = asked
    const id = pathId(c, 'id')
    const paper = isUuid(id) ? await findPaper(db, id) : undefined
    if (!paper || paper.site_id !== site.catalogueSiteId) throw new Problem('notFound')
    if (paper.visibility === 'buyers') {
      // Links carry no token: this route is read-only, so the session cookies are accepted here.
      const caller =
        asked.caller.kind === 'anonymous'
          ? await findCaller(sessionOfCookies(asked.cookies, environment), site)
          : asked.caller
      await assertAccess({ caller, site }, endpoints.getOwnDocuments)
      const { accountId } = signedInOf(caller).session
      if (!(await isBuyerOf(db, paper, { accountId, site }))) throw new Problem('notFound')
    }
    const [file] = await uploads.claimedBy(db, [claimOf(id)])
    if (!file) throw new Problem('notFound')
    return uploads.respond(file, c.req.raw, c.get('signal'))
  })
}
