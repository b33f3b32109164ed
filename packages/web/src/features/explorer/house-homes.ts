// The homes of a house as its picture shows them: an outline each, and what is said of them.
import type { ExplorerView, PicturePoint, StatusColour } from '@husrum/domain'
import { middleOfAreas } from '@husrum/domain'

/** A home in words of the site. */
export interface HouseHome {
  readonly id: string
  readonly name: string
  /** Its page, or where it is told of; null where it has none any more. */
  readonly path: string | null
  readonly price: string
  readonly size: string
  /** "Våning 5", "Balkong mot söder"; empty where nothing is known. */
  readonly place: string
  readonly status: string
  readonly colour: StatusColour
  /** Whether it answers what is asked. */
  readonly fits: boolean
}

/** A home in a view. */
export interface Outline {
  readonly home: HouseHome
  /** For `<path d>`, in a picture of a thousand in height. */
  readonly path: string
  /** In the same units. */
  readonly middle: { readonly x: number; readonly y: number }
}

/** The height of the drawing over a picture; its width follows from the picture's shape. */
export const drawingHeight = 1_000
const usualAspect = 1.5

export const aspectOf = ({ aspect }: Pick<ExplorerView, 'aspect'>): number =>
  aspect !== undefined && aspect > 0 ? aspect : usualAspect

/** What is seen of homes in a view, in the order of the homes; a home in several pieces is one outline. */
export const outlinesOf = (view: ExplorerView, homes: readonly HouseHome[]): readonly Outline[] => {
  const width = drawingHeight * aspectOf(view)
  const place = ([x, y]: PicturePoint) => `${Math.round(x * width)} ${Math.round(y * drawingHeight)}`
  return homes.flatMap((home) => {
    const own = view.clickAreas.filter(({ objectId }) => objectId === home.id)
    if (own.length === 0) return []
    const [x, y] = middleOfAreas(own)
    return [
      {
        home,
        path: own.map(({ polygon }) => `M${polygon.map(place).join('L')}Z`).join(''),
        middle: { x: x * width, y: y * drawingHeight },
      },
    ]
  })
}
