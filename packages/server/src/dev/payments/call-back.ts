// Callbacks of a simulated provider: sent to a local host, and retried up to nine times until they are answered with 200.
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface CallBack {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly method?: 'GET' | 'POST'
}

/** Seconds between two attempts, as with Swish. */
const pauses = [5, 10, 20, 40, 60, 60, 60, 60, 60]

/** Returns the status; 0 without an answer. Names below `localhost` are sent to this machine without DNS. */
export const callBackOnce = ({ url, headers, body, method = 'POST' }: CallBack): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, host, port, pathname, search } = new URL(url)
    const call = request(
      {
        host: hostname.endsWith('localhost') ? '127.0.0.1' : hostname,
        port: port || 80,
        path: pathname + search,
        method,
        headers: {
          host,
          ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
        signal: AbortSignal.timeout(10_000),
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    call.once('error', () => resolve(0))
    call.end(body)
  })

/** @param secondMs duration of a second of the provider, in milliseconds; shorter in tests. */
export const callBack = async (call: CallBack, secondMs: number, isOver: () => boolean): Promise<void> => {
  for (const pause of [0, ...pauses]) {
    await delay(pause * secondMs, undefined, { ref: false })
    if (isOver() || (await callBackOnce(call)) === 200) return
  }
}
