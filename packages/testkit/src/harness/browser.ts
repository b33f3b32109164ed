// A browser before a stack: it keeps cookies, and counts what went wrong.
import { setTimeout as delay } from 'node:timers/promises'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  readonly body: any
}

/** How often what went wrong, in one word each. */
export type Failures = Map<string, number>

export interface Browser {
  readonly cookies: Map<string, string>
  /** Undefined where nobody knows whether it arrived, or the server could not: that is counted. */
  ask(
    method: string,
    path: string,
    body?: object | FormData,
    headers?: Record<string, string>,
  ): Promise<Answer | undefined>
  /** Asks until somebody answers. Rejects once the time for it is over. */
  insist(...call: Parameters<Browser['ask']>): Promise<Answer>
}

const wordOf = (cause: unknown): string => {
  const { name, cause: inner } = cause as Error & { readonly cause?: NodeJS.ErrnoException }
  return name === 'TimeoutError' ? 'no answer' : (inner?.code ?? name)
}

let asked = 0
/** Everybody has an address of their own: limits are for each. */
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
          // A line that breaks takes one call along.
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
        // What is still being done, and what is too much at once, is asked for again.
        const isLater =
          answer?.status === 429 || (answer?.status === 409 && answer.headers.has('retry-after'))
        if (answer && !isLater) return answer
        await delay(100)
      }
    },
  }
}
