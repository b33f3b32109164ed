// The content from the files, without a database.
import { join } from 'node:path'
import type { ContentStore } from '../content/pages/content/postgres-content-store.ts'
import { snapshotOf } from '../content/pages/content/postgres-content-store.ts'
import { readContentFiles } from '../content/pages/content/read-content-files.ts'

const { sites } = await readContentFiles(join(import.meta.dirname, '../../content'))
const snapshot = snapshotOf(
  1,
  new Map(sites.map(({ site, frame }) => [site.siteId, frame])),
  sites.flatMap(({ site, pages }) =>
    [...pages].map(([path, page]) => ({ ...page, path, siteId: site.siteId })),
  ),
  sites.flatMap(({ site, redirects }) =>
    [...redirects].map(([path, redirect]) => ({ ...redirect, path, siteId: site.siteId })),
  ),
)

export const writtenContent: ContentStore = {
  site: async (siteId) => snapshot.sites.get(siteId),
  translationsOf: async (key) => snapshot.byKey.get(key) ?? [],
  hasPicture: async (id) => snapshot.pictures.has(id),
  revision: async () => 1,
  refresh: async () => undefined,
  show: () => undefined,
  start: async () => undefined,
  close: () => undefined,
}
