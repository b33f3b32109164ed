// Changes of an editor in Storyblok, as visitors of two servers see them.
import { readFileSync } from 'node:fs'
import type { ContentPage, Page } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { FakeStory, FakeStoryblok } from '@husrum/testkit/fake-storyblok'
import { startFakeStoryblok } from '@husrum/testkit/fake-storyblok'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeMailbox } from '../../../dev/mailbox.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { openPgBossJobs } from '../../../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../../../platform/mail/mail-service.ts'
import { makeSecretKeys } from '../../../platform/secrets/secret-keys.ts'
import { letters } from '../../../subjects.ts'
import { testSecret } from '../../../testing/sessions.ts'
import { aPageCatalogue, makeTestApp } from '../../../testing/test-app.ts'
import type { TestPostgres } from '../../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../../testing/test-database.ts'
import type { PageFile } from '../content/content-file.ts'
import { pageFile } from '../content/content-file.ts'
import { importContent } from '../content/import-content.ts'
import { makeContentStore } from '../content/postgres-content-store.ts'
import { readContentFiles } from '../content/read-content-files.ts'
import { makePageService } from '../page-service.ts'
import { makeManagement } from './management.ts'
import { storiesModule } from './module.ts'
import { pagesOfStories } from './pages-of-stories.ts'
import { pageOfStory, storyComponents, storyOfPage } from './story-shape.ts'
import { makeStoryblok } from './storyblok-client.ts'
import { countStoryProblems, purgeSite, storiesChannel } from './take-over-stories.ts'
import { notifyStaffOfRejectedPages } from './tell-of-refused-pages.ts'

const contentDirectory = `${import.meta.dirname}/../../../../content`
const { sites, fingerprint } = await readContentFiles(contentDirectory)
const written = sites.find(({ site }) => site.key === 'sweden')?.pages ?? new Map<string, PageFile>()

/** All pages of the Swedish site as stories; one of them changed if requested. */
const storiesOf = (
  change: (path: string, content: object) => object = (_, content) => content,
): FakeStory[] =>
  [...written].map(([path, page], at) => ({
    id: at + 1,
    full_slug: `sweden/${path === '/' ? 'index' : path.slice(1, -1)}`,
    // Storyblok adds its own fields.
    content: { ...change(path, storyOfPage(page)), _uid: `uid-${at}`, _editable: '<!--#storyblok#{} -->' },
  }))

const help = storiesOf().find(({ full_slug }) => full_slug === 'sweden/kundservice') as FakeStory
const helpWith = (title: string): FakeStory => ({ ...help, content: { ...(help.content as object), title } })

let postgres: TestPostgres
let storyblok: FakeStoryblok
let database: OpenDatabase
const servers: { close(): Promise<void> }[] = []
beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
})
afterAll(async () => {
  await database.close()
  await postgres.drop()
})
beforeEach(async () => {
  await database.db.deleteFrom('content_stories').execute()
  storyblok = await startFakeStoryblok()
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  await storyblok.stop()
})

const aServer = async ({ now = Date.now }: { readonly now?: () => number } = {}) => {
  const own = openPatiently(postgres.url)
  const { db, listen } = own
  await importContent(db, { sites, fingerprint })
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const content = makeContentStore(db, fingerprint, { withStories: true })
  // Never started: e-mails are sent when a test awaits them.
  const keys = makeSecretKeys(testSecret)
  const jobs = await openPgBossJobs({ db, keys, log })
  const mailbox = makeMailbox()
  const mails = makeMailService({ letters, db, jobs, mailer: mailbox, keys, now, log })
  const purged: string[] = []
  const stories = storiesModule(
    { db, listen, log, now },
    {
      settings: storyblok,
      content,
      purgePages: async () => void purged.push('pages'),
      notifyStaff: notifyStaffOfRejectedPages({ jobs, staffAddress: 'personal@husrum.example' }),
    },
  )
  await stories.firstTime()
  await content.start()
  const { app } = makeTestApp({
    pages: makePageService({ catalogue: aPageCatalogue(), content, siteVersion: 'test' }),
    draftAt: stories.draftAt,
    backend: { routes: [stories.routes ?? (() => undefined)] },
  })
  const close = async () => {
    await jobs.finish()
    await stories.close?.()
    content.close()
    await own.close()
  }
  servers.push({ close })
  const page = async (path = '/kundservice/', query = '') => {
    const response = await app.request(`${path}GetViewModel${query}`)
    return { response, page: (await response.json()) as Page & ContentPage }
  }
  return {
    lines,
    /** E-mails to staff, the latest first. */
    letters: async () => {
      await mails.settled()
      return mailbox.list()
    },
    purged,
    page,
    heading: async (path?: string) => (await page(path)).page.model.heading,
    hook: ({ body, signature }: { body: string; signature: string }) =>
      app.request('/services/storyblok/webhook', {
        method: 'POST',
        headers: { 'webhook-signature': signature, 'content-type': 'application/json' },
        body,
      }),
  }
}

