// Pictures of records: their keys, the ids under which pages show them, and what a home shows of them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordMedia } from './record-media.ts'
import { homePicturesOf, mediaKeyOf, pictureIdOf, readPictureId, stageImageOf } from './record-media.ts'

const idOf = (digit: number | string) => `media-${String(digit).repeat(32)}`
const find = (media: string) => (media === 'missing.jpg' ? undefined : media)
const picture = (digit: number, facts: Partial<RecordMedia> = {}): RecordMedia => ({
  media: idOf(digit),
  kind: 'picture',
  ...facts,
})

describe('The key of a picture', () => {
  it('is the same for a file name in other capitals, or from another system', () => {
    expect(mediaKeyOf('files', 'Ko\u0308k 1.JPG')).toBe('files/kök 1.jpg')
    expect(mediaKeyOf('files', 'kök 1.jpg')).toBe('files/kök 1.jpg')
  })

  it('of an address or an upload is independent of the source', () => {
    expect(mediaKeyOf('files', 'https://example.com/A.jpg')).toBe('https://example.com/A.jpg')
    expect(mediaKeyOf('files', idOf('a'))).toBe(idOf('a'))
    expect(mediaKeyOf('files', `${idOf('a')}.jpg`)).toBe(`files/${idOf('a')}.jpg`)
  })
})

describe('The id of a shown picture', () => {
  it('names its crop', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 99 }),
        fc.boolean(),
        (x, y, isPlan) => {
          const crop = { id: idOf('b'), isPlan, ...(!isPlan && { focal: { x: x / 100, y: y / 100 } }) }
          expect(readPictureId(pictureIdOf(crop))).toEqual(crop)
        },
      ),
    )
    expect(
      readPictureId(pictureIdOf({ id: idOf('b'), isPlan: false, focal: { x: 1, y: 1 } }))?.focal?.x,
    ).toBe(0.99)
  })

  it.each([
    '',
    'ext-1',
    'media-1',
    `${idOf('c')}-f1`,
    `${idOf('c')}-plan2`,
    `x${idOf('c')}`,
    `${idOf('c')}\n`,
  ])('is not %j', (id) => {
    expect(readPictureId(id)).toBeUndefined()
  })
})

describe('A home', () => {
  it('shows its own pictures first, each once, then further plans and the house', () => {
    const own = [
      picture(1),
      { media: idOf(8), kind: 'plan' },
      picture(2, { motif: 'kitchen', isExample: true }),
      picture(1, { motif: 'bedroom' }),
      { media: idOf(9), kind: 'plan', alt: { sv: 'Övre plan' } },
      { media: 'missing.jpg', kind: 'picture' },
    ] as const
    expect(homePicturesOf(own, [picture(2), picture(3)], find)).toEqual({
      images: [idOf(1), idOf(2), `${idOf(9)}-plan`, idOf(3)],
      floorPlan: `${idOf(8)}-plan`,
      motifs: { [idOf(2)]: 'kitchen', [`${idOf(9)}-plan`]: 'floorPlan', [idOf(3)]: 'exterior' },
      exampleImages: [idOf(2)],
      alts: { [`${idOf(9)}-plan`]: { sv: 'Övre plan' } },
    })
    expect(homePicturesOf(undefined, undefined, find)).toEqual({ images: [], floorPlan: '' })
  })

  it('has a room to look around in for each panorama, in their order', () => {
    const { panorama, images } = homePicturesOf(
      [
        { media: idOf(1), kind: 'panorama', motif: 'livingRoom' },
        { media: idOf(2), kind: 'panorama' },
      ],
      [],
      find,
    )
    expect(images).toEqual([])
    expect(panorama?.cameras.map(({ id, type, still }) => [id, type, still])).toEqual([
      ['room-1', 'living', idOf(1)],
      ['room-2', '', idOf(2)],
    ])
  })
})

it('A stage shows its first picture from outside', () => {
  expect(stageImageOf([picture(1, { motif: 'kitchen' }), picture(2, { motif: 'exterior' })], find)).toBe(
    idOf(2),
  )
  expect(stageImageOf([picture(1), picture(2)], find)).toBe(idOf(1))
  expect(stageImageOf([{ media: 'missing.jpg', kind: 'picture' }], find)).toBe('')
  expect(stageImageOf(undefined, find)).toBe('')
})
