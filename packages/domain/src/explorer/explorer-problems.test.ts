import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explorerProblems } from './explorer-problems.ts'
import { explorerViews } from './explorer-views.ts'

const square = [
  [0.1, 0.1],
  [0.3, 0.1],
  [0.3, 0.3],
  [0.1, 0.3],
]
const south = {
  id: 'south',
  image: 'south.jpg',
  clickAreas: [{ objectId: 'home-1', polygon: square }],
  interLinks: [{ to: 'north', x: 0.9, y: 0.5 }],
}
const north = { id: 'north', image: 'north.jpg', clickAreas: [], interLinks: [] }
const camera = {
  id: 'kitchen',
  image: 'kitchen.jpg',
  type: 'room',
  floorLevel: 2,
  position: { x: 1, y: 1.6, z: 2 },
  rotation: { x: 0, y: 90, z: 0 },
  fieldOfView: 90,
  hasQA: true,
}
const whole = { views: [south, north], cameras: [camera], settings: { startViewId: 'south' } }
const known = { objectIds: new Set(['home-1']) }

const withArea = (area: unknown) => ({ ...whole, views: [{ ...south, clickAreas: [area] }, north] })
const withPolygon = (polygon: unknown) => withArea({ objectId: 'home-1', polygon })
const withLink = (link: unknown) => ({ ...whole, views: [{ ...south, interLinks: [link] }, north] })
const withCamera = (facts: object) => ({ ...whole, cameras: [{ ...camera, ...facts }] })

describe('The problems of the views of a stage', () => {
  test('are empty if everything can be shown', () => {
    expect(explorerProblems(whole, known)).toEqual([])
    expect(explorerProblems({}, known)).toEqual([])
  })

  const area = 'views[0].clickAreas[0]'
  const link = 'views[0].interLinks[0]'
  test.each<[string, unknown, object]>([
    ['data that is a list', [], { field: '', key: 'notAnObject' }],
    ['views that are not a list', { views: south }, { field: 'views', key: 'notAList' }],
    [
      'a view without id',
      { views: [{ ...south, id: '', interLinks: [] }] },
      { field: 'views[0].id', key: 'missing' },
    ],
    ['an id twice', { views: [north, north] }, { field: 'views[1].id', key: 'sameIdTwice', value: 'north' }],
    [
      'a view without picture',
      { views: [{ id: 'north' }] },
      { field: 'views[0].image', key: 'withoutPicture' },
    ],
    [
      'a corner to the right of the picture',
      withPolygon([...square, [1.2, 0.5]]),
      { field: `${area}.polygon[4][0]`, key: 'outsidePicture', picture: 'south.jpg', value: '1.2' },
    ],
    [
      'a corner above the picture',
      withPolygon([...square, [0.5, -0.1]]),
      { field: `${area}.polygon[4][1]`, key: 'outsidePicture' },
    ],
    [
      'a corner that is NaN',
      withPolygon([...square, [Number.NaN, 0.5]]),
      { field: `${area}.polygon[4][0]`, key: 'notANumber' },
    ],
    [
      'a corner of one number',
      withPolygon([...square, [0.5]]),
      { field: `${area}.polygon[4]`, key: 'notANumber' },
    ],
    ['two corners', withPolygon(square.slice(0, 2)), { field: `${area}.polygon`, key: 'tooFewCorners' }],
    ['no polygon', withArea({ objectId: 'home-1' }), { field: `${area}.polygon`, key: 'missing' }],
    [
      'corners on a line',
      withPolygon([
        [0.1, 0.1],
        [0.2, 0.2],
        [0.3, 0.3],
      ]),
      { field: `${area}.polygon`, key: 'withoutArea', picture: 'south.jpg' },
    ],
    [
      'an unknown home',
      withArea({ objectId: 'home-2', polygon: square }),
      { field: `${area}.objectId`, key: 'unknownObject', value: 'home-2' },
    ],
    [
      'a link to no view',
      withLink({ to: 'east', x: 0, y: 0 }),
      { field: `${link}.to`, key: 'unknownView', value: 'east' },
    ],
    ['a link to itself', withLink({ to: 'south', x: 0, y: 0 }), { field: `${link}.to`, key: 'linkToItself' }],
    [
      'a link from outside',
      withLink({ to: 'north', x: 1.5, y: 0 }),
      { field: `${link}.x`, key: 'outsidePicture' },
    ],
    [
      'a start that is no view',
      { ...whole, settings: { startViewId: 'east' } },
      { field: 'settings.startViewId', key: 'unknownView' },
    ],
    [
      'a camera without picture',
      withCamera({ image: '' }),
      { field: 'cameras[0].image', key: 'withoutPicture' },
    ],
    [
      'a rotation that is NaN',
      withCamera({ rotation: { x: 0, y: Number.NaN, z: 0 } }),
      { field: 'cameras[0].rotation.y', key: 'notANumber', picture: 'kitchen.jpg' },
    ],
    [
      'a rotation that JSON made null',
      withCamera({ rotation: { x: 0, y: null, z: 0 } }),
      { field: 'cameras[0].rotation.y', key: 'notANumber' },
    ],
    ['no position', withCamera({ position: undefined }), { field: 'cameras[0].position', key: 'missing' }],
    [
      'a field of view of nothing',
      withCamera({ fieldOfView: 0 }),
      { field: 'cameras[0].fieldOfView', key: 'outOfRange' },
    ],
    [
      'a sun study beyond the pole',
      { ...whole, sunstudy: { lat: 91, lon: 12, northOffset: 0, frames: [] } },
      { field: 'sunstudy.lat', key: 'outOfRange' },
    ],
    [
      'a month of thirteen',
      {
        ...whole,
        sunstudy: { lat: 57, lon: 12, northOffset: 0, frames: [{ month: 13, hour: 9, image: 'x' }] },
      },
      { field: 'sunstudy.frames[0].month', key: 'outOfRange' },
    ],
  ])('contain %s', (_, data, problem) => {
    const problems = explorerProblems(data, known)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject(problem)
  })

  test('are empty exactly if the area is shown', () => {
    const corner = fc.tuple(fc.double({ min: -0.2, max: 1.2 }), fc.double({ min: -0.2, max: 1.2 }))
    fc.assert(
      fc.property(fc.array(corner, { maxLength: 5 }), (polygon) => {
        const data = withPolygon(polygon)
        const isFine = explorerProblems(data, known).length === 0
        const shown = explorerViews(data)
        const areas = shown.kind === 'views' ? shown.start.clickAreas.length : 0
        expect(areas).toBe(isFine ? 1 : 0)
      }),
    )
  })

  test('are reported for any value without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ views: fc.array(fc.anything()) })), (data) => {
        expect(Array.isArray(explorerProblems(data, known))).toBe(true)
      }),
    )
  })
})
