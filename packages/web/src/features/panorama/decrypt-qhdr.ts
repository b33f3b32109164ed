// Decrypts a picture: 12 bytes of IV, data, 16 bytes of tag, AES-256-GCM (SEARCH-38).
import { qhdrTagBytes, qhdrVectorBytes } from '@husrum/contract/panoramas/wire'

/** @param key 32 bytes, base64. */
export const importPanoramaKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)),
    'AES-GCM',
    false,
    ['decrypt'],
  )

/** Returns the bytes of the picture. Rejects if it is truncated, changed, or encrypted with another key. */
export const decryptQhdr = async (file: ArrayBuffer, key: CryptoKey): Promise<ArrayBuffer> => {
  if (file.byteLength <= qhdrVectorBytes + qhdrTagBytes) throw new RangeError('The picture is cut')
  const iv = new Uint8Array(file, 0, qhdrVectorBytes)
  return crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, tagLength: qhdrTagBytes * 8 },
    key,
    new Uint8Array(file, qhdrVectorBytes),
  )
}
