// Premises: what a company rents or buys, as a search result describes it.
import type { Contact } from '../contacts/contacts.ts'
import type { DisposalForm } from '../homes/enumerations.ts'
import type { GeoPoint, TagKind } from '../homes/home.ts'
import type { RentalStatus } from '../homes/property-enumerations.ts'
import { rentalStatuses } from '../homes/property-enumerations.ts'
import type { Money } from '../money/money.ts'
import { moneyOf, wholeUnitsOf } from '../money/money.ts'

/** What premises are used for. `care` is health care, nursery and the like. */
export const premisesTypes = ['office', 'shop', 'restaurant', 'storage', 'workshop', 'care', 'other'] as const
/** One of {@link premisesTypes}. */
export type PremisesType = (typeof premisesTypes)[number]

/** Statuses of premises: the rental ones (PLAT-100). */
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
  /** What is let is a tenancy; all else is sold. */
  readonly disposalForm: DisposalForm
  /** m². */
  readonly area: number
  /** The price where it is sold, a year's rent where it is let. Absent: on request. */
  readonly price?: Money
  /** First day of access, `yyyy-MM-dd`; absent where it is to be agreed. */
  readonly inhabitDate?: string
  readonly address: string
  readonly areaName: string
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

/** What the page of premises adds. */
export interface PremisesDetails extends Premises {
  /** Paragraphs with an empty line between them. */
  readonly description: string
  /** Picture id of the drawing; absent where there is none. */
  readonly floorPlan?: string
  /** Metres. */
  readonly ceilingHeight?: number
  /** For how long the first lease runs; of what is let. */
  readonly leaseYears?: number
  /** Who lets or sells them; absent or empty where the site's own contact does. */
  readonly contacts?: readonly Contact[]
  /** When the advert was published, `yyyy-MM-dd`. */
  readonly publishedAt: string
}

/** A place where premises stand. */
export interface PremisesPlace {
  /** As {@link Premises.tags} names it. */
  readonly url: string
  readonly kind: TagKind
  readonly name: string
  /** How many premises stand there, whatever their status. */
  readonly premises: number
}

/** Whether premises are let, and not sold. */
export const isLet = ({ disposalForm }: Pick<Premises, 'disposalForm'>): boolean => disposalForm === 'tenancy'

/** A square metre's part of the price, or of the year's rent; undefined where it is on request. */
export const premisesSquareMetrePrice = ({
  price,
  area,
}: Pick<Premises, 'price' | 'area'>): Money | undefined =>
  price === undefined || area <= 0 ? undefined : moneyOf(Math.round(wholeUnitsOf(price) / area))

/** A month's part of the year's rent; undefined for what is sold, and where the rent is on request. */
export const monthlyPremisesRent = (premises: Pick<Premises, 'price' | 'disposalForm'>): Money | undefined =>
  premises.price === undefined || !isLet(premises)
    ? undefined
    : moneyOf(Math.round(wholeUnitsOf(premises.price) / 12))

/** Whether somebody can still have premises of this status: booked ones may come free again. */
export const isPremisesAvailable = (status: PremisesStatus): boolean =>
  status === 'forSale' || status === 'booked'
