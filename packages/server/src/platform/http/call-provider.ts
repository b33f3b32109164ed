// Calls a provider over HTTP, with our client certificate if required.
import type { IncomingHttpHeaders } from 'node:http'
import { request as requestPlain } from 'node:http'
import type { Agent } from 'node:https'
import { request as requestSecure } from 'node:https'

export interface ProviderCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Has our client certificate. */
  readonly agent?: Agent
  /** Timeout for connecting and responding, ms; default 8,000. */
  readonly timeLimit?: number
}

export interface ProviderResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Undefined if it is not JSON. */
  readonly json: unknown
}

const usualTimeLimit = 8_000
/** Bytes. */
const longestAnswer = 1_000_000

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Rejects if no complete response arrives in time. */
export const callProvider = ({
  method,
  url,
  headers = {},
  body,
  agent,
  timeLimit = usualTimeLimit,
}: ProviderCall): Promise<ProviderResponse> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    const options = {
      method,
      agent,
      signal: AbortSignal.timeout(timeLimit),
      headers: {
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    }
    const call = request(url, options, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > longestAnswer) call.destroy(new Error('The answer is too long'))
        else chunks.push(chunk)
      })
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parse(text) })
      })
    })
    call.once('error', reject)
    call.end(body)
  })

/** The part of the error of a failed call that may be logged. */
export const failureOf = (cause: unknown): string => {
  const { code, name } = cause as NodeJS.ErrnoException
  return typeof code === 'string' ? code : name
}
