// The invented company's pictures: each is drawn from what its id says.

import { DRAWING_VERSION } from './draw-picture.ts'
import { decodePictureId } from './picture-id.ts'
import type { RenderRequest } from './render-picture.ts'
import { renderPicture } from './render-picture.ts'

export interface DemoPictureRequest extends Omit<RenderRequest, 'subject'> {
  readonly id: string
}

export const demoPictures = {
  version: DRAWING_VERSION,
  has: (id: string): boolean => decodePictureId(id) !== undefined,
  /** Rejects for an id that it does not have. */
  draw: async ({ id, ...size }: DemoPictureRequest): Promise<Buffer> => {
    const subject = decodePictureId(id)
    if (subject === undefined) throw new RangeError('No picture has this id')
    return renderPicture({ subject, ...size })
  },
}
