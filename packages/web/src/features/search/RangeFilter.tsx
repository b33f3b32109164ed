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
import { boundsBeyond, RangeFields, unreadBounds } from '../../ui/RangeFields.tsx'

/** Text of a value of a range: "2 500 000 kr", "62 m²", "3". */
export const rangeValue = (name: RangeName, value: number, site: SiteDefinition): string => {
  if (name === 'price') return formatPrice(moneyOf(value), site.formats)
  return name === 'area' ? formatArea(value, site.formats) : groupThousands(value)
}

interface Props {
  readonly name: RangeName
  readonly filters: RangeBounds
  readonly problems: readonly AddressProblem[]
  readonly onChange: (bounds: Partial<RangeBounds>) => void
  /** Defaults to the search's own. */
  readonly range?: FilterRange
}

export const RangeFilter = ({ name, filters, problems, onChange, range }: Props) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const { min, max } = rangeFilters[name]
  return (
    <RangeFields
      legend={name === 'rooms' ? texts.range[name] : `${texts.range[name]}, ${texts.unit[name]}`}
      names={{ min, max }}
      labels={{ min: texts.bound[min], max: texts.bound[max] }}
      range={range ?? site.ranges[name]}
      bounds={{ min: filters[min], max: filters[max] }}
      unread={unreadBounds(problems, rangeFilters[name])}
      beyond={boundsBeyond(problems, rangeFilters[name], range ?? site.ranges[name])}
      isReversed={problems.some(({ field, key }) => field === min && key === 'reversedRange')}
      errors={texts.errors}
      valueWords={(value) => rangeValue(name, value, site)}
      orMore={texts.orMore}
      onChange={(bounds) => onChange({ [min]: bounds.min, [max]: bounds.max })}
    />
  )
}
