// Five files of 20 MB from a browser's code over a simulated connection: slow, cut ten times, and they arrive all the same.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { UploadsOf } from '@husrum/application'
import { UploadLater, UploadRefused } from '@husrum/application'
import type { StoredFiles } from '@husrum/infrastructure'
import { makeHttpClient, makeHttpUploads } from '@husrum/infrastructure'
import { describeUploads } from '@husrum/testkit/uploads-suite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBox, aFilm } from '../../testing/sent-files.ts'
import type { SessionsForTests } from '../../testing/sessions.ts'
import { openTestSessions, testSecret } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { makeCallLimit } from '../http/limit-calls.ts'
import type { Listening } from '../http/listen.ts'
import { listen } from '../http/listen.ts'
import type { PgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { openDirectoryUploadStore } from './directory-upload-store.ts'
import { makeUploadService } from './make-upload-service.ts'
import { uploadRoutes } from './routes.ts'
import { noScanner } from './scanner.ts'
import { anyDraftHolder, makeOwnerOf } from './upload-owner.ts'

let house: SessionsForTests
let jobs: PgBossJobs
let directory: string
let listening: Listening

beforeAll(async () => {
  house = await openTestSessions()
  directory = await mkdtemp(join(tmpdir(), 'line-'))
  const quiet = { error: () => undefined, warn: () => undefined }
  jobs = await openPgBossJobs({
    db: house.database.db,
    keys: makeSecretKeys(testSecret),
    log: quiet as never,
  })
  const uploadService = makeUploadService({
    db: house.database.db,
    now: Date.now,
    jobs,
    store: await openDirectoryUploadStore(directory),
    scanner: noScanner,
    directory: join(directory, 'judging'),
  })
  jobs.start()
  const countBegun = makeCallLimit(
    { db: house.database.db, keys: makeSecretKeys(testSecret), now: Date.now },
    'uploads',
    120,
  )
  const { app } = makeTestApp({
    backend: {
      routes: [
        (hono) =>
          uploadRoutes(hono, {
            uploadService,
            ownerOf: makeOwnerOf(anyDraftHolder),
            countBegun,
            countAnonymous: async () => undefined,
            log: { warn: () => undefined },
          }),
      ],
    },
  })
  listening = await listen({ fetch: app.fetch, port: 0 })
})
afterAll(async () => {
  await listening.close()
  await jobs.finish()
  await house.database.close()
  await rm(directory, { recursive: true })
})

/** Bandwidth towards the server. `npm run crashes` has one of 1 Mbit/s, on which this takes a quarter of an hour. */
const megabitsPerSecond = Number(process.env.HUSRUM_LINE_MEGABITS ?? 400)

/** A connection to the server; `cut` disconnects its clients. */
const aLine = async (): Promise<{ origin: string; cut: () => number; close: () => Promise<void> }> => {
  const open = new Set<Socket>()
  let freeAt = 0
  /** Data on the connection is delivered in order. */
  const slowly = (): Transform =>
    new Transform({
      highWaterMark: 4_096,
      transform: (chunk: Buffer, _, done) => {
        freeAt = Math.max(freeAt, Date.now()) + (chunk.length * 8) / (megabitsPerSecond * 1_000)
        setTimeout(() => done(null, chunk), freeAt - Date.now())
      },
    })
  const line: Server = createServer((near) => {
    const far = connect(listening.port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    near.pipe(slowly()).pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const address = line.address() as { port: number }
  return {
    origin: `http://localhost:${address.port}`,
    cut: () => {
      const count = open.size
      for (const socket of open) socket.destroy()
      return count
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}

/** As one of our pages would send it. */
const ownPage = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init)
  request.headers.set('origin', new URL(request.url).origin)
  return fetch(request)
}

const keepsNothing: StoredFiles = {
  put: async () => undefined,
  get: async () => undefined,
  remove: async () => undefined,
}

const uploadsAt = (origin: string, wait?: (ms: number) => Promise<void>, kept = keepsNothing) =>
  makeHttpUploads({
    client: makeHttpClient({ baseUrl: origin, fetch: ownPage }),
    fetch: ownPage,
    baseUrl: origin,
    headers: { origin },
    bearer: () => undefined,
    kept,
    ...(wait && { wait }),
  })

const aDraft = (): UploadsOf => ({ owner: { kind: 'draft', id: randomUUID() }, purpose: 'case' })

describeUploads('Files over HTTP', () => ({
  uploads: uploadsAt(`http://localhost:${listening.port}`),
  of: aDraft(),
  settle: () => jobs.settled(),
}))

describe('A bad connection', () => {
  const twenty = 20_971_520
  const film = aFilm({ media: aBox('mdat', Buffer.alloc(twenty - 300, 7)) })

  it('is resumed after ten disconnections, until 100 MB have arrived', {
    timeout: 120_000 + 1_600_000 / megabitsPerSecond,
  }, async () => {
    const started = Date.now()
    const line = await aLine()
    const of = aDraft()
    const uploads = uploadsAt(line.origin, () => delay(20))
    let sent = 0
    let waited = 0
    const sending = Promise.all(
      Array.from({ length: 5 }, (_, at) => {
        let before = 0
        return uploads.send(new Blob([film]), `${at}.mp4`, of, {
          onProgress: (bytes) => {
            sent += Math.max(0, bytes - before)
            before = bytes
          },
          onWaiting: (isWaiting) => {
            if (isWaiting) waited += 1
          },
        })
      }),
    )
    let cuts = 0
    while (cuts < 10) {
      const goal = ((cuts + 1) * 5 * film.length) / 12
      while (sent < goal) await delay(5)
      if (line.cut() > 0) cuts += 1
    }
    await sending
    await jobs.settled()
    const there = await uploads.list(of)
    expect(there.map(({ state, size }) => [state, size])).toEqual(
      Array.from({ length: 5 }, () => ['clean', film.length]),
    )
    expect(waited).toBeGreaterThanOrEqual(10)
    process.stdout.write(
      `100 MB over ${megabitsPerSecond} Mbit/s with ${cuts} cuts took ${Math.round((Date.now() - started) / 1_000)} s\n`,
    )
    await line.close()
  })

  it('leaves the files available in the browser after each reload of the page', async () => {
    const line = await aLine()
    const there: string[] = []
    const seen: string[] = []
    const kept: StoredFiles = {
      ...keepsNothing,
      put: async (id) => {
        there.push(id)
        seen.push(`${there.length} kept`)
      },
      remove: async (id) => {
        there.splice(there.indexOf(id), 1)
        seen.push(`${there.length} kept`)
      },
    }
    let cuts = 0
    await uploadsAt(line.origin, () => delay(20), kept).send(new Blob([film]), 'film.mp4', aDraft(), {
      onProgress: (sent) => {
        if (sent > ((cuts + 1) * film.length) / 4 && cuts < 3 && line.cut() > 0) cuts += 1
      },
    })
    expect(cuts).toBe(3)
    expect(seen).toEqual(['1 kept', '0 kept'])
    await line.close()
  })

  it('retries while a server is busy for a second, not while one is full for minutes', async () => {
    for (const [seconds, error] of [
      ['360', new UploadLater(6)],
      ['1', new Error('stopped')],
    ] as const) {
      const full = createHttpServer((_, response) =>
        response.writeHead(429, { 'retry-after': seconds }).end(),
      )
      await new Promise<void>((resolve) => full.listen(0, '127.0.0.1', resolve))
      const { port } = full.address() as AddressInfo
      const uploads = uploadsAt(`http://127.0.0.1:${port}`, () => Promise.reject(new Error('stopped')))
      const sending = uploads.send(new Blob([new Uint8Array(9)]), 'a.mp4', aDraft())
      await expect(sending).rejects.toEqual(error)
      full.close()
    }
  })

  it('reports a file that is too large', async () => {
    const uploads = uploadsAt(`http://localhost:${listening.port}`)
    const refused = uploads.send(new Blob([new Uint8Array(twenty + 1)]), 'a.mp4', aDraft())
    await expect(refused).rejects.toEqual(new UploadRefused('fileTooLarge'))
  })
})
