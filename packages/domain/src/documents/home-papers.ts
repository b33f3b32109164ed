// Papers that the company brings as PDF: of a stage, or of one home.

/** The kinds of papers of stages and homes. */
export const homePaperKinds = [
  'economicPlan',
  'statutes',
  'energyDeclaration',
  'floorPlans',
  'priceList',
  'other',
] as const
/** One of {@link homePaperKinds}. */
export type HomePaperKind = (typeof homePaperKinds)[number]

/** Who sees a paper: all visitors on the page of the stage or home, or only those who book or own the home, in My Pages. */
export const paperVisibilities = ['public', 'buyers'] as const
/** One of {@link paperVisibilities}. */
export type PaperVisibility = (typeof paperVisibilities)[number]

/** A paper on a page. */
export interface HomePaperLink {
  readonly id: string
  readonly kind: HomePaperKind
  readonly title: string
  /** The language of the title, if it is not that of the page. */
  readonly language?: string
  /** Bytes. */
  readonly size: number
  readonly href: string
}
