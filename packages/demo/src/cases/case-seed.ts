// Seed data of the demo company's houses and faults, to be written into a database.
import type {
  ApartmentRoom,
  CaseBuildingType,
  FetchedRoom,
  PublicSpaceProblem,
  RoomDetail,
} from '@husrum/domain'
import type { SeededPersonKey } from '../people/seeded-people.ts'

/** `id`s are unique in a country: with several organisations, prefix them with the organisation's. */
export interface SeededPlace {
  readonly id: string
  readonly kind: 'home' | CaseBuildingType
  readonly propertyId: string
  readonly buildingId: string
  readonly buildingPartId: string
  readonly buildingPartName: string
  readonly objectName: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly governmentObjectId: string
  readonly objectTypeId: string
  readonly rentalBuilding: boolean
  readonly layout: SeededLayout
  /** `yyyy-MM-dd`. */
  readonly completedOn: string
  /** The association's name without its legal form; absent for a rental house. */
  readonly association?: string
}

/** The rooms of each kind of place. */
export type SeededLayout = 'small' | 'large' | 'property'

export interface SeededRoom {
  readonly id: string
  readonly layout: SeededLayout
  readonly key: ApartmentRoom | FetchedRoom | PublicSpaceProblem
  readonly assets: readonly {
    readonly id: string
    readonly key: RoomDetail
    /** Set if the fault has a name of its own. */
    readonly name?: string
    readonly faqIds?: readonly string[]
  }[]
}

export interface SeededArticle {
  readonly id: string
  readonly title: string
  /** HTML as an editor may write it, also unsafe. */
  readonly text: string
  readonly description?: string
  readonly videoUrl?: string
  readonly files?: readonly { readonly name: string; readonly url: string }[]
}

export interface SeededCases {
  readonly associations: readonly {
    readonly name: string
    readonly organisationNumber: string
    readonly boardEmail: string
  }[]
  readonly places: readonly SeededPlace[]
  readonly rooms: readonly SeededRoom[]
  readonly articles: readonly SeededArticle[]
  /** The homes that each person has an agreement for. */
  readonly agreements: readonly { readonly person: SeededPersonKey; readonly placeId: string }[]
  /** Internal names of the demo case system. */
  readonly vendorIds: {
    readonly otherApartmentPlace?: string
    readonly otherApartmentProperty?: string
    readonly otherApartmentObjectType?: string
    readonly skippedObjectType: string
  }
}
