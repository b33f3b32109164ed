// A price for a page's head, in the site's format.
import type { Money, SiteDefinition } from '@husrum/domain'
import { formatPrice } from '@husrum/domain'

/** Undefined for rented homes, which have no price. */
export const priceInWords = (price: Money, { formats }: SiteDefinition): string | undefined =>
  price === 0 ? undefined : formatPrice(price, formats)
