// Pictures have the listed sizes, are cached forever, and are not sent twice.
import { imageSizes } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { makeTestApp } from '../../testing/test-app.ts'
import { imageRoutes, readWantedPicture } from './routes.ts'
import { withStandIns } from './stand-ins.ts'

const { app } = makeTestApp()

describe('A picture', () => {
  it('is cached for a year, and has an ETag', async () => {
    const response = await app.request('/images/ext-1?w=600&h=400&q=75&fit=crop&fm=webp')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = response.headers.get('etag') ?? ''
    const again = await app.request('/images/ext-1?w=600&h=400', {
      headers: { 'if-none-match': `"other", W/${etag}` },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('that renders slowly is replaced by another one, which is not cached', async () => {
    const { app } = makeTestApp({
      backend: {
        routes: [
          (hono) =>
            imageRoutes(
              hono,
              withStandIns({
                source: {
                  isSlow: (id) => id.startsWith('room-'),
                  standInFor: (id) => (id === 'room-1' ? 'int-1' : undefined),
                },
                slowPictures: { get: async () => ({ kind: 'later' }) },
                pictures: {
                  get: async ({ id }) => ({ kind: 'found', body: Buffer.from(id), etag: '"etag-2"' }),
                },
              }),
            ),
        ],
      },
    })
    const room = await app.request('/images/room-1?w=600&h=400')
    expect([room.status, await room.text()]).toEqual([200, 'int-1'])
    expect(room.headers.get('cache-control')).toBe('no-store')
    expect(room.headers.has('etag')).toBe(false)
    // Without a stand-in, the alternative text is shown.
    const other = await app.request('/images/room-2?w=600&h=400')
    expect([other.status, await other.text()]).toEqual([202, ''])
  })

  it('is a JPEG for social media previews', async () => {
    const response = await app.request('/images/ext-1?w=1200&h=800&fm=jpeg')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
  })

  it('exists in every width that pages use, in four shapes', () => {
    for (const width of imageSizes) {
      expect(readWantedPicture({ w: String(width) })).toEqual({ width, format: 'webp' })
      for (const ratio of [3 / 2, 1, 16 / 9]) {
        const height = Math.round(width / ratio)
        expect(readWantedPicture({ w: String(width), h: String(height) })).toMatchObject({ width, height })
      }
    }
    expect(readWantedPicture({ w: '600', h: '900' })).toMatchObject({ height: 900 })
    expect(() => readWantedPicture({ w: '1900', h: '2850' })).toThrow()
    for (const h of ['0', '-400', '4e2', '400.5', ' 400'])
      expect(() => readWantedPicture({ w: '600', h })).toThrow()
  })
})
