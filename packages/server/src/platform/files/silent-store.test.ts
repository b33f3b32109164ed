// A file store that accepts every call and answers none: requests that do not need it are not blocked.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testSecret } from '../../testing/sessions.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { makeUploadService } from './make-upload-service.ts'
import { openS3UploadStore } from './s3-upload-store.ts'
import { noScanner } from './scanner.ts'

let database: OpenDatabase
let directory: string
let silent: Server
const sockets = new Set<Socket>()
beforeAll(async () => {
  database = openTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'silent-'))
  silent = createServer((socket) => {
    sockets.add(socket)
    // Requests are read, as by a real store.
    socket.resume().on('error', () => undefined)
  })
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  silent.close()
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const silentStore = (silentMs?: number) =>
  openS3UploadStore({
    bucket: 'uploads',
    region: 'eu-north-1',
    endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    ...(silentMs !== undefined && { silentMs }),
  })

it('a store that does not answer is unavailable, for writing and for reading', async () => {
  const store = silentStore(200)
  const path = join(directory, 'judged')
  await writeFile(path, 'a leak under the sink')
  const away = { code: 'serviceUnavailable' }
  await expect(store.keep(randomUUID(), path)).rejects.toMatchObject(away)
  await expect(store.read(randomUUID())).rejects.toMatchObject(away)
}, 30_000)

it('e-mails are sent while files wait for a store that does not answer', async () => {
  const jobs = await openPgBossJobs({
    db: database.db,
    keys: makeSecretKeys(testSecret),
    log: pino({ level: 'silent' }),
  })
  const uploadService = makeUploadService({
    db: database.db,
    now: Date.now,
    jobs,
    store: silentStore(),
    scanner: noScanner,
    directory: join(directory, 'judging'),
  })
  const letters: unknown[] = []
  jobs.handleOutside('letter', async (facts) => void letters.push(facts))
  for (let number = 0; number < 8; number += 1) {
    const id = randomUUID()
    const owner = { kind: 'draft', id: randomUUID() } as const
    await uploadService.begin({ id, owner, purpose: 'case', site: 'sweden', name: 'kran.jpg', size: 1_000 })
    await uploadService.finish(id)
  }
  await jobs.enqueue(database.db, { kind: 'letter', facts: 'Your report is here' })
  jobs.start()
  await vi.waitFor(() => expect(letters).toEqual(['Your report is here']), { timeout: 20_000 })
  await jobs.finish()
}, 60_000)
