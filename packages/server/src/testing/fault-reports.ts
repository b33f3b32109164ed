// Fault reports for tests: the real modules over a real database with the demo company's houses, a file store, and users who sign in.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SeededPersonKey } from '@husrum/demo'
import type { EmergencyContact, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { makePageService } from '../content/pages/page-service.ts'
import { makeMailbox } from '../dev/mailbox.ts'
import { errandsModule } from '../living/errands/index.ts'
import { caseReferences, faultReportModule } from '../living/fault-report/index.ts'
import { makeIdentityVault } from '../people/accounts/identity-vault.ts'
import { makeAccounts } from '../people/accounts/postgres-accounts.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { openDirectoryUploadStore } from '../platform/files/directory-upload-store.ts'
import { makeUploadService } from '../platform/files/make-upload-service.ts'
import { uploadRoutes } from '../platform/files/routes.ts'
import { noScanner } from '../platform/files/scanner.ts'
import { makeOwnerOf } from '../platform/files/upload-owner.ts'
import { makeCallLimit } from '../platform/http/limit-calls.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../platform/mail/mail-service.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { letters } from '../subjects.ts'
import { accountOf, findByAccount, seedReporters } from './reporters.ts'
import { makeTestClock, testSecret } from './sessions.ts'
import { aPageCatalogue, makeTestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'
import { writtenContent } from './written-content.ts'

export type FaultReportsForTests = Awaited<ReturnType<typeof openFaultReportsForTests>>

export interface CaseAnswerForTests {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  readonly body: any
  readonly headers: Headers
  readonly location: string
}

export const openFaultReportsForTests = async ({
  database = openTestDatabase(),
  perMinute = 10_000,
  maxBytesInProgress,
  formsPerMinute = 120,
}: {
  readonly database?: OpenDatabase
  /** Reports of one network. */
  readonly perMinute?: number
  /** Bytes that may be inspected at once. */
  readonly maxBytesInProgress?: number
  /** Forms with files of one network. */
  readonly formsPerMinute?: number
} = {}) => {
  const { db } = database
  // A Monday at noon, in winter.
  const clock = makeTestClock(Date.UTC(2026, 2, 2, 11))
  const { now } = clock
  const keys = makeSecretKeys(testSecret)
  const mailbox = makeMailbox({ now })
  const quiet = { error: () => undefined, warn: () => undefined } as never
  const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
  // Never started: jobs run when a test awaits them.
  const jobs = await openPgBossJobs({ db, keys, log: quiet, retries })
  const directory = await mkdtemp(join(tmpdir(), 'cases-'))
  const uploads = makeUploadService({
    db,
    now,
    jobs,
    store: await openDirectoryUploadStore(directory),
    scanner: noScanner,
    directory: join(directory, 'judging'),
    countForm: makeCallLimit({ db, keys, now }, 'uploads', formsPerMinute),
    ...(maxBytesInProgress !== undefined && { maxBytesInProgress }),
  })
  const accounts = makeAccounts({ db, vault: makeIdentityVault(keys), now })
  await seedReporters({ db, accounts, now })
  const findCaller = findByAccount({ accounts, now })
  const asked: string[] = []
  const platform = { db, keys, now, environment: 'development' } as const
  const references = caseReferences(platform, { uploads: () => uploads })
  const mails = makeMailService({ letters, db, jobs, mailer: mailbox, keys, now, log: quiet })
  const errands = errandsModule(platform, {
    jobs,
    mails,
    uploads,
    findCaller,
    emergenciesOf: async ({ siteId }) =>
      ((await writtenContent.site(siteId))?.frame.emergencies ?? []) as readonly EmergencyContact[],
  })
  const module = faultReportModule(platform, {
    uploads,
    openErrand: errands.openErrand,
    statusPathOf: errands.statusPathOf,
    mails,
    askForEmail: async (_, email) => {
      asked.push(email)
      return 'asked'
    },
    perMinute,
  })
  const { app } = makeTestApp({
    backend: {
      findCaller,
      routes: [
        ...[module.routes, errands.routes].flatMap((routes) => routes ?? []),
        (hono) =>
          uploadRoutes(hono, {
            uploadService: uploads,
            ownerOf: makeOwnerOf(references.mayUseDraft),
            countBegun: makeCallLimit(platform, 'uploads', 120),
            countAnonymous: async () => undefined,
            log: quiet,
          }),
      ],
    },
    pages: makePageService({
      catalogue: aPageCatalogue(),
      content: writtenContent,
      siteVersion: 'test',
      now,
      casePages: references.pages,
    }),
  })

  /** A signed-in user with a browser; a board member for the association of that name. */
  const signIn = async (key: SeededPersonKey | undefined, site: SiteKey = 'sweden', association = '') => {
    const accountId = key && (await accountOf(db, key, site))
    const associations = accountId ? await accounts.associationsOf(accountId) : []
    const chosen = associations.find(({ name }) => name.endsWith(association || name))
    const token = accountId && [accountId, chosen?.id].filter(Boolean).join('.')
    const jar = new Map<string, string>(
      token
        ? [
            ['jwtToken', token],
            ['bind', 'secret'],
          ]
        : [],
    )
    const send = async (
      path: string,
      init: RequestInit = {},
      withToken = true,
    ): Promise<CaseAnswerForTests> => {
      const headers = {
        host: siteByKey(site).hosts.development,
        'sec-fetch-site': 'same-origin',
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(withToken && token && { authorization: `Bearer ${token}` }),
        ...(init.headers as Record<string, string>),
      }
      const response = await app.request(
        path,
        { ...init, headers },
        { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
      )
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      }
      const text = await response.text()
      return {
        status: response.status,
        body: /^[[{]/.test(text) ? JSON.parse(text) : text,
        headers: response.headers,
        location: response.headers.get('location') ?? '',
      }
    }
    const base = '/services/case_management'
    return {
      accountId: accountId ?? '',
      associationId: chosen?.id,
      jar,
      send,
      get: (path: string) => send(`${base}/${path}`),
      call: (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
        send(`${base}/${path}`, {
          method,
          headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
          ...(body && { body: JSON.stringify(body) }),
        }),
      /** Sends the wizard's plain form, or one of the multipart calls, with files. */
      submit: (
        path: string,
        fields: Readonly<Record<string, string>>,
        {
          files = [],
          headers = {},
          fileField = 'files',
          isForm = true,
        }: {
          files?: readonly { name: string; content: Buffer }[]
          headers?: Record<string, string>
          fileField?: string
          isForm?: boolean
        } = {},
      ) => {
        const form = new FormData()
        for (const [name, value] of Object.entries(fields)) form.append(name, value)
        for (const { name, content } of files)
          form.append(fileField, new Blob([new Uint8Array(content)]), name)
        return send(`${base}/${path}`, { method: 'POST', body: form, headers }, !isForm)
      },
      /** The view model at a path. */
      page: (path: string) => send(`${path}GetViewModel`),
    }
  }

  return {
    db,
    database,
    clock,
    jobs,
    uploads,
    module,
    caseSystem: errands.caseSystem,
    app,
    mailbox,
    asked,
    signIn,
    newId: () => randomUUID(),
    sweep: async () => {
      for (const { run } of module.sweeps ?? []) await run()
    },
    close: async () => {
      await jobs.finish()
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
