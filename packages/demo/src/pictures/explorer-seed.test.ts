import { explorerViews, isInPolygon, objectAt } from '@husrum/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodePictureId } from '../picture-ids/picture-id.ts'
import { homeOfPlan } from '../world/find-building.ts'
import { generateWorld } from '../world/generate-world.ts'
import { explorerSeed } from './explorer-seed.ts'
import { drawFacadePicture } from './facade-drawing.ts'

const { homes, stages } = generateWorld({ seed: 20_261_120, anchor: '2026-11-01' })
const seeded = [...explorerSeed(homes)]
const homeOf = new Map(homes.map((home) => [home.id, home]))

const centreOf = (polygon: readonly (readonly [number, number])[]): readonly [number, number] => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
]

describe("The explorer of the demo company's houses", () => {
  it('has every stage except plots, on each of the sites', () => {
    const drawn = stages.filter(({ id }) =>
      homes.some((home) => home.stageId === id && home.floorPlan !== ''),
    )
    expect(seeded.map(({ stageId }) => stageId).sort()).toEqual(drawn.map(({ id }) => id).sort())
    expect(seeded.length).toBeGreaterThan(100)
  })

  it('shows every home in at least one picture, and only homes of its stage', () => {
    for (const { stageId, data } of seeded) {
      const shown = new Set(
        data.views.flatMap(({ clickAreas }) => clickAreas.map(({ objectId }) => objectId)),
      )
      expect([...shown].sort()).toEqual(
        homes
          .filter((home) => home.stageId === stageId)
          .map(({ id }) => id)
          .sort(),
      )
    }
  })

  it('is valid as a whole: every picture, click area and link is accepted', () => {
    for (const { data } of seeded) {
      const read = explorerViews(data)
      expect(read).toMatchObject({ kind: 'views', views: data.views })
      for (const { interLinks, id } of data.views)
        for (const { to } of interLinks) {
          expect(to).not.toBe(id)
          expect(data.views.some((view) => view.id === to)).toBe(true)
        }
    }
  })

  it("begins with the side of the first home's balcony", () => {
    for (const { data } of seeded) {
      const [first] = data.apts
      const shown = homeOfPlan(homeOf.get(first?.objectId ?? '')?.floorPlan ?? '')
      expect(data.settings.startViewId?.endsWith(shown?.home.direction ?? '?')).toBe(true)
    }
  })

  it('has no overlapping click areas in a picture', () => {
    for (const { data } of seeded)
      for (const view of data.views)
        for (const { objectId, polygon } of view.clickAreas) {
          const centre = centreOf(polygon)
          expect(isInPolygon(centre, polygon)).toBe(true)
          expect(objectAt(view, centre)).toBe(objectId)
        }
  })

  it('shows at the end of a row only the home that has a wall there', () => {
    const [row] = seeded.filter(({ data }) => data.views.some(({ id }) => id.startsWith('row-1-')))
    const ends = row?.data.views.slice(0, 4).map(({ clickAreas }) => clickAreas.length)
    expect(ends).toEqual([6, 1, 6, 1])
  })

  it('shows detached houses at a tenth of the picture or more', () => {
    const apart = seeded.flatMap(({ data }) => data.views.filter(({ id }) => id.startsWith('houses-')))
    expect(apart.length).toBeGreaterThan(20)
    const widths = apart.flatMap(({ clickAreas }) =>
      clickAreas.map(({ polygon }) => {
        const xs = polygon.map(([x]) => x)
        return Math.max(...xs) - Math.min(...xs)
      }),
    )
    expect(Math.min(...widths)).toBeGreaterThan(0.1)
  })

  it('has the middle of each click area on the visible wall of its home', async () => {
    const colour = '#ff00ff'
    for (const { data } of seeded.filter(({ data: { apts } }) => apts.length < 14).slice(0, 3)) {
      for (const view of data.views.slice(0, 4)) {
        const subject = decodePictureId(view.image)
        if (subject?.kind !== 'facade') throw new Error('A view is a picture of a facade')
        for (const { objectId } of view.clickAreas.slice(0, 2)) {
          const number = homeOfPlan(homeOf.get(objectId)?.floorPlan ?? '')?.home.number ?? -1
          const svg = drawFacadePicture(subject, { home: number, colour })
          const { data: pixels, info } = await sharp(Buffer.from(svg))
            .raw()
            .toBuffer({ resolveWithObject: true })
          for (const other of view.clickAreas) {
            const [x, y] = centreOf(other.polygon)
            const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
            const isMarked = pixels[at] === 255 && pixels[at + 1] === 0 && pixels[at + 2] === 255
            expect(isMarked, `${other.objectId} in ${view.id}`).toBe(other.objectId === objectId)
          }
        }
      }
    }
  })
})
