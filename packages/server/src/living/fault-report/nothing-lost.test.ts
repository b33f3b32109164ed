// Accepted reports are stored, once: two servers share one PostgreSQL and one directory, and all three are killed during reports.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { emptyCaseForm } from '@husrum/domain'
import type { MailServer } from '@husrum/testkit/mail-server'
import { startMailServer } from '@husrum/testkit/mail-server'
import type { MortalPostgres } from '@husrum/testkit/real-postgres'
import { startMortalPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeIdentityVault } from '../../people/accounts/identity-vault.ts'
import { makeAccounts } from '../../people/accounts/postgres-accounts.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { accountOf, seedReporters } from '../../testing/reporters.ts'
import { aBox, aFilm } from '../../testing/sent-files.ts'
import { testSecret } from '../../testing/sessions.ts'

interface RunningServer {
  readonly origin: string
  readonly child: ChildProcess
}

let postgres: MortalPostgres
let mailServer: MailServer
let directory: string
let token: string
const running = new Set<ChildProcess>()
beforeAll(async () => {
  postgres = await startMortalPostgres()
  mailServer = await startMailServer()
  directory = await mkdtemp(join(tmpdir(), 'crash-'))
  token = await withDatabase(async ({ db }) => {
    await migrate(db)
    const accounts = makeAccounts({
      db,
      vault: makeIdentityVault(makeSecretKeys(testSecret)),
      now: Date.now,
    })
    await seedReporters({ db, accounts, now: Date.now })
    return accountOf(db, 'resident')
  })
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await mailServer.stop()
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
})

