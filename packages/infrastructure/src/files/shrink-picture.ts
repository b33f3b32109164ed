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

/** Done beside the page's own work where the browser can. */
const draw = async (file: Blob): Promise<Blob> => {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const share = Math.min(1, longestSide / Math.max(whole.width, whole.height))
  const shrunk = (side: number): number => Math.max(1, Math.round(side * share))
  const small =
    share < 1
      ? await createImageBitmap(whole, {
          resizeWidth: shrunk(whole.width),
          resizeHeight: shrunk(whole.height),
          resizeQuality: 'high',
        })
      : whole
  const canvas = new OffscreenCanvas(small.width, small.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw with')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, small.width, small.height)
  context.drawImage(small, 0, 0)
  for (const bitmap of [whole, small]) bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const isSmall = async (file: Blob): Promise<boolean> => {
  if (file.size > smallPng) return false
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  return Math.max(width, height) <= longestSide
}

/** What is no picture, or cannot be read here, stays as it is: the server judges it. */
export const shrinkPicture = async (file: Blob, name: string): Promise<ReadyFile> => {
  const asItIs = { content: file, name }
  try {
    const kind = kindOfContent(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
    if (kind !== 'jpeg' && kind !== 'png') return asItIs
    if (kind === 'png' && (await isSmall(file))) return asItIs
    const content = await draw(file)
    if (content.type !== 'image/jpeg') return asItIs
    return { content, name: kind === 'png' ? name.replace(/(?:\.png)?$/i, '.jpg') : name }
  } catch {
    return asItIs
  }
}
