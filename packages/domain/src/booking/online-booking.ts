// What the page of a home offers of booking it online.
import type { HomeDetails } from '../homes/home.ts'
import { routePath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { isInSale } from './may-book.ts'

/**
 * Whether a home is booked online on a site: it can be now (`book`), somebody holds it and one may stand in line (`line`), or
 * neither. What is of a project that is not in sale, is let, what its owner sells and what has no price is not.
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
