// Makes pictures ready to be sent: turned the right way up, no larger than anybody needs, and without what the camera wrote.
import { kindOfContent } from '@husrum/domain'

/** Points on a side. */
const longestSide = 2_560
const quality = 0.85
/** A picture of a screen of this size is sent as it is: letters stay sharp. */
const smallPng = 2 * 1024 * 1024

export interface ReadyFile {
  readonly content: Blob
  readonly name: string
}

/** How much of a file tells how large its picture is: what cameras write comes before. */
const headBytes = 512 * 1024

/** The longest side in points, as the file's head says; 0 where it does not. */
const longestSideOf = (head: DataView): number => {
  const isPng = head.byteLength > 24 && head.getUint32(0) === 0x89504e47
  if (isPng) return Math.max(head.getUint32(16), head.getUint32(20))
  for (let at = 2; at + 9 < head.byteLength && head.getUint8(at) === 0xff; ) {
    const marker = head.getUint8(at + 1)
    // The frames, but not the tables between them (DHT, JPG, DAC).
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return Math.max(head.getUint16(at + 5), head.getUint16(at + 7))
    at += 2 + head.getUint16(at + 2)
  }
  return 0
}

/** On a white ground, in the cheap way: good as long as it is no less than half. */
const drawn = (source: ImageBitmap | OffscreenCanvas, share: number): OffscreenCanvas => {
  const side = (length: number): number => Math.max(1, Math.round(length * share))
  const canvas = new OffscreenCanvas(side(source.width), side(source.height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw with')
  context.imageSmoothingQuality = 'low'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * Browsers decode and write pictures beside the page's own work. To make them smaller well is what holds up whoever
 * writes (half a second of 48 million points in Chromium), whoever is asked for it: halving them until they are nearly
 * small enough takes a fraction of that.
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

/** What is no picture, or cannot be read here, stays as it is: the server judges it. */
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
