// A browser that talks to a stack: stores cookies and counts failures.
import { setTimeout as delay } from 'node:timers/promises'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  readonly body: any
}

/** Number of failures by kind, each named in one word. */
export type Failures = Map<string, number>

export interface Browser {
  readonly cookies: Map<string, string>
  /** Undefined if the call may not have arrived, or the server failed; both are counted as failures. */
  ask(
    method: string,
    path: string,
    body?: object | FormData,
    headers?: Record<string, string>,
  ): Promise<Answer | undefined>
  /** Retries until there is a response. Rejects once `giveUp` is aborted. */
  insist(...call: Parameters<Browser['ask']>): Promise<Answer>
}

const wordOf = (cause: unknown): string => {
  const { name, cause: inner } = cause as Error & { readonly cause?: NodeJS.ErrnoException }
  return name === 'TimeoutError' ? 'no answer' : (inner?.code ?? name)
}

let asked = 0
/** A different address for each call, because rate limits are per address. */
const anAddress = (): string => {
  asked += 1
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
}

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const body = /^[[{]/.test(text) ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body }
}

export const openBrowser = (origin: string, failures: Failures, giveUp: AbortSignal): Browser => {
  const cookies = new Map<string, string>()
  const count = (what: string): undefined => void failures.set(what, (failures.get(what) ?? 0) + 1)

  const ask: Browser['ask'] = async (method, path, body, headers = {}) => {
    const token = cookies.get('jwtToken')
    const isForm = body instanceof FormData
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          'sec-fetch-site': 'same-origin',
          // One connection per call, so that a broken connection fails only one call.
          connection: 'close',
          'x-forwarded-for': anAddress(),
          ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.any([AbortSignal.timeout(15_000), giveUp]),
      })
      const answer = await answerOf(response)
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer.status < 500 ? answer : count(String(answer.status))
    } catch (cause) {
      return giveUp.aborted ? undefined : count(wordOf(cause))
    }
  }

  return {
    cookies,
    ask,
    insist: async (...call) => {
      for (;;) {
        giveUp.throwIfAborted()
        const answer = await ask(...call)
        // Retry calls that are still in progress or rate-limited.
        const isLater =
          answer?.status === 429 || (answer?.status === 409 && answer.headers.has('retry-after'))
        if (answer && !isLater) return answer
        await delay(100)
      }
    },
  }
}
