// Storage of uploads: the directory and the bucket behave the same.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startTestBucket } from '@husrum/testkit/test-bucket'
import { S3Store } from '@tus/s3-store'
import { Upload } from '@tus/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDirectoryUploadStore } from './directory-upload-store.ts'
import { openS3UploadStore } from './s3-upload-store.ts'
import type { UploadStore } from './upload-store.ts'

interface OpenStore {
  readonly store: UploadStore
  /** The same storage, as another server sees it. */
  readonly another: () => Promise<UploadStore>
  close(): Promise<void>
}

const inDirectory = async (): Promise<OpenStore> => {
  const directory = await mkdtemp(join(tmpdir(), 'uploads-'))
  const another = () => openDirectoryUploadStore(directory)
  return { store: await another(), another, close: () => rm(directory, { recursive: true }) }
}

const inBucket = async (): Promise<OpenStore> => {
  const { options, close } = await startTestBucket()
  const another = async () => openS3UploadStore(options)
  return { store: await another(), another, close }
}

/** Larger than the smallest part that S3 accepts. */
const content = Buffer.alloc(7_000_000, 'Läckan under diskbänken. ')

describe.each([
  ['a directory', inDirectory],
  ['a bucket', inBucket],
] as const)('Uploads in %s', (_, open) => {
  let opened: OpenStore
  let directory: string
  beforeAll(async () => {
    opened = await open()
    directory = await mkdtemp(join(tmpdir(), 'judged-'))
  })
  afterAll(async () => {
    await opened.close()
    await rm(directory, { recursive: true })
  })

  const begun = async (): Promise<string> => {
    const id = randomUUID()
    await opened.store.incoming.create(
      new Upload({ id, size: content.length, offset: 0, metadata: { filename: 'läcka.txt' } }),
    )
    return id
  }
  const judged = async (bytes: Buffer): Promise<string> => {
    const path = join(directory, randomUUID())
    await writeFile(path, bytes)
    return path
  }

  it('arrive in parts, and another server continues them', async () => {
    const id = await begun()
    expect(await opened.store.received(id)).toBe(0)
    await opened.store.incoming.write(Readable.from([content.subarray(0, 1_000_000)]), id, 0)
    const other = await opened.another()
    expect(await other.received(id)).toBe(1_000_000)
    await other.incoming.write(Readable.from([content.subarray(1_000_000)]), id, 1_000_000)
    expect(await other.received(id)).toBe(content.length)
    expect((await buffer(await other.readIncoming(id))).equals(content)).toBe(true)
    await other.remove(id)
    expect(await opened.store.list()).toEqual([])
  })

  it('are stored whole, and read whole or by range', async () => {
    const id = randomUUID()
    await opened.store.keep(id, await judged(content))
    expect((await buffer(await opened.store.read(id))).equals(content)).toBe(true)
    const part = await buffer(await opened.store.read(id, { start: 10, end: 19 }))
    expect(part.equals(content.subarray(10, 20))).toBe(true)
    await opened.store.remove(id)
    expect(await opened.store.list()).toEqual([])
  })

  it('that are stored are not changed by later data under the same name', async () => {
    const id = await begun()
    await opened.store.keep(id, await judged(Buffer.from('judged')))
    await opened.store.incoming.write(Readable.from([content]), id, 0)
    expect(String(await buffer(await opened.store.read(id)))).toBe('judged')
    await opened.store.removeIncoming(id)
    expect(String(await buffer(await opened.store.read(id)))).toBe('judged')
    await opened.store.remove(id)
    expect(await opened.store.list()).toEqual([])
  })

  it('leave nothing behind when they are aborted, with or without data', async () => {
    const [empty, half] = [await begun(), await begun()]
    await opened.store.incoming.write(Readable.from([content.subarray(0, 6_000_000)]), half, 0)
    for (const id of [empty, half]) {
      await opened.store.remove(id)
      expect(await opened.store.received(id)).toBeUndefined()
    }
    await opened.store.remove(randomUUID())
    expect(await opened.store.list()).toEqual([])
  })
})

