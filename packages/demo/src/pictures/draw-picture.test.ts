import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { floorPlanLabels } from './floor-plan-labels.ts'
import type { PictureSubject } from './picture-subject.ts'
import { buildingKinds, interiorRooms, settings } from './picture-subject.ts'

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
  { kind: 'floorPlan', seed, rooms: 3, area: 72, outdoor: ['balcony'], floor: 2, labels: floorPlanLabels.sv },
]

describe('a drawn picture', () => {
  it('is the same, byte for byte, each time the same subject is drawn', () => {
    for (const subject of subjectsOf('stage/home')) expect(drawPicture(subject)).toBe(drawPicture(subject))
  })

  it('looks different for another home of the same stage', () => {
    const others = subjectsOf('stage/other')
    subjectsOf('stage/home').forEach((subject, index) => {
      const other = others[index]
      expect(other).toBeDefined()
      if (other !== undefined) expect(drawPicture(other)).not.toBe(drawPicture(subject))
    })
  })

  it('is whole, finite and light enough to draw quickly, however tall the house', () => {
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

  it('shares no text element with the fonts of a machine', () => {
    for (const subject of subjectsOf('fonts/none')) expect(drawPicture(subject)).not.toContain('<text')
  })
})
