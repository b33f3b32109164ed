// The pictures of a home in display order, with captions; the plan is last.
import type { HomeDetails, Locale } from '@husrum/domain'
import type { HomePageTexts } from '../../texts/sv/home-page.ts'
import type { PictureRatio } from '../../ui/Picture.tsx'

export interface Shot {
  readonly image: string
  /** "Vardagsrum"; "Exempel: vardagsrum" */
  readonly what: string
  /** Shows an example of such a room, not this home. */
  readonly isExample?: boolean
  readonly ratio: PictureRatio
}

export const shotsOf = (
  {
    images,
    floorPlan,
    motifs = {},
    exampleImages = [],
    alts = {},
  }: Pick<HomeDetails, 'images' | 'floorPlan' | 'motifs' | 'exampleImages' | 'alts'>,
  { motif, example, viewer }: HomePageTexts,
  locale: Locale,
): readonly Shot[] => [
  ...images
    .filter((image) => image !== floorPlan)
    .map((image) => {
      const shows = motifs[image]
      const what = alts[image]?.[locale] || (shows ? motif[shows] : viewer.picture)
      const isExample = exampleImages.includes(image)
      return { image, what: isExample ? example(what) : what, isExample, ratio: '3:2' as const }
    }),
  ...(floorPlan === ''
    ? []
    : [{ image: floorPlan, what: alts[floorPlan]?.[locale] || motif.floorPlan, ratio: '1:1' as const }]),
]
