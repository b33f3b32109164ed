import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PictureRequest, PictureSource } from './picture-source.ts'
import { makePictureStore } from './picture-store.ts'

const kitchen = { id: 'int-kitchen-stage~home', width: 300, format: 'webp' } as const

const aSource = (draw: PictureSource['draw']): PictureSource => ({
  version: 1,
  has: (id) => id.startsWith('int-'),
  draw,
})

const makeCountingSource = () => {
  const seen = { drawn: 0, now: 0, most: 0 }
  const draw = async (request: PictureRequest): Promise<Buffer> => {
    seen.drawn += 1
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await new Promise((done) => setTimeout(done, 5))
    seen.now -= 1
    return Buffer.from(JSON.stringify(request))
  }
  return { seen, source: aSource(draw) }
}

describe('the picture store', () => {
  let directory = ''
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  it('draws a picture once and afterwards answers from the disk', async () => {
    const { seen, source } = makeCountingSource()
    const first = await makePictureStore({ directory, source }).get(kitchen)
    const second = await makePictureStore({ directory, source }).get(kitchen)
    expect(seen.drawn).toBe(1)
    expect(second).toEqual(first)
    const files = await readdir(directory, { recursive: true })
    expect(files.filter((file) => file.endsWith('.webp')).length).toBe(1)
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([])
  })

  it('draws once for many who ask at the same time, and only a few pictures at a time', async () => {
    const { seen, source } = makeCountingSource()
    const store = makePictureStore({ directory, source, concurrency: 2 })
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => store.get({ ...kitchen, id: `int-kitchen-s~h${index % 10}` })),
    )
    expect(seen.drawn).toBe(10)
    expect(seen.most).toBe(2)
  })

  it('still answers when the cache directory cannot be written', async () => {
    const file = join(directory, 'in-the-way')
    await writeFile(file, '')
    const { seen, source } = makeCountingSource()
    const store = makePictureStore({ directory: join(file, 'cache'), source })
    expect((await store.get(kitchen)).kind).toBe('found')
    expect((await store.get(kitchen)).kind).toBe('found')
    expect(seen.drawn).toBe(2)
  })

  it('lets the next visitor try again after a drawing failed', async () => {
    let broken = true
    const store = makePictureStore({
      directory,
      source: aSource(async () => {
        if (broken) throw new Error('no pixels today')
        return Buffer.from('pixels')
      }),
    })
    await expect(store.get(kitchen)).rejects.toThrow('no pixels today')
    broken = false
    expect((await store.get(kitchen)).kind).toBe('found')
  })

  it('knows nothing of an id that its source does not have', async () => {
    const { source } = makeCountingSource()
    expect(await makePictureStore({ directory, source }).get({ ...kitchen, id: '../../etc/passwd' })).toEqual(
      {
        kind: 'unknown',
      },
    )
  })

  it('gives every size and format a name of its own', async () => {
    const { source } = makeCountingSource()
    const store = makePictureStore({ directory, source })
    const answers = await Promise.all([
      store.get(kitchen),
      store.get({ ...kitchen, width: 600 }),
      store.get({ ...kitchen, height: 300 }),
      store.get({ ...kitchen, format: 'jpeg' }),
    ])
    expect(new Set(answers.map((answer) => (answer.kind === 'found' ? answer.etag : ''))).size).toBe(4)
  })
})
