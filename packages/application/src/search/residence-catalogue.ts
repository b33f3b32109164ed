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
  /** 0 asks for the count alone. */
  readonly limit: number
  /** How the call says that near homes are to come first. */
  readonly geo?: GeoQuery
  /** The visitor's place, with `geo`: in the recommended order what is near comes first. */
  readonly near?: GeoPoint
  /** The day (`yyyy-MM-dd`) from which access and viewings are counted; absent: no facet counts are wanted. */
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
  /** The part of the map that is looked at: at most so much as `mapCellsOf` answers. */
  readonly box: GeoBox
  /** One of `mapZooms`. */
  readonly zoom: number
}

/** A cell of a map; with the home itself where it is the only one. */
export interface FoundCell extends MapCell {
  readonly home?: PinnedHome
}

/** Fails with `ServiceUnavailable` or `ContractBroken`; finding nothing is an answer. */
export interface ResidenceCatalogue {
  findHomes(query: HomesQuery): Promise<FoundHomes>
  /** Stages and areas in which homes answer the criteria. `homes`, rooms, areas and prices are of those homes, all else of the whole stage. */
  findStagesAndAreas(query: Pick<HomesQuery, 'criteria' | 'sort'>): Promise<FoundStagesAndAreas>
  /** The cells in which homes answer the criteria, from the north-west, row by row. */
  findCells(query: CellsQuery): Promise<readonly FoundCell[]>
  /** In the order of the ids, whatever the status; unknown ids are left out. */
  homesByIds(siteId: number, ids: readonly string[]): Promise<readonly Home[]>
  /** In the order of the ids, whatever is for sale in them; unknown ids are left out. */
  stagesByIds(siteId: number, ids: readonly string[]): Promise<readonly Stage[]>
  /** Places that have a word beginning with the text, those with most homes first. */
  findTags(query: { siteId: number; text: string; limit: number }): Promise<readonly Tag[]>
  /** Every place of a site where a stage stands, those with most homes first. */
  stageTags(siteId: number): Promise<readonly Tag[]>
  /** In the order of the urls; unknown ones are left out. */
  tagsByUrl(siteId: number, urls: readonly string[]): Promise<readonly Tag[]>
}
