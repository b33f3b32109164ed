// The port to the catalogue of homes, stages and places.
import type {
  FacetDistribution,
  GeoBox,
  GeoPoint,
  GeoQuery,
  Home,
  HomeCriteria,
  MapCell,
  Money,
  PinnedHome,
  SortOrder,
  Stage,
  Tag,
} from '@husrum/domain'

export interface HomesQuery {
  readonly criteria: HomeCriteria
  readonly sort: SortOrder
  readonly offset: number
  /** 0 returns the count only. */
  readonly limit: number
  /** How the request asks for nearby homes first. */
  readonly geo?: GeoQuery
  /** The visitor's position, with `geo`: in the recommended order nearby homes come first. */
  readonly near?: GeoPoint
  /** The day (`yyyy-MM-dd`) from which access and viewings are counted; absent: facet counts are not returned. */
  readonly facetsAt?: string
}

export interface FoundHomes {
  readonly homes: readonly Home[]
  readonly total: number
  readonly facets?: FacetDistribution
}

/** An area with what a search found in it. */
export interface FoundArea {
  readonly tag: Tag
  readonly municipality: string
  readonly homes: number
  readonly stages: number
  /** Of the prices that are searched. */
  readonly minPrice: Money
  readonly maxPrice: Money
  readonly image: string
}

export interface FoundStagesAndAreas {
  readonly stages: readonly Stage[]
  readonly areas: readonly FoundArea[]
}

export interface CellsQuery {
  readonly criteria: HomeCriteria
  /** The visible part of the map: at most as much as `mapCellsOf` returns. */
  readonly box: GeoBox
  /** One of `mapZooms`. */
  readonly zoom: number
}

/** A cell of a map; with the home itself if it is the only one. */
export interface FoundCell extends MapCell {
  readonly home?: PinnedHome
}

/** Fails with `ServiceUnavailable` or `ContractBroken`; finding nothing is an answer. */
export interface ResidenceCatalogue {
  findHomes(query: HomesQuery): Promise<FoundHomes>
  /** Stages and areas with matching homes. `homes`, rooms, areas and prices are of those homes, all else of the whole stage. */
  findStagesAndAreas(query: Pick<HomesQuery, 'criteria' | 'sort'>): Promise<FoundStagesAndAreas>
  /** The cells with matching homes, from the north-west, row by row. */
  findCells(query: CellsQuery): Promise<readonly FoundCell[]>
  /** In the order of the ids, regardless of status; unknown ids are omitted. */
  homesByIds(siteId: number, ids: readonly string[]): Promise<readonly Home[]>
  /** In the order of the ids, whatever is for sale in them; unknown ids are omitted. */
  stagesByIds(siteId: number, ids: readonly string[]): Promise<readonly Stage[]>
  /** Places with a word that begins with the text, those with most homes first. */
  findTags(query: { siteId: number; text: string; limit: number }): Promise<readonly Tag[]>
  /** Every place of a site that has a stage, those with most homes first. */
  stageTags(siteId: number): Promise<readonly Tag[]>
  /** In the order of the urls; unknown ones are omitted. */
  tagsByUrl(siteId: number, urls: readonly string[]): Promise<readonly Tag[]>
}
