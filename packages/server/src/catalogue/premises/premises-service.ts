// The premises of every site, in memory: reloaded with each revision of the catalogue, and when single ones change.
import type { PlaceOfPremises, PremisesDetails, PremisesPlace, PremisesRequest } from '@husrum/domain'
import {
  answerPremises,
  isPremisesAvailable,
  nearestPremises,
  similarPremises,
  tagKinds,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { watchRevision } from '../../platform/database/watch-revision.ts'

export interface PremisesService {
  find(request: PremisesRequest): Promise<readonly PremisesDetails[]>
  /** The places of a site's premises: the widest first, then by name like the wire's tags. */
  places(siteId: number): Promise<readonly PremisesPlace[]>
  /** Whether premises at the path have ended, and no others have come there. */
  isFormer(siteId: number, path: string): Promise<boolean>
  /** Of any status; undefined if there are none at the path. */
  byPath(siteId: number, path: string): Promise<PremisesDetails | undefined>
  /** Other available ones, the most similar first. */
  similar(premises: PremisesDetails, limit: number): Promise<readonly PremisesDetails[]>
  /** Available ones, ordered by similarity of their address to a path without premises. */
  nearest(siteId: number, path: string, limit: number): Promise<readonly PremisesDetails[]>
  /** The available ones of a site. */
  available(siteId: number): Promise<readonly PremisesDetails[]>
  /** Whether premises of any site, or their contacts, show the picture. */
  hasPicture(id: string): Promise<boolean>
  /** Loads a changed catalogue now instead of within two seconds. */
  refresh(): Promise<void>
  /** Reads the premises and starts watching for changes. */
  start(): Promise<void>
  /** Stops watching; the database stays open. */
  close(): void
}

interface Snapshot {
  /** Of the catalogue, and of the changes of single premises. */
  readonly revision: string
  /** Addresses of premises that have ended, each as `siteId path`. */
  readonly former: ReadonlySet<string>
  readonly bySite: ReadonlyMap<number, readonly PremisesDetails[]>
  readonly pictures: ReadonlySet<string>
  readonly placesBySite: ReadonlyMap<number, readonly PremisesPlace[]>
}

const grouped = <Item extends { readonly siteId: number }>(
  items: readonly Item[],
): ReadonlyMap<number, readonly Item[]> => Map.groupBy(items, ({ siteId }) => siteId)

const placesOf = (
  places: readonly PlaceOfPremises[],
  premises: readonly PremisesDetails[],
): readonly PremisesPlace[] => {
  const counts = new Map<string, number>()
  for (const url of premises.flatMap((one) => one.tags)) counts.set(url, (counts.get(url) ?? 0) + 1)
  return [...new Map(places.map((place) => [place.url, place])).values()]
    .flatMap(({ url, kind, name }) => {
      const count = counts.get(url)
      return count === undefined ? [] : [{ url, kind, name, premises: count }]
    })
    .sort((a, b) => tagKinds.indexOf(a.kind) - tagKinds.indexOf(b.kind))
}

const readRevision = async (db: Kysely<Schema>): Promise<string> => {
  const { revision, change, ended } = await db
    .selectFrom('catalogue_state')
    .select((eb) => [
      'revision',
      eb.selectFrom('premises').select(eb.fn.max('change').as('change')).as('change'),
      eb.selectFrom('former_premises').select(eb.fn.max('change').as('change')).as('ended'),
    ])
    .executeTakeFirstOrThrow()
  return [revision, change, ended].join(' ')
}

const readNext = async (db: Kysely<Schema>, known: Snapshot | undefined): Promise<Snapshot> => {
  const revision = await readRevision(db)
  if (known?.revision === revision) return known
  const rows = await db.selectFrom('premises').select(['details', 'places']).orderBy('number').execute()
  const premises = rows.map(({ details }) => details)
  const bySite = grouped(premises)
  const tags = await db
    .selectFrom('tags')
    .select('details')
    .where('site_id', 'in', [0, ...bySite.keys()])
    .orderBy('number')
    .execute()
  const tagsBySite = grouped(tags.map(({ details }) => details))
  const ownBySite = Map.groupBy(rows, ({ details }) => details.siteId)
  const former = await db.selectFrom('former_premises').select(['site_id', 'path']).execute()
  return {
    revision,
    bySite,
    former: new Set(former.map(({ site_id, path }) => `${site_id} ${path}`)),
    placesBySite: new Map(
      [...bySite].map(([siteId, ofSite]) => [
        siteId,
        placesOf(
          [
            ...(ownBySite.get(siteId) ?? [])
              .flatMap(({ places }) => places ?? [])
              .toSorted((a, b) => (a.url < b.url ? -1 : 1)),
            ...(tagsBySite.get(siteId) ?? []),
          ],
          ofSite,
        ),
      ]),
    ),
    pictures: new Set(
      premises.flatMap(({ images, floorPlan = [], contacts = [] }) => [
        ...images,
        ...[floorPlan].flat(),
        ...contacts.flatMap(({ image = [] }) => image),
      ]),
    ),
  }
}

export const makePremisesService = (db: Kysely<Schema>): PremisesService => {
  const watch = watchRevision<Snapshot>({ readNext: (known) => readNext(db, known) })
  const ofSite = async (siteId: number): Promise<readonly PremisesDetails[]> =>
    (await watch.current()).bySite.get(siteId) ?? []
  return {
    find: async (request) => answerPremises(await ofSite(request.filter.siteId), request),
    places: async (siteId) => (await watch.current()).placesBySite.get(siteId) ?? [],
    isFormer: async (siteId, path) => (await watch.current()).former.has(`${siteId} ${path}`),
    byPath: async (siteId, path) => (await ofSite(siteId)).find((one) => one.path === path),
    similar: async (premises, limit) => similarPremises(await ofSite(premises.siteId), premises, limit),
    nearest: async (siteId, path, limit) => nearestPremises(await ofSite(siteId), path, limit),
    available: async (siteId) => (await ofSite(siteId)).filter(({ status }) => isPremisesAvailable(status)),
    hasPicture: async (id) => (await watch.current()).pictures.has(id),
    refresh: watch.refresh as () => Promise<void>,
    start: watch.start,
    close: watch.close,
  }
}
