// Prepares pictures for upload: applies the orientation, limits the size, and removes camera metadata.
import { kindOfContent } from '@husrum/domain'

/** Pixels. */
const longestSide = 2_560
const quality = 0.85
/** A PNG up to this size is sent unchanged, so that text in screenshots stays sharp. */
const smallPng = 2 * 1024 * 1024

export interface ReadyFile {
  readonly content: Blob
  readonly name: string
}

/** How much of a file is read to find the picture's dimensions, which come after camera metadata. */
const headBytes = 512 * 1024

/** The longest side in pixels, from the file's header; 0 if unknown. */
const longestSideOf = (head: DataView): number => {
  const isPng = head.byteLength > 24 && head.getUint32(0) === 0x89504e47
  if (isPng) return Math.max(head.getUint32(16), head.getUint32(20))
  for (let at = 2; at + 9 < head.byteLength && head.getUint8(at) === 0xff; ) {
    const marker = head.getUint8(at + 1)
    // Frame markers, but not the table markers between them (DHT, JPG, DAC).
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return Math.max(head.getUint16(at + 5), head.getUint16(at + 7))
    at += 2 + head.getUint16(at + 2)
  }
  return 0
}

/** Draws on a white background with low smoothing quality, which is sufficient for shares of at least half. */
const drawn = (source: ImageBitmap | OffscreenCanvas, share: number): OffscreenCanvas => {
  const side = (length: number): number => Math.max(1, Math.round(length * share))
  const canvas = new OffscreenCanvas(side(source.width), side(source.height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to draw on')
  context.imageSmoothingQuality = 'low'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * Browsers decode and encode pictures off the main thread. High-quality downscaling blocks it (half a second for
 * 48 million pixels in Chromium), with every API: halving until the picture is nearly small enough takes a fraction of
 * that.
 */
const draw = async (file: Blob): Promise<Blob> => {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  let source: ImageBitmap | OffscreenCanvas = whole
  const shareOf = ({ width, height }: { width: number; height: number }): number =>
    Math.min(1, longestSide / Math.max(width, height))
  while (shareOf(source) < 0.5) {
    source = drawn(source, 0.5)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const small = drawn(source, shareOf(source))
  whole.close()
  return small.convertToBlob({ type: 'image/jpeg', quality })
}

/** A file that is not a picture, or cannot be read here, is returned unchanged: the server inspects it. */
export const shrinkPicture = async (file: Blob, name: string): Promise<ReadyFile> => {
  const asItIs = { content: file, name }
  try {
    const head = await file.slice(0, headBytes).arrayBuffer()
    const kind = kindOfContent(new Uint8Array(head))
    if (kind !== 'jpeg' && kind !== 'png') return asItIs
    const longest = longestSideOf(new DataView(head))
    if (kind === 'png' && file.size <= smallPng && longest <= longestSide) return asItIs
    const content = await draw(file)
    if (content.type !== 'image/jpeg') return asItIs
    return { content, name: kind === 'png' ? name.replace(/(?:\.png)?$/i, '.jpg') : name }
  } catch {
    return asItIs
  }
}
