// What a site emphasises about its homes, as data: components read it here and never check the site.

/** Shared facilities of a house. */
export type HouseAmenity = 'lift' | 'commonRoom' | 'guestRoom'

/** Facts for the card of a home. */
export type CardFact =
  | 'price'
  /** The price without loans or costs, if two are shown. */
  | 'salesPrice'
  | 'fee'
  | 'squareMetrePrice'
  | 'size'
  | 'floor'
  | 'outdoors'
  | 'access'
  | HouseAmenity

/** Display of a site's homes: on their cards, and on its first screen. */
export interface SiteShowcase {
  /** The picture that represents a home in lists. The house represents the project. */
  readonly homePicture: 'floorPlan' | 'room'
  /** The large text of a card. */
  readonly lead: CardFact
  /** The lines below it. Facts that a home does not have are left out. */
  readonly lines: readonly (readonly CardFact[])[]
  /** Facilities of every house of the site. Cards and pages may mention no others. */
  readonly amenities: readonly HouseAmenity[]
}

/** The price first, then the monthly cost and the price per square metre. */
export const priceFirst: SiteShowcase = {
  homePicture: 'floorPlan',
  lead: 'price',
  lines: [
    ['size', 'floor'],
    ['salesPrice', 'fee', 'squareMetrePrice'],
    ['outdoors', 'access'],
  ],
  amenities: [],
}
