// The online booking that a home's page offers.
import type { HomeDetails } from '../homes/home.ts'
import { routePath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { isInSale } from './may-book.ts'

/**
 * The online booking of a home on a site: it can be booked (`book`), it is held and has a waiting list (`line`), or neither. Homes of a
 * project that is not in sale, rented homes, resales and homes without a price cannot be booked.
 */
export const onlineBookingOf = (
  {
    status,
    phase,
    disposalForm,
    price,
    resale,
  }: Pick<HomeDetails, 'status' | 'phase' | 'disposalForm' | 'price' | 'resale'>,
  site: SiteDefinition,
): 'book' | 'line' | undefined => {
  const isSoldHere =
    routePath(site, 'booking') !== undefined &&
    disposalForm !== 'tenancy' &&
    resale === undefined &&
    isInSale(phase) &&
    price > 0
  if (!isSoldHere) return undefined
  if (status === 'forSale' || status === 'preSelling') return 'book'
  return status === 'reserved' ? 'line' : undefined
}