describe('A page', () => {
  it('is the same after a round trip from a file to a story', () => {
    for (const { pages } of sites)
      for (const page of pages.values())
        expect(pageFile.parse(pageOfStory(JSON.parse(JSON.stringify(storyOfPage(page)))))).toEqual(page)
  })

  it('has a field for everything in a file, and every allowed component exists', () => {
    const names = storyComponents().map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    for (const { schema } of storyComponents())
      for (const field of Object.values(schema))
        for (const inner of (field.component_whitelist as string[] | undefined) ?? [])
          expect(names).toContain(inner)
  })
})

describe('The component schema of a space', () => {
  it('is that of this release', () => {
    const file = `${import.meta.dirname}/../../../../../../ops/storyblok/components.json`
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ components: storyComponents() })
  })
})

describe('A new space', () => {
  it('gets the components and the pages of the files, once, and can be shown', async () => {
    const { baseUrl, space, managementToken, token } = storyblok
    const management = makeManagement({ baseUrl, space, token: managementToken, pauseMs: 0 })
    await management.pushSchema()
    expect([...storyblok.components.keys()]).toEqual(storyComponents().map(({ name }) => name))
    const contractor = sites.filter(({ site }) => site.key === 'contractor')
    const wanted = contractor.flatMap(({ pages }) => [...pages.keys()]).sort()
    expect(await management.importSites(contractor)).toBe(wanted.length)
    expect(await management.importSites(contractor)).toBe(0)
    const delivery = makeStoryblok({ baseUrl, token })
    const shown = pagesOfStories(await delivery.published(), [])
    expect(shown.problems).toEqual([])
    expect(shown.sites.flatMap(({ pages }) => pages.map(({ path }) => path)).sort()).toEqual(wanted)
  })
})

