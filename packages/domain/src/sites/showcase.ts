// How a site composes what a visitor sees first, as data: what shows it asks here, and never which site it is.

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

/** How the words of the start page stand to its picture. */
export type HeroComposition =
  /** Beside it, and the search across both. */
  | 'beside'
  /** On a sheet over its corner. */
  | 'over'
  /** Above it, and the search between them. */
  | 'above'
  /** Beside an arch. */
  | 'arch'
  /** On a panel that holds the search as well. */
  | 'panel'
  /** On a dark ground, large. */
  | 'poster'

/** How a site shows what it has: its first screen, and the cards of its homes. */
export interface SiteShowcase {
  readonly hero: HeroComposition
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
  hero: 'beside',
  homePicture: 'floorPlan',
  lead: 'price',
  lines: [
    ['size', 'floor'],
    ['salesPrice', 'fee', 'squareMetrePrice'],
    ['outdoors', 'access'],
  ],
  amenities: [],
}
