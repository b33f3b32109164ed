// A home, the stage that it is built in and the place where it stands, as every package speaks of them.
import type { Money } from '../money/money.ts'
import type {
  Accessibility,
  CompassDirection,
  Concept,
  DisposalForm,
  EnergyClass,
  OutdoorArea,
  ProjectPhase,
  ProjectStatus,
  ResidenceStatus,
  ResidenceType,
  SunTime,
} from './enumerations.ts'
import type { HomeSun } from './home-sun.ts'
import type { Panorama } from './panorama-data.ts'
import type { PlanDrawings } from './plan-drawings.ts'
import type { ParkingOption } from './property-enumerations.ts'

/** WGS 84, decimal degrees. */
export interface GeoPoint {
  readonly lat: number
  readonly lon: number
}

/** A balcony, a patio or the like that belongs to a home. */
export interface OutdoorSpace {
  readonly type: OutdoorArea
  /** m²; absent where nobody measured it. */
  readonly area?: number
  readonly direction?: CompassDirection
}

/** What a search result says of a home. */
export interface Home {
  readonly id: string
  /** The site whose catalogue holds the home. */
  readonly siteId: number
  readonly stageId: string
  readonly stageName: string
  readonly name: string
  /** Where its page stands, from the site's root, with slashes at both ends. */
  readonly path: string
  readonly residenceType: ResidenceType
  readonly disposalForm: DisposalForm
  readonly status: ResidenceStatus
  /** The day on which it was sold, `yyyy-MM-dd` in its own country; absent where it is not, or nobody knows. */
  readonly soldAt?: string
  readonly projectStatus: ProjectStatus
  readonly concept: Concept
  readonly rooms: number
  /** Living area in m². */
  readonly area: number
  /** Without the share of loans; nothing where no price is set, as where it is rented. */
  readonly price: Money
  /** Finland: price with the share of the housing company's loans; Norway: with shared debt and costs. Elsewhere absent. */
  readonly totalPrice?: Money
  /** First day of access, `yyyy-MM-dd`. */
  readonly inhabitDate: string
  /** Coming viewings, ISO 8601 instants in ascending order. */
  readonly showings: readonly string[]
  readonly outdoorSpaces: readonly OutdoorSpace[]
  /** What is known to be so; absent where nobody has looked. */
  readonly accessibility?: readonly Accessibility[]
  /** When its outdoor space has sun (`sunTimesOf`); absent where nobody has reckoned. */
  readonly sunTimes?: readonly SunTime[]
  /** Hours of sun a day there, from April to September on average (`sunHoursOf`). */
  readonly sunHours?: number
  readonly county: string
  readonly municipality: string
  readonly areaName: string
  /** Ids of the tags that find the home: its county, municipality and area. */
  readonly tagIds: readonly string[]
  readonly geo: GeoPoint
  readonly shortDescription: string
  /** Picture ids, the best one first; the house, which all its homes share, is the last. */
  readonly images: readonly string[]
  /** Picture id of the drawing; absent or empty where there is none. */
  readonly floorPlan?: string
  /** Storeys as the country counts them; absent where a home has no neighbours above or below. */
  readonly floor?: number
  readonly maxFloor?: number
  /** What is paid each month, the rent of what is rented; absent where the home has no such fee. */
  readonly monthlyFee?: Money
}

/** What a room on the drawing of a home can be. */
export const planRoomKinds = [
  'living',
  'kitchen',
  'hall',
  'bedroom',
  'bathroom',
  'toilet',
  'storage',
  'walkInCloset',
  'sauna',
] as const
/** One of {@link planRoomKinds}. */
export type PlanRoomKind = (typeof planRoomKinds)[number]

/** A room as it stands on the drawing. */
export interface PlanRoom {
  readonly kind: PlanRoomKind
  /** m² */
  readonly area: number
}

/** What a picture of a home can show. */
export const pictureMotifs = [
  'exterior',
  'livingRoom',
  'kitchen',
  'bedroom',
  'bathroom',
  'balcony',
  'floorPlan',
] as const
/** One of {@link pictureMotifs}. */
export type PictureMotif = (typeof pictureMotifs)[number]

/** Who sells a home for its owner. */
export interface Broker {
  readonly name: string
  /** The firm. */
  readonly agency: string
  readonly phone?: string
  readonly email?: string
}

/** What is known of a home that its owner sells. Its price is what is asked, its viewings are the broker's. */
export interface Resale {
  readonly broker: Broker
  /** When the house was ready to be lived in. */
  readonly yearBuilt: number
}

