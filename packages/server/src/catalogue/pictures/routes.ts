// Pictures by id, only in the sizes that the sites use.
import { imageSizes } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { FieldProblem } from '../../platform/http/problem.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { ShownPictures } from './stand-ins.ts'

/** Width to height. */
const ratios = [3 / 2, 2 / 3, 1, 16 / 9] as const
const tallest = 2_560

interface WantedPicture {
  readonly width: number
  readonly height?: number
  readonly format: 'webp' | 'jpeg'
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined

/** A height is valid if it is the width divided by one of the ratios, rounded. */
const isListedHeight = (width: number, height: number): boolean =>
  height <= tallest && ratios.some((ratio) => Math.abs(width / ratio - height) < 1)

/** Throws `invalidRequest` for sizes and formats that our pages do not use. */
export const readWantedPicture = (query: Readonly<Record<string, string | undefined>>): WantedPicture => {
  const { w, h, q = '75', fit = 'crop', fm = 'webp' } = query
  const errors: FieldProblem[] = []
  const width = wholeNumber(w)
  const height = wholeNumber(h)
  if (w === undefined) errors.push({ field: 'w', key: 'required' })
  else if (!imageSizes.some((size) => size === width)) errors.push({ field: 'w', key: 'unknownValue' })
  if (h !== undefined && (width === undefined || height === undefined || !isListedHeight(width, height)))
    errors.push({ field: 'h', key: 'unknownValue' })
  if (q !== '75') errors.push({ field: 'q', key: 'unknownValue' })
  if (fit !== 'crop') errors.push({ field: 'fit', key: 'unknownValue' })
  if (fm !== 'webp' && fm !== 'jpeg') errors.push({ field: 'fm', key: 'unknownValue' })
  if (errors.length > 0 || width === undefined) throw new Problem('invalidRequest', { errors })
  return { width, ...(height !== undefined && { height }), format: fm === 'jpeg' ? 'jpeg' : 'webp' }
}

/** `GET /images/{id}?w=600&h=400&q=75&fit=crop&fm=webp` */
export const imageRoutes = (app: Hono<AppEnv>, pictures: ShownPictures): void => {
  app.get('/images/:id', async (c) => {
    const picture = await pictures.get(
      { id: c.req.param('id'), quality: 75, ...readWantedPicture(c.req.query()) },
      { signal: c.get('signal'), address: c.get('address') },
    )
    if (picture.kind === 'unknown') throw new Problem('notFound')
    // The client has disconnected.
    if (picture.kind === 'left') return c.body(null, 503, { 'cache-control': 'no-store' })
    const contentType = c.req.query('fm') === 'jpeg' ? 'image/jpeg' : 'image/webp'
    if (picture.kind === 'standIn')
      return c.body(new Uint8Array(picture.body), 200, {
        'cache-control': 'no-store',
        'content-type': contentType,
      })
    // The page shows text until it retries.
    if (picture.kind === 'later') return c.body(null, 202, { 'cache-control': 'no-store' })
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag: picture.etag }
    const known = (c.req.header('if-none-match') ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
    if (known.includes(picture.etag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(picture.body), 200, {
      ...headers,
      'content-type': contentType,
      'content-length': String(picture.body.length),
    })
  })
}
