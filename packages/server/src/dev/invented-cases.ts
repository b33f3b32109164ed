// The places where demo people can report faults: what a demo company provides.
import type { CaseBuildingType, SiteDefinition } from '@husrum/domain'

export interface InventedPlace {
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
  /** Key of its set of rooms. */
  readonly layout: string
  /** `yyyy-MM-dd`. */
  readonly completedOn: string
  /** Name of the association without the leading word; absent for a rental building. */
  readonly association?: string
}

export interface InventedCasesOf {
  readonly associations: readonly {
    readonly name: string
    readonly organisationNumber: string
    readonly boardEmail: string
  }[]
  readonly places: readonly InventedPlace[]
  readonly rooms: readonly {
    readonly id: string
    readonly layout: string
    readonly key: string
    readonly assets: readonly {
      readonly id: string
      readonly key: string
      /** Absent: the product's own name. */
      readonly name?: string
      readonly faqIds?: readonly string[]
    }[]
  }[]
  readonly articles: readonly {
    readonly id: string
    readonly title: string
    readonly text: string
    readonly description?: string
    readonly videoUrl?: string
    readonly files?: readonly { readonly name: string; readonly url: string }[]
  }[]
  readonly agreements: readonly { readonly person: string; readonly placeId: string }[]
  readonly vendorIds: {
    readonly otherApartmentPlace?: string
    readonly otherApartmentProperty?: string
    readonly otherApartmentObjectType?: string
    readonly skippedObjectType: string
  }
}

export interface InventedCases {
  /** The data of a site's country; ids are unique in it. Undefined if the country has no fault reports. */
  of(site: Pick<SiteDefinition, 'country'>): InventedCasesOf | undefined
}
