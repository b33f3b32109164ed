import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderPicture } from './render-picture.ts'

describe('a rendered picture', () => {
  it('has the size and the format that were asked for', async () => {
    const subject = {
      kind: 'exterior',
      seed: 'a/b',
      building: 'apartment',
      floors: 4,
      setting: 'forest',
    } as const
    const square = await sharp(
      await renderPicture({ subject, width: 300, height: 300, format: 'webp' }),
    ).metadata()
    expect([square.format, square.width, square.height]).toEqual(['webp', 300, 300])
    const wide = await sharp(await renderPicture({ subject, width: 600, format: 'jpeg' })).metadata()
    expect([wide.format, wide.width, wide.height]).toEqual(['jpeg', 600, 400])
  })
})
