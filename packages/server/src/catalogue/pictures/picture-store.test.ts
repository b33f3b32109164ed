import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PictureRequest, PictureSource } from './picture-source.ts'
import type { PictureStoreOptions } from './picture-store.ts'
import { makePictureStore } from './picture-store.ts'

const kitchen = { id: 'int-kitchen-stage~home', width: 300, format: 'webp' } as const
const aVisitor = () => ({ signal: new AbortController().signal, address: '192.0.2.1' })

const aSource = (draw: PictureSource['draw']): PictureSource => ({
  version: 1,
  has: (id) => id.startsWith('int-'),
  draw,
})

const makeCountingSource = () => {
  const seen = { drawn: 0, now: 0, max: 0 }
  const draw = async (request: PictureRequest): Promise<Buffer> => {
    seen.drawn += 1
    seen.now += 1
    seen.max = Math.max(seen.max, seen.now)
    await new Promise((done) => setTimeout(done, 5))
    seen.now -= 1
    return Buffer.from(JSON.stringify(request))
  }
  return { seen, source: aSource(draw) }
}

/** Renders on request of the test only. */
const makePatientSource = () => {
  const begun: string[] = []
  const waiting: (() => void)[] = []
  const draw = async ({ id }: PictureRequest): Promise<Buffer> => {
    begun.push(id)
    await new Promise<void>((done) => waiting.push(done))
    return Buffer.from(id)
  }
  const finish = () => waiting.shift()?.()
  return { begun, finish, waiting, source: aSource(draw) }
}

