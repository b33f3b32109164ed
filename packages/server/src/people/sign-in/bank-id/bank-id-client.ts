// Calls to Swedish BankID's relying-party service, version 6: JSON over TLS with our certificate.
import { Agent } from 'node:https'
import { z } from '@husrum/contract'
import type { ProviderResponse } from '../../../platform/http/call-provider.ts'
import { callProvider, failureOf } from '../../../platform/http/call-provider.ts'
import type { OnProviderTrouble } from '../identity-provider.ts'

export interface BankIdSettings {
  /** Such as `https://appapi2.bankid.com/rp/v6.0/`. */
  readonly url: string
  /** Our client certificate: a PKCS #12 file with its passphrase, or certificate and key as PEM. */
  readonly identity:
    | { readonly pfx: Uint8Array; readonly passphrase?: string | undefined }
    | { readonly cert: string; readonly key: string; readonly passphrase?: string | undefined }
  /** BankID's own CA as PEM: no other is trusted. */
  readonly ca: string
}

/** Timeout for connecting and for the response, as in BankID's own sample. Milliseconds. */
const timeLimit = 5_000

export type BankIdAnswer =
  | { readonly kind: 'answered'; readonly body: unknown }
  /** The service's own error code: `alreadyInProgress`, `notFound` … */
  | { readonly kind: 'refused'; readonly errorCode: string }
  /** No connection, timeout, rate limit, maintenance. */
  | { readonly kind: 'away'; readonly retryAfterMs?: number }

export interface BankIdClient {
  /** Never rejects. */
  call(method: 'auth' | 'sign' | 'collect' | 'cancel', body: object): Promise<BankIdAnswer>
  /** Closes idle connections. */
  close(): void
}

const errorBody = z.object({ errorCode: z.string() })

const judge = ({ status, headers, json: body }: ProviderResponse): BankIdAnswer => {
  if (status === 200 && body !== undefined) return { kind: 'answered', body }
  if (status === 429 || status === 503) {
    // Seconds until further calls are accepted, if the service returns them.
    const resetAfter = Number(headers['ratelimit-reset'] ?? headers['retry-after']) || 0
    return { kind: 'away', ...(resetAfter > 0 && { retryAfterMs: resetAfter * 1_000 }) }
  }
  const refusal = z.safeParse(errorBody, body)
  // The response is from an intermediary, not from the service.
  return refusal.success ? { kind: 'refused', errorCode: refusal.data.errorCode } : { kind: 'away' }
}

export const makeBankIdClient = (
  { url, identity, ca }: BankIdSettings,
  onTrouble: OnProviderTrouble = () => undefined,
): BankIdClient => {
  const agent = new Agent({ ...identity, ca, keepAlive: true, minVersion: 'TLSv1.2' } as Agent['options'])
  const base = url.endsWith('/') ? url : `${url}/`

  const post = (method: string, body: object): Promise<ProviderResponse> =>
    callProvider({
      method: 'POST',
      url: new URL(method, base),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      agent,
      timeLimit,
    })

  return {
    call: async (method, body) => {
      try {
        const raw = await post(method, body)
        const answer = judge(raw)
        if (answer.kind === 'refused') onTrouble({ call: method, code: answer.errorCode })
        else if (answer.kind === 'away') onTrouble({ call: method, code: String(raw.status) })
        return answer
      } catch (cause) {
        onTrouble({ call: method, code: failureOf(cause) })
        return { kind: 'away' }
      }
    },
    close: () => agent.destroy(),
  }
}
