// Renders a drawing to pixels in the size and format that a page requests.

import sharp from 'sharp'
import type { PictureSubject } from '../picture-ids/picture-subject.ts'
import { drawPicture } from './draw-picture.ts'

export type PictureFormat = 'webp' | 'png' | 'jpeg'

export type RenderRequest = {
  readonly subject: PictureSubject
  /** Pixels. Without a height the picture keeps its aspect ratio. */
  readonly width: number
  readonly height?: number | undefined
  readonly quality?: number | undefined
  readonly format: PictureFormat
}

const dotsPerInch = 72

/**
 * Draws, then crops to cover the requested size. Large sizes are drawn large, not enlarged, so lines stay sharp. Of a floor plan, a square
 * is the whole sheet, and any other shape its rooms alone.
 */
export const renderPicture = async ({
  subject,
  width,
  height,
  quality = 75,
  format,
}: RenderRequest): Promise<Buffer> => {
  const isSheet = subject.kind === 'floorPlan' && (height === undefined || height === width)
  const [drawnWide, drawnHigh] = isSheet
    ? [1200, 1200]
    : subject.kind === 'person'
      ? [600, 600]
      : [1500, 1000]
  const high = height ?? Math.round((width * drawnHigh) / drawnWide)
  const scale = Math.max(width / drawnWide, high / drawnHigh)
  const density = Math.max(1, Math.ceil(dotsPerInch * scale))
  const picture = sharp(Buffer.from(drawPicture(subject, isSheet ? 'whole' : 'rooms')), { density })
    .resize(width, high, { fit: 'cover' })
    .flatten({ background: '#fbf9f4' })
  if (format === 'webp') return picture.webp({ quality, effort: 2 }).toBuffer()
  if (format === 'jpeg') return picture.jpeg({ quality, mozjpeg: false }).toBuffer()
  return picture.png({ compressionLevel: 8 }).toBuffer()
}