describe('An editor', () => {
  it('publishes a page, which every server shows, and unpublishes it, which every server removes', async () => {
    storyblok.publish(...storiesOf())
    const [one, other] = [await aServer(), await aServer()]
    expect(await one.heading()).toBe(written.get('/kundservice/')?.title)

    storyblok.publish(helpWith('Hör av dig'))
    expect((await one.hook(storyblok.hook('published', help))).status).toBe(200)
    expect(await one.heading()).toBe('Hör av dig')
    expect(one.purged).toContain('pages')
    await vi.waitFor(async () => expect(await other.heading()).toBe('Hör av dig'), {
      timeout: 5_000,
      interval: 20,
    })

    storyblok.unpublish(help.id)
    await one.hook(storyblok.hook('unpublished', help))
    expect((await one.page()).response.status).toBe(404)
    await vi.waitFor(async () => expect((await other.page()).response.status).toBe(404), { timeout: 5_000 })
  })

  it('makes a mistake: the page stays unchanged, the others change, and staff get one e-mail', async () => {
    storyblok.publish(...storiesOf())
    const server = await aServer()
    const about = storiesOf().find(({ full_slug }) => full_slug === 'sweden/om-oss') as FakeStory
    const wrong = { ...help, content: { ...(help.content as object), title: 'Ny', seo: [] } }
    storyblok.publish(wrong, { ...about, content: { ...(about.content as object), title: 'Vi' } })
    await server.hook(storyblok.hook('published', help))
    expect(await server.heading()).toBe(written.get('/kundservice/')?.title)
    expect(await server.heading('/om-oss/')).toBe('Vi')
    const [letter] = await server.letters()
    expect(letter?.subject).toBe('Husrum: Sidor kunde inte visas som de skrevs')
    expect(letter?.text).toContain('sweden/kundservice: seo:')
    storyblok.publish({ ...about, content: { ...(about.content as object), title: 'Vi alla' } })
    await server.hook(storyblok.hook('published', about))
    expect(await server.letters()).toHaveLength(1)
    expect(server.lines.some(({ msg }) => String(msg).startsWith('Some pages of Storyblok'))).toBe(true)
  })

  it.each<[string, (story: FakeStory) => unknown, RegExp]>([
    [
      'a character that cannot be stored',
      (story) => ({ ...story, content: { ...(story.content as object), title: 'a\0b' } }),
      /kundservice: title: has a character/,
    ],
    [
      'a lone surrogate',
      (story) => ({ ...story, content: { ...(story.content as object), seo: [{ title: '\uD83C' }] } }),
      /kundservice: seo\.0\.title: has a character/,
    ],
    [
      'a field whose name cannot be stored',
      (story) => ({ ...story, content: { ...(story.content as object), 'a\0b': 'c' } }),
      /kundservice: ab: has a name/,
    ],
    [
      'endlessly nested blocks',
      (story) => ({
        ...story,
        content: {
          ...(story.content as object),
          blocks: JSON.parse(`${'[{"component":"faq","a":'.repeat(100)}1${'}]'.repeat(100)}`),
        },
      }),
      /kundservice: .*: is nested too deeply/,
    ],
    [
      'an address that cannot be stored',
      (story) => ({ ...story, full_slug: 'sweden/kund\0service' }),
      /kundservice: its address has a character/,
    ],
  ])(
    'has %s in a story: it stays unchanged, all others are updated, and the status page counts it',
    async (_, spoil, problem) => {
      storyblok.publish(...storiesOf())
      const server = await aServer()
      const about = storiesOf().find(({ full_slug }) => full_slug === 'sweden/om-oss') as FakeStory
      storyblok.publish(spoil(helpWith('Ny')) as FakeStory, {
        ...about,
        content: { ...(about.content as object), title: 'Vi' },
      })
      expect((await server.hook(storyblok.hook('published', help))).status).toBe(200)
      expect(await server.heading('/om-oss/')).toBe('Vi')
      expect(await server.heading()).toBe(written.get('/kundservice/')?.title)
      const [letter] = await server.letters()
      expect(letter?.text).toMatch(problem)
      expect(JSON.stringify(server.lines)).toMatch(problem)
      expect(await countStoryProblems(database.db)).toBe(1)
    },
  )

  it('has an item in the space that is not a story: it is reported, and all stories are updated', async () => {
    storyblok.publish(...storiesOf(), { id: 'none', full_slug: 7, content: null } as never)
    const server = await aServer()
    expect(await server.heading('/om-oss/')).toBe(written.get('/om-oss/')?.title)
    const [letter] = await server.letters()
    expect(letter?.text).toContain('story none: is not a story')
  })

  it('sees a draft by a link signed by Storyblok, and it is not cached', async () => {
    storyblok.publish(...storiesOf())
    const server = await aServer()
    storyblok.saveDraft(helpWith('Utkast'))
    const seconds = Math.floor(Date.now() / 1_000)
    const query = `?${storyblok.previewQuery(help.id, seconds)}`
    const { response, page } = await server.page('/kundservice/', query)
    expect(page.model.heading).toBe('Utkast')
    expect(page.seo.robots).toBe('noindex,nofollow')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await server.heading()).toBe(written.get('/kundservice/')?.title)
    for (const bad of [
      query.replace(/token%5D=(.)/, (_, first) => `token%5D=${first === '0' ? '1' : '0'}`),
      `?${storyblok.previewQuery(help.id, seconds - 3_700)}`,
    ])
      expect((await server.page('/kundservice/', bad)).page.model.heading).toBe(
        written.get('/kundservice/')?.title,
      )
    // Storyblok opens a story below its folder, at any host that the space has.
    for (const path of ['/sweden/kundservice/', '/om-oss/'])
      expect((await server.page(path, query)).page).toEqual({ status: 302, location: '/kundservice/' })
  })

  it('moves a page: its old addresses redirect, also after another move, until a page is there again', async () => {
    storyblok.publish(...storiesOf())
    const server = await aServer()
    const moveTo = async (slug: string) => {
      storyblok.publish({ ...help, full_slug: `sweden/${slug}` })
      await server.hook(storyblok.hook('moved', help))
    }
    await moveTo('kontakta-oss')
    await moveTo('om-oss/kontakt')
    expect(await server.heading('/om-oss/kontakt/')).toBe(written.get('/kundservice/')?.title)
    for (const path of ['/kundservice/', '/kontakta-oss/'])
      expect((await server.page(path)).page).toEqual({ status: 301, location: '/om-oss/kontakt/' })
    storyblok.publish({ ...helpWith('En annan'), id: 9_000 })
    await server.hook(storyblok.hook('published', help))
    expect(await server.heading()).toBe('En annan')
  })

  it('writes a page at the source of a redirect in the files: the page is shown', async () => {
    const server = await aServer()
    expect((await server.page('/kontakt/')).page).toMatchObject({ status: 301 })
    storyblok.publish(...storiesOf(), { ...helpWith('Kontakt'), id: 9_000, full_slug: 'sweden/kontakt' })
    await server.hook(storyblok.hook('published', help))
    expect(await server.heading('/kontakt/')).toBe('Kontakt')
  })

  it('has a field left from a former component: it is ignored, and reported', async () => {
    storyblok.publish(...storiesOf())
    const server = await aServer()
    storyblok.publish({
      ...help,
      content: { ...(help.content as object), title: 'Ny', teaser: 'before', title__i18n__en: 'New' },
    })
    await server.hook(storyblok.hook('published', help))
    expect(await server.heading()).toBe('Ny')
    const [letter] = await server.letters()
    expect(letter?.text).toContain('sweden/kundservice: teaser: is not a known field')
    expect(letter?.text).not.toContain('i18n')
  })

  it('unpublishes the start page or everything: the site stays, until staff choose the files', async () => {
    storyblok.publish(...storiesOf(), helpWith('Från Storyblok'))
    const server = await aServer()
    const start = storiesOf().find(({ full_slug }) => full_slug === 'sweden/index') as FakeStory
    storyblok.unpublish(start.id)
    await server.hook(storyblok.hook('unpublished', start))
    expect(await server.heading()).toBe('Från Storyblok')
    expect((await server.page('/')).response.status).toBe(200)
    for (const { id } of storiesOf()) storyblok.unpublish(id)
    await server.hook(storyblok.hook('unpublished', start))
    expect(await server.heading()).toBe('Från Storyblok')
    const letters = await server.letters()
    for (const line of ['the previous one stays', 'its folder is empty'])
      expect(letters.filter(({ text }) => text.includes(line))).toHaveLength(1)
    expect(await purgeSite(database.db, siteByKey('sweden').siteId)).toBe(true)
    await server.hook(storyblok.hook('unpublished', start))
    expect(await server.heading()).toBe(written.get('/kundservice/')?.title)
  })

  it('publishes twice within a second: the later version is shown as well', async () => {
    storyblok.publish(...storiesOf())
    const server = await aServer({ now: () => storyblok.publishedAt * 1_000 + 900 })
    storyblok.publish(helpWith('Först'))
    await server.hook(storyblok.hook('published', help))
    expect(await server.heading()).toBe('Först')
    storyblok.publishAtOnce(helpWith('Sedan'))
    await server.hook(storyblok.hook('published', help))
    expect(await server.heading()).toBe('Sedan')
  })
})

