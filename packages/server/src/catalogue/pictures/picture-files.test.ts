// The pictures of the written content are files, so that a server without the demo company shows them too.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defaultShareImage } from '@husrum/contract'
import { sites } from '@husrum/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../content/pages/content/pictures-of.ts'
import { readContentFiles } from '../../content/pages/content/read-content-files.ts'
import { withPictureFiles } from './picture-files.ts'
import { noPictures } from './picture-source.ts'

const server = join(import.meta.dirname, '../../..')
const folder = join(server, 'content-pictures')

describe('The files of pictures', () => {
  it('are those that the content names, and the share images of the sites', async () => {
    const content = await readContentFiles(join(server, 'content'))
    const named = new Set([
      ...picturesOf(content.sites.map(({ frame, pages }) => [frame, ...pages.values()])),
      ...sites.map(({ key }) => defaultShareImage(key)),
    ])
    expect(
      readdirSync(folder).sort(),
      'npm run content:pictures draws missing ones and deletes the others',
    ).toEqual([...named].map((id) => `${id}.webp`).sort())
  })

  it('are drawn in the size and format of the page, and all else by the other source', async () => {
    const others = {
      ...noPictures,
      has: (id: string) => id === 'other',
      draw: async () => Buffer.from('drawn'),
    }
    const source = withPictureFiles(folder, others)
    const id = defaultShareImage('sweden')
    expect([id, 'other', '../content/sweden', 'unknown'].map((each) => source.has(each))).toEqual([
      true,
      true,
      false,
      false,
    ])
    const portrait = await sharp(
      await source.draw({ id, width: 400, height: 600, format: 'jpeg' }),
    ).metadata()
    expect(portrait).toMatchObject({ width: 400, height: 600, format: 'jpeg' })
    const whole = await sharp(await source.draw({ id, width: 600, format: 'webp' })).metadata()
    expect(whole).toMatchObject({ width: 600, format: 'webp' })
    expect(String(await source.draw({ id: 'other', width: 100, format: 'webp' }))).toBe('drawn')
  })
})
