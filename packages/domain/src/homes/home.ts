// A home, its stage and its place: types that every package shares.
import type { Money } from '../money/money.ts'
import type { Locale } from '../sites/site.ts'
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
  /** m²; absent if it was not measured. */
  readonly area?: number
  readonly direction?: CompassDirection
}

/** A home in a search result. */
export interface Home {
  readonly id: string
  /** The site whose catalogue holds the home. */
  readonly siteId: number
  readonly stageId: string
  readonly stageName: string
  readonly name: string
  /** Path of its page from the site's root, with slashes at both ends. */
  readonly path: string
  readonly residenceType: ResidenceType
  readonly disposalForm: DisposalForm
  readonly status: ResidenceStatus
  /** The day on which it was sold, `yyyy-MM-dd` in its own country; absent if it is not sold, or the day is unknown. */
  readonly soldAt?: string
  readonly projectStatus: ProjectStatus
  readonly concept: Concept
  readonly rooms: number
  /** Living area in m². */
  readonly area: number
  /** Without the share of loans; zero if no price is set, for example if it is rented. */
  readonly price: Money
  /** Finland: price with the share of the housing company's loans; Norway: with shared debt and costs. Elsewhere absent. */
  readonly totalPrice?: Money
  /** First day of access, `yyyy-MM-dd`. */
  readonly inhabitDate: string
  /** Coming viewings, ISO 8601 instants in ascending order. */
  readonly showings: readonly string[]
  readonly outdoorSpaces: readonly OutdoorSpace[]
  /** Known facts; absent if it was not assessed. */
  readonly accessibility?: readonly Accessibility[]
  /** When its outdoor space has sun (`sunTimesOf`); absent if it was not computed. */
  readonly sunTimes?: readonly SunTime[]
  /** Hours of sun a day there, from April to September on average (`sunHoursOf`). */
  readonly sunHours?: number
  readonly county: string
  readonly municipality: string
  readonly areaName: string
  /** Ids of the tags that match the home: its county, municipality and area. */
  readonly tagIds: readonly string[]
  readonly geo: GeoPoint
  readonly shortDescription: string
  /** Picture ids, the best one first; the house, which all its homes share, is the last. */
  readonly images: readonly string[]
  /** Picture id of the drawing; absent or empty if there is none. */
  readonly floorPlan?: string
  /** Storeys as the country counts them; absent if a home has no neighbours above or below. */
  readonly floor?: number
  readonly maxFloor?: number
  /** Monthly payment, for a rented home the rent; absent if the home has no such fee. */
  readonly monthlyFee?: Money
}

/** Kinds of rooms on the drawing of a home. */
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

/** A room on the drawing. */
export interface PlanRoom {
  readonly kind: PlanRoomKind
  /** m² */
  readonly area: number
}

/** Motifs of a home's pictures. */
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

/** The broker who sells a home for its owner. */
export interface Broker {
  readonly name: string
  /** The firm. */
  readonly agency: string
  readonly phone?: string
  readonly email?: string
}

/** Facts of a home that its owner sells. Its price is the asking price, its viewings are the broker's. */
export interface Resale {
  readonly broker: Broker
  /** When the house was ready to move in. */
  readonly yearBuilt: number
}

