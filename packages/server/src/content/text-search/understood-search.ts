// The part of a text that describes homes, as an address and a count.
import type { Answer, UnderstoodDto, UnderstoodPartDto } from '@husrum/contract'
import type { PlaceFinder, RangeFilter, SearchFilters, SiteDefinition, UnderstoodPart } from '@husrum/domain'
import { expandFilters, rangeFilters, textWithout, understandQuery, wordsOf } from '@husrum/domain'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import { searchLink } from '../pages/index.ts'
import type { SiteIndex } from './site-indexes.ts'
import type { TextQuery } from './text-index.ts'

const isRange = (kind: string): kind is RangeFilter => kind in rangeFilters

const boundsOf = (kind: RangeFilter, filters: Partial<SearchFilters>) => {
  const range = rangeFilters[kind]
  const [min, max] = [filters[range.min], filters[range.max]]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

const toPartDto = (text: string, part: UnderstoodPart): Answer<UnderstoodPartDto> => {
  const { kind, filters, placeName } = part
  const base = { kind, textWithout: textWithout(text, part) }
  if (isRange(kind)) return { ...base, ...boundsOf(kind, filters) }
  return {
    ...base,
    placeName,
    values: Object.values(filters).flat().map(String),
  }
}

/**
 * The text without numbers of rooms, prices, rents and areas: those occur in the names of homes too, with another meaning.
 * The whole text if nothing else would be left.
 */
const wordsToFind = (text: string, parts: readonly UnderstoodPart[]): string => {
  const quantities = parts.filter(({ kind }) => isRange(kind))
  const rest = quantities.toReversed().reduce((left, part) => textWithout(left, part), text)
  return wordsOf(rest).length > 0 ? rest : text
}

/** A typed text for the index: its words, and the places that it names. */
export const readTextQuery = (
  text: string,
  { places, tagIds }: Pick<SiteIndex, 'places' | 'tagIds'>,
  { locale, ranges }: SiteDefinition,
): Pick<TextQuery, 'text' | 'tagIds' | 'widerTagIds'> => {
  const { parts, filters } = understandQuery(text, { locale, ranges, places })
  const around = filters.tags.flatMap((url) => url.split('/').map((_, at, all) => all.slice(0, at).join('/')))
  return {
    text: wordsToFind(text, parts),
    tagIds: filters.tags.flatMap((url) => tagIds.get(url) ?? []),
    widerTagIds: around.flatMap((url) => tagIds.get(url) ?? []),
  }
}

/** Undefined if no part of the text describes homes, or the site has none. */
export const understoodSearch = async (
  text: string,
  {
    site,
    places,
    residences,
    today,
  }: {
    readonly site: SiteDefinition
    readonly places: PlaceFinder
    readonly residences: Pick<ResidenceService, 'findHomes' | 'tagsByUrl'>
    /** `yyyy-MM-dd` */
    readonly today: string
  },
): Promise<Answer<UnderstoodDto> | undefined> => {
  if (!site.features.search) return undefined
  const { locale, ranges, catalogueSiteId } = site
  const { parts, filters } = understandQuery(text, { locale, ranges, places })
  const shown = parts.filter((part) => Object.values(part.filters).flat().length > 0)
  if (shown.length === 0) return undefined
  const tags = await residences.tagsByUrl(catalogueSiteId, filters.tags)
  const { total } = await residences.findHomes({
    criteria: expandFilters(filters, { site, tagIds: tags.map(({ id }) => id), today }),
    sort: '',
    offset: 0,
    limit: 0,
  })
  return { parts: shown.map((part) => toPartDto(text, part)), url: searchLink(site, filters), objects: total }
}
