// Catalogue queries of pages and endpoints: homes, stages and places.

import type {
  FacetDistribution,
  GroundVolume,
  HomeDetails,
  MapCell,
  Money,
  PinnedHome,
  SortOrder,
  Stage,
  Tag,
} from '@husrum/domain'
import { pinnedHomeOf, searchedPrice, wholeUnitsOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { CatalogueReads, CatalogueState } from '../../platform/database/read-replica.ts'
import { readsOf } from '../../platform/database/read-replica.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { watchRevision } from '../../platform/database/watch-revision.ts'
import type { CatalogueSnapshot, StageFacts } from './catalogue-snapshot.ts'
import { catalogueChannel, nextSnapshot } from './catalogue-snapshot.ts'
import { changeHomes } from './change-homes.ts'
import type { CellsQuery, HomesQuery } from './home-search.ts'
import type { TagsQuery } from './place-names.ts'
import { makePlaceNames } from './place-names.ts'
import type { NumberedHome, RunRead } from './postgres-home-store.ts'
import { makeHomeStore } from './postgres-home-store.ts'
import { makeHomeSearch } from './search-in-columns.ts'
import type { StageCriteria } from './stage-search.ts'
import { compareStages, matchesStage } from './stage-search.ts'
import type { RequestedChange } from './stored-homes.ts'

export interface FoundHomes {
  readonly homes: readonly HomeDetails[]
  readonly total: number
  readonly facets?: FacetDistribution
}

/** An area with the search results in it. */
export interface FoundArea {
  readonly tag: Tag
  readonly municipality: string
  readonly homes: number
  readonly stages: number
  readonly minPrice: Money
  readonly maxPrice: Money
  /** Of the house with the first home in the sort order; empty if it has none. */
  readonly image: string
}

export interface StagesQuery {
  readonly criteria: StageCriteria
  readonly sort: SortOrder
  readonly offset: number
  readonly limit: number
}

/** A cell of a map; with the home if it is the only one. */
export interface FoundCell extends MapCell {
  readonly home?: PinnedHome
}

/** Rejects with the driver's error if memory has no answer while the database is unavailable. */
export interface ResidenceService {
  findHomes(query: HomesQuery): Promise<FoundHomes>
  /** Stages and areas with matching homes. `homes`, rooms, areas and prices are of those homes, all else of the whole stage. */
  findStagesAndAreas(
    query: Pick<HomesQuery, 'criteria' | 'sort'>,
  ): Promise<{ readonly stages: readonly Stage[]; readonly areas: readonly FoundArea[] }>
  /** Stages themselves, whatever is available in them. */
  findStages(query: StagesQuery): Promise<{ readonly stages: readonly StageFacts[]; readonly total: number }>
  /** The map cells with homes, from the north-west, row by row. */
  findCells(query: CellsQuery): Promise<readonly FoundCell[]>
  /** In the order of the ids, whatever the status; unknown ids are left out. */
  homesByIds(siteId: number, ids: readonly string[]): Promise<readonly HomeDetails[]>
  /** In the order of the ids; unknown ids are left out. */
  stagesByIds(siteId: number, ids: readonly string[]): Promise<readonly StageFacts[]>
  /** Places that have a word beginning with the text, whatever accents and case: see `compareSuggestions`. */
  findTags(query: TagsQuery): Promise<{ readonly tags: readonly Tag[]; readonly total: number }>
  /** In the order of the urls; unknown ones are left out. */
  tagsByUrl(siteId: number, urls: readonly string[]): Promise<readonly Tag[]>
  /** Every place on a site with a stage, those with the most homes first. */
  stageTags(siteId: number): Promise<readonly Tag[]>
  /** The counties among `stageTags`. */
  counties(siteId: number): Promise<readonly Tag[]>
  /** The home with the page at a path, with slashes at both ends. */
  homeByPath(siteId: number, path: string): Promise<HomeDetails | undefined>
  /** The stage of a sold home at a path that has left the catalogue. */
  formerStageId(siteId: number, path: string): Promise<string | undefined>
  /** Whether a stage at the path has ended. */
  isFormerStage(siteId: number, path: string): Promise<boolean>
  /** Paths of the homes that are not sold, in a stable order. */
  homePaths(siteId: number, offset: number, limit: number): Promise<readonly string[]>
  /** Number of homes that are not sold. */
  homeCount(siteId: number): Promise<number>
  /** Whether a home or a stage of any site, or its seller, shows the picture, whatever its status. */
  hasPicture(id: string): Promise<boolean>
  homeById(siteId: number, id: string): Promise<HomeDetails | undefined>
  stageById(siteId: number, id: string): Promise<StageFacts | undefined>
  /** A stage's houses and their neighbours as seen from above; empty if they were not measured. */
  housesOf(stageId: string): Promise<readonly GroundVolume[]>
  /** The stage with the page at a path, with slashes at both ends. */
  stageByPath(siteId: number, path: string): Promise<StageFacts | undefined>
  /** Searchable homes of the same municipality: those of its type first, then nearest in price and rooms. */
  similarIds(home: HomeDetails, limit?: number): Promise<readonly string[]>
  /** Homes that can be bought, one per stage, newest first. */
  newestIds(siteId: number, limit: number): Promise<readonly string[]>
  /** The municipalities with the most homes. */
  largestPlaces(siteId: number, limit: number): Promise<readonly Tag[]>
  /**
   * Changes single homes, all or none, and returns how many changed. Searches on this server see the changes when it
   * resolves; other servers of the same database follow within milliseconds.
   *
   * @throws ChangeRefused if one of the changes is not permitted.
   */
  changeHomes(changes: readonly RequestedChange[]): Promise<number>
  /** Every stage of a site, sold-out ones too. */
  stagesOfSite(siteId: number): Promise<readonly Stage[]>
  /** Searchable homes in a stable order, after the given number; start with 0. */
  searchedHomes(siteId: number, after: number, limit: number): Promise<readonly NumberedHome[]>
  /** Changes with the catalogue, also by a single change. */
  revision(): Promise<string>
  /** Loads a changed catalogue now instead of within two seconds. */
  refresh(): Promise<void>
  /** Reads the catalogue and starts watching for changes. Without it the first call reads, and nothing is watched. */
  start(): Promise<void>
  /** Stops watching; the database stays open. */
  close(): void
}

export interface ResidenceServiceSettings {
  readonly db: Kysely<Schema>
  /** Database notifications of changes; without them, changes of other servers are seen within two seconds. */
  readonly listen?: OpenDatabase['listen']
  /** Connection for whole homes; if absent, that for writes. */
  readonly reads?: CatalogueReads
}

/** Removes the total prices of the whole stage: a search that matches some of its homes has its own. */
const withoutTotalPrices = ({ minTotalPrice: _min, maxTotalPrice: _max, ...stage }: Stage): Stage => stage

/** Debounces changes: a rush of bookings must not wait for readers. Milliseconds. */
const gatherMs = 100

/** Paths are unique on a site. */
const addressKey = (siteId: number, path: string): string => `${siteId} ${path}`

/**
 * Searches in memory: 100,000 homes are read in one to three seconds, in pieces that yield to other work. Then changes are applied.
 *
 * @example
 * const residences = makeResidenceService({ db })
 * await residences.start()
 */
export const makeResidenceService = ({
  db,
  listen = () => () => undefined,
  reads = readsOf(db),
}: ResidenceServiceSettings): ResidenceService => {
  let known: CatalogueState | undefined
  const read: RunRead = (query) => reads.run(known, query)
  const store = makeHomeStore(read)
  let places = makePlaceNames([])
  let stagesByPath: ReadonlyMap<string, StageFacts> = new Map()
  let stagePictures: ReadonlySet<string> = new Set()
  const watch = watchRevision<CatalogueSnapshot>({
    readNext: (known) => nextSnapshot(db, known),
    onChange(snapshot, before) {
      known = snapshot
      if (snapshot.tags !== before?.tags) places = makePlaceNames(snapshot.tags)
      if (snapshot.stages !== before?.stages) {
        stagesByPath = new Map(
          [...snapshot.stages.values()].map((stage) => [addressKey(stage.siteId, stage.path), stage]),
        )
        stagePictures = new Set(
          [...snapshot.stages.values()].flatMap(({ image, contacts = [] }) => [
            image,
            ...contacts.flatMap((contact) => contact.image ?? []),
          ]),
        )
      }
      if (!snapshot.changes) {
        store.forget()
        return
      }
      if (snapshot.changes.hasOtherHomes) store.forget()
      else store.takeChanges(snapshot.changes.homes)
      search.takeChanges(snapshot, snapshot.changes.rows)
    },
  })
  const search = makeHomeSearch(watch.current)
  let stopListening = (): void => undefined
  let gathering: NodeJS.Timeout | undefined
  const takeUpSoon = (): void => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      // On an outage, the watch retries.
      watch.refresh().catch(() => undefined)
    }, gatherMs).unref()
  }

  const currentPlaces = async () => {
    await watch.current()
    return places
  }

  const municipalities = async (siteId: number): Promise<readonly Tag[]> =>
    (await currentPlaces()).ofSite(siteId).filter((tag) => tag.kind === 'municipality')

  const homesByIds: ResidenceService['homesByIds'] = async (siteId, ids) => {
    const homes = await store.byIds(ids)
    return homes.filter((home) => home.siteId === siteId)
  }

  const stagesByIds: ResidenceService['stagesByIds'] = async (siteId, ids) => {
    const { stages } = await watch.current()
    return ids.flatMap((id) => {
      const stage = stages.get(id)
      return stage?.siteId === siteId ? [stage] : []
    })
  }

  const stageTags: ResidenceService['stageTags'] = async (siteId) => {
    const { stages } = await watch.current()
    const named = new Set(
      [...stages.values()].flatMap((stage) => (stage.siteId === siteId ? stage.tagIds : [])),
    )
    return places.ofSite(siteId).filter((tag) => named.has(tag.id))
  }

  return {
    async findHomes(query) {
      const { ids, ...found } = await search.findHomes(query)
      return { homes: await homesByIds(query.criteria.siteId, ids), ...found }
    },

    async findStagesAndAreas(query) {
      const { siteId } = query.criteria
      const [found, snapshot] = await Promise.all([search.findStagesAndAreas(query), watch.current()])
      const firstHomes = new Map(
        (await store.byIds(found.areas.map((area) => area.firstHomeId))).map((home) => [home.id, home]),
      )
      const tags = new Map(places.ofSite(siteId).map((tag) => [tag.id, tag]))
      return {
        stages: found.stages.flatMap(({ stageId, ...sums }) => {
          const stage = snapshot.stages.get(stageId)
          return stage ? [{ ...withoutTotalPrices(stage), ...sums }] : []
        }),
        areas: found.areas.flatMap(({ tagId, firstHomeId, ...sums }) => {
          const tag = tags.get(tagId)
          const first = firstHomes.get(firstHomeId)
          return tag && first
            ? [
                {
                  tag,
                  municipality: first.municipality,
                  ...sums,
                  image: snapshot.stages.get(first.stageId)?.image ?? '',
                },
              ]
            : []
        }),
      }
    },

    async findStages({ criteria, sort, offset, limit }) {
      const { stages } = await watch.current()
      const found = [...stages.values()]
        .filter((stage) => matchesStage(stage, criteria))
        .sort(compareStages(sort))
      return { stages: found.slice(offset, offset + limit), total: found.length }
    },

    async findCells(query) {
      const cells = await search.findCells(query)
      const alone = cells.flatMap(({ homes, homeIds }) => (homes === 1 ? homeIds : []))
      const homes = new Map((await store.byIds(alone)).map((home) => [home.id, home]))
      return cells.map((cell) => {
        const home = cell.homes === 1 && homes.get(cell.homeIds[0] ?? '')
        return home ? { ...cell, home: pinnedHomeOf(home) } : cell
      })
    },

    homesByIds,
    stagesByIds,

    async findTags(query) {
      return (await currentPlaces()).find(query)
    },

    async tagsByUrl(siteId, urls) {
      const { byUrl } = await currentPlaces()
      return urls.flatMap((url) => byUrl(siteId, url) ?? [])
    },

    stageTags,

    async counties(siteId) {
      return (await stageTags(siteId)).filter((tag) => tag.kind === 'county')
    },

    homeByPath: (siteId, path) => store.byPath(siteId, path),
    formerStageId: (siteId, path) => store.formerStageId(siteId, path),
    isFormerStage: (siteId, path) => store.isFormerStage(siteId, path),
    homePaths: (siteId, offset, limit) => store.paths(siteId, offset, limit),
    homeCount: (siteId) => store.count(siteId),

    async hasPicture(id) {
      await watch.current()
      return stagePictures.has(id) || store.hasPicture(id)
    },

    async homeById(siteId, id) {
      return (await homesByIds(siteId, [id]))[0]
    },

    async stageById(siteId, id) {
      return (await stagesByIds(siteId, [id]))[0]
    },

    housesOf: store.housesOf,

    async stageByPath(siteId, path) {
      await watch.current()
      return stagesByPath.get(addressKey(siteId, path))
    },

    async similarIds(home, limit = 4) {
      const municipality = (await municipalities(home.siteId)).find((tag) => home.tagIds.includes(tag.id))
      if (!municipality) return []
      return search.similar({
        siteId: home.siteId,
        homeId: home.id,
        tagId: municipality.id,
        residenceType: home.residenceType,
        price: wholeUnitsOf(searchedPrice(home)),
        rooms: home.rooms,
        limit,
      })
    },

    newestIds: (siteId, limit) => search.newest(siteId, limit),

    async largestPlaces(siteId, limit) {
      return (await municipalities(siteId)).slice(0, limit)
    },

    async changeHomes(changes) {
      const { changed } = await db.transaction().execute((trx) => changeHomes(trx, changes))
      if (changed > 0) await watch.refresh()
      return changed
    },

    async stagesOfSite(siteId) {
      const { stages } = await watch.current()
      return [...stages.values()].filter((stage) => stage.siteId === siteId)
    },

    searchedHomes: store.searched,
    async revision() {
      const { revision, change } = await watch.current()
      return `${revision}.${change}`
    },

    refresh: watch.refresh,

    async start() {
      await watch.start()
      stopListening = listen(catalogueChannel, takeUpSoon)
    },

    close() {
      stopListening()
      clearTimeout(gathering)
      watch.close()
    },
  }
}
