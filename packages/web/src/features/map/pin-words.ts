// Texts of a pin. The parent provides name, price and status of a home.
import type { Money, PinnedHome, SiteDefinition, StatusColour } from '@husrum/domain'
import { formatPrice, groupThousands, wholeUnitsOf } from '@husrum/domain'
import type { MapTexts } from '../../texts/sv/map.ts'

export interface PinWords {
  /** The price, with its label. */
  readonly price: string
  readonly status: string
  readonly colour: StatusColour
}

export type DescribeHome = (home: PinnedHome) => PinWords

const million = 1_000_000

/** Shortened to fit a pin: millions with one decimal. */
export const shortPrice = (price: Money, { formats }: SiteDefinition, texts: MapTexts): string => {
  const units = wholeUnitsOf(price)
  return units < million
    ? formatPrice(price, formats)
    : texts.millions(groupThousands(Math.round(units / (million / 10)) / 10, formats), formats.currencyCode)
}
