// Encrypts and authenticates text (AES-256-GCM).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Version of the format: the first byte. */
const kind = 1
const ivBytes = 12
const tagBytes = 16

export interface Seal {
  /** @param context what it belongs to (a row, a cookie's name); it can only be opened with the same one. */
  seal(text: string, context: string): Uint8Array<ArrayBuffer>
  /** Undefined for another key or context, and for a modified value. */
  open(sealed: Uint8Array, context: string): string | undefined
}

/** @param keys 32 bytes each: the first seals, any opens. */
export const makeSeal = (keys: readonly [Uint8Array, ...Uint8Array[]]): Seal => ({
  seal: (text, context) => {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', keys[0], iv).setAAD(Buffer.from(context))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return new Uint8Array(Buffer.concat([Buffer.of(kind), iv, cipher.getAuthTag(), body]))
  },
  open: (sealed, context) => {
    const bytes = Buffer.from(sealed)
    if (bytes[0] !== kind || bytes.length < 1 + ivBytes + tagBytes) return undefined
    const iv = bytes.subarray(1, 1 + ivBytes)
    const tag = bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
    const body = bytes.subarray(1 + ivBytes + tagBytes)
    for (const key of keys) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
          .setAAD(Buffer.from(context))
          .setAuthTag(tag)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        // Sealed with another key, or not by us.
      }
    }
    return undefined
  },
})
