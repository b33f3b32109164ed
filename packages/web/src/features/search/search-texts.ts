// What the search page says. Words for kinds of homes, statuses and the like are the residence feature's.
import type {
  InhabitDateCode,
  RangeFilter,
  RangeParameter,
  ResultKind,
  SortOrder,
  ViewingFilter,
} from '@husrum/domain'

export interface SearchTexts {
  readonly headingIn: (places: readonly string[]) => string
  readonly filters: string
  readonly filtersWithCount: (active: number) => string
  readonly moreFilters: string
  readonly place: string
  readonly placeHint: string
  readonly placeTooShort: string
  readonly placeNone: string
  readonly placeHomes: (homes: number) => string
  readonly unknownPlace: (typed: string) => string
  readonly addPlace: string
  readonly range: Readonly<Record<RangeFilter, string>>
  readonly bound: Readonly<Record<RangeParameter, string>>
  /** Said of a slider that stands at its upper end. */
  readonly orMore: (value: string) => string
  readonly from: (value: string) => string
  readonly upTo: (value: string) => string
  readonly unit: { readonly price: string; readonly area: string; readonly rooms: string }
  readonly residenceType: string
  readonly disposalForm: string
  readonly concepts: string
  readonly projectStatus: string
  readonly outdoorArea: string
  readonly inhabitDate: string
  readonly inhabitDates: Readonly<Record<InhabitDateCode, string>>
  readonly viewing: string
  readonly viewings: Readonly<Record<ViewingFilter, string>>
  readonly homesCount: (homes: number) => string
  readonly showHomes: (homes: number) => string
  readonly showHomesUncounted: string
  readonly found: (homes: number) => string
  readonly sort: string
  readonly sortOrders: Readonly<Record<SortOrder, string>>
  readonly applySort: string
  readonly listed: (listed: number, total: number) => string
  readonly showMore: string
  readonly skipResults: string
  readonly activeFilters: string
  readonly removeFilter: (filter: string) => string
  readonly clearAll: string
  readonly stageFilter: string
  readonly resultKinds: string
  readonly resultKind: Readonly<Record<ResultKind, string>>
  readonly updating: string
  readonly failedTitle: string
  readonly failedText: string
  readonly retry: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly emptyNoStep: string
  readonly relaxWiden: (parameter: RangeParameter, to: string) => string
  readonly relaxRange: Readonly<Record<RangeFilter, string>>
  readonly relaxChoice: Readonly<
    Record<'residenceType' | 'disposalForm' | 'concepts' | 'projectStatus' | 'outdoorArea', string>
  >
  readonly relaxInhabitDate: string
  readonly relaxViewing: string
  readonly relaxPlace: string
  readonly relaxStage: string
  readonly errors: {
    readonly numeric: string
    readonly reversedRange: string
    readonly unknownValue: string
  }
}
