// Signs our calls to Svea, and verifies Svea's callbacks.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface SveaMerchant {
  readonly id: string
  readonly secret: string
}

/** `yyyy-MM-dd HH:mm:ss` in UTC. */
export const sveaTimestamp = (now: number): string =>
  new Date(now).toISOString().slice(0, 19).replace('T', ' ')

/** The `Authorization` header of a call with this body. */
export const sveaAuthorization = (body: string, timestamp: string, { id, secret }: SveaMerchant): string => {
  const hash = createHash('sha512').update(`${body}${secret}${timestamp}`).digest('hex')
  return `Svea ${Buffer.from(`${id}:${hash}`).toString('base64')}`
}

/** The `X-Signature-512` header of a callback. */
export const sveaSignature = (body: string, timestamp: string, { secret }: SveaMerchant): string =>
  createHmac('sha512', secret).update(`${timestamp}.${body}`).digest('base64')

const longestAgeMs = 300_000

/** Whether a callback is Svea's and not older than five minutes. @param timestamp seconds since 1970. */
export const isSveaCallback = (
  {
    body,
    timestamp,
    signature,
  }: { readonly body: string; readonly timestamp: string; readonly signature: string },
  merchant: SveaMerchant,
  now: number,
): boolean => {
  if (!/^\d{9,11}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1_000) > longestAgeMs) return false
  const [own, shown] = [Buffer.from(sveaSignature(body, timestamp, merchant)), Buffer.from(signature)]
  return own.length === shown.length && timingSafeEqual(own, shown)
}
