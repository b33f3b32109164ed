// A home that is somebody's: booked, on its way, lived in or left; and the days of its way, with where each comes from.
import type { BookedHome } from '../booking/booking-view.ts'
import type { CompassDirection } from '../homes/enumerations.ts'
import type { HomeDetails, OutdoorSpace } from '../homes/home.ts'
import type { Money } from '../money/money.ts'
import type { SiteKey } from '../sites/sites.ts'

/** What somebody is to a residence. */
export const residenceRoles = ['owner', 'coOwner', 'tenant'] as const
/** One of {@link residenceRoles}. */
export type ResidenceRole = (typeof residenceRoles)[number]

/** A home as it was agreed on. What the catalogue says of it later changes nothing here. */
export interface ResidenceHome extends BookedHome {
  readonly price?: Money
  /** With everything that belongs to it; absent where the price is all. */
  readonly totalPrice?: Money
  readonly maxFloor?: number
  readonly outdoorSpaces?: readonly OutdoorSpace[]
  /** Picture id of the drawing. */
  readonly floorPlan?: string
}

/** Days on the way to a home that are told to whoever bought it. `finalInspection` is the building's, with its approval. */
export const residenceDayKinds = ['interior', 'inspection', 'finalInspection', 'payment', 'moveIn'] as const
/** One of {@link residenceDayKinds}. */
export type ResidenceDayKind = (typeof residenceDayKinds)[number]

/** Where a day comes from: what was agreed on, what is reckoned with until it is set, or what took its place. */
export const residenceDaySources = ['agreement', 'estimate', 'changed'] as const
/** One of {@link residenceDaySources}. */
export type ResidenceDaySource = (typeof residenceDaySources)[number]

/** A day, or a span of days in which it will be; both are `yyyy-MM-dd`. Interior is chosen through its span. */
export interface ResidenceDay {
  readonly kind: ResidenceDayKind
  readonly earliest: string
  /** Absent: it is that very day. */
  readonly latest?: string
  readonly source: ResidenceDaySource
  /** Why it changed, in the words of staff. */
  readonly reason?: string
  /** Since when this is said, epoch ms. */
  readonly setAt: number
}

/** A residence as one of its people sees it. */
export interface Residence {
  readonly id: string
  /** Whose My Pages show it. */
  readonly site: SiteKey
  /** The catalogue's home, which may have left the catalogue since. */
  readonly objectId: string
  readonly stageId: string
  /** Absent for a home that was not booked online. */
  readonly bookingId?: string
  readonly home: ResidenceHome
  /** Of whoever asks. */
  readonly role: ResidenceRole
  /** When it was agreed on, `yyyy-MM-dd`, as are all that follow. */
  readonly agreedOn?: string
  /** When the building was approved. */
  readonly completedOn?: string
  /** When it was sold on or moved out of; or when its purchase ended, where that was before. */
  readonly leftOn?: string
  /** Whether it is sold on by its owner. */
  readonly isSuccession: boolean
  /** Whether every choice of interior is made, however long it is open. */
  readonly isInteriorChosen: boolean
  /** Whether all that is owed for it is paid; absent where nobody keeps an account of it, and its last day decides. */
  readonly isFullyPaid?: boolean
  /** Everything that was ever said of its days, the oldest first. */
  readonly days: readonly ResidenceDay[]
}

/** Which way the outdoor spaces of a home face, each direction once, in the order in which they are listed. */
export const directionsOf = ({
  outdoorSpaces = [],
}: Pick<ResidenceHome, 'outdoorSpaces'>): readonly CompassDirection[] => [
  ...new Set(outdoorSpaces.flatMap(({ direction }) => direction ?? [])),
]

/** A booked home with what its page said besides, and the price of the booking. */
export const residenceHomeOf = (
  booked: BookedHome,
  terms: { readonly price: Money; readonly totalPrice?: Money },
  details?: Pick<HomeDetails, 'maxFloor' | 'outdoorSpaces' | 'floorPlan'>,
): ResidenceHome => ({
  ...booked,
  price: terms.price,
  ...(terms.totalPrice !== undefined && { totalPrice: terms.totalPrice }),
  ...(details?.maxFloor !== undefined && { maxFloor: details.maxFloor }),
  ...(details && details.outdoorSpaces.length > 0 && { outdoorSpaces: details.outdoorSpaces }),
  ...(details?.floorPlan && { floorPlan: details.floorPlan }),
})
