// Every picture in written content is found, under any field name.
import { join } from 'node:path'
import { demoPictures } from '@husrum/demo'
import { describe, expect, it } from 'vitest'
import { picturesOf } from './pictures-of.ts'
import { readContentFiles } from './read-content-files.ts'

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (value instanceof Map) return [...value.values()].flatMap(stringsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

describe('The pictures of the content', () => {
  it('are those under the names of pictures', () => {
    const content = [
      { image: 'a', text: 'b', blocks: [{ image: 'c', images: ['d', { image: 'e', alt: 'f' }] }] },
      { heroImage: 'g', imaginary: 'h', shareImage: null },
    ]
    expect([...picturesOf(content)]).toEqual(['a', 'c', 'd', 'e', 'g'])
  })

  it('include every value that looks like a picture', async () => {
    const { sites } = await readContentFiles(join(import.meta.dirname, '../../../../content'))
    const written = sites.map(({ frame, pages }) => [frame, ...pages.values()])
    const known = picturesOf(written)
    const seen = new Set(stringsIn(written).filter((text) => demoPictures.has(text)))
    expect(seen.size).toBeGreaterThan(50)
    expect([...seen].filter((id) => !known.has(id))).toEqual([])
  })
})