describe('A caller without a valid signature', () => {
  it('cannot make a server call Storyblok', async () => {
    storyblok.publish(...storiesOf())
    const server = await aServer()
    const asked = storyblok.asked.length
    const { body } = storyblok.hook('published', help)
    for (const signature of ['', 'abc', '0'.repeat(40)])
      expect((await server.hook({ body, signature })).status).toBe(401)
    expect(storyblok.asked).toHaveLength(asked)
  })
})

describe('If Storyblok', () => {
  it('is unavailable, a starting server shows the last version of the pages', async () => {
    storyblok.publish(
      ...storiesOf((path, content) => (path === '/om-oss/' ? { ...content, title: 'Sist' } : content)),
    )
    await aServer()
    storyblok.isAway = true
    const server = await aServer()
    expect(await server.heading('/om-oss/')).toBe('Sist')
  })

  it.each([
    ['another release', { shape: 'of an older one' }],
    ['another space', { space: 'another' }],
  ])('has published nothing since, a server of %s still requests everything', async (_, facts) => {
    storyblok.publish(...storiesOf())
    await aServer()
    // As if imported there, and later.
    const title = written.get('/kundservice/')?.title ?? ''
    await database.db
      .updateTable('content_stories')
      .set({
        ...facts,
        space_version: sql`space_version + 9`,
        sites: sql`replace(sites::text, ${title}, 'Before')::jsonb`,
        fingerprint: 'before',
      })
      .execute()
    expect(await (await aServer()).heading()).toBe(title)
  })

  it('was read by another release, its result is validated again by this one', async () => {
    storyblok.publish(...storiesOf())
    const server = await aServer()
    storyblok.publish(helpWith('Hör av dig'))
    const [found] = await database.db.selectFrom('content_stories').selectAll().execute()
    const { sites, problems, space, space_version } = found ?? expect.fail('nothing was taken over')
    await database.db
      .insertInto('content_stories')
      .values({
        space,
        space_version: space_version + 1,
        shape: 'of a newer release',
        sites: JSON.stringify(sites),
        problems: JSON.stringify(problems),
        fingerprint: 'beside',
      })
      .execute()
    await sql`select pg_notify(${storiesChannel}, '')`.execute(database.db)
    await vi.waitFor(async () => expect(await server.heading()).toBe('Hör av dig'), { timeout: 5_000 })
  })

  it('rejects calls for a second, they are retried', async () => {
    storyblok.publish(...storiesOf())
    storyblok.limit(1)
    const server = await aServer()
    expect(await server.heading('/om-oss/')).toBe(written.get('/om-oss/')?.title)
  })

  it('has no start page of a site, the files are shown', async () => {
    storyblok.publish({ id: 900, full_slug: 'norway/om-oss', content: storyOfPage({ template: 'content' }) })
    const server = await aServer()
    const [letter] = await server.letters()
    expect([letter?.language, letter?.to]).toEqual(['nb', 'personal@husrum.example'])
    expect(letter?.text).toContain('norway: there is no start page')
  })
})
