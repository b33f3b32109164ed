import { describe, expect, it } from 'vitest'
import { settings } from '../building/setting.ts'
import { floorPlanLabels } from '../picture-ids/floor-plan-labels.ts'
import type { PictureSubject } from '../picture-ids/picture-subject.ts'
import { buildingKinds, interiorRooms } from '../picture-ids/picture-subject.ts'
import { airOf } from './air.ts'
import { drawPicture } from './draw-picture.ts'

const subjectsOf = (seed: string): readonly PictureSubject[] => [
  ...buildingKinds.flatMap((building) =>
    settings.map(
      (setting): PictureSubject => ({
        kind: 'exterior',
        seed,
        building,
        setting,
        floors: building === 'apartment' ? 6 : 2,
      }),
    ),
  ),
  ...interiorRooms.map((room): PictureSubject => ({ kind: 'interior', seed, room })),
  ...settings.map((setting): PictureSubject => ({ kind: 'area', seed, setting })),
  {
    kind: 'floorPlan',
    stage: { seed: 1, siteId: 1, index: 1, size: 80 },
    home: seed.length,
    labels: floorPlanLabels.sv,
  },
]

describe('A drawn picture', () => {
  it('is identical, byte for byte, each time the same subject is drawn', () => {
    for (const subject of subjectsOf('stage/home')) expect(drawPicture(subject)).toBe(drawPicture(subject))
  })

  it('differs for another home of the same stage', () => {
    const others = subjectsOf('stage/other')
    subjectsOf('stage/home').forEach((subject, index) => {
      const other = others[index]
      expect(other).toBeDefined()
      if (other !== undefined) expect(drawPicture(other)).not.toBe(drawPicture(subject))
    })
  })

  it('of a house has the sky of its stage for each of its homes', () => {
    const skyOf = (seed: string) =>
      drawPicture({ kind: 'exterior', seed, building: 'apartment', floors: 5, setting: 'city' })
        .match(/#[0-9a-f]{6}/g)
        ?.slice(0, 3)
    for (const stage of ['kajutan', 'galeasen', 'linnean', 'kvadraten'])
      for (const home of ['/a', '/b', '/c']) expect(skyOf(stage + home)).toEqual(skyOf(stage))
  })

  it('covers every season, and never shows dusk', () => {
    const days = Array.from({ length: 60 }, (_, at) => airOf(`stage${at}`))
    for (const { light } of days) expect(light.name).not.toBe('dusk')
    expect(new Set(days.map(({ season }) => season.name)).size).toBe(4)
  })

  it('is complete, finite and small enough to draw quickly, at any height of the house', () => {
    for (const floors of [1, 3, 8, 14, 20]) {
      for (let nth = 0; nth < 6; nth += 1) {
        const svg = drawPicture({
          kind: 'exterior',
          seed: `tall${nth}/a`,
          building: 'apartment',
          floors,
          setting: 'city',
        })
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg.length).toBeLessThan(110_000)
      }
    }
    for (const subject of subjectsOf('whole/one'))
      expect(drawPicture(subject)).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('of an option is the same room from the same angle, with another material', () => {
    const shapesOf = (room: 'kitchen' | 'livingRoom', seed: string) =>
      drawPicture({ kind: 'interior', room, seed }).replace(/#[0-9a-f]{6}/g, '')
    expect(shapesOf('kitchen', 'option-oak')).toBe(shapesOf('kitchen', 'option-white'))
    expect(shapesOf('livingRoom', 'option-ash')).toBe(shapesOf('livingRoom', 'option-plank'))
    expect(shapesOf('livingRoom', 'option-herringbone')).not.toBe(shapesOf('livingRoom', 'option-plank'))
    expect(drawPicture({ kind: 'interior', room: 'kitchen', seed: 'option-oak' })).not.toBe(
      drawPicture({ kind: 'interior', room: 'kitchen', seed: 'option-white' }),
    )
  })

  it('contains no text element, which would depend on installed fonts', () => {
    for (const subject of subjectsOf('fonts/none')) expect(drawPicture(subject)).not.toContain('<text')
  })
})
