// A rollout: pages of either build find their files on servers of the other, and a day later the files are deleted.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { aWeb, makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { BuiltAssets, StoredAssets } from './stored-assets.ts'
import { makeStoredAssets } from './stored-assets.ts'

const buildOf = (files: Readonly<Record<string, string>>): BuiltAssets => ({
  paths: Object.keys(files),
  read: (path) => ({
    body: new TextEncoder().encode(files[path]),
    contentType: 'text/javascript; charset=utf-8',
  }),
})

const before = buildOf({ '/assets/entry-old1.js': 'old()', '/assets/shared-1.js': 'both()' })
const after = buildOf({ '/assets/entry-new1.js': 'new()', '/assets/shared-1.js': 'both()' })

let database: OpenDatabase
beforeAll(() => {
  database = openTestDatabase()
})
afterAll(() => database.close())

const serverWith = async (
  built: BuiltAssets,
): Promise<{ kept: StoredAssets; ask: (path: string) => Promise<Response> }> => {
  const kept = makeStoredAssets(database.db)
  await kept.keep(built)
  const { app } = makeTestApp({ web: aWeb({ built }), backend: { storedAssets: kept } })
  return { kept, ask: async (path) => app.request(path, { headers: { host: 'localhost' } }) }
}

const dayPasses = () =>
  sql`update web_assets set used_at = used_at - interval '25 hours'`.execute(database.db)

describe('Servers of two builds over one database', () => {
  it('each have the files of the other’s pages, with immutable caching', async () => {
    const [old, next] = [await serverWith(before), await serverWith(after)]
    const oldScript = await next.ask('/assets/entry-old1.js')
    expect([oldScript.status, await oldScript.text()]).toEqual([200, 'old()'])
    expect(oldScript.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(oldScript.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await (await old.ask('/assets/entry-new1.js')).text()).toBe('new()')
    expect((await next.ask('/assets/entry-none.js')).status).toBe(404)
  })

  it('delete what no server has used for a day', async () => {
    await dayPasses()
    const next = await serverWith(after)
    await next.kept.sweep()
    expect((await next.ask('/assets/entry-old1.js')).status).toBe(404)
    expect((await (await serverWith(before)).ask('/assets/entry-new1.js')).status).toBe(200)
  })
})
