// A stage's facts for its page, in the order in which buyers ask for them. Status, access and place are at its top, the number for sale is
// above the table.
import type { Home, Money, SiteDefinition, SiteFormats, StageDetails } from '@husrum/domain'
import {
  conceptLanguages,
  formatArea,
  formatPrice,
  formatSpan,
  groupThousands,
  priceEnds,
  stagePriceRange,
  wholeUnitsOf,
} from '@husrum/domain'
import type { Fact } from '../../features/homes/Facts.tsx'
import type { HomesTexts } from '../../texts/sv/homes.ts'

/** "2–5", and "3" if all are equal; only the last one has the unit. */
const span = (
  from: number,
  to: number,
  formats: SiteFormats,
  withUnit: (value: number, formats: SiteFormats) => string,
): string =>
  from === to ? withUnit(to, formats) : formatSpan(groupThousands(from, formats), withUnit(to, formats))

const priceSpan = ([from, to]: readonly [Money, Money], formats: SiteFormats): string =>
  from === to
    ? formatPrice(to, formats)
    : formatSpan(
        // The unit is written once, unless it is in front of the number.
        formats.currency.startsWith('{n}') ? groupThousands(wholeUnitsOf(from)) : formatPrice(from, formats),
        formatPrice(to, formats),
      )

const different = (words: readonly string[]): readonly string[] => [...new Set(words)]

/** Prices are left out if the stage has none, for example for rentals. */
export const stageFacts = (
  stage: StageDetails,
  homes: readonly Home[],
  { country, formats }: SiteDefinition,
  texts: HomesTexts,
): readonly (Fact | undefined)[] => {
  const { labels } = texts
  const fact = (label: string, values: readonly string[]): Fact | undefined =>
    values.length === 0 ? undefined : { label, values }
  const { minRooms, maxRooms, minArea, maxArea } = stage
  const prices = priceEnds(stagePriceRange(stage, country))
  return [
    fact(labels.residenceType, different(homes.map((home) => texts.residenceType[home.residenceType]))),
    fact(labels.rooms, [span(minRooms, maxRooms, formats, groupThousands)]),
    fact(labels.area, [span(minArea, maxArea, formats, formatArea)]),
    fact(labels.price, prices ? [priceSpan(prices, formats)] : []),
    fact(labels.disposalForm, different(homes.map((home) => texts.disposalForm[home.disposalForm]))),
    {
      label: labels.concept,
      values: [texts.concept[stage.concept]],
      language: conceptLanguages[stage.concept],
    },
    fact(labels.energyClass, stage.energyClass === undefined ? [] : [stage.energyClass]),
  ]
}
