// Texts of a range: "från 3 rum", "upp till 4 000 000 kr".
import type { RangeFilter, SiteDefinition } from '@husrum/domain'
import { formatSpan, groupThousands } from '@husrum/domain'
import type { SearchTexts } from '../../texts/sv/search.ts'
import { rangeValue } from './RangeFilter.tsx'

export const rangeWords = (
  name: RangeFilter,
  { min, max }: { readonly min: number; readonly max: number },
  site: SiteDefinition,
  texts: SearchTexts,
): string => {
  const range = site.ranges[name]
  const low = rangeValue(name, min, site, texts)
  const high = rangeValue(name, max, site, texts)
  const unit = name === 'rooms' ? `\u00a0${texts.unit.rooms}` : ''
  if (max === range.max) return `${texts.from(low)}${unit}`
  if (min === range.min) return `${texts.upTo(high)}${unit}`
  return min === max
    ? `${low}${unit}`
    : formatSpan(name === 'rent' ? groupThousands(min) : low, `${high}${unit}`)
}