describe('An upload into a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startTestBucket>>
  beforeAll(async () => {
    bucket = await startTestBucket()
  })
  afterAll(() => bucket.close())

  /** The lock on the file, as the database has it for all servers. */
  const makeTurns = () => {
    let turn = 0
    return {
      takeTurn: async () => {
        turn += 1
        return String(turn)
      },
      hasTurn: async (_: string, own: string) => own === String(turn),
    }
  }
  const begin = async (store: UploadStore): Promise<string> => {
    const id = randomUUID()
    await store.incoming.create(new Upload({ id, size: content.length, offset: 0 }))
    return id
  }
  /** What a server does with a file before it stops. */
  class Parts extends S3Store {
    constructor() {
      const { bucket: name, accessKeyId, secretAccessKey, ...where } = bucket.options
      const credentials = { accessKeyId, secretAccessKey }
      super({
        useTags: false,
        s3ClientConfig: { bucket: name, credentials, ...where, forcePathStyle: true },
      })
    }
    async add(id: string, part: Buffer, number: number): Promise<void> {
      await this.uploadPart(await this.getMetadata(id), part, number)
    }
    async end(id: string): Promise<void> {
      const { 'upload-id': UploadId } = await this.getMetadata(id)
      await this.client.abortMultipartUpload({ Bucket: this.bucket, Key: id, UploadId })
    }
  }

  it('is completed by the next request, if the server that took its last part crashed', async () => {
    const store = openS3UploadStore(bucket.options)
    const id = await begin(store)
    // All parts are stored, and the upload was not completed.
    await new Parts().add(id, content.subarray(0, 5_242_880), 1)
    await new Parts().add(id, content.subarray(5_242_880), 2)
    const another = openS3UploadStore(bucket.options)
    expect(await another.received(id)).toBe(content.length)
    expect((await buffer(await another.readIncoming(id))).equals(content)).toBe(true)
    await another.remove(id)
  })

  it('stores its bytes at the right offset when a part arrives late that another server has restarted', async () => {
    const store = openS3UploadStore({ ...bucket.options, turns: makeTurns() })
    const id = await begin(store)
    await store.incoming.write(Readable.from([content.subarray(0, 1_000_000)]), id, 0)
    // Of a server that was writing when its client reconnected to another server.
    await new Parts().add(id, content.subarray(0, 5_242_880), 1)
    expect(await store.received(id)).toBe(5_242_880)
    await store.incoming.write(Readable.from([content.subarray(5_242_880, 6_000_000)]), id, 5_242_880)
    expect(await store.received(id)).toBe(6_000_000)
    await store.incoming.write(Readable.from([content.subarray(6_000_000)]), id, 6_000_000)
    expect((await buffer(await store.readIncoming(id))).equals(content)).toBe(true)
    await store.remove(id)
  })

  it('does not exist any more if the store itself has ended it half-way', async () => {
    const store = openS3UploadStore(bucket.options)
    const id = await begin(store)
    await store.incoming.write(Readable.from([content.subarray(0, 6_000_000)]), id, 0)
    await new Parts().end(id)
    expect(await openS3UploadStore(bucket.options).received(id)).toBeUndefined()
    await store.remove(id)
  })

  it('stores its bytes at the right offset when a server writes its buffer after the client went to another server', async () => {
    const turns = makeTurns()
    const [lost, other] = [0, 1].map(() => openS3UploadStore({ ...bucket.options, turns })) as [
      UploadStore,
      UploadStore,
    ]
    const id = await begin(lost)
    let end = () => undefined as unknown
    const halting = new ReadableStream<Uint8Array>({
      start: (to) => {
        to.enqueue(content.subarray(0, 500_000))
        end = () => to.close()
      },
    })
    const late = lost.incoming.write(Readable.fromWeb(halting as never), id, 0)
    await expect.poll(async () => (await readdir(tmpdir())).length).toBeGreaterThan(0)
    await other.incoming.write(Readable.from([content.subarray(0, 5_242_880)]), id, 0)
    end()
    await expect(late).rejects.toMatchObject({ status_code: 409 })
    expect(await other.received(id)).toBe(5_242_880)
    await other.incoming.write(Readable.from([content.subarray(5_242_880)]), id, 5_242_880)
    expect((await buffer(await other.readIncoming(id))).equals(content)).toBe(true)
    await other.remove(id)
    expect((await other.list()).filter((key) => key.includes(id))).toEqual([])
  })
})

describe('A bucket that', () => {
  const askedAt = async (port: number) => {
    const directory = await mkdtemp(join(tmpdir(), 'uploads-'))
    const path = join(directory, 'a')
    await writeFile(path, 'A')
    const store = openS3UploadStore({
      bucket: 'uploads',
      region: 'eu-north-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'a',
      secretAccessKey: 'b',
    })
    const outcomes = await Promise.allSettled([store.keep('a', path), store.read('a'), store.remove('a')])
    await rm(directory, { recursive: true })
    return outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status)
  }

  it('answers nonsense, or not at all, is unavailable for a while', async () => {
    const server = createServer((_, response) => response.writeHead(500).end('<h1/>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      expect(await askedAt(port)).toEqual([503, 503, 503])
    } finally {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    expect(await askedAt(port)).toEqual([503, 503, 503])
  })
})
