// Uploads arrive although servers are killed: two over one PostgreSQL and one directory, killed one after the other.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aBox, aFilm } from '../../testing/sent-files.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'

interface RunningServer {
  readonly origin: string
  readonly child: ChildProcess
}

let postgres: TestPostgres
let directory: string
const running = new Set<ChildProcess>()
beforeAll(async () => {
  postgres = await makeTestPostgres()
  directory = await mkdtemp(join(tmpdir(), 'crash-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await postgres.drop()
  await rm(directory, { recursive: true, force: true })
})

const start = async (): Promise<RunningServer> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../testing/files-process.ts')], {
    env: { ...process.env, DATABASE_URL: postgres.url, HUSRUM_DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  )
  return { origin: `http://localhost:${port}`, child }
}

/** `npm run crashes` has twenty. */
const rounds = Number(process.env.HUSRUM_CRASH_ROUNDS ?? 2)

const film = aFilm({ media: aBox('mdat', Buffer.alloc(1_500_000, 7)) })
const part = 300_000

describe('With servers that crash', () => {
  it('files arrive whole, once, and no accepted file is lost', { timeout: 600_000 }, async () => {
    const servers = [await start(), await start()]
    const drafts = Array.from({ length: 4 }, () => randomUUID())
    let isOver = false

    const ask = async (path: string, draft: string, init: RequestInit): Promise<Response | undefined> => {
      const { origin } = servers[Math.floor(Math.random() * servers.length)] as RunningServer
      const headers = { 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0', ...init.headers }
      try {
        const answer = await fetch(`${origin}/services/files/uploads${path}?purpose=case&draft=${draft}`, {
          ...init,
          headers,
        })
        // Complete, or not at all: a server may stop during its response.
        const body = await answer.arrayBuffer()
        return new Response(body.byteLength > 0 ? body : null, answer)
      } catch {
        return undefined
      }
    }

    /** Like a browser: after any failure it asks for the offset and continues. Returns the id once all is sent. */
    const send = async (draft: string): Promise<string> => {
      let id: string | undefined
      for (;;) {
        if (id === undefined) {
          const begun = await ask('', draft, {
            method: 'POST',
            headers: { 'upload-length': String(film.length), 'upload-metadata': 'filename YS5tcDQ=' },
          })
          id = /uploads\/([\da-f-]+)/.exec(begun?.headers.get('location') ?? '')?.[1]
        }
        const head = id === undefined ? undefined : await ask(`/${id}`, draft, { method: 'HEAD' })
        if (head?.status === 404) id = undefined
        const offset = Number(head?.headers.get('upload-offset') ?? Number.NaN)
        if (id !== undefined && offset >= film.length) return id
        if (Number.isNaN(offset)) {
          await delay(50)
          continue
        }
        await ask(`/${id}`, draft, {
          method: 'PATCH',
          headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
          body: new Uint8Array(film.subarray(offset, offset + part)),
        })
        await delay(30)
      }
    }

    const promised = new Map<string, string>()
    const person = async (draft: string): Promise<void> => {
      while (!isOver) {
        const id = await send(draft)
        promised.set(id, draft)
        await vi.waitFor(
          async () => {
            const list = await ask('', draft, { method: 'GET' })
            const uploads = (await list?.json()) as readonly { id: string; state: string; size: number }[]
            expect(uploads.find((upload) => upload.id === id)).toMatchObject({
              state: 'clean',
              size: film.length,
            })
          },
          { timeout: 60_000, interval: 100 },
        )
        // An upload whose creation response was lost remains empty beside it.
        const list = (await (await ask('', draft, { method: 'GET' }))?.json()) as
          | readonly { id: string; received: number }[]
          | undefined
        for (const upload of list ?? []) {
          const file = await ask(`/${upload.id}`, draft, { method: 'GET' })
          if (upload.id === id && file?.status === 200)
            expect(Buffer.from(await file.arrayBuffer()).equals(film)).toBe(true)
          await ask(`/${upload.id}`, draft, { method: 'DELETE' })
        }
      }
    }
    const people = drafts.map(person)

    for (let round = 0; round < rounds; round += 1) {
      await delay(1_500 + Math.random() * 500)
      const place = round % servers.length
      servers[place]?.child.kill('SIGKILL')
      servers[place] = await start()
    }
    // Even on a busy machine a second file was uploaded by then.
    await vi.waitFor(() => expect(promised.size).toBeGreaterThan(drafts.length), {
      timeout: 120_000,
      interval: 100,
    })
    isOver = true
    await Promise.all(people)
    expect(promised.size).toBeGreaterThan(drafts.length)
  })
})
