// Signatures of Standard Webhooks 1.0 (`v1`): HMAC-SHA256 over id, timestamp and body.
import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** Shared with a receiver: 32 bytes. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

/** The headers of an attempt. `secrets`: two while one replaces the other; a receiver accepts either. */
export const webhookHeaders = (
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
  secrets: readonly string[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> => {
  const timestamp = String(Math.floor(at / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
