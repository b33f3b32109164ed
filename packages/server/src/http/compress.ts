// Makes text smaller on its way out, at a level that costs less time than it saves.
import type { Transform } from 'node:stream'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)
const level = 4
const worthIt = 1_024

const isText = (type: string): boolean =>
  /^(?:text\/(?!html)|application\/(?:[\w.+-]+\+)?(?:json|xml|javascript)|image\/svg\+xml)/.test(type)

/** Whether an Accept-Encoding header takes a coding; `q=0` says no. */
export const accepts = (header: string, coding: 'br' | 'gzip'): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })

/** The same answer, compressed where the caller takes it and it is text of some length. Pages see to themselves. */
export const compressed = async (response: Response, acceptEncoding: string): Promise<Response> => {
  const { headers } = response
  if (!isText(headers.get('content-type') ?? '') || headers.has('content-encoding') || !response.body)
    return response
  headers.append('vary', 'accept-encoding')
  if (!accepts(acceptEncoding, 'gzip')) return response
  const body = Buffer.from(await response.arrayBuffer())
  const smaller = body.length < worthIt ? body : await gzipAsync(body, { level })
  const renewed = new Headers(headers)
  if (smaller !== body) renewed.set('content-encoding', 'gzip')
  renewed.set('content-length', String(smaller.length))
  return new Response(new Uint8Array(smaller), { status: response.status, headers: renewed })
}

/** A page's body, compressed; a streamed one leaves piece by piece as it comes. */
export const compressPage = async (
  body: string | ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> => {
  if (typeof body === 'string') return new Uint8Array(await gzipAsync(body, { level }))
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
  const smaller: Transform = createGzip({ level, flush: constants.Z_SYNC_FLUSH })
  source.on('error', (cause) => smaller.destroy(cause))
  smaller.on('close', () => source.destroy())
  return Readable.toWeb(source.pipe(smaller)) as ReadableStream<Uint8Array>
}
