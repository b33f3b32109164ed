// What a site says first of its homes, as data: what shows it asks here, and never which site it is.

/** What the people of a house share. */
export type HouseAmenity = 'lift' | 'commonRoom' | 'guestRoom'

/** What the card of a home can say of it. */
export type CardFact =
  | 'price'
  /** What the price is without loans or costs, where two are told. */
  | 'salesPrice'
  | 'fee'
  | 'squareMetrePrice'
  | 'size'
  | 'floor'
  | 'outdoors'
  | 'access'
  | HouseAmenity

/** How a site shows what it has: on the cards of its homes, and beside the words of its first screen. */
export interface SiteShowcase {
  /** Which of its pictures stands for a home among others. The house stands for the project. */
  readonly homePicture: 'floorPlan' | 'room'
  /** What a card says large. */
  readonly lead: CardFact
  /** What it says below, a line each. What a home does not have is left out. */
  readonly lines: readonly (readonly CardFact[])[]
  /** What every house of the site has. Cards and pages may speak of no other. */
  readonly amenities: readonly HouseAmenity[]
}

/** The price first, and what it comes to by the month and the square metre. */
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
