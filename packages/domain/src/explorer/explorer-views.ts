// The views that can be shown, and what is hit in them (specification 3 §7.2).
import type { ClickArea, ExplorerView, InterLink, PicturePoint } from './explorer-data.ts'

/** What there is to look at. */
export type ExplorerViews =
  | { readonly kind: 'noViews' }
  /** `start` is the view to begin with, one of `views`. */
  | { readonly kind: 'views'; readonly views: readonly ExplorerView[]; readonly start: ExplorerView }

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

const isPoint = (value: unknown): value is PicturePoint =>
  Array.isArray(value) && value.length === 2 && value.every(isShare)

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

const readClickArea = (value: unknown): readonly ClickArea[] => {
  const { objectId, polygon } = record(value)
  const corners = list(polygon)
  return isName(objectId) && corners.length >= 3 && corners.every(isPoint)
    ? [{ objectId, polygon: corners }]
    : []
}

const readInterLink = (value: unknown): readonly InterLink[] => {
  const { to, x, y } = record(value)
  return isName(to) && isShare(x) && isShare(y) ? [{ to, x, y }] : []
}

const readView = (value: unknown): readonly ExplorerView[] => {
  const { id, image, clickAreas, interLinks } = record(value)
  return isName(id) && isName(image)
    ? [
        {
          id,
          image,
          clickAreas: list(clickAreas).flatMap(readClickArea),
          interLinks: list(interLinks).flatMap(readInterLink),
        },
      ]
    : []
}

/**
 * The views in what the explorer service answered, whatever that is. Views without id or picture, click areas that
 * are no polygon of the picture and links that lead nowhere are left out; missing data and data without views are
 * `noViews`. Never throws.
 */
export const explorerViews = (data: unknown): ExplorerViews => {
  const { views, settings } = record(data)
  const read = list(views).flatMap(readView)
  const ids = new Set(read.map((view) => view.id))
  const linked = read.map((view) => ({
    ...view,
    interLinks: view.interLinks.filter((link) => ids.has(link.to)),
  }))
  const { startViewId } = record(settings)
  const start = linked.find((view) => view.id === startViewId) ?? linked[0]
  return start === undefined ? { kind: 'noViews' } : { kind: 'views', views: linked, start }
}

const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b)

/**
 * Whether a point lies in a polygon. The edge belongs to it; where a polygon crosses itself, what is enclosed twice
 * lies outside.
 */
export const isInPolygon = ([x, y]: PicturePoint, polygon: readonly PicturePoint[]): boolean => {
  let isInside = false
  let [ax, ay] = polygon.at(-1) ?? [0, 0]
  for (const [bx, by] of polygon) {
    // Twice the area of the triangle that edge and point span: 0 on the edge's line, its sign tells the side.
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    if (side === 0 && isBetween(x, ax, bx) && isBetween(y, ay, by)) return true
    if (ay > y !== by > y && side > 0 === by > ay) isInside = !isInside
    ax = bx
    ay = by
  }
  return isInside
}

/** Id of the apartment at a point of a view; of several the one that is drawn last, on top. Undefined beside them all. */
export const objectAt = (view: Pick<ExplorerView, 'clickAreas'>, point: PicturePoint): string | undefined =>
  view.clickAreas.findLast(({ polygon }) => isInPolygon(point, polygon))?.objectId