/** What a home's own page adds. */
export interface HomeDetails extends Home {
  readonly objectNumber: string
  readonly apartmentNumber?: string
  readonly address: string
  /** Picture id of the first, wide picture; the best of `images` where absent. */
  readonly heroImage?: string
  readonly parking?: ParkingOption
  /** m², for homes with land of their own. */
  readonly plotArea?: number
  /** What of the monthly fee pays the association's loans; absent where that is not told apart. */
  readonly financingFee?: Money
  /** Norway: fees and duties of the purchase, a part of the total price. */
  readonly purchaseCosts?: Money
  readonly energyClass?: EnergyClass
  readonly description: string
  readonly floorPlan: string
  /** The plan with and without furniture and measures, and its scale; absent where there is but the one drawing. */
  readonly planDrawings?: PlanDrawings
  /** What can be read on the drawing, for those who do not see it; absent where nobody wrote it down. */
  readonly planRooms?: readonly PlanRoom[]
  /** When the sun shines on its outdoor space; absent where nobody has reckoned. */
  readonly sun?: HomeSun
  /** What it can be walked through by; absent where no pictures were taken. */
  readonly panorama?: Panorama
  /** What its pictures show, by picture id. */
  readonly motifs?: Readonly<Record<string, PictureMotif>>
  /** Those of `images` that show how such a room can look, and not this home's own. */
  readonly exampleImages?: readonly string[]
  readonly phase: ProjectPhase
  /** Of a home that its owner sells, where it is known. */
  readonly resale?: Resale
  /** When the advert was published, `yyyy-MM-dd`. */
  readonly publishedAt: string
}

/** How many homes there are, and from what to what they reach: see `homeSpans`. */
export interface HomeSpans {
  readonly homes: number
  readonly minRooms: number
  readonly maxRooms: number
  /** Living area in m². */
  readonly minArea: number
  readonly maxArea: number
  /** Of the sales prices that are set; nothing where none is, as where homes are rented. */
  readonly minPrice: Money
  readonly maxPrice: Money
  /** Finland: of the prices with the share of the housing company's loans. Absent where no home has such a price. */
  readonly minTotalPrice?: Money
  readonly maxTotalPrice?: Money
}

/**
 * A stage: the part of a project that is sold and built at one time. What its homes tell follows from them by
 * `stageOfHomes`; in what a search found, the count and the spans are those of the homes found.
 */
export interface Stage extends HomeSpans {
  readonly id: string
  readonly siteId: number
  readonly name: string
  /** Where its page stands: what the paths of its homes begin with. From the site's root, with slashes at both ends. */
  readonly path: string
  readonly status: ProjectStatus
  readonly phase: ProjectPhase
  readonly concept: Concept
  /** The kinds of its homes, in the order of the table. */
  readonly residenceTypes: readonly ResidenceType[]
  readonly disposalForms: readonly DisposalForm[]
  readonly county: string
  readonly municipality: string
  readonly areaName: string
  readonly tagIds: readonly string[]
  readonly geo: GeoPoint
  readonly shortDescription: string
  /** Picture id of the house from outside. */
  readonly image: string
  /** The first of `inhabitDates`; empty where there are none. */
  readonly inhabitDate: string
  /** First days of access of its homes, `yyyy-MM-dd`, ascending, each once. */
  readonly inhabitDates: readonly string[]
  /** Coming viewings of its homes, ISO 8601 instants in ascending order, each once. */
  readonly showings: readonly string[]
  /** The first and the last day on which VIP members may buy before others, `yyyy-MM-dd`. */
  readonly vipStart?: string
  readonly vipEnd?: string
}

/** How wide a place is, the widest first. */
export const tagKinds = ['county', 'municipality', 'area'] as const
/** One of {@link tagKinds}. */
export type TagKind = (typeof tagKinds)[number]

/** A place that people search by (SEARCH-3). */
export interface Tag {
  readonly id: string
  readonly siteId: number
  readonly kind: TagKind
  readonly name: string
  /** Path segments without outer slashes, the wider place first: `vastra-gotalands-lan/goteborg`. */
  readonly url: string
  readonly hasRental: boolean
  /** Homes that a search for the place alone would find. */
  readonly homes: number
  readonly geo: GeoPoint
}

/** The id that services write where there is none: a GUID of zeros (PLAT-105). */
export const emptyId = '00000000-0000-0000-0000-000000000000'

/** How long a viewing is taken to last: services say when one begins and not when it ends. */
export const viewingMinutes = 60

/** When a viewing that begins at an ISO 8601 instant is over, epoch milliseconds. */
export const endOfViewing = (showing: string): number => Date.parse(showing) + viewingMinutes * 60_000

/** The viewings that one can still go to: from `today` (`yyyy-MM-dd`) on, compared as ISO 8601 text, as the viewing filter does. */
export const comingShowings = (showings: readonly string[], today: string): readonly string[] =>
  showings.filter((showing) => showing >= today)

/** The viewings that are not over at a moment, epoch milliseconds. */
export const openShowings = (showings: readonly string[], now: number): readonly string[] =>
  showings.filter((showing) => endOfViewing(showing) > now)
