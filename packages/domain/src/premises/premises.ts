// Premises that a company rents or buys, as in a search result.
import type { Contact } from '../contacts/contacts.ts'
import type { DisposalForm } from '../homes/enumerations.ts'
import type { GeoPoint, TagKind } from '../homes/home.ts'
import type { RentalStatus } from '../homes/property-enumerations.ts'
import { rentalStatuses } from '../homes/property-enumerations.ts'
import type { Money } from '../money/money.ts'
import { moneyOf, wholeUnitsOf } from '../money/money.ts'

/** Uses of premises. `care` is health care, nursery and the like. */
export const premisesTypes = ['office', 'shop', 'restaurant', 'storage', 'workshop', 'care', 'other'] as const
/** One of {@link premisesTypes}. */
export type PremisesType = (typeof premisesTypes)[number]

/** Statuses of premises: the rental ones (PLAT-100). */
export const premisesStatuses = rentalStatuses
/** One of {@link premisesStatuses}. */
export type PremisesStatus = RentalStatus

/** Premises in a search result. */
export interface Premises {
  readonly id: string
  /** The site whose catalogue holds the premises. */
  readonly siteId: number
  readonly name: string
  /** Path of its page, from the site's root, with slashes at both ends. */
  readonly path: string
  readonly type: PremisesType
  readonly status: PremisesStatus
  /** Rentals are a tenancy; all else is sold. */
  readonly disposalForm: DisposalForm
  /** m². */
  readonly area: number
  /** The price for a sale, a year's rent for a rental. Absent: on request. */
  readonly price?: Money
  /** First day of access, `yyyy-MM-dd`; absent if it is to be agreed. */
  readonly inhabitDate?: string
  readonly address: string
  readonly areaName: string
  readonly municipality: string
  /** Urls of the places that match it. */
  readonly tags: readonly string[]
  readonly geo: GeoPoint
  readonly shortDescription: string
  /** Picture ids, the best one first. */
  readonly images: readonly string[]
  /** The editors' position in the list, the lowest first. */
  readonly sortOrder: number
}

/** Additional data of the page of premises. */
export interface PremisesDetails extends Premises {
  /** Paragraphs with an empty line between them. */
  readonly description: string
  /** Picture id of the drawing; absent if there is none. */
  readonly floorPlan?: string
  /** Metres. */
  readonly ceilingHeight?: number
  /** Term of the first lease; for rentals. */
  readonly leaseYears?: number
  /** Contacts for renting or buying; absent or empty if the site's own contact applies. */
  readonly contacts?: readonly Contact[]
  /** When the advert was published, `yyyy-MM-dd`. */
  readonly publishedAt: string
}

/** A place of premises. */
export interface PlaceOfPremises {
  /** As {@link Premises.tags} names it. */
  readonly url: string
  readonly kind: TagKind
  readonly name: string
}

/** The places of premises, the widest first. */
export type PlacesOfPremises = readonly PlaceOfPremises[]

/** A place with premises. */
export interface PremisesPlace extends PlaceOfPremises {
  /** Number of premises there, of any status. */
  readonly premises: number
}

/** Whether premises are for rent, and not for sale. */
export const isLet = ({ disposalForm }: Pick<Premises, 'disposalForm'>): boolean => disposalForm === 'tenancy'

/** Price or yearly rent per square metre; undefined if it is on request. */
export const premisesSquareMetrePrice = ({
  price,
  area,
}: Pick<Premises, 'price' | 'area'>): Money | undefined =>
  price === undefined || area <= 0 ? undefined : moneyOf(Math.round(wholeUnitsOf(price) / area))

/** Monthly rent; undefined for sales, and if the rent is on request. */
export const monthlyPremisesRent = (premises: Pick<Premises, 'price' | 'disposalForm'>): Money | undefined =>
  premises.price === undefined || !isLet(premises)
    ? undefined
    : moneyOf(Math.round(wholeUnitsOf(premises.price) / 12))

/** Whether premises of this status may be available: booked ones may become free again. */
export const isPremisesAvailable = (status: PremisesStatus): boolean =>
  status === 'forSale' || status === 'booked'
