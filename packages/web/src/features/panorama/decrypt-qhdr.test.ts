// @vitest-environment node
import { createCipheriv, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { decryptQhdr, importPanoramaKey } from './decrypt-qhdr.ts'

const key = randomBytes(32)
const picture = randomBytes(5_000)

const sealed = (): Uint8Array => {
  const vector = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, vector)
  return Uint8Array.from(Buffer.concat([vector, cipher.update(picture), cipher.final(), cipher.getAuthTag()]))
}
const opened = async (file: Uint8Array, by: Buffer = key) =>
  decryptQhdr(file.slice().buffer, await importPanoramaKey(by.toString('base64')))

describe('an encrypted picture', () => {
  test('opens with its key', async () => {
    expect(Buffer.from(await opened(sealed())).equals(picture)).toBe(true)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['with another key', () => opened(sealed(), randomBytes(32))],
    ['cut at its end', () => opened(sealed().slice(0, -1))],
    ['cut at its beginning', () => opened(sealed().slice(1))],
    ['of a few bytes', () => opened(sealed().slice(0, 28))],
    ['that is empty', () => opened(new Uint8Array())],
    [
      'with one bit flipped',
      () => {
        const file = sealed()
        file[2_000] = (file[2_000] ?? 0) ^ 1
        return opened(file)
      },
    ],
  ])('%s is refused and not half a picture', async (_, open) => {
    await expect(open()).rejects.toThrow()
  })
})
