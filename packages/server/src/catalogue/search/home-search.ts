// What a search of homes asks and answers.
import type {
  FacetDistribution,
  GeoBox,
  GeoPoint,
  HomeCriteria,
  HomeSpans,
  MapCell,
  Money,
  ResidenceType,
  SortOrder,
} from '@husrum/domain'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import type { SearchRow } from './home-columns.ts'

export interface HomesQuery {
  /** Days (`yyyy-MM-dd`) as bounds of access and viewings. */
  readonly criteria: HomeCriteria
  readonly sort: SortOrder
  readonly offset: number
  /** 0 requests only the count. */
  readonly limit: number
  /** The visitor's location: in the recommended order, near homes come first. */
  readonly near?: GeoPoint
  /** The day (`yyyy-MM-dd`) from which access and viewings are counted; if absent, no facets are counted. */
  readonly facetsAt?: string
}

export interface FoundHomeIds {
  readonly ids: readonly string[]
  readonly total: number
  readonly facets?: FacetDistribution
}

/** What a search found in one stage: the domain's `homeSpans` of those homes. */
export interface StageSum extends HomeSpans {
  readonly stageId: string
}

/** What a search found under one area tag. */
export interface AreaSum {
  readonly tagId: string
  readonly homes: number
  readonly stages: number
  /** Of the searched prices. */
  readonly minPrice: Money
  readonly maxPrice: Money
  /** The first home in the sort order. */
  readonly firstHomeId: string
}

/** The part of the map in which homes are counted. */
export interface CellsQuery {
  readonly criteria: HomeCriteria
  /** The visible part of the map: at most as large as `mapCellsOf` accepts. */
  readonly box: GeoBox
  /** One of `mapZooms`. */
  readonly zoom: number
}

export interface SimilarQuery {
  readonly siteId: number
  /** The home itself, which is excluded. */
  readonly homeId: string
  /** The municipality's tag. */
  readonly tagId: string
  readonly residenceType: ResidenceType
  /** Whole units of currency. */
  readonly price: number
  readonly rooms: number
  readonly limit: number
}

export interface HomeSearch {
  findHomes(query: HomesQuery): Promise<FoundHomeIds>
  /** Stages in the order of their first home; areas with the most homes first (then by tag id). */
  findStagesAndAreas(
    query: Pick<HomesQuery, 'criteria' | 'sort'>,
  ): Promise<{ readonly stages: readonly StageSum[]; readonly areas: readonly AreaSum[] }>
  /** The map cells with homes, from the north-west, row by row. */
  findCells(query: CellsQuery): Promise<readonly MapCell[]>
  /** Searchable homes of the municipality; of the same type first, then nearest in price and rooms. */
  similar(query: SimilarQuery): Promise<readonly string[]>
  /** Homes that can be bought, one per stage, newest first. */
  newest(siteId: number, limit: number): Promise<readonly string[]>
  /** Writes changed homes into the columns of a snapshot; synchronous, so that no search sees a partial update. */
  takeChanges(snapshot: CatalogueSnapshot, rows: readonly SearchRow[]): void
}
