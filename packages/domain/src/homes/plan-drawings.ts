// The drawings of a home's plan: with and without furniture and measures, and printed to scale.

/** One drawing. */
export interface PlanView {
  /** Picture id; the picture is square. */
  readonly image: string
  readonly hasFurniture: boolean
  readonly hasMeasures: boolean
}

/** Drawings of one plan that overlap exactly. */
export interface PlanDrawings {
  /** Side of a drawing in metres of the home. */
  readonly metres: number
  readonly views: readonly PlanView[]
}

/** The drawing that matches the request, or the closest one; undefined if there is none. */
export const planViewOf = (
  { views }: Pick<PlanDrawings, 'views'>,
  wanted: Omit<PlanView, 'image'>,
): PlanView | undefined => {
  const unlike = (view: PlanView): number =>
    2 * Number(view.hasMeasures !== wanted.hasMeasures) + Number(view.hasFurniture !== wanted.hasFurniture)
  return views.toSorted((a, b) => unlike(a) - unlike(b))[0]
}

/** The scales of printed plans: 50 is 1:50. */
export const planScales = [50, 100, 200] as const
/** One of {@link planScales}. */
export type PlanScale = (typeof planScales)[number]

/** Between the margins of an upright A4, millimetres. */
const printableWidth = 190

/** Printed width of a drawing, millimetres. */
export const printedWidth = ({ metres }: Pick<PlanDrawings, 'metres'>, scale: PlanScale): number =>
  (metres * 1000) / scale

/** The scales in which a drawing fits on an upright A4, the largest drawing first. */
export const scalesThatFit = (drawings: Pick<PlanDrawings, 'metres'>): readonly PlanScale[] =>
  planScales.filter((scale) => printedWidth(drawings, scale) <= printableWidth)
