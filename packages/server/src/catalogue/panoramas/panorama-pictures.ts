// Where 360-degree pictures come from: a source that creates one from a camera's still and a furnishing.
import type { PictureSource } from '../pictures/index.ts'

export interface PanoramaPictures extends PictureSource {
  /** Picture id of the panorama at the place where a still was taken; undefined if there is none. */
  roundOf(still: string, furnishingId: string): string | undefined
  /** Picture id of the floor plan of a still: access to one implies access to the other. */
  planOfRoom(still: string): string | undefined
}
