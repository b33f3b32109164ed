// Access to a stage's 360-degree pictures for one browser: a signed token and a key derived from both. Nothing is stored.
import { createCipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { qhdrVectorBytes } from '@husrum/contract'

export interface PanoramaPass {
  /** Ends with a slash. */
  readonly token: string
  /** 32 bytes. */
  readonly key: Buffer
  readonly expiresAt: number
}

/** Holder of a pass: the stage, and the secret in the browser's cookie. */
export interface PassHolder {
  readonly stageId: string
  readonly browser: string
}

export interface PanoramaPasses {
  newBrowser(): string
  isBrowser(text: string): boolean
  give(holder: PassHolder): PanoramaPass
  /** The key of a token without its slash; undefined if it is expired, invalid, or of another stage or browser. */
  keyOf(token: string, holder: PassHolder): Buffer | undefined
}

const lifetimeMs = 3_600_000
const browserShape = /^[\w-]{32}$/
const tokenShape = /^([0-9a-z]{6,12})-([\w-]{16})-([\w-]{43})$/

/** @param secrets the first signs new passes, all of them are accepted */
export const makePanoramaPasses = (
  secrets: readonly [Uint8Array, ...Uint8Array[]],
  now: () => number,
): PanoramaPasses => {
  const [own] = secrets
  const macOf = (secret: Uint8Array, ...parts: readonly string[]): Buffer =>
    createHmac('sha256', secret).update(parts.join('\n')).digest()
  const signed = (secret: Uint8Array, begin: string, { stageId, browser }: PassHolder): string =>
    `${begin}-${macOf(secret, 'token', begin, stageId, browser).toString('base64url')}`
  const keyOf = (secret: Uint8Array, token: string, { browser }: PassHolder): Buffer =>
    macOf(secret, 'key', token, browser)
  return {
    newBrowser: () => randomBytes(24).toString('base64url'),
    isBrowser: (text) => browserShape.test(text),
    give: (holder) => {
      const expiresAt = now() + lifetimeMs
      const token = signed(own, `${expiresAt.toString(36)}-${randomBytes(12).toString('base64url')}`, holder)
      return { token: `${token}/`, key: keyOf(own, token, holder), expiresAt }
    },
    keyOf: (token, holder) => {
      const [, end = '', nonce = ''] = tokenShape.exec(token) ?? []
      const given = Buffer.from(token)
      const secret = secrets.find((each) => {
        const ours = Buffer.from(signed(each, `${end}-${nonce}`, holder))
        return given.length === ours.length && timingSafeEqual(given, ours)
      })
      return secret && Number.parseInt(end, 36) > now() ? keyOf(secret, token, holder) : undefined
    },
  }
}

/** A `.qhdr` file: initialisation vector, picture, tag. */
export const sealPicture = (picture: Uint8Array, key: Uint8Array): Buffer => {
  const vector = randomBytes(qhdrVectorBytes)
  const cipher = createCipheriv('aes-256-gcm', key, vector)
  return Buffer.concat([vector, cipher.update(picture), cipher.final(), cipher.getAuthTag()])
}
