// Texts about premises: price, access and status.
import type { Premises, SiteDefinition } from '@husrum/domain'
import {
  formatArea,
  formatDate,
  formatPrice,
  isLet,
  moneyOf,
  monthlyPremisesRent,
  noMoney,
  premisesSquareMetrePrice,
  wholeUnitsOf,
} from '@husrum/domain'
import type { PremisesTexts } from '../../texts/sv/premises.ts'

/** "Ledig", "Till salu", "Bokad" … */
export const premisesStatusWords = (
  { status, disposalForm }: Pick<Premises, 'status' | 'disposalForm'>,
  { letStatus, soldStatus }: PremisesTexts,
): string => (isLet({ disposalForm }) ? letStatus : soldStatus)[status]

/** The rent or the price, or that it is on request. */
export const premisesPriceWords = (
  premises: Pick<Premises, 'price' | 'disposalForm'>,
  { formats }: SiteDefinition,
  texts: PremisesTexts,
): string => {
  const { price } = premises
  if (price === undefined) return isLet(premises) ? texts.onRequest.rent : texts.onRequest.price
  return isLet(premises)
    ? texts.rent({
        year: formatPrice(price, formats),
        month: formatPrice(monthlyPremisesRent(premises) ?? noMoney, formats),
      })
    : formatPrice(price, formats)
}

/** Price per square metre; undefined if on request. */
export const premisesSquareMetreWords = (
  premises: Pick<Premises, 'price' | 'area' | 'disposalForm'>,
  { formats }: SiteDefinition,
  texts: PremisesTexts,
): string | undefined => {
  const year = premisesSquareMetrePrice(premises)
  if (year === undefined) return undefined
  if (!isLet(premises)) return texts.pricePerSquareMetre(formatPrice(year, formats))
  return texts.rentPerSquareMetre({
    year: formatPrice(year, formats),
    month: formatPrice(moneyOf(Math.round(wholeUnitsOf(year) / 12)), formats),
  })
}

/** "Butik · 86 m²" */
export const premisesSizeWords = (
  { type, area }: Pick<Premises, 'type' | 'area'>,
  { formats }: SiteDefinition,
  texts: PremisesTexts,
): string => `${texts.type[type]}\u00a0· ${formatArea(area, formats)}`

export const premisesAccessWords = (
  { inhabitDate }: Pick<Premises, 'inhabitDate'>,
  { formats }: SiteDefinition,
  texts: PremisesTexts,
): string =>
  inhabitDate === undefined ? texts.accessByAgreement : texts.accessFrom(formatDate(inhabitDate, formats))

/** "Lindholmen, Göteborg", or "Göteborg" if the area has the same name as the town. */
export const premisesPlaceWords = ({
  areaName,
  municipality,
}: Pick<Premises, 'areaName' | 'municipality'>): string =>
  areaName === municipality ? municipality : `${areaName}, ${municipality}`
