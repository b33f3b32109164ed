// The content as pages want it: in memory, by site and path, with its Markdown made ready to be rendered.

import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { watchRevision } from '../../database/watch-revision.ts'
import type { FrameFile, PageFile } from './content-file.ts'
import { picturesOf } from './pictures-of.ts'

/** A page with its place. */
export interface StoredPage extends PageFile {
  readonly path: string
  readonly siteId: number
}

/** Where a path leads in place of a page. */
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
  /** Pages right below a path: dated ones newest first, then the others by title. */
  childrenOf(path: string): readonly StoredPage[]
  readonly pages: readonly StoredPage[]
}

/** Rejects with the driver's error while the database is away and nothing was read yet. */
export interface ContentStore {
  /** Undefined for a site without content. */
  site(siteId: number): Promise<SiteContent | undefined>
  /** The same page on every site that has it, the given one among them. */
  translationsOf(key: string): Promise<readonly StoredPage[]>
  /** Whether a page or a frame of any site shows the picture. */
  hasPicture(id: string): Promise<boolean>
  /** Another number for other content. */
  revision(): Promise<number>
  /** Takes changed content up now instead of within two seconds. */
  refresh(): Promise<void>
  start(): Promise<void>
  close(): void
}

export interface ContentSnapshot {
  readonly revision: number
  readonly sites: ReadonlyMap<number, SiteContent>
  readonly byKey: ReadonlyMap<string, readonly StoredPage[]>
  readonly pictures: ReadonlySet<string>
}

/** Empty for the root, which stands below nothing. */
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

/** One revision of the content, ready to be asked. */
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

const readRevision = async (db: Kysely<Schema>): Promise<number> =>
  (await db.selectFrom('content_state').select('revision').executeTakeFirstOrThrow()).revision

const readSnapshot = async (db: Kysely<Schema>): Promise<ContentSnapshot> => {
  for (let attempt = 1; ; attempt += 1) {
    const revision = await readRevision(db)
    const frames = await db.selectFrom('content_frames').selectAll().execute()
    const rows = await db.selectFrom('content_pages').selectAll().orderBy('path').orderBy('site_id').execute()
    const moved = await db.selectFrom('content_redirects').selectAll().execute()
    if ((await readRevision(db)) !== revision && attempt < 5) continue
    // What was imported was looked at then.
    const pages = rows.map(
      ({ site_id, path, details }): StoredPage => ({ ...(details as PageFile), path, siteId: site_id }),
    )
    const redirects = moved.map(({ site_id, path, target, permanent }) => ({
      siteId: site_id,
      path,
      to: target,
      permanent,
    }))
    const frameBySite = new Map(frames.map(({ site_id, details }) => [site_id, details as FrameFile]))
    return snapshotOf(revision, frameBySite, pages, redirects)
  }
}

export const makeContentStore = (db: Kysely<Schema>): ContentStore => {
  const watch = watchRevision<ContentSnapshot>({
    readNext: async (known) =>
      known && (await readRevision(db)) === known.revision ? known : readSnapshot(db),
  })
  return {
    site: async (siteId) => (await watch.current()).sites.get(siteId),
    translationsOf: async (key) => (await watch.current()).byKey.get(key) ?? [],
    hasPicture: async (id) => (await watch.current()).pictures.has(id),
    revision: async () => (await watch.current()).revision,
    refresh: watch.refresh,
    start: watch.start,
    close: watch.close,
  }
}
