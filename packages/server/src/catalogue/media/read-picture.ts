// What a picture file is: by its bytes, never by its name.
import { createHash } from 'node:crypto'
import type { MediaType } from '@husrum/domain'
import { makeDrawingLine, openSharp } from '../pictures/index.ts'
import { RefusedMedia } from './refused-media.ts'
import { checkSvg } from './safe-svg.ts'

/** Pixels. A JPEG is decoded at a reduced scale, the others whole. */
export const maxPixels = { 'image/jpeg': 220_000_000, others: 60_000_000 } as const

/** Pixels of the longer side of a drawing. */
const drawingSide = 2_560

/** A picture that may be stored. */
export interface ReadPicture {
  /** The same for the same file. */
  readonly id: string
  readonly type: MediaType
  /** Upright. */
  readonly width: number
  readonly height: number
  /** What is stored: the file itself, or the pixels of a drawing. */
  readonly body: Uint8Array
}

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** The type that the first bytes tell; undefined for all other files. */
export const pictureTypeOf = (bytes: Uint8Array): MediaType | undefined => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp'
  if (startsWith(bytes, 'ftyp', 4) && /^avi[fs]$/.test(Buffer.from(bytes.subarray(8, 12)).toString('latin1')))
    return 'image/avif'
  const start = Buffer.from(bytes.subarray(0, 1_024))
    .toString('utf8')
    .replace(/^\ufeff/, '')
  return /^\s*<(?:\?xml|svg|!--|!DOCTYPE)/i.test(start) &&
    /<svg[\s/>]/i.test(Buffer.from(bytes.subarray(0, 16_384)).toString('utf8'))
    ? 'image/svg+xml'
    : undefined
}

const formats: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/svg+xml': 'svg',
}

/** Seconds to decode one. */
const timeoutSeconds = 20

const line = makeDrawingLine({ places: 2, longest: 64 })

const read = async (bytes: Uint8Array): Promise<Omit<ReadPicture, 'id'>> => {
  if (bytes.length === 0) throw new RefusedMedia('fileBroken')
  const type = pictureTypeOf(bytes)
  if (!type) throw new RefusedMedia('fileType')
  const drawing = type === 'image/svg+xml' ? checkSvg(bytes) : undefined
  const sharp = await openSharp()
  const open = () =>
    sharp(drawing?.bytes ?? bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
  const broken = (cause: unknown): never => {
    throw new RefusedMedia('fileBroken', cause)
  }
  const facts = await open().metadata().catch(broken)
  if (facts.format !== formats[type]) throw new RefusedMedia('fileType')
  const most = type === 'image/jpeg' ? maxPixels['image/jpeg'] : maxPixels.others
  if (!drawing && facts.width * facts.height > most) throw new RefusedMedia('fileTooManyPixels')
  if (drawing) {
    const scale = drawingSide / Math.max(facts.width, facts.height)
    const [width, height] = [facts.width, facts.height].map((side) => Math.max(1, Math.round(side * scale)))
    const { data, info } = await sharp(drawing.sized(width ?? 1, height ?? 1), {
      limitInputPixels: maxPixels.others,
    })
      .flatten({ background: '#fff' })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true })
      .catch(broken)
    return { type, width: info.width, height: info.height, body: data }
  }
  // Decodes all of it: a file that was cut off is found now and not by a visitor.
  await open()
    .resize(32, 32, { fit: 'inside' })
    .raw()
    .timeout({ seconds: timeoutSeconds })
    .toBuffer()
    .catch(broken)
  const { width, height } = facts.autoOrient
  return { type, width, height, body: bytes }
}

/** Throws {@link RefusedMedia}, or `serviceUnavailable` if too many files come at once. */
export const readPicture = async (bytes: Uint8Array): Promise<ReadPicture> => {
  const id = `media-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`
  return { id, ...(await line.run(() => read(bytes), new AbortController().signal)) }
}