/** Additional data of a home's own page. */
export interface HomeDetails extends Home {
  readonly objectNumber: string
  readonly apartmentNumber?: string
  readonly address: string
  /** Picture id of the first, wide picture; the best of `images` if absent. */
  readonly heroImage?: string
  readonly parking?: ParkingOption
  /** m², for homes with land of their own. */
  readonly plotArea?: number
  /** The part of the monthly fee that pays the association's loans; absent if it is not separate. */
  readonly financingFee?: Money
  /** Norway: fees and duties of the purchase, a part of the total price. */
  readonly purchaseCosts?: Money
  readonly energyClass?: EnergyClass
  readonly description: string
  readonly floorPlan: string
  /** The plan with and without furniture and measures, and its scale; absent if there is only one drawing. */
  readonly planDrawings?: PlanDrawings
  /** Description of the drawing for people who cannot see it; absent if there is none. */
  readonly planRooms?: readonly PlanRoom[]
  /** When the sun shines on its outdoor space; absent if it was not computed. */
  readonly sun?: HomeSun
  /** The panoramas of its walk-through; absent if there are none. */
  readonly panorama?: Panorama
  /** Motifs of its pictures, by picture id. */
  readonly motifs?: Readonly<Record<string, PictureMotif>>
  /** Those of `images` that are examples of such a room, not of this home. */
  readonly exampleImages?: readonly string[]
  /** Descriptions of its pictures and its plan by the company, by picture id and language. */
  readonly alts?: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>
  readonly phase: ProjectPhase
  /** Of a home that its owner sells, if known. */
  readonly resale?: Resale
  /** When the advert was published, `yyyy-MM-dd`. */
  readonly publishedAt: string
}

/** Number of homes, and the spans of their facts: see `homeSpans`. */
export interface HomeSpans {
  readonly homes: number
  readonly minRooms: number
  readonly maxRooms: number
  /** Living area in m². */
  readonly minArea: number
  readonly maxArea: number
  /** Of the sales prices that are set; empty if none is, for example if homes are rented. */
  readonly minPrice: Money
  readonly maxPrice: Money
  /** Finland: of the prices with the share of the housing company's loans. Absent if no home has such a price. */
  readonly minTotalPrice?: Money
  readonly maxTotalPrice?: Money
}

/**
 * A stage: the part of a project that is sold and built at one time. Facts of its homes are derived by `stageOfHomes`; in a search result,
 * the count and the spans are those of the homes found.
 */
export interface Stage extends HomeSpans {
  readonly id: string
  readonly siteId: number
  readonly name: string
  /** Path of its page, the prefix of its homes' paths. From the site's root, with slashes at both ends. */
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
  /** The first of `inhabitDates`; empty if there are none. */
  readonly inhabitDate: string
  /** First days of access of its homes, `yyyy-MM-dd`, ascending, each once. */
  readonly inhabitDates: readonly string[]
  /** Coming viewings of its homes, ISO 8601 instants in ascending order, each once. */
  readonly showings: readonly string[]
  /** The first and the last day on which VIP members may buy before others, `yyyy-MM-dd`. */
  readonly vipStart?: string
  readonly vipEnd?: string
}

/** The size of a place, the widest first. */
export const tagKinds = ['county', 'municipality', 'area'] as const
/** One of {@link tagKinds}. */
export type TagKind = (typeof tagKinds)[number]

/** A place in the search filter (SEARCH-3). */
export interface Tag {
  readonly id: string
  readonly siteId: number
  readonly kind: TagKind
  readonly name: string
  /** Path segments without outer slashes, the wider place first: `vastra-gotalands-lan/goteborg`. */
  readonly url: string
  readonly hasRental: boolean
  /** Number of homes that a search for the place alone returns. */
  readonly homes: number
  readonly geo: GeoPoint
}

/** The id that services send if there is none: a GUID of zeros (PLAT-105). */
export const emptyId = '00000000-0000-0000-0000-000000000000'

/** Assumed length of a viewing: services send only its start. */
export const viewingMinutes = 60

/** End of a viewing that begins at an ISO 8601 instant, in epoch milliseconds. */
export const endOfViewing = (showing: string): number => Date.parse(showing) + viewingMinutes * 60_000

/** The coming viewings: from `today` (`yyyy-MM-dd`) on, compared as ISO 8601 text, as the viewing filter does. */
export const comingShowings = (showings: readonly string[], today: string): readonly string[] =>
  showings.filter((showing) => showing >= today)

/** The viewings that have not ended at a moment, epoch milliseconds. */
export const openShowings = (showings: readonly string[], now: number): readonly string[] =>
  showings.filter((showing) => endOfViewing(showing) > now)
