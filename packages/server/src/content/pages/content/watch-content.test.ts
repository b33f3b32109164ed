// Saved content is shown at once; invalid content changes nothing.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import { makeDataDirectory } from '../../../testing/test-database.ts'
import { importContent } from './import-content.ts'
import { makeContentStore } from './postgres-content-store.ts'
import { readContentFiles } from './read-content-files.ts'
import { watchContent } from './watch-content.ts'

let directory = ''
let database: OpenDatabase
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'husrum-watch-'))
  await cp(join(import.meta.dirname, '../../../../content'), join(directory, 'content'), { recursive: true })
  makeDataDirectory(join(directory, 'data'))
  database = openDatabase({ directory: join(directory, 'data'), onLostConnection: () => undefined })
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

it('A saved page is shown, and stays when the next version is invalid', async () => {
  const content = join(directory, 'content')
  const file = join(content, 'sweden/pages/kundservice.yaml')
  const { siteId } = siteByKey('sweden')
  await importContent(database.db, await readContentFiles(content))
  const store = makeContentStore(database.db)
  await store.start()
  const warnings: string[] = []
  const stop = watchContent({
    directory: content,
    db: database.db,
    content: store,
    log: {
      info: () => undefined,
      warn: ({ reason }: { reason: string }) => void warnings.push(reason),
    } as never,
  })
  const title = async () => (await store.site(siteId))?.page('/kundservice/')?.title
  const text = await readFile(file, 'utf8')

  await writeFile(file, text.replace(/^title: .*$/m, 'title: Hör av dig'))
  await vi.waitFor(async () => expect(await title()).toBe('Hör av dig'), { timeout: 10_000 })

  await writeFile(file, 'title: [unfinished')
  await vi.waitFor(() => expect(warnings.join()).toContain('kundservice.yaml'), { timeout: 10_000 })
  expect(await title()).toBe('Hör av dig')

  await writeFile(join(content, 'sweden/redirects.yaml'), "- { from: '/hej/', to: '/kundservice/' }")
  await writeFile(file, text)
  await vi.waitFor(
    async () => expect((await store.site(siteId))?.redirect('/hej/')?.to).toBe('/kundservice/'),
    { timeout: 10_000 },
  )
  await stop()
  store.close()
})
