import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { floorPlanLabels } from '../picture-ids/floor-plan-labels.ts'
import { drawPicture } from './draw-picture.ts'
import { renderPicture } from './render-picture.ts'

describe('A rendered picture', () => {
  it('has the requested size and format', async () => {
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

  it('of a floor plan fills another shape than the sheet with the rooms alone', async () => {
    const subject = {
      kind: 'floorPlan',
      stage: { seed: 1, siteId: 1, index: 1, size: 80 },
      home: 1,
      labels: floorPlanLabels.sv,
    } as const
    /** Share of the picture that the plan covers: pixels that differ from the background in its corner. */
    const drawnShare = async (width: number, height: number) => {
      const picture = sharp(await renderPicture({ subject, width, height, format: 'png' }))
      const { info } = await picture.trim({ threshold: 12 }).toBuffer({ resolveWithObject: true })
      return (info.width * info.height) / (width * height)
    }
    expect(await drawnShare(600, 400)).toBeGreaterThan(0.5)
    // Without room names, which would be illegible in a list.
    expect(drawPicture(subject, 'rooms').length).toBeLessThan(drawPicture(subject).length / 2)
  })
})