describe('The picture store', () => {
  let directory = ''
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  const openStore = (options: Pick<PictureStoreOptions, 'source'> & Partial<PictureStoreOptions>) => {
    const store = makePictureStore({ directory, isShown: async () => true, ...options })
    return {
      ready: store.ready,
      get: (request: PictureRequest, visitor: Partial<ReturnType<typeof aVisitor>> = {}) =>
        store.get(request, { ...aVisitor(), ...visitor }),
    }
  }
  const nth = (at: number) => ({ ...kitchen, id: `int-kitchen-s~h${at}` })
  const kept = async () => {
    const files = await readdir(directory, { recursive: true, withFileTypes: true })
    return files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  }

  it('renders a picture once and afterwards reads it from the disk', async () => {
    const { seen, source } = makeCountingSource()
    const first = await openStore({ source }).get(kitchen)
    const second = await openStore({ source }).get(kitchen)
    expect(seen.drawn).toBe(1)
    expect(second).toEqual(first)
    const files = await kept()
    expect(files.filter((file) => file.endsWith('.webp')).length).toBe(1)
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([])
  })

  it('renders once for many concurrent requests, and only a few pictures at a time', async () => {
    const { seen, source } = makeCountingSource()
    const store = openStore({ source, concurrency: 2 })
    await Promise.all(Array.from({ length: 30 }, (_, index) => store.get(nth(index % 10))))
    expect(seen.drawn).toBe(10)
    expect(seen.max).toBe(2)
  })

  it('queues thirty-two pictures and rejects the others at once', async () => {
    const { source, begun, finish, waiting } = makePatientSource()
    const store = openStore({ source })
    const asked = Array.from({ length: 600 }, (_, at) => store.get(nth(at)).catch((cause: unknown) => cause))
    let left = 600
    for (const answer of asked)
      void answer.then(() => {
        left -= 1
      })
    await expect.poll(() => left).toBe(34)
    expect(begun).toHaveLength(2)
    for (let at = 0; at < 34; at += 1) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      finish()
    }
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => 'kind' in (answer as object))).toHaveLength(34)
    const refused = answers.filter((answer) => answer instanceof Error)
    expect(refused).toHaveLength(566)
    expect(refused[0]).toMatchObject({ code: 'serviceUnavailable', headers: { 'retry-after': '5' } })
  })

  it('does not render for a client that disconnected while queued, unless another client waits for it', async () => {
    const { source, begun, finish, waiting } = makePatientSource()
    const store = openStore({ source, concurrency: 1, longestLine: 2 })
    const first = store.get(nth(1))
    await expect.poll(() => begun.length).toBe(1)
    const leaving = new AbortController()
    const left = store.get(nth(2), { signal: leaving.signal })
    const shared = [store.get(nth(3), { signal: leaving.signal }), store.get(nth(3))]
    // Each checks the disk before it is queued.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(store.get(nth(4))).rejects.toThrow()
    leaving.abort()
    expect([(await left).kind, (await shared[0])?.kind]).toEqual(['left', 'left'])
    // The place in the queue is free again.
    const next = store.get(nth(5))
    for (const answer of [first, shared[1], next]) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      finish()
      expect((await answer)?.kind).toBe('found')
    }
    expect(begun).toEqual([nth(1).id, nth(3).id, nth(5).id])
    // A later request gets it.
    const again = store.get(nth(2))
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    finish()
    expect((await again).kind).toBe('found')
  })

  describe('with a timeout', () => {
    it('returns “later” soon, continues rendering, and returns the picture on a later request', async () => {
      const { source, begun, finish, waiting } = makePatientSource()
      const counted: string[] = []
      const countMiss = (address: string) => counted.push(address)
      const store = openStore({ source, concurrency: 1, timeoutMs: 200, countMiss })
      const first = store.get(nth(1))
      // Each checks the disk before it is queued, and disks answer in any order.
      await expect.poll(() => begun.length).toBe(1)
      for (const answer of [first, store.get(nth(2))]) expect((await answer).kind).toBe('later')
      // A caller who was asked to retry keeps the place in the queue, whichever others leave.
      const leaving = new AbortController()
      const impatient = store.get(nth(2), { signal: leaving.signal })
      await new Promise((resolve) => setTimeout(resolve, 100))
      leaving.abort()
      await impatient
      for (const at of [1, 2]) {
        await expect.poll(() => waiting.length).toBe(1)
        finish()
        await expect.poll(async () => (await store.get(nth(at))).kind).toBe('found')
      }
      expect(begun).toEqual([nth(1).id, nth(2).id])
      expect(counted).toHaveLength(2)
    })

    it('returns “later” when the queue is full, and counts a repeated request once', async () => {
      const { source, finish, waiting } = makePatientSource()
      let counted = 0
      const countMiss = () => {
        counted += 1
      }
      const store = openStore({ source, concurrency: 1, longestLine: 1, timeoutMs: 20, countMiss })
      const kinds = async (...places: readonly number[]) =>
        (await Promise.all(places.map((at) => store.get(nth(at))))).map(({ kind }) => kind)
      expect(await kinds(1, 2)).toEqual(['later', 'later'])
      expect(await kinds(3, 1, 1)).toEqual(['later', 'later', 'later'])
      expect(counted).toBe(3)
      for (let at = 0; at < 2; at += 1) {
        await expect.poll(() => waiting.length).toBe(1)
        finish()
      }
      await expect.poll(() => kinds(1, 2)).toEqual(['found', 'found'])
    })
  })

  it('does not render a picture that is shown nowhere', async () => {
    const { source, seen } = makeCountingSource()
    const store = openStore({ source, isShown: async (id) => id === kitchen.id })
    expect((await store.get(nth(1))).kind).toBe('unknown')
    expect((await store.get(kitchen)).kind).toBe('found')
    expect(seen.drawn).toBe(1)
  })

  it('counts cache misses of a network, and nothing else', async () => {
    const { source } = makeCountingSource()
    const counted: string[] = []
    const countMiss = (address: string) => {
      counted.push(address)
      if (counted.length > 2) throw new Error('Too many')
    }
    const store = openStore({ source, countMiss })
    await store.get(nth(1), { address: '192.0.2.7' })
    await store.get(nth(1), { address: '192.0.2.8' })
    await store.get(nth(2), { address: '192.0.2.8' })
    expect(counted).toEqual(['192.0.2.7', '192.0.2.8'])
    await expect(store.get(nth(3))).rejects.toThrow('Too many')
    expect((await store.get(nth(2))).kind).toBe('found')
  })

  it('has a maximum size, and evicts the least recently used pictures', async () => {
    const seen: string[] = []
    const source = aSource(async ({ id }) => {
      seen.push(id)
      return Buffer.alloc(1_000)
    })
    const store = openStore({ source, maxBytes: 3_500 })
    for (const at of [1, 2, 3, 1, 4]) await store.get(nth(at))
    await expect.poll(async () => (await kept()).length).toBe(3)
    await store.get(nth(1))
    expect(seen).toEqual([1, 2, 3, 4].map((at) => nth(at).id))
    await store.get(nth(2))
    expect(seen).toHaveLength(5)
  })

  it('counts the files of an earlier process, and deletes its unfinished ones', async () => {
    const source = aSource(async () => Buffer.alloc(1_000))
    const earlier = openStore({ source })
    for (const at of [1, 2, 3, 4, 5]) await earlier.get(nth(at))
    await mkdir(join(directory, 'zz'))
    await writeFile(join(directory, 'zz', 'half.webp.1.tmp'), 'half')
    await openStore({ source, maxBytes: 2_500 }).ready
    await expect.poll(async () => (await kept()).length).toBe(2)
    const sizes = await Promise.all((await kept()).map(async (file) => (await stat(file)).size))
    expect(sizes).toEqual([1_000, 1_000])
  })

  it('still returns pictures when the cache directory is read-only', async () => {
    const file = join(directory, 'in-the-way')
    await writeFile(file, '')
    const { seen, source } = makeCountingSource()
    const store = openStore({ directory: join(file, 'cache'), source })
    expect((await store.get(kitchen)).kind).toBe('found')
    expect((await store.get(kitchen)).kind).toBe('found')
    expect(seen.drawn).toBe(2)
  })

  it('retries on the next request after a failed rendering', async () => {
    let broken = true
    const store = openStore({
      source: aSource(async () => {
        if (broken) throw new Error('no pixels today')
        return Buffer.from('pixels')
      }),
    })
    await expect(store.get(kitchen)).rejects.toThrow('no pixels today')
    broken = false
    expect((await store.get(kitchen)).kind).toBe('found')
  })

  it('returns nothing for an id that its source does not have', async () => {
    const { source } = makeCountingSource()
    expect(await openStore({ source }).get({ ...kitchen, id: '../../etc/passwd' })).toEqual({
      kind: 'unknown',
    })
  })

  it('uses a separate file name for every size and format', async () => {
    const { source } = makeCountingSource()
    const store = openStore({ source })
    const answers = await Promise.all([
      store.get(kitchen),
      store.get({ ...kitchen, width: 600 }),
      store.get({ ...kitchen, height: 300 }),
      store.get({ ...kitchen, format: 'jpeg' }),
    ])
    expect(new Set(answers.map((answer) => (answer.kind === 'found' ? answer.etag : ''))).size).toBe(4)
  })
})
