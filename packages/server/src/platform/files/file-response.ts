// Serves a file as an attachment that is not cached and that our pages do not open.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { uploadQuery } from '@husrum/contract'
import { makeDrawingLine } from '../../catalogue/pictures/index.ts'
import { Problem } from '../http/problem.ts'
import { drawPreview } from './inspect-picture.ts'
import type { StoredFile } from './postgres-uploads.ts'
import type { ByteRange, UploadStore } from './upload-store.ts'

/** Escapes the five characters that RFC 5987 does not allow and that `encodeURIComponent` leaves unescaped. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** `attachment`, with the file name in both the ASCII and the UTF-8 form (RFC 6266). */
export const attachmentOf = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`
}

/** The byte range of a `Range` header; undefined for the whole file; `unsatisfiable` if it is outside of the file. */
export const rangeOf = (header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}

const bodyOf = (content: Readable): ReadableStream => Readable.toWeb(content) as ReadableStream

/** Every attachment gets a sandbox policy, with the other security headers (`security-headers.ts`). */
const common = (mediaType: string, name: string): Record<string, string> => ({
  'content-type': mediaType,
  'content-disposition': attachmentOf(name),
  'cache-control': 'private, no-store',
})

/** A preview reads the whole picture into memory: one is drawn at a time, and requests beyond this queue are told to retry. */
const previews = makeDrawingLine({ places: 1, longest: 32 })

const previewOf = async (
  store: UploadStore,
  file: StoredFile,
  method: string,
  signal: AbortSignal,
): Promise<Response> => {
  if (file.kind !== 'jpeg' && file.kind !== 'png') throw new Problem('notFound')
  const picture = await previews.run(async () => drawPreview(await buffer(await store.read(file.id))), signal)
  return new Response(method === 'HEAD' ? null : new Uint8Array(picture), {
    headers: {
      ...common('image/jpeg', file.name.replace(/\.\w+$/, '.jpg')),
      'content-length': String(picture.length),
    },
  })
}

/** Answers GET and HEAD. Throws `notFound` for the preview of a file that is not a picture. */
export const fileResponse = async (
  store: UploadStore,
  file: StoredFile,
  request: Request,
  /** Also aborts when the request times out; default: the signal of the request. */
  signal = request.signal,
): Promise<Response> => {
  const isHead = request.method === 'HEAD'
  if (new URL(request.url).searchParams.has(uploadQuery.preview))
    return previewOf(store, file, request.method, signal)
  const etag = `"${file.sha256.slice(0, 32)}"`
  const headers = { ...common(file.mediaType, file.name), 'accept-ranges': 'bytes', etag }
  const isSame = [null, etag].includes(request.headers.get('if-range'))
  const range = isSame ? rangeOf(request.headers.get('range'), file.size) : undefined
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.size}` },
    })
  const length = range ? range.end - range.start + 1 : file.size
  return new Response(isHead ? null : bodyOf(await store.read(file.id, range)), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(length),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` }),
    },
  })
}
