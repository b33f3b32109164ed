// What the service wants of a search engine. PostgreSQL and the columns in memory both answer it, each other's oracle.
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

export interface HomesQuery {
  /** Days (`yyyy-MM-dd`) as bounds of access and viewings. */
  readonly criteria: HomeCriteria
  readonly sort: SortOrder
  readonly offset: number
  /** 0 asks for the count alone. */
  readonly limit: number
  /** The visitor's place: in the recommended order what is near comes first. */
  readonly near?: GeoPoint
  /** The day (`yyyy-MM-dd`) from which access and viewings are counted; absent: no facet counts are wanted. */
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
  /** Of the prices that are searched. */
  readonly minPrice: Money
  readonly maxPrice: Money
  /** The home that the sort puts first. */
  readonly firstHomeId: string
}

/** Where on the map homes are counted. */
export interface CellsQuery {
  readonly criteria: HomeCriteria
  /** The part of the map that is looked at: at most so much as `mapCellsOf` answers. */
  readonly box: GeoBox
  /** One of `mapZooms`. */
  readonly zoom: number
}

export interface SimilarQuery {
  readonly siteId: number
  /** The home itself, which is left out. */
  readonly homeId: string
  /** The municipality's tag. */
  readonly tagId: string
  readonly residenceType: ResidenceType
  /** Whole units of currency, as the engines keep them. */
  readonly price: number
  readonly rooms: number
  readonly limit: number
}

export interface HomeSearch {
  findHomes(query: HomesQuery): Promise<FoundHomeIds>
  /** Stages in the order of their first home, areas with most homes first (then by tag id). */
  findStagesAndAreas(
    query: Pick<HomesQuery, 'criteria' | 'sort'>,
  ): Promise<{ readonly stages: readonly StageSum[]; readonly areas: readonly AreaSum[] }>
  /** The cells of the map in which homes are, from the north-west, row by row. */
  findCells(query: CellsQuery): Promise<readonly MapCell[]>
  /** Searchable homes of the municipality; of the same type first, then nearest in price and rooms. */
  similar(query: SimilarQuery): Promise<readonly string[]>
  /** Homes that can be bought, one a stage, the one published last first. */
  newest(siteId: number, limit: number): Promise<readonly string[]>
}

/** Distance of a price and a number of rooms from those of a home; both engines order similar homes by it. */
export const unlikeness = (
  home: { readonly price: number; readonly rooms: number },
  price: number,
  rooms: number,
): number => Math.abs(price - home.price) / Math.max(home.price, 1) + Math.abs(rooms - home.rooms) / 4
