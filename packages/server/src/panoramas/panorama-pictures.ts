// Where 360-degree pictures come from: whatever can make one out of a camera's still and a furnishing.
import type { PictureSource } from '../pictures/picture-source.ts'

export interface PanoramaPictures extends PictureSource {
  /** Picture id of all that is seen round the place where a still was taken; undefined where there is none. */
  roundOf(still: string, furnishingId: string): string | undefined
  /** Picture id of the floor plan that a still belongs to: who shows the one may show the other. */
  planOfRoom(still: string): string | undefined
}
