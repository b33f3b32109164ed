// How a simulated provider calls us: a local host whatever its name, again and again until it is answered.
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface CallBack {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly method?: 'GET' | 'POST'
}

/** Seconds between two tries, as Swish has them; the last one again and again. */
const pauses = [5, 10, 20, 40, 60, 60, 60, 60, 60]

/** The status; 0 for no answer. Names below `localhost` are this machine, whatever its resolver says. */
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

/** @param secondMs how long a second of the provider lasts. */
export const callBack = async (call: CallBack, secondMs: number, isOver: () => boolean): Promise<void> => {
  for (const pause of [0, ...pauses]) {
    await delay(pause * secondMs, undefined, { ref: false })
    if (isOver() || (await callBackOnce(call)) === 200) return
  }
}
