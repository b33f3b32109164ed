// A user's home: booked, in progress, lived in or left; and its days, with their sources.
import type { BookedHome } from '../booking/booking-view.ts'
import type { CompassDirection } from '../homes/enumerations.ts'
import type { HomeDetails, OutdoorSpace } from '../homes/home.ts'
import type { Money } from '../money/money.ts'
import type { AgreedAmounts } from '../payments/agreed-amounts.ts'
import type { SiteKey } from '../sites/sites.ts'
import { withoutUndefined } from '../without-undefined.ts'

/** The role of a user in a residence. */
export const residenceRoles = ['owner', 'coOwner', 'tenant'] as const
/** One of {@link residenceRoles}. */
export type ResidenceRole = (typeof residenceRoles)[number]

/** A home as it was agreed. Later changes of the catalogue do not affect it. */
export interface ResidenceHome extends BookedHome {
  readonly price?: Money
  /** With all costs included; absent if the price is the total. */
  readonly totalPrice?: Money
  readonly maxFloor?: number
  readonly outdoorSpaces?: readonly OutdoorSpace[]
  /** Picture id of the drawing. */
  readonly floorPlan?: string
}

/** Days on the way to a home that are announced to its buyer. `finalInspection` is the building's, with its approval. */
export const residenceDayKinds = ['interior', 'inspection', 'finalInspection', 'payment', 'moveIn'] as const
/** One of {@link residenceDayKinds}. */
export type ResidenceDayKind = (typeof residenceDayKinds)[number]

/** The source of a day: the agreement, an estimate until it is set, or a later change. */
export const residenceDaySources = ['agreement', 'estimate', 'changed'] as const
/** One of {@link residenceDaySources}. */
export type ResidenceDaySource = (typeof residenceDaySources)[number]

/** A day, or a span that contains it; both are `yyyy-MM-dd`. Interior is chosen during its span. */
export interface ResidenceDay {
  readonly kind: ResidenceDayKind
  readonly earliest: string
  /** Absent: it is exactly that day. */
  readonly latest?: string
  readonly source: ResidenceDaySource
  /** Why it changed, as staff wrote it. */
  readonly reason?: string
  /** When it was announced, epoch ms. */
  readonly setAt: number
}

/** A residence as one of its residents sees it. */
export interface Residence {
  readonly id: string
  /** The account whose My Pages show it. */
  readonly site: SiteKey
  /** The catalogue's home, which may have left the catalogue since. */
  readonly objectId: string
  readonly stageId: string
  /** Absent for a home that was not booked online. */
  readonly bookingId?: string
  readonly home: ResidenceHome
  /** Of the caller. */
  readonly role: ResidenceRole
  /** When it was agreed, `yyyy-MM-dd`, as are all that follow. */
  readonly agreedOn?: string
  /** When the building was approved. */
  readonly completedOn?: string
  /** When it was sold on or moved out of; or when its purchase ended, if that was before. */
  readonly leftOn?: string
  /** Whether it is sold on by its owner. */
  readonly isSuccession: boolean
  /** Whether every choice of interior is made, however long it is open. */
  readonly isInteriorChosen: boolean
  /** Whether all payments for it are made; absent if there is no account of them, and its last day decides. */
  readonly isFullyPaid?: boolean
  /** The agreed price in its parts; absent for a home without a price, such as a tenancy. */
  readonly agreed?: AgreedAmounts
  /** The last day of each of its groups of options, past ones too, the earliest first: `yyyy-MM-dd`. */
  readonly interiorStops: readonly string[]
  /** All announcements of its days, the oldest first. */
  readonly days: readonly ResidenceDay[]
}

/** Directions of a home's outdoor spaces, each once, in the order of the list. */
export const directionsOf = ({
  outdoorSpaces = [],
}: Pick<ResidenceHome, 'outdoorSpaces'>): readonly CompassDirection[] => [
  ...new Set(outdoorSpaces.flatMap(({ direction }) => direction ?? [])),
]

/** A booked home with the additional data of its page, and the price of the booking. */
export const residenceHomeOf = (
  booked: BookedHome,
  terms: { readonly price: Money; readonly totalPrice?: Money },
  details?: Pick<HomeDetails, 'maxFloor' | 'outdoorSpaces' | 'floorPlan'>,
): ResidenceHome => ({
  ...booked,
  price: terms.price,
  ...withoutUndefined({ totalPrice: terms.totalPrice, maxFloor: details?.maxFloor }),
  ...(details && details.outdoorSpaces.length > 0 && { outdoorSpaces: details.outdoorSpaces }),
  ...(details?.floorPlan && { floorPlan: details.floorPlan }),
})
