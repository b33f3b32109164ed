// Stand-ins for slow pictures: a page gets another picture until the slow one is drawn.
import type { PictureSource } from './picture-source.ts'
import type { PictureOutcome, PictureStore } from './picture-store.ts'

/** A picture, or its stand-in: not cacheable, as the next request may get the picture itself. */
export type ShownPicture = PictureOutcome | { readonly kind: 'standIn'; readonly body: Buffer }

export interface ShownPictures {
  /** Rejects like a picture store. */
  get(...asked: Parameters<PictureStore['get']>): Promise<ShownPicture>
}

export const withStandIns = ({
  pictures,
  slowPictures,
  source,
}: {
  readonly pictures: PictureStore
  /** With a timeout of its own. */
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
