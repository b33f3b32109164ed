// The drawings of a home's plan: with and without furniture and measures, and printed to scale.

/** One drawing. */
export interface PlanView {
  /** Picture id; the picture is square. */
  readonly image: string
  readonly hasFurniture: boolean
  readonly hasMeasures: boolean
}

/** Drawings of one plan that lie exactly on each other. */
export interface PlanDrawings {
  /** What the side of a drawing measures in the home, metres. */
  readonly metres: number
  readonly views: readonly PlanView[]
}

/** The drawing with what is wanted on it, or the one that comes nearest; undefined where there is none. */
export const planViewOf = (
  { views }: Pick<PlanDrawings, 'views'>,
  wanted: Omit<PlanView, 'image'>,
): PlanView | undefined => {
  const unlike = (view: PlanView): number =>
    2 * Number(view.hasMeasures !== wanted.hasMeasures) + Number(view.hasFurniture !== wanted.hasFurniture)
  return views.toSorted((a, b) => unlike(a) - unlike(b))[0]
}

/** The scales that plans are printed in: 50 stands for 1:50. */
export const planScales = [50, 100, 200] as const
/** One of {@link planScales}. */
export type PlanScale = (typeof planScales)[number]

/** Between the margins of an upright A4, millimetres. */
const printableWidth = 190

/** How wide a drawing is printed, millimetres. */
export const printedWidth = ({ metres }: Pick<PlanDrawings, 'metres'>, scale: PlanScale): number =>
  (metres * 1000) / scale

/** The scales in which a drawing fits on an upright A4, the largest drawing first. */
export const scalesThatFit = (drawings: Pick<PlanDrawings, 'metres'>): readonly PlanScale[] =>
  planScales.filter((scale) => printedWidth(drawings, scale) <= printableWidth)
