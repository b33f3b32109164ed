// Servers of two releases each show their own content, whichever was started last.
import { siteByKey } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { FrameFile, PageFile } from './content-file.ts'
import { importContent, sweepContent, useContent } from './import-content.ts'
import { makeContentStore } from './postgres-content-store.ts'
import type { ContentFiles } from './read-content-files.ts'

const site = siteByKey('sweden')

const release = (title: string): ContentFiles => ({
  fingerprint: `of ${title}`,
  sites: [
    {
      site,
      frame: { contact: { email: 'hej@husrum.example' } } as FrameFile,
      pages: new Map([['/kundservice/', { template: 'content', title, blocks: [] } as unknown as PageFile]]),
      redirects: new Map([['/hej/', { from: '/hej/', to: '/kundservice/', permanent: true }]]),
    },
  ],
})

let database: OpenDatabase
beforeAll(() => {
  database = openTestDatabase()
})
afterAll(() => database.close())

const serverOf = async (files: ContentFiles) => {
  const written = await importContent(database.db, files)
  const store = makeContentStore(database.db, files.fingerprint)
  await store.start()
  return { written, store, title: async () => (await store.site(site.siteId))?.page('/kundservice/')?.title }
}

describe('Content', () => {
  it('is that of the server’s own release, whichever server started last', async () => {
    const old = await serverOf(release('Old'))
    const next = await serverOf(release('New'))
    const oldAgain = await serverOf(release('Old'))
    expect([old.written, next.written, oldAgain.written]).toEqual([1, 1, undefined])
    for (const { store } of [old, next, oldAgain]) await store.refresh()
    expect([await old.title(), await next.title(), await oldAgain.title()]).toEqual(['Old', 'New', 'Old'])
    expect((await next.store.site(site.siteId))?.redirect('/hej/')?.to).toBe('/kundservice/')
    for (const { store } of [old, next, oldAgain]) store.close()
  })

  it('is deleted a day after the last server that showed it', async () => {
    await sql`update content_versions set used_at = used_at - interval '25 hours'`.execute(database.db)
    expect(await useContent(database.db, 'of New')).toBe(true)
    await sweepContent(database.db)
    expect([await useContent(database.db, 'of Old'), await useContent(database.db, 'of New')]).toEqual([
      false,
      true,
    ])
  })
})
