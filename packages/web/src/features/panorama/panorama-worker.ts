// Fetches, decrypts and decodes pictures off the main thread.
import { decryptQhdr, importPanoramaKey } from './decrypt-qhdr.ts'
import type { PictureAnswer, PictureRequest } from './picture-messages.ts'

const answer = async ({ address, key }: PictureRequest): Promise<Omit<PictureAnswer, 'id'>> => {
  let file: ArrayBuffer
  try {
    const response = await fetch(address, { credentials: 'same-origin' })
    if ([401, 403, 404].includes(response.status)) return { kind: 'refused' }
    if (response.status === 202) return { kind: 'later' }
    if (!response.ok) return { kind: 'unavailable' }
    file = await response.arrayBuffer()
  } catch {
    return { kind: 'unavailable' }
  }
  try {
    const bytes = await decryptQhdr(file, await importPanoramaKey(key))
    return { kind: 'picture', picture: await createImageBitmap(new Blob([bytes])) }
  } catch {
    return { kind: 'damaged' }
  }
}

addEventListener('message', async ({ data }: MessageEvent<PictureRequest>) => {
  const found = await answer(data)
  const scope = self as unknown as { postMessage(message: PictureAnswer, transfer: Transferable[]): void }
  scope.postMessage({ id: data.id, ...found }, found.picture ? [found.picture] : [])
})
