// Draws uploads in the sizes of pages: upright, without the camera's metadata, in the colours of screens.
import { readPictureId } from '@husrum/domain'
import { isNotThere } from '../../platform/files/stored-files.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { PanoramaPictures } from '../panoramas/index.ts'
import type { PictureSource } from '../pictures/index.ts'
import { openSharp } from '../pictures/index.ts'
import type { FileStore } from './media-files.ts'
import { readStored } from './media-files.ts'

const white = '#fff'

/** Of a crop of the size, the distance from the start of the picture at which the focal point stays in view. */
const startOf = (whole: number, part: number, focal: number): number =>
  Math.max(0, Math.min(whole - part, Math.round(whole * focal - part / 2)))

/** A source that also has the uploads. */
export const withMedia = <Source extends PictureSource>(store: FileStore, others: Source): Source => ({
  ...others,
  has: (id) => readPictureId(id) !== undefined || others.has(id),
  async draw({ id, width, height, format, quality = 75 }) {
    const crop = readPictureId(id)
    if (!crop) return others.draw({ id, width, height, format, quality })
    const body = await readStored(store, crop.id).catch((cause: unknown) => {
      throw isNotThere(cause) ? new Problem('notFound', { cause }) : cause
    })
    const sharp = await openSharp()
    const picture = sharp(body, { limitInputPixels: false, sequentialRead: true }).autoOrient()
    if (crop.focal && height !== undefined) {
      const { autoOrient } = await sharp(body, { limitInputPixels: false }).metadata()
      const scale = Math.max(width / autoOrient.width, height / autoOrient.height)
      const [wide, high] = [
        Math.max(width, Math.round(autoOrient.width * scale)),
        Math.max(height, Math.round(autoOrient.height * scale)),
      ]
      picture.resize(wide, high, { fit: 'fill' }).extract({
        left: startOf(wide, width, crop.focal.x),
        top: startOf(high, height, crop.focal.y),
        width,
        height,
      })
    } else picture.resize(width, height, { fit: crop.isPlan ? 'contain' : 'cover', background: white })
    picture.flatten({ background: white })
    return (format === 'webp' ? picture.webp({ quality }) : picture.jpeg({ quality })).toBuffer()
  },
})

/** A source of panoramas that also has those of companies: an uploaded one is the still and the panorama at once. */
export const withMediaPanoramas = (
  store: FileStore,
  others: PanoramaPictures | undefined,
  nothing: PictureSource,
): PanoramaPictures => ({
  ...withMedia(store, others ?? { ...nothing, roundOf: () => undefined, planOfRoom: () => undefined }),
  roundOf: (still, furnishing) => (readPictureId(still) ? still : others?.roundOf(still, furnishing)),
  planOfRoom: (still) => others?.planOfRoom(still),
})
