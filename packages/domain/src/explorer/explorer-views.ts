// The views that can be shown, and hit testing within them (SEARCH-36).
import type { ClickArea, ExplorerView, InterLink, PicturePoint } from './explorer-data.ts'

/** The views of a stage, or none. */
export type ExplorerViews =
  | { readonly kind: 'noViews' }
  /** `start` is the initial view, one of `views`. */
  | { readonly kind: 'views'; readonly views: readonly ExplorerView[]; readonly start: ExplorerView }

/** The properties of any value; empty for null and undefined. */
const factsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value)

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1

const isPoint = (value: unknown): boolean => list(value).length === 2 && list(value).every(isShare)

/** The smallest clickable area: one pixel of a picture of 1000 by 1000. */
const leastArea = 1e-6

/** Whether a polygon has an area: its corners are not all on a line. */
export const hasArea = (polygon: readonly PicturePoint[]): boolean => {
  const twice = polygon.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = polygon.at(at - 1) ?? [0, 0]
    return sum + (beforeX * y - x * beforeY)
  }, 0)
  return Math.abs(twice) > 2 * leastArea
}

const isClickArea = (value: unknown): value is ClickArea => {
  const { objectId, polygon } = factsOf(value)
  return (
    isName(objectId) &&
    list(polygon).length > 2 &&
    list(polygon).every(isPoint) &&
    hasArea(polygon as readonly PicturePoint[])
  )
}

const isView = (value: unknown): value is Pick<ExplorerView, 'id' | 'image'> => {
  const { id, image } = factsOf(value)
  return isName(id) && isName(image)
}

/**
 * The views in the answer of the explorer service, whatever that is. Omits views without id or picture, click areas that are not polygons
 * within the picture, have no area or refer to an unknown home, and links to an unknown or the same view; missing data and data without
 * views are `noViews`. Never throws.
 *
 * @param isKnown whether the stage has a home, by its id; every one if absent.
 */
export const explorerViews = (
  data: unknown,
  isKnown: (objectId: string) => boolean = () => true,
): ExplorerViews => {
  const known = list(factsOf(data).views).filter(isView)
  const isLink = (value: unknown, from: string): value is InterLink => {
    const { to, x, y } = factsOf(value)
    return isShare(x) && isShare(y) && to !== from && known.some(({ id }) => id === to)
  }
  const views = known.map((view): ExplorerView => {
    const { clickAreas, interLinks } = factsOf(view)
    return {
      ...view,
      clickAreas: list(clickAreas)
        .filter(isClickArea)
        .filter(({ objectId }) => isKnown(objectId)),
      interLinks: list(interLinks).filter((link): link is InterLink => isLink(link, view.id)),
    }
  })
  const { startViewId } = factsOf(factsOf(data).settings)
  const start = views.find(({ id }) => id === startViewId) ?? views[0]
  return start ? { kind: 'views', views, start } : { kind: 'noViews' }
}

const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b)

/** Whether a point is in a polygon, including its edge; in a self-intersecting polygon, doubly enclosed regions are outside. */
export const isInPolygon = ([x, y]: PicturePoint, polygon: readonly PicturePoint[]): boolean => {
  let isInside = false
  let [ax, ay] = polygon.at(-1) ?? [0, 0]
  for (const [bx, by] of polygon) {
    // Twice the area of the triangle of edge and point: 0 on the edge's line, its sign is the side.
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    if (side === 0 && isBetween(x, ax, bx) && isBetween(y, ay, by)) return true
    if (ay > y !== by > y && side > 0 === by > ay) isInside = !isInside
    ax = bx
    ay = by
  }
  return isInside
}

/** Id of the apartment at a point of a view; the last drawn one if several overlap. Undefined outside of all. */
export const objectAt = (view: Pick<ExplorerView, 'clickAreas'>, point: PicturePoint): string | undefined =>
  view.clickAreas.findLast(({ polygon }) => isInPolygon(point, polygon))?.objectId

/** The centre of the bounding box of an apartment's areas in a view: the start of arrow keys and marks. */
export const middleOfAreas = (areas: readonly Pick<ClickArea, 'polygon'>[]): PicturePoint => {
  const corners = areas.flatMap(({ polygon }) => polygon)
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(corners.map(([x]) => x)), middle(corners.map(([, y]) => y))]
}
