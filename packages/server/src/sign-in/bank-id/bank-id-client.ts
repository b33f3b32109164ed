// Calls to Swedish BankID's relying-party service, version 6: JSON over TLS with our certificate.
import { Agent } from 'node:https'
import { z } from '@husrum/contract'
import type { ProviderResponse } from '../../http/call-provider.ts'
import { callProvider, failureOf } from '../../http/call-provider.ts'
import type { OnProviderTrouble } from '../identity-provider.ts'

export interface BankIdSettings {
  /** Such as `https://appapi2.bankid.com/rp/v6.0/`. */
  readonly url: string
  /** What we show of ourselves: a PKCS #12 file with its passphrase, or certificate and key as PEM. */
  readonly identity:
    | { readonly pfx: Uint8Array; readonly passphrase?: string | undefined }
    | { readonly cert: string; readonly key: string; readonly passphrase?: string | undefined }
  /** BankID's own CA as PEM: no other vouches for the service. */
  readonly ca: string
}

/** For connecting and for answering, as BankID's own sample has it. Milliseconds. */
const timeLimit = 5_000

export type BankIdAnswer =
  | { readonly kind: 'answered'; readonly body: unknown }
  /** The service's own word for what it refuses: `alreadyInProgress`, `notFound` … */
  | { readonly kind: 'refused'; readonly errorCode: string }
  /** No connection, no answer in time, too many calls, maintenance. */
  | { readonly kind: 'away'; readonly retryAfterMs?: number }

export interface BankIdClient {
  /** Never rejects. */
  call(method: 'auth' | 'sign' | 'collect' | 'cancel', body: object): Promise<BankIdAnswer>
  /** Closes the connections that are kept open. */
  close(): void
}

const errorBody = z.object({ errorCode: z.string() })

const judge = ({ status, headers, json: body }: ProviderResponse): BankIdAnswer => {
  if (status === 200 && body !== undefined) return { kind: 'answered', body }
  if (status === 429 || status === 503) {
    // Seconds until more calls are taken, if the service says so.
    const resetAfter = Number(headers['ratelimit-reset'] ?? headers['retry-after']) || 0
    return { kind: 'away', ...(resetAfter > 0 && { retryAfterMs: resetAfter * 1_000 }) }
  }
  const refusal = z.safeParse(errorBody, body)
  // Something between us and the service spoke, and not the service.
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
