// Pictures are drawn in a worker thread.
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { encodePictureId } from '../picture-ids/picture-id.ts'
import { demoPictures } from './demo-pictures.ts'
import { renderPicture } from './render-picture.ts'

afterAll(() => demoPictures.close())

const facade = (seed: string) =>
  encodePictureId({ kind: 'exterior', seed, building: 'apartment', floors: 20, setting: 'city' })

describe('The pictures of the demo company', () => {
  it('are drawn from their ids, in the requested size', async () => {
    const body = await demoPictures.draw({ id: facade('a/b'), width: 300, height: 200, format: 'webp' })
    const { format, width, height } = await sharp(body).metadata()
    expect([format, width, height]).toEqual(['webp', 300, 200])
  })

  it('do not block the calling thread', async () => {
    const kitchens = Array.from(
      { length: 40 },
      (_, at) => ({ kind: 'interior', seed: `a/${at}`, room: 'kitchen' }) as const,
    )
    const size = { width: 100, format: 'webp' } as const
    const busyWith = async (draw: (kitchen: (typeof kitchens)[number]) => Promise<unknown>) => {
      const before = performance.eventLoopUtilization()
      await Promise.all(kitchens.map(draw))
      return performance.eventLoopUtilization(before).active
    }
    const beside = await busyWith((kitchen) => demoPictures.draw({ id: encodePictureId(kitchen), ...size }))
    const here = await busyWith((kitchen) => renderPicture({ subject: kitchen, ...size }))
    expect(beside).toBeLessThan(here / 2)
  })

  it('are rejected for an invalid id', async () => {
    await expect(demoPictures.draw({ id: 'ext-castle', width: 300, format: 'webp' })).rejects.toThrow(
      RangeError,
    )
  })

  it('are drawn again after being closed', async () => {
    await demoPictures.close()
    const body = await demoPictures.draw({ id: facade('a/c'), width: 100, format: 'jpeg' })
    expect((await sharp(body).metadata()).format).toBe('jpeg')
  })
})
