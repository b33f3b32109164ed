// The main price of a home: in full, or by the month if it is rented.
import type { HomeDetails, SiteDefinition } from '@husrum/domain'
import { formatPrice, noMoney } from '@husrum/domain'
import type { HomesTexts } from '../../texts/sv/homes.ts'

export interface MainPrice {
  readonly label: string
  readonly words: string
  /** The monthly amount is the price itself and needs no line of its own. */
  readonly isMonthly: boolean
}

export const mainPrice = (
  { price, totalPrice, monthlyFee = noMoney, disposalForm, resale }: HomeDetails,
  { formats }: SiteDefinition,
  { labels, disposalForm: forms, perMonth }: HomesTexts,
): MainPrice => {
  if (totalPrice !== undefined)
    return { label: labels.totalPrice, words: formatPrice(totalPrice, formats), isMonthly: false }
  if (price > 0)
    return {
      label: resale ? labels.askingPrice : labels.price,
      words: formatPrice(price, formats),
      isMonthly: false,
    }
  return {
    label: labels.rent,
    words: monthlyFee > 0 ? perMonth(formatPrice(monthlyFee, formats)) : forms[disposalForm],
    isMonthly: true,
  }
}
