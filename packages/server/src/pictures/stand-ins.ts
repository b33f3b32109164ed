// A page never waits for a picture that takes seconds: it gets another one until that is drawn.
import type { PictureSource } from './picture-source.ts'
import type { PictureOutcome, PictureStore } from './picture-store.ts'

/** A picture, or what stands in for it: not to be kept, for the next who asks may get the picture itself. */
export type ShownPicture = PictureOutcome | { readonly kind: 'standIn'; readonly body: Buffer }

export interface ShownPictures {
  /** Rejects as a picture store does. */
  get(...asked: Parameters<PictureStore['get']>): Promise<ShownPicture>
}

export const withStandIns = ({
  pictures,
  slowPictures,
  source,
}: {
  readonly pictures: PictureStore
  /** Has a patience of its own. */
  readonly slowPictures: PictureStore
  readonly source: Pick<PictureSource, 'isSlow' | 'standInFor'>
}): ShownPictures => ({
  get: async (request, visitor) => {
    if (!source.isSlow?.(request.id)) return pictures.get(request, visitor)
    const picture = await slowPictures.get(request, visitor)
    const standIn = picture.kind === 'later' ? source.standInFor?.(request.id) : undefined
    if (standIn === undefined) return picture
    const other = await pictures.get({ ...request, id: standIn }, visitor)
    return other.kind === 'found' ? { kind: 'standIn', body: other.body } : picture
  },
})
