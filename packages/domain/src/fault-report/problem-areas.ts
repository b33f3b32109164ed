// The places of faults in a home or a property, and their notices (FAULT-23 to FAULT-28).
import type { ErrandArea } from '../errands/errand.ts'

/** The problems of a public space: the fixed list. */
export const publicSpaceProblems = [
  'elevator',
  'lights',
  'grass',
  'yard',
  'facade',
  'doors',
  'ventilation',
  'subCentral',
  'trash',
  'garage',
  'fire',
  'post',
  'other',
] as const
/** One of {@link publicSpaceProblems}. */
export type PublicSpaceProblem = (typeof publicSpaceProblems)[number]

/** The parts of a room that can be faulty. */
export const roomDetails = [
  'heating',
  'ventilation',
  'water',
  'lights',
  'floor',
  'walls',
  'windows',
  'doors',
  'ceiling',
  'tv',
  'fire',
  'appliances',
  'furnishings',
  'fence',
  'flooring',
  'grass',
  'outdoorWalls',
  'glass',
  'woodFloor',
  'other',
] as const
/** One of {@link roomDetails}. */
export type RoomDetail = (typeof roomDetails)[number]

const indoors = (...others: readonly RoomDetail[]): readonly RoomDetail[] => [
  'heating',
  'ventilation',
  'lights',
  'floor',
  'walls',
  'windows',
  'doors',
  'ceiling',
  ...others,
  'other',
]

/** The rooms of an apartment (`full` is all of it) with the details that each offers (FAULT-25, FAULT-26). */
export const detailsOfRoom = {
  bathroom: indoors('water', 'appliances', 'furnishings'),
  livingRoom: indoors('tv', 'fire', 'furnishings'),
  kitchen: indoors('water', 'fire', 'appliances', 'furnishings'),
  bedroom: indoors('tv', 'furnishings'),
  hallway: indoors('fire', 'furnishings'),
  balcony: [
    'lights',
    'doors',
    'ceiling',
    'fence',
    'flooring',
    'grass',
    'outdoorWalls',
    'glass',
    'woodFloor',
    'other',
  ],
  storage: ['ventilation', 'lights', 'floor', 'walls', 'doors', 'ceiling', 'fire', 'other'],
  full: indoors('water', 'tv', 'fire'),
  other: roomDetails,
} as const satisfies Readonly<Record<string, readonly RoomDetail[]>>
/** A key of {@link detailsOfRoom}. */
export type ApartmentRoom = keyof typeof detailsOfRoom
/** The rooms of an apartment: the fixed list. */
export const apartmentRooms = Object.keys(detailsOfRoom) as readonly ApartmentRoom[]

/** Keys of the fetched rooms; adapters map a vendor's ids, and unknown ones are `other`. */
export const fetchedRooms = [
  'general',
  'waste',
  'balcony',
  'storage',
  'garage',
  'kitchen',
  'technicalRoom',
  'stairs',
  'laundry',
  'outdoorSpace',
  'wetRoom',
  'other',
] as const
/** One of {@link fetchedRooms}. */
export type FetchedRoom = (typeof fetchedRooms)[number]

/** The kinds of buildings in search results. */
export const caseBuildingTypes = ['object', 'stairs', 'property'] as const
/** One of {@link caseBuildingTypes}. */
export type CaseBuildingType = (typeof caseBuildingTypes)[number]

/** The number `area` on the wire (FAULT-2); adapters map the codes of a vendor. */
export const errandAreaCodes = { YourApartment: 1, CommonAreas: 2 } as const satisfies Readonly<
  Record<ErrandArea, number>
>

/** The rooms to offer if none can be fetched: no home was selected, as with another address. */
export const fallbackRooms = (area: ErrandArea): readonly ApartmentRoom[] | readonly PublicSpaceProblem[] =>
  area === 'YourApartment' ? apartmentRooms : publicSpaceProblems

/** The details to offer if none can be fetched; a public category and an unknown room have only `other`. */
export const fallbackDetails = (area: ErrandArea, room: string): readonly RoomDetail[] =>
  area === 'YourApartment' && Object.hasOwn(detailsOfRoom, room)
    ? detailsOfRoom[room as ApartmentRoom]
    : ['other']

/** A list of rooms for people to choose from: what fits nothing else (`other`) comes last. */
export const otherLast = <Item extends { readonly key: string }>(items: readonly Item[]): readonly Item[] => [
  ...items.filter(({ key }) => key !== 'other'),
  ...items.filter(({ key }) => key === 'other'),
]

/** The facts about a picked detail. */
export interface PickedDetail {
  /** Key of the room or the public category; other texts have no notice. */
  readonly room: string
  /** Key of the detail; other texts have no notice. */
  readonly detail: string
  /** Ids of the detail's questions and answers. */
  readonly faqIds?: readonly string[]
  readonly rentalBuilding: boolean
  readonly objectTypeId: string
}

/** The notices before the wizard continues. `appliances` also enables the step of that name. */
export type DetailNotice = 'appliances' | 'faq'

/**
 * The notices for a picked detail, in this order; if empty, the wizard continues. Rental buildings and the configured object type get none.
 * The emergency number is no notice: `emergencyOf` decides about it, everywhere.
 */
export const detailNotices = (
  { room, detail, faqIds = [], rentalBuilding, objectTypeId }: PickedDetail,
  skippedObjectTypeId?: string,
): readonly DetailNotice[] => {
  if (rentalBuilding || objectTypeId === skippedObjectTypeId) return []
  const notices: DetailNotice[] = []
  if (faqIds.length > 0) notices.push('faq')
  if (detail === 'appliances' && (room === 'kitchen' || room === 'laundry')) notices.push('appliances')
  return notices
}
