// The content for pages: in memory, by site and path, with its Markdown rendered on use.

import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { watchRevision } from '../../../platform/database/watch-revision.ts'
import type { StoredStories } from '../storyblok/take-over-stories.ts'
import { newestStories, readStories } from '../storyblok/take-over-stories.ts'
import type { FrameFile, PageFile } from './content-file.ts'
import type { WrittenSite } from './import-content.ts'
import { picturesOf } from './pictures-of.ts'

/** A page with its path and site. */
export interface StoredPage extends PageFile {
  readonly path: string
  readonly siteId: number
}

/** Where a path redirects to. */
export interface StoredRedirect {
  readonly siteId: number
  readonly path: string
  readonly to: string
  readonly permanent: boolean
}

export interface SiteContent {
  readonly frame: FrameFile
  page(path: string): StoredPage | undefined
  redirect(path: string): StoredRedirect | undefined
  /** Pages directly below a path: dated ones newest first, then the others by title. */
  childrenOf(path: string): readonly StoredPage[]
  readonly pages: readonly StoredPage[]
}

/** Rejects with the driver's error while the database is unavailable and nothing was read yet. */
export interface ContentStore {
  /** Undefined for a site without content. */
  site(siteId: number): Promise<SiteContent | undefined>
  /** The same page on every site that has it, including the given one. */
  translationsOf(key: string): Promise<readonly StoredPage[]>
  /** Whether a page or a frame of any site shows the picture. */
  hasPicture(id: string): Promise<boolean>
  /** Changes with the content. */
  revision(): Promise<number>
  /** Loads changed content now instead of within two seconds. */
  refresh(): Promise<void>
  /** Shows another version from the next refresh on. */
  show(version: string): void
  start(): Promise<void>
  close(): void
}

export interface ContentSnapshot {
  /** The fingerprint of the files; absent for content that was never in the database. */
  readonly version?: string
  /** The fingerprint of the Storyblok content; absent if there is none. */
  readonly stories?: string | undefined
  readonly revision: number
  readonly sites: ReadonlyMap<number, SiteContent>
  readonly byKey: ReadonlyMap<string, readonly StoredPage[]>
  readonly pictures: ReadonlySet<string>
}

/** Empty for the root, which has no parent. */
const parentOf = (path: string): string =>
  path === '/' ? '' : path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)

const byDateThenTitle = (a: StoredPage, b: StoredPage): number => {
  const [newer, older] = [b.date ?? '', a.date ?? '']
  if (newer !== older) return newer < older ? -1 : 1
  return a.title < b.title ? -1 : a.title > b.title ? 1 : 0
}

const siteContent = (
  frame: FrameFile,
  pages: readonly StoredPage[],
  redirects: readonly StoredRedirect[],
): SiteContent => {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const redirectByPath = new Map(redirects.map((redirect) => [redirect.path, redirect]))
  const children = Map.groupBy(pages, ({ path }) => parentOf(path))
  return {
    frame,
    pages,
    page: (path) => byPath.get(path),
    redirect: (path) => redirectByPath.get(path),
    childrenOf: (path) => [...(children.get(path) ?? [])].sort(byDateThenTitle),
  }
}

/** One revision of the content, indexed for queries. */
export const snapshotOf = (
  revision: number,
  frames: ReadonlyMap<number, FrameFile>,
  pages: readonly StoredPage[],
  redirects: readonly StoredRedirect[],
): ContentSnapshot => {
  const bySite = Map.groupBy(pages, ({ siteId }) => siteId)
  const redirectsBySite = Map.groupBy(redirects, ({ siteId }) => siteId)
  return {
    revision,
    sites: new Map(
      [...frames].map(([siteId, frame]) => [
        siteId,
        siteContent(frame, bySite.get(siteId) ?? [], redirectsBySite.get(siteId) ?? []),
      ]),
    ),
    byKey: Map.groupBy(
      pages.filter(({ key }) => key !== undefined),
      ({ key = '' }) => key,
    ),
    pictures: picturesOf([[...frames.values()], pages]),
  }
}

const rowOf = (db: Kysely<Schema>, version: string | undefined) => {
  const rows = db.selectFrom('content_versions').orderBy('revision', 'desc').limit(1)
  return version === undefined ? rows : rows.where('fingerprint', '=', version)
}

const byPath = (a: StoredPage, b: StoredPage): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.siteId - b.siteId

const readSnapshot = async (
  db: Kysely<Schema>,
  version: string | undefined,
  stories: StoredStories | undefined,
): Promise<ContentSnapshot> => {
  const row = await rowOf(db, version).selectAll().executeTakeFirstOrThrow()
  // Validated on import.
  const sites = row.sites as unknown as readonly WrittenSite[]
  const storiesOf = (siteId: number) => stories?.sites.find((site) => site.siteId === siteId)
  const pagesOf = ({ siteId, pages }: WrittenSite) =>
    storiesOf(siteId)?.pages.map(({ story: _, ...page }) => page) ?? pages
  return {
    ...snapshotOf(
      // Each has its own counter: the sum grows with either.
      row.revision + (stories?.revision ?? 0),
      new Map(sites.map(({ siteId, frame }) => [siteId, frame])),
      sites.flatMap((site) => pagesOf(site).map((page) => ({ ...page, siteId: site.siteId }))).sort(byPath),
      sites.flatMap(({ siteId, redirects }) => [
        ...(storiesOf(siteId)?.moved ?? []).map(({ from, to }) => ({
          siteId,
          path: from,
          to,
          permanent: true,
        })),
        ...redirects.map(({ from, to, permanent }) => ({ siteId, path: from, to, permanent })),
      ]),
    ),
    version: row.fingerprint,
    stories: stories?.fingerprint,
  }
}

/**
 * @param version the version to show: the files' fingerprint; the last import if absent.
 * @param withStories whether Storyblok pages replace a site's files.
 */
export const makeContentStore = (
  db: Kysely<Schema>,
  version?: string,
  { withStories = false }: { readonly withStories?: boolean } = {},
): ContentStore => {
  let shown = version
  const isNewest = async (known: ContentSnapshot): Promise<boolean> => {
    if (known.version === shown) return true
    if (shown !== undefined) return false
    const { fingerprint } = await rowOf(db, shown).select('fingerprint').executeTakeFirstOrThrow()
    return fingerprint === known.version
  }
  const watch = watchRevision<ContentSnapshot>({
    readNext: async (known) => {
      const stories = withStories ? await newestStories(db) : undefined
      // A version never changes.
      if (known && known.stories === stories && (await isNewest(known))) return known
      return readSnapshot(db, shown, stories === undefined ? undefined : await readStories(db))
    },
  })
  return {
    site: async (siteId) => (await watch.current()).sites.get(siteId),
    translationsOf: async (key) => (await watch.current()).byKey.get(key) ?? [],
    hasPicture: async (id) => (await watch.current()).pictures.has(id),
    revision: async () => (await watch.current()).revision,
    refresh: watch.refresh,
    show: (next) => {
      shown = next
    },
    start: watch.start,
    close: watch.close,
  }
}
