// A search as text of a letter: its places and its ranges; other filters are counted.
import type { RangeFilter, SiteDefinition } from '@husrum/domain'
import {
  countActiveFilters,
  formatArea,
  formatPrice,
  formatRooms,
  formatSpan,
  groupThousands,
  moneyOf,
  rangeFilterNames,
  rangeFilters,
} from '@husrum/domain'
import type { FollowedSearch, HomeNewsTexts } from './letter.ts'

const valueIn: Readonly<
  Record<RangeFilter, (value: number, site: SiteDefinition, texts: HomeNewsTexts) => string>
> = {
  price: (value, { formats }) => formatPrice(moneyOf(value), formats),
  rent: (value, { formats }, texts) => texts.perMonth(formatPrice(moneyOf(value), formats)),
  rooms: (value, { formats }) => formatRooms(value, formats),
  area: (value, { formats }) => formatArea(value, formats),
}

const rangeWords = (
  name: RangeFilter,
  filters: FollowedSearch['filters'],
  site: SiteDefinition,
  texts: HomeNewsTexts,
): string | undefined => {
  const range = site.ranges[name]
  const [min, max] = [filters[rangeFilters[name].min], filters[rangeFilters[name].max]]
  const maxWords = valueIn[name](max, site, texts)
  if (min === range.min) return max === range.max ? undefined : texts.upTo(maxWords)
  if (max === range.max) return texts.from(valueIn[name](min, site, texts))
  return min === max ? maxWords : formatSpan(groupThousands(min), maxWords)
}

/** "Treor i Göteborg" if it has a name, or else "Göteborg, från 3 rok, 2 val till". */
export const searchInWords = (
  { name, filters, places }: FollowedSearch,
  site: SiteDefinition,
  texts: HomeNewsTexts,
): string => {
  if (name !== undefined && name !== '') return name
  const ranges = rangeFilterNames.flatMap((range) => rangeWords(range, filters, site, texts) ?? [])
  const others = countActiveFilters(filters, site.ranges) - ranges.length - filters.tags.length
  const words = [...places, ...ranges, ...(others > 0 ? [texts.moreChoices(others)] : [])]
  return words.length === 0 ? texts.everywhere : words.join(', ')
}
