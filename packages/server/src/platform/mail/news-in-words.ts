// The news of a home, as text of a letter.
import type { Money, ResidenceStatus, SiteDefinition } from '@husrum/domain'
import {
  formatArea,
  formatDateTime,
  formatLayout,
  formatPrice,
  noMoney,
  searchedPrice,
  wallClockOf,
} from '@husrum/domain'
import type { HomeNewsTexts, NewsOfHome } from './letter.ts'

/** Further ones are on the page of the home. */
const maxShowings = 3

const joined = (words: readonly (string | undefined)[]): string =>
  words.filter((word) => word !== undefined && word !== '').join(' · ')

/** A heading, and lines about the home below it: the event first. */
export const newsInWords = (
  { home, isNew, price, status, showings }: NewsOfHome,
  site: SiteDefinition,
  texts: HomeNewsTexts,
): { readonly heading: string; readonly lines: readonly string[] } => {
  const isRented = home.disposalForm === 'tenancy'
  const amount = (money: Money): string => formatPrice(money, site.formats)
  const statusOf = (value: ResidenceStatus): string =>
    (isRented && texts.rentalStatuses[value]) || texts.statuses[value]
  const cost =
    isRented && (home.monthlyFee ?? noMoney) > 0
      ? texts.perMonth(amount(home.monthlyFee ?? noMoney))
      : searchedPrice(home) > 0
        ? amount(searchedPrice(home))
        : undefined
  const place =
    home.areaName === home.municipality ? home.municipality : `${home.areaName}, ${home.municipality}`
  const moments = showings
    .slice(0, maxShowings)
    .map((showing) => formatDateTime(wallClockOf(showing, site.country) ?? Number.NaN, site.formats))
  return {
    heading: joined([isNew ? texts.isNew : undefined, home.name]),
    lines: [
      status && texts.status(statusOf(status.before), statusOf(status.now)),
      price && texts.price(amount(price.before), amount(price.now)),
      ...moments.map(texts.showing),
      joined([
        place,
        formatLayout(home, site.formats),
        formatArea(home.area, site.formats),
        price ? undefined : cost,
      ]),
      isNew ? statusOf(home.status) : undefined,
    ].filter((line) => line !== undefined),
  }
}
