// Calls to Swedish BankID's relying-party service, version 6 (provider-facts 5.1): JSON over TLS with our certificate.
import { Agent, request } from 'node:https'
import { z } from '@husrum/contract'
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

/** No answer of the service is nearly as long, but for the signature in a completed order. Bytes. */
const longestAnswer = 1_000_000

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

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface RawAnswer {
  readonly status: number
  /** Seconds until more calls are taken, if the service says so. */
  readonly resetAfter: number
  readonly text: string
}

const judge = ({ status, resetAfter, text }: RawAnswer): BankIdAnswer => {
  const body = parse(text)
  if (status === 200 && body !== undefined) return { kind: 'answered', body }
  if (status === 429 || status === 503)
    return { kind: 'away', ...(resetAfter > 0 && { retryAfterMs: resetAfter * 1_000 }) }
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

  const post = (method: string, body: object): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      const signal = AbortSignal.timeout(timeLimit)
      const call = request(new URL(method, base), { agent, method: 'POST', headers, signal }, (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > longestAnswer) call.destroy(new Error('The answer is too long'))
          else chunks.push(chunk)
        })
        response.once('error', reject)
        response.once('end', () => {
          const told = response.headers['ratelimit-reset'] ?? response.headers['retry-after']
          resolve({
            status: response.statusCode ?? 0,
            resetAfter: Number(told) || 0,
            text: Buffer.concat(chunks).toString('utf8'),
          })
        })
      })
      call.once('error', reject)
      call.end(text)
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
        const { code, name } = cause as NodeJS.ErrnoException
        onTrouble({ call: method, code: code ?? name })
        return { kind: 'away' }
      }
    },
    close: () => agent.destroy(),
  }
}
