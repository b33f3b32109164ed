// Facts of a home as texts of the site: prices, access, place, viewings.

import type { CountryCode, Home, HomeSpans, OutdoorSpace, SiteDefinition, Stage } from '@husrum/domain'
import {
  accessOf,
  formatArea,
  formatDate,
  formatLayout,
  formatPrice,
  formatSpan,
  groupThousands,
  isLetAlone,
  noMoney,
  priceEnds,
  stagePriceRange,
} from '@husrum/domain'
import type { HomesTexts, Moment } from '../../texts/sv/homes.ts'
import { timeZones } from './time-zones.ts'

/** Used for digits only, so that server and browser formats cannot differ. */
const clocks = new Map<CountryCode, Intl.DateTimeFormat>()
const clockOf = (country: CountryCode): Intl.DateTimeFormat => {
  const known = clocks.get(country)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZones[country],
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  clocks.set(country, clock)
  return clock
}

/** An ISO 8601 instant in the country's time zone; undefined if it is invalid. */
export const momentIn = (instant: string, country: CountryCode): Moment | undefined => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return undefined
  const parts = clockOf(country).formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const [year, month, day] = [part('year'), part('month'), part('day')]
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { weekday, day, month, hour: part('hour'), minute: part('minute') }
}

/** "Inflyttning våren 2027", or that the home is available at once. */
export const accessWords = (
  home: Pick<Home, 'inhabitDate' | 'projectStatus'>,
  { accessIn, accessNow }: HomesTexts,
): string => {
  const access = accessOf(home)
  return access.kind === 'now' ? accessNow : accessIn(access.part, access.year)
}

/** "Balkong mot sydväst" */
export const outdoorWords = ({ type, direction }: OutdoorSpace, texts: HomesTexts): string =>
  direction ? `${texts.outdoorArea[type]} ${texts.direction[direction]}` : texts.outdoorArea[type]

/** "42–65 m²" */
export const areaSpanWords = (
  { minArea, maxArea }: Pick<HomeSpans, 'minArea' | 'maxArea'>,
  { formats }: SiteDefinition,
): string =>
  minArea === maxArea
    ? formatArea(minArea, formats)
    : formatSpan(groupThousands(minArea, formats), formatArea(maxArea, formats))

/** "från 3 095 000 kr"; homes without prices are rented. */
export const stagePriceWords = (
  stage: HomeSpans,
  { country, formats }: SiteDefinition,
  texts: HomesTexts,
): string => {
  const prices = priceEnds(stagePriceRange(stage, country))
  return prices ? texts.fromPrice(formatPrice(prices[0], formats)) : texts.disposalForm.tenancy
}

/** The buyer's total price comes first; in Finland the sales price follows. Rented homes show the rent, or that they are rented. */
export const priceWords = (
  {
    price,
    totalPrice,
    disposalForm,
    monthlyFee = noMoney,
  }: Pick<Home, 'price' | 'totalPrice' | 'disposalForm' | 'monthlyFee'>,
  { formats }: SiteDefinition,
  texts: HomesTexts,
): readonly [string] | readonly [string, string] =>
  disposalForm === 'tenancy' && monthlyFee > 0
    ? [texts.card.rent(texts.perMonth(formatPrice(monthlyFee, formats)))]
    : totalPrice === undefined
      ? [price === 0 ? texts.disposalForm[disposalForm] : formatPrice(price, formats)]
      : [
          texts.totalPriceOf(formatPrice(totalPrice, formats)),
          texts.salesPriceOf(formatPrice(price, formats)),
        ]

/** Status of a home: rented homes are free or let, not for sale or sold. */
export const statusWords = (
  { status, disposalForm }: Pick<Home, 'status' | 'disposalForm'>,
  { status: words, card }: HomesTexts,
): string => (disposalForm === 'tenancy' && card.rentalStatus[status]) || words[status]

/** Status of a stage: if all homes are let, none is for sale or sold. */
export const projectStatusWords = (
  { status, disposalForms }: Pick<Stage, 'status' | 'disposalForms'>,
  { projectStatus, rentalProjectStatus }: HomesTexts,
): string => (isLetAlone({ disposalForms }) && rentalProjectStatus[status]) || projectStatus[status]

/** "3 rok · 74 m²" */
export const sizeWords = (
  home: Pick<Home, 'rooms' | 'area' | 'outdoorSpaces'>,
  { formats }: SiteDefinition,
): string => `${formatLayout(home, formats)} · ${formatArea(home.area, formats)}`

/** "Lindholmen, Göteborg", or "Göteborg" if the area has the same name as the town. */
export const placeWords = ({ areaName, municipality }: Pick<Home, 'areaName' | 'municipality'>): string =>
  areaName === municipality ? municipality : `${areaName}, ${municipality}`

export const dateWords = (isoDate: string, { formats }: SiteDefinition): string =>
  formatDate(isoDate, formats)

/** The day of access, or that the home is available at once. */
export const accessDayWords = (
  home: Pick<Home, 'inhabitDate' | 'projectStatus'>,
  site: SiteDefinition,
  texts: HomesTexts,
): string => (accessOf(home).kind === 'now' ? texts.accessNow : dateWords(home.inhabitDate, site))
