// The homes of a house as outlines in its picture, with their details.
import type { ExplorerView, PicturePoint, StatusColour } from '@husrum/domain'
import { middleOfAreas } from '@husrum/domain'

/** A home with texts in the site's language. */
export interface HouseHome {
  readonly id: string
  readonly name: string
  /** Address of its page; null if it no longer has one. */
  readonly path: string | null
  readonly price: string
  readonly size: string
  /** "Våning 5", "Balkong mot söder"; empty if unknown. */
  readonly place: string
  readonly status: string
  readonly colour: StatusColour
  /** Whether it matches the filters. */
  readonly fits: boolean
}

/** A home in a view. */
export interface Outline {
  readonly home: HouseHome
  /** For `<path d>`, in a picture 1,000 units high. */
  readonly path: string
  /** In the same units. */
  readonly middle: { readonly x: number; readonly y: number }
}

/** Height of the drawing; the width follows from the picture's aspect ratio. */
export const drawingHeight = 1_000
const usualAspect = 1.5

export const aspectOf = ({ aspect }: Pick<ExplorerView, 'aspect'>): number =>
  aspect !== undefined && aspect > 0 ? aspect : usualAspect

/** Outlines of the homes visible in a view, in the order of the homes; the pieces of one home form one outline. */
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
