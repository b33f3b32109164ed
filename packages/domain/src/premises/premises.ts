// Premises: what a company rents or buys, as a result says it (specification 3 §2.1, §3).
import type { GeoPoint } from '../homes/home.ts'
import type { RentalStatus } from '../homes/property-enumerations.ts'
import { rentalStatuses } from '../homes/property-enumerations.ts'
import type { Money } from '../money/money.ts'

/** What premises are used for. `care` is health care, nursery and the like. */
export const premisesTypes = ['office', 'shop', 'restaurant', 'storage', 'workshop', 'care', 'other'] as const
/** One of {@link premisesTypes}. */
export type PremisesType = (typeof premisesTypes)[number]

/** Statuses of premises: the rental ones (specification 1 §3.7, 3 §3). */
export const premisesStatuses = rentalStatuses
/** One of {@link premisesStatuses}. */
export type PremisesStatus = RentalStatus

/** What a result says of premises. */
export interface Premises {
  readonly id: string
  /** The site whose catalogue holds the premises. */
  readonly siteId: number
  readonly name: string
  /** Where its page stands, from the site's root, with slashes at both ends. */
  readonly path: string
  readonly type: PremisesType
  readonly status: PremisesStatus
  /** m². */
  readonly area: number
  /** The price where it is sold, a year's rent where it is let. Absent: on request. */
  readonly price?: Money
  /** First day of access, `yyyy-MM-dd`; absent where it is to be agreed. */
  readonly inhabitDate?: string
  readonly address: string
  readonly municipality: string
  /** Urls of the places that find it. */
  readonly tags: readonly string[]
  readonly geo: GeoPoint
  readonly shortDescription: string
  /** Picture ids, the best one first. */
  readonly images: readonly string[]
  /** Where the editors want it in the list, the lowest first. */
  readonly sortOrder: number
}

/** Whether somebody can still have premises of this status: booked ones may come free again. */
export const isPremisesAvailable = (status: PremisesStatus): boolean =>
  status === 'forSale' || status === 'booked'
