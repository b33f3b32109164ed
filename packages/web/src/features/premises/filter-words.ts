// The active filters as text.
import type { PremisesFilters, PremisesPlace, SiteDefinition } from '@husrum/domain'
import { defaultPremisesFilters, formatArea, formatSpan, groupThousands } from '@husrum/domain'
import type { PremisesTexts } from '../../texts/sv/premises.ts'

export interface ChosenFilter {
  readonly key: string
  readonly word: string
  readonly without: Partial<PremisesFilters>
}

const areaWords = (
  { minArea, maxArea }: PremisesFilters,
  untouched: PremisesFilters,
  { formats }: SiteDefinition,
  texts: PremisesTexts,
): string => {
  if (maxArea === untouched.maxArea) return texts.from(formatArea(minArea, formats))
  if (minArea === untouched.minArea) return texts.upTo(formatArea(maxArea, formats))
  return minArea === maxArea
    ? formatArea(minArea, formats)
    : formatSpan(groupThousands(minArea, formats), formatArea(maxArea, formats))
}

/** One entry per place and type, and one for the area. */
export const chosenFilters = (
  filters: PremisesFilters,
  places: readonly PremisesPlace[],
  site: SiteDefinition,
  texts: PremisesTexts,
): readonly ChosenFilter[] => {
  const untouched = defaultPremisesFilters(site)
  const { minArea, maxArea } = untouched
  return [
    ...filters.tags.map((url) => ({
      key: url,
      word: places.find((place) => place.url === url)?.name ?? url,
      without: { tags: filters.tags.filter((other) => other !== url) },
    })),
    ...filters.types.map((type) => ({
      key: type,
      word: texts.type[type],
      without: { types: filters.types.filter((other) => other !== type) },
    })),
    ...(filters.minArea === minArea && filters.maxArea === maxArea
      ? []
      : [{ key: 'area', word: areaWords(filters, untouched, site, texts), without: { minArea, maxArea } }]),
  ]
}