const withDatabase = async <Result>(
  work: (database: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> => {
  const database = openDatabase({ url: postgres.url })
  return work(database).finally(() => database.close())
}

const start = async (): Promise<RunningServer> => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../testing/fault-reports-process.ts')],
    {
      env: {
        ...process.env,
        DATABASE_URL: postgres.url,
        SMTP_URL: mailServer.url,
        HUSRUM_DATA_DIR: directory,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  running.add(child)
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  )
  return { origin: `http://localhost:${port}`, child }
}

const kill = async ({ child }: RunningServer): Promise<void> => {
  // A process that ended by itself would be a different fault.
  expect([child.exitCode, child.signalCode]).toEqual([null, null])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

const filmOf = (mark: string): Buffer => aFilm({ media: aBox('mdat', Buffer.alloc(90_000, mark)) })
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const home = 'mainAndCooperative-kajutan-4-1201'
const kitchen = 'mainAndCooperative-large-kitchen'

/** The response, read to its end; undefined if the connection broke or the server was unavailable. */
interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  readonly body: any
}

/** Reporters that do not give up: they retry the same request after any failure. */
const peopleAt = (servers: readonly RunningServer[]) => {
  let asked = 0
  let failed = 0
  const ask = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    asked += 1
    const { origin } = servers[Math.floor(Math.random() * servers.length)] as RunningServer
    try {
      const response = await fetch(`${origin}/services/${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${token}`,
          cookie: 'bind=secret',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `10.${(asked >> 8) & 255}.${asked & 255}.1`,
          ...init.headers,
        },
        signal: AbortSignal.timeout(20_000),
      })
      const text = await response.text()
      if (response.status < 500) {
        const body = /^[[{]/.test(text) ? JSON.parse(text) : text
        return { status: response.status, headers: response.headers, body } satisfies Answer
      }
    } catch {
      // It is unknown whether it arrived.
    }
    failed += 1
    await delay(50)
    return undefined
  }

  /** Retries what is still in progress; for every fourth one the first response is lost. */
  let reports = 0
  const insist = async (askOnce: () => Promise<Answer | undefined>): Promise<Answer> => {
    reports += 1
    let isLost = reports % 4 === 0
    for (;;) {
      const answer = await askOnce()
      if (!answer) continue
      if (answer.status === 409 && answer.headers.has('retry-after')) await delay(100)
      else if (isLost) isLost = false
      else return answer
    }
  }

  /** In parts, like a browser. Resolves with the file's id when it is inspected. */
  const sendFile = async (draft: string, film: Buffer): Promise<string> => {
    const at = (id = '') => `files/uploads${id && `/${id}`}?purpose=case&draft=${draft}`
    const tus = { 'tus-resumable': '1.0.0' }
    let id: string | undefined
    for (;;) {
      if (id === undefined) {
        const begun = await ask(at(), {
          method: 'POST',
          headers: { ...tus, 'upload-length': String(film.length), 'upload-metadata': 'filename YS5tcDQ=' },
        })
        id = /uploads\/([\da-f-]+)/.exec(begun?.headers.get('location') ?? '')?.[1]
        continue
      }
      const head = await ask(at(id), { method: 'HEAD', headers: tus })
      if (head?.status === 404) id = undefined
      const offset = Number(head?.headers.get('upload-offset') ?? Number.NaN)
      if (id === undefined || Number.isNaN(offset)) continue
      if (offset >= film.length) break
      await ask(at(id), {
        method: 'PATCH',
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(film.subarray(offset, offset + 30_000)),
      })
    }
    for (;;) {
      const list = (await ask(at()))?.body as readonly { id: string; state: string }[] | undefined
      if (list?.find((upload) => upload.id === id)?.state === 'clean') return id
      await delay(50)
    }
  }

  const draftOf = (mark: string, file: object) => ({
    caseType: 'resident',
    step: 'residentSummary',
    form: {
      ...emptyCaseForm,
      acceptTerms: true,
      email: `${mark}@husrum.example`,
      phone: '+46701740605',
      type: 'apartment',
      selectedApartment: { id: home, propertyId: 'x', address: 'x' },
      selectedApartmentId: home,
      problemArea: kitchen,
      problemAreaDetails: `${kitchen}-water`,
      description: mark,
      sendCopy: true,
      files: [file],
    },
    appliances: false,
    submission: 1,
    isNewCase: false,
    isSwitched: false,
  })

  /** By the wizard: files first, then the draft, then its submission. */
  const byDraft = async (mark: string): Promise<Answer> => {
    const film = filmOf(mark)
    for (;;) {
      const id = randomUUID()
      const file = { id: await sendFile(id, film), name: 'a.mp4', size: film.length, kind: 'mp4' }
      const headers = { 'content-type': 'application/json' }
      const saved = await insist(() =>
        ask(`case_management/drafts/${id}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(draftOf(mark, file)),
        }),
      )
      expect(saved.status).toBe(200)
      const answer = await insist(() =>
        ask(`case_management/drafts/${id}/submit`, { method: 'POST', headers, body: '{"submission":1}' }),
      )
      // A reporter who is told that there is no such report writes it again.
      if (answer.status !== 404) return answer
    }
  }

  /** By the multipart call: all at once. */
  const byForm = (mark: string): Promise<Answer> => {
    const form = () => {
      const fields = {
        siteId: '1',
        objectId: home,
        propertyId: 'mainAndCooperative-kajutan',
        area: '1',
        roomId: kitchen,
        assetTypeId: `${kitchen}-water`,
        description: mark,
      }
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      body.append('files', new Blob([new Uint8Array(filmOf(mark))]), 'a.mp4')
      return body
    }
    return insist(() =>
      ask('case_management/customer/create_case', {
        method: 'POST',
        headers: { 'idempotency-key': mark },
        body: form(),
      }),
    )
  }

  return { ask, byDraft, byForm, failures: () => failed }
}

interface Taken {
  readonly mark: string
  readonly id: string
  readonly attachmentId: string
}

/** Kills servers in turn and the database between them, while six people report. */
const reportThrough = async (name: string, { kills, ofDatabase }: { kills: number; ofDatabase: number }) => {
  const servers = [await start(), await start()]
  const people = peopleAt(servers)
  const taken: Taken[] = []
  let isOver = false
  const person = async (place: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const mark = `${name}-${place}-${turn}-`
      const { status, body } = await (place % 2 ? people.byForm(mark) : people.byDraft(mark))
      expect([mark, status, body.attachments?.length]).toEqual([mark, 201, 1])
      taken.push({ mark, id: body.id, attachmentId: body.attachments[0].attachmentId })
    }
  }
  const reporting = Promise.all(Array.from({ length: 6 }, (_, place) => person(place)))
  reporting.catch(() => undefined)
  const every = Math.ceil(kills / Math.max(1, ofDatabase))
  let crashes = 0
  for (let round = 0; round < kills; round += 1) {
    await delay(700 + Math.random() * 700)
    const place = round % servers.length
    await kill(servers[place] as RunningServer)
    if (crashes < ofDatabase && round % every === Math.min(1, every - 1)) {
      // The other one stays up, and accepts reports.
      await delay(Math.random() * 400)
      await postgres.crash()
      crashes += 1
    }
    servers[place] = await start()
  }
  isOver = true
  await reporting
  const left = ({ db }: ReturnType<typeof openDatabase>) => sql`select 1 from pgboss.job`.execute(db)
  await vi.waitFor(async () => expect((await withDatabase(left)).rows).toEqual([]), {
    timeout: 120_000,
    interval: 500,
  })

  const rows = await withDatabase(({ db }) => db.selectFrom('cases').select(['id', 'description']).execute())
  const counts = new Map<string, number>()
  for (const { description } of rows) counts.set(description, (counts.get(description) ?? 0) + 1)
  const ids = new Set(rows.map(({ id }) => id))
  const withoutFile: string[] = []
  for (const { mark, id, attachmentId } of taken) {
    const { origin } = servers[0] as RunningServer
    const address = `${origin}/services/case_management/customer/file/${attachmentId}/a.mp4`
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, cookie: 'bind=secret' },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!ids.has(id) || hashOf(bytes) !== hashOf(filmOf(mark))) withoutFile.push(mark)
  }
  const letters = new Map<string, Set<string>>()
  for (const { to, raw } of mailServer.received) {
    const letter = /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? ''
    for (const email of to) letters.set(email, (letters.get(email) ?? new Set()).add(letter))
  }
  const copies = taken.filter(({ mark }) => Number(mark.split('-')[1]) % 2 === 0)
  await Promise.all(servers.map(kill))
  return {
    taken: taken.length,
    failures: people.failures(),
    crashes,
    lost: taken.filter(({ mark, id }) => !counts.has(mark) || !ids.has(id)).map(({ mark }) => mark),
    doubled: [...counts].filter(([, count]) => count > 1).map(([mark]) => mark),
    withoutFile,
    withoutCopy: copies
      .map(({ mark }) => mark)
      .filter((mark) => letters.get(`${mark}@husrum.example`)?.size !== 1),
  }
}

/** `npm run crashes` has twenty, and three of the database. */
const rounds = Number(process.env.HUSRUM_CRASH_ROUNDS ?? 2)

describe('With servers and a database that crash', () => {
  it('every report and its files are stored once', { timeout: 600_000 }, async () => {
    const { taken, failures, crashes, ...wrong } = await reportThrough('kept', {
      kills: rounds,
      ofDatabase: Math.min(3, Math.ceil(rounds / 4)),
    })
    process.stdout.write(
      `${rounds} kills of a server and ${crashes} of the database: ${taken} reports taken, ${failures} calls without an answer\n`,
    )
    expect(wrong).toEqual({ lost: [], doubled: [], withoutFile: [], withoutCopy: [] })
    expect(taken).toBeGreaterThan(6)
    expect(failures).toBeGreaterThan(0)
  })

  // `npm run crashes` does not have to show each time that the test above can fail.
  it.runIf(rounds > 5)(
    'reports are duplicated without idempotency keys, which proves that the keys prevent it',
    {
      timeout: 600_000,
    },
    async () => {
      await withDatabase(async ({ db }) => {
        await sql`create function forget_key() returns trigger language plpgsql as 'begin return null; end'`.execute(
          db,
        )
        await sql`create trigger forget_key before insert on case_submissions for each row execute function forget_key()`.execute(
          db,
        )
      })
      const { doubled } = await reportThrough('forgotten', { kills: 1, ofDatabase: 0 })
      expect(doubled).not.toEqual([])
    },
  )
})
