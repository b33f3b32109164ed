// Minimum and maximum of one filter of the search.

import type {
  AddressProblem,
  FilterRange,
  RangeBounds,
  RangeFilter as RangeName,
  SiteDefinition,
} from '@husrum/domain'
import { formatArea, formatPrice, groupThousands, moneyOf, rangeFilters } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { SearchTexts } from '../../texts/sv/search.ts'
import { boundsBeyond, RangeFields, unreadBounds } from '../../ui/RangeFields.tsx'

/** Text of a value of a range: "2 500 000 kr", "9 500 kr/mån", "62 m²", "3". */
export const rangeValue = (
  name: RangeName,
  value: number,
  site: SiteDefinition,
  texts: SearchTexts,
): string => {
  if (name === 'price') return formatPrice(moneyOf(value), site.formats)
  if (name === 'rent') return texts.perMonth(formatPrice(moneyOf(value), site.formats))
  return name === 'area' ? formatArea(value, site.formats) : groupThousands(value)
}

interface Props {
  readonly name: RangeName
  readonly filters: Partial<RangeBounds>
  readonly problems: readonly AddressProblem[]
  readonly onChange: (bounds: Partial<RangeBounds>) => void
  /** Defaults to the search's own. */
  readonly range?: FilterRange
}

export const RangeFilter = ({ name, filters, problems, onChange, range: given }: Props) => {
  const site = useSite()
  const range = given ?? site.ranges[name]
  const { search: texts } = useTexts()
  const { min, max } = rangeFilters[name]
  return (
    <RangeFields
      legend={name === 'rooms' ? texts.range[name] : `${texts.range[name]}, ${texts.unit[name]}`}
      names={{ min, max }}
      labels={{ min: texts.bound[min], max: texts.bound[max] }}
      range={range}
      bounds={{ min: filters[min] ?? range.min, max: filters[max] ?? range.max }}
      unread={unreadBounds(problems, rangeFilters[name])}
      beyond={boundsBeyond(problems, rangeFilters[name], range)}
      isReversed={problems.some(({ field, key }) => field === min && key === 'reversedRange')}
      errors={texts.errors}
      valueWords={(value) => rangeValue(name, value, site, texts)}
      orMore={texts.orMore}
      onChange={(bounds) => onChange({ [min]: bounds.min, [max]: bounds.max })}
    />
  )
}
