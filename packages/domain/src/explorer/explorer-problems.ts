// Validates a stage's explorer data before import, and reports problems by field and picture. A page silently omits what it cannot show
// (`explorerViews`).
import type { PicturePoint } from './explorer-data.ts'
import { hasArea } from './explorer-views.ts'

/** The kinds of problems. */
export const explorerProblemKeys = [
  'notAnObject',
  'notAList',
  'missing',
  'sameIdTwice',
  'outsidePicture',
  'tooFewCorners',
  'withoutArea',
  'unknownObject',
  'unknownView',
  'linkToItself',
  'notANumber',
  'outOfRange',
  'withoutPicture',
] as const
/** One of {@link explorerProblemKeys}. */
export type ExplorerProblemKey = (typeof explorerProblemKeys)[number]

/** An invalid field. */
export interface ExplorerProblem {
  /** Its path: `views[0].clickAreas[2].polygon[1]`. */
  readonly field: string
  readonly key: ExplorerProblemKey
  /** The picture that it belongs to, if any. */
  readonly picture?: string
  /** The invalid value, if it helps. */
  readonly value?: string
}

type Facts = Readonly<Record<string, unknown>>
type Report = (field: string, key: ExplorerProblemKey, value?: unknown) => void

const isObject = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const objectsOf = (value: unknown, field: string, report: Report): readonly (readonly [Facts, string])[] => {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    report(field, 'notAList')
    return []
  }
  return value.flatMap((one: unknown, at) => {
    if (isObject(one)) return [[one, `${field}[${at}]`] as const]
    report(`${field}[${at}]`, 'notAnObject')
    return []
  })
}

const checkIds = (items: readonly (readonly [Facts, string])[], report: Report): ReadonlySet<string> => {
  const ids = new Set<string>()
  for (const [{ id }, field] of items) {
    if (!isName(id)) report(`${field}.id`, 'missing')
    else if (ids.has(id)) report(`${field}.id`, 'sameIdTwice', id)
    else ids.add(id)
  }
  return ids
}

const checkShare = (value: unknown, field: string, report: Report): boolean => {
  if (!isNumber(value)) report(field, 'notANumber', value)
  else if (value < 0 || value > 1) report(field, 'outsidePicture', value)
  else return true
  return false
}

const checkPolygon = (polygon: unknown, field: string, report: Report): void => {
  if (!Array.isArray(polygon)) {
    report(field, polygon === undefined ? 'missing' : 'notAList')
    return
  }
  if (polygon.length < 3) {
    report(field, 'tooFewCorners', polygon.length)
    return
  }
  const isWhole = polygon
    .map((corner: unknown, at) => {
      if (!Array.isArray(corner) || corner.length !== 2) {
        report(`${field}[${at}]`, 'notANumber', JSON.stringify(corner))
        return false
      }
      return corner.map((share, side) => checkShare(share, `${field}[${at}][${side}]`, report)).every(Boolean)
    })
    .every(Boolean)
  if (isWhole && !hasArea(polygon as readonly PicturePoint[])) report(field, 'withoutArea')
}

const checkVector = (vector: unknown, field: string, report: Report): void => {
  if (!isObject(vector)) {
    report(field, 'missing')
    return
  }
  for (const axis of ['x', 'y', 'z'])
    if (!isNumber(vector[axis])) report(`${field}.${axis}`, 'notANumber', vector[axis])
}

const checkNumber = (
  value: unknown,
  [least, max]: readonly [number, number],
  field: string,
  report: Report,
) => {
  if (!isNumber(value)) report(field, 'notANumber', value)
  else if (value < least || value > max) report(field, 'outOfRange', value)
}

const checkCamera = (camera: Facts, field: string, report: Report): void => {
  if (!isName(camera.image)) report(`${field}.image`, 'withoutPicture')
  if (!isNumber(camera.floorLevel)) report(`${field}.floorLevel`, 'notANumber', camera.floorLevel)
  checkVector(camera.position, `${field}.position`, report)
  checkVector(camera.rotation, `${field}.rotation`, report)
  checkNumber(camera.fieldOfView, [1, 180], `${field}.fieldOfView`, report)
}

const checkSunStudy = (study: Facts, report: Report): void => {
  checkNumber(study.lat, [-90, 90], 'sunstudy.lat', report)
  checkNumber(study.lon, [-180, 180], 'sunstudy.lon', report)
  checkNumber(study.northOffset, [-360, 360], 'sunstudy.northOffset', report)
  for (const [frame, field] of objectsOf(study.frames, 'sunstudy.frames', report)) {
    checkNumber(frame.month, [1, 12], `${field}.month`, report)
    checkNumber(frame.hour, [0, 23], `${field}.hour`, report)
    if (!isName(frame.image)) report(`${field}.image`, 'withoutPicture')
  }
}

/**
 * All problems of a stage's views, sun study and cameras, in document order; empty if everything can be shown. Never throws.
 *
 * @param objectIds of the homes that the stage has.
 */
export const explorerProblems = (
  data: unknown,
  { objectIds }: { readonly objectIds: ReadonlySet<string> },
): readonly ExplorerProblem[] => {
  const problems: ExplorerProblem[] = []
  const reportOf =
    (picture?: unknown): Report =>
    (field, key, value) =>
      problems.push({
        field,
        key,
        ...(isName(picture) && { picture }),
        ...(value !== undefined && { value: String(value).slice(0, 80) }),
      })
  const report = reportOf()
  if (!isObject(data)) {
    report('', 'notAnObject')
    return problems
  }
  const views = objectsOf(data.views, 'views', report)
  const viewIds = checkIds(views, report)
  for (const [view, field] of views) {
    const ofView = reportOf(view.image)
    if (!isName(view.image)) ofView(`${field}.image`, 'withoutPicture')
    if (view.aspect !== undefined) checkNumber(view.aspect, [0.2, 5], `${field}.aspect`, ofView)
    for (const [area, at] of objectsOf(view.clickAreas, `${field}.clickAreas`, ofView)) {
      if (!isName(area.objectId)) ofView(`${at}.objectId`, 'missing')
      else if (!objectIds.has(area.objectId)) ofView(`${at}.objectId`, 'unknownObject', area.objectId)
      checkPolygon(area.polygon, `${at}.polygon`, ofView)
    }
    for (const [link, at] of objectsOf(view.interLinks, `${field}.interLinks`, ofView)) {
      if (!isName(link.to)) ofView(`${at}.to`, 'missing')
      else if (link.to === view.id) ofView(`${at}.to`, 'linkToItself', link.to)
      else if (!viewIds.has(link.to)) ofView(`${at}.to`, 'unknownView', link.to)
      checkShare(link.x, `${at}.x`, ofView)
      checkShare(link.y, `${at}.y`, ofView)
    }
  }
  const settings = isObject(data.settings) ? data.settings : {}
  const { startViewId } = settings
  if (isName(startViewId) && !viewIds.has(startViewId))
    report('settings.startViewId', 'unknownView', startViewId)
  if (isObject(data.sunstudy)) checkSunStudy(data.sunstudy, report)
  const cameras = objectsOf(data.cameras, 'cameras', report)
  checkIds(cameras, report)
  for (const [camera, field] of cameras) checkCamera(camera, field, reportOf(camera.image))
  return problems
}
