// Puts words away so that nobody without the key can read them or swap them for others (AES-256-GCM).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Which key a seal was made with: its first byte. A second key gets a number of its own, and the first stays to open with. */
const keyId = 1
const ivBytes = 12
const tagBytes = 16

export interface Seal {
  /** @param context what it belongs to (a row, a cookie's name); it opens with the same one only. */
  seal(text: string, context: string): Uint8Array<ArrayBuffer>
  /** Undefined for what was sealed with another key or for another context, and for what was changed. */
  open(sealed: Uint8Array, context: string): string | undefined
}

/** @param key 32 bytes. */
export const makeSeal = (key: Uint8Array): Seal => ({
  seal: (text, context) => {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return new Uint8Array(Buffer.concat([Buffer.of(keyId), iv, cipher.getAuthTag(), body]))
  },
  open: (sealed, context) => {
    const bytes = Buffer.from(sealed)
    if (bytes[0] !== keyId || bytes.length < 1 + ivBytes + tagBytes) return undefined
    const iv = bytes.subarray(1, 1 + ivBytes)
    const tag = bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag)
      const body = [decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()]
      return Buffer.concat(body).toString('utf8')
    } catch {
      return undefined
    }
  },
})
