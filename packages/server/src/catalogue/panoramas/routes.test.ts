// 360-degree pictures are encrypted for the browser that opened them, for an hour, and for the homes of one stage.
import { createDecipheriv } from 'node:crypto'
import type { HomeDetails, Panorama } from '@husrum/domain'
import { aHomeInDetail } from '@husrum/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTestApp } from '../../testing/test-app.ts'
import { makePanoramaPasses } from './panorama-passes.ts'
import { panoramaRoutes } from './routes.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
let now = start
beforeEach(() => {
  now = start
})

const panorama: Panorama = {
  cameras: ['kitchen', 'hall', 'unseen'].map((id) => ({
    id,
    type: id,
    floorLevel: 0,
    position: { x: 1, y: 1, z: 1.5 },
    rotation: { x: 0, y: 0, z: 0 },
    fieldOfView: 360,
    hasQA: id !== 'unseen',
    ...(id !== 'hall' && { still: `still-${id}` }),
  })),
  archetypes: [{ id: 'flat', furnishings: ['light', 'warm'].map((id) => ({ id, name: id })) }],
}
const homes: readonly HomeDetails[] = [
  aHomeInDetail({ id: 'home-1', stageId: 'stage-1', panorama }),
  aHomeInDetail({ id: 'home-2', stageId: 'stage-2', panorama }),
  aHomeInDetail({ id: 'home-3', stageId: 'stage-1' }),
]
const body = Buffer.from('a picture of a kitchen')

const serve = () => {
  const drawn: string[] = []
  const { app } = makeTestApp({
    backend: {
      routes: [
        (hono) =>
          panoramaRoutes(hono, {
            passes: makePanoramaPasses([new Uint8Array(32).fill(7)], () => now),
            source: { roundOf: (still, furnishing) => `${still}-${furnishing}` },
            pictures: {
              get: async ({ id, width }) => {
                drawn.push(`${id} ${width}`)
                if (id.endsWith('-warm')) return { kind: 'later' }
                return { kind: 'found', body, etag: '"1"' }
              },
            },
            residences: { homeById: async (_, id) => homes.find((home) => home.id === id) },
            environment: 'development',
          }),
      ],
    },
  })
  const open = async (objectId = 'home-1', cookie = '') => {
    const response = await app.request('/services/explorer/panorama/open', {
      method: 'POST',
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie,
      },
      body: JSON.stringify({ objectId }),
    })
    const given = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const answer = response.status === 200 ? await response.json() : {}
    return { status: response.status, cookie: given, ...(answer as { token: string; key: string }) }
  }
  const get = (token: string, cookie: string, name = 'home-1.kitchen.light.qhdr', stageId = 'stage-1') =>
    app.request(`/services/explorer/${token}${stageId}/${name}`, { headers: { host: 'localhost', cookie } })
  return { app, drawn, open, get }
}

const decrypt = (file: Buffer, key: string): string => {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), file.subarray(0, 12))
  decipher.setAuthTag(file.subarray(-16))
  return Buffer.concat([decipher.update(file.subarray(12, -16)), decipher.final()]).toString()
}

describe('A picture', () => {
  it('is sent encrypted, small and large, to the browser that opened it', async () => {
    const { open, get, drawn } = serve()
    const { token, key, cookie } = await open()
    const response = await get(token, cookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const file = Buffer.from(await response.arrayBuffer())
    expect(file.includes(body)).toBe(false)
    expect(decrypt(file, key)).toBe(body.toString())
    await get(token, cookie, 'home-1.kitchen.light.low.qhdr')
    expect(drawn).toEqual(['still-kitchen-light 1536', 'still-kitchen-light 512'])
  })

  it('that is still being rendered gets a retry', async () => {
    const { open, get } = serve()
    const { token, cookie } = await open()
    const response = await get(token, cookie, 'home-1.kitchen.warm.qhdr')
    expect([response.status, await response.text()]).toEqual([202, ''])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('has another key in each session, which does not decrypt the other’s', async () => {
    const { open, get } = serve()
    const [one, other] = [await open(), await open()]
    const file = Buffer.from(await (await get(one.token, one.cookie)).arrayBuffer())
    expect(one.key).not.toBe(other.key)
    expect(() => decrypt(file, other.key)).toThrow()
  })

  it('is inaccessible without the cookie and with another browser’s', async () => {
    const { open, get, drawn } = serve()
    const [own, foreign] = [await open(), await open()]
    expect((await get(own.token, '')).status).toBe(404)
    expect((await get(own.token, foreign.cookie)).status).toBe(404)
    expect((await get(own.token, 'panorama=; panorama=x')).status).toBe(404)
    expect(drawn).toEqual([])
  })

  it('expires after an hour, and can be opened again', async () => {
    const { open, get } = serve()
    const { token, cookie } = await open()
    now += 59 * 60_000
    expect((await get(token, cookie)).status).toBe(200)
    now += 2 * 60_000
    expect((await get(token, cookie)).status).toBe(404)
    const again = await open('home-1', cookie)
    expect((await get(again.token, again.cookie)).status).toBe(200)
  })

  it.each([
    ['of another stage', 'home-2.kitchen.light.qhdr', 'stage-2'],
    ['of a home of another stage', 'home-2.kitchen.light.qhdr', 'stage-1'],
    ['that has not been approved', 'home-1.unseen.light.qhdr', 'stage-1'],
    ['of a camera without a picture', 'home-1.hall.light.qhdr', 'stage-1'],
    ['of an unknown camera', 'home-1.cellar.light.qhdr', 'stage-1'],
    ['with an unknown furnishing', 'home-1.kitchen.gold.qhdr', 'stage-1'],
    ['of a home without pictures', 'home-3.kitchen.light.qhdr', 'stage-1'],
    ['with an invalid name', '..%2f..%2fsecret.qhdr', 'stage-1'],
  ])('%s does not exist', async (_, name, stageId) => {
    const { open, get, drawn } = serve()
    const { token, cookie } = await open()
    expect((await get(token, cookie, name, stageId)).status).toBe(404)
    expect(drawn).toEqual([])
  })

  it.each(['x/', `${'a'.repeat(8)}-${'b'.repeat(16)}-${'c'.repeat(43)}/`])(
    'is not opened by the forged token %s',
    async (token) => {
      const { open, get } = serve()
      const { cookie } = await open()
      expect((await get(token, cookie)).status).toBe(404)
    },
  )
})

it('A home that is unknown or has no pictures opens nothing', async () => {
  const { open } = serve()
  expect((await open('home-3')).status).toBe(404)
  expect((await open('home-9')).status).toBe(404)
})
