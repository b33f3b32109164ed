// A price for a page's head, in the site's way of writing it.
import type { Money, SiteDefinition } from '@husrum/domain'
import { formatPrice } from '@husrum/domain'

/** Undefined for what is rented, which has no price. */
export const priceInWords = (price: Money, { formats }: SiteDefinition): string | undefined =>
  price === 0 ? undefined : formatPrice(price, formats)
