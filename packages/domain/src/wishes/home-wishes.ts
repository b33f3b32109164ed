// A member's wishes for a home in a project, and how a home meets them.
import type { CompassDirection } from '../homes/enumerations.ts'
import type { Home } from '../homes/home.ts'
import type { Money } from '../money/money.ts'

/** Kinds of wishes. */
export const wishKeys = ['rooms', 'price', 'floor', 'direction'] as const
/** One of {@link wishKeys}. */
export type WishKey = (typeof wishKeys)[number]

/** A member's wishes in one project. Absent or empty fields are no wish. */
export interface HomeWishes {
  readonly minRooms?: number
  readonly maxRooms?: number
  /** Maximum price. */
  readonly maxPrice?: Money
  /** Storeys as the country counts them. */
  readonly minFloor?: number
  /** Wanted directions of a balcony or patio: one of them is enough. */
  readonly directions: readonly CompassDirection[]
  /** Mandatory wishes; the others are optional. */
  readonly must: readonly WishKey[]
}

/** No wishes. */
export const noWishes: HomeWishes = { directions: [], must: [] }

type WishedFacts = Pick<Home, 'rooms' | 'price' | 'totalPrice' | 'floor' | 'outdoorSpaces'>

/** The kinds of the actual wishes, in the order of the table. */
export const wishedKeys = ({
  minRooms,
  maxRooms,
  maxPrice,
  minFloor,
  directions,
}: HomeWishes): readonly WishKey[] => {
  const wished: Readonly<Record<WishKey, boolean>> = {
    rooms: minRooms !== undefined || maxRooms !== undefined,
    price: maxPrice !== undefined,
    floor: minFloor !== undefined,
    direction: directions.length > 0,
  }
  return wishKeys.filter((key) => wished[key])
}

const meets: Readonly<Record<WishKey, (home: WishedFacts, wishes: HomeWishes) => boolean>> = {
  rooms: ({ rooms }, { minRooms = 0, maxRooms = Number.POSITIVE_INFINITY }) =>
    rooms >= minRooms && rooms <= maxRooms,
  // A price that is not set yet cannot be compared.
  price: ({ price, totalPrice }, { maxPrice = Number.POSITIVE_INFINITY }) =>
    (totalPrice ?? price) <= maxPrice,
  // A house is not on a storey, so it cannot meet a wish for height.
  floor: ({ floor }, { minFloor = Number.NEGATIVE_INFINITY }) => floor !== undefined && floor >= minFloor,
  direction: ({ outdoorSpaces }, { directions }) =>
    outdoorSpaces.some(({ direction }) => direction !== undefined && directions.includes(direction)),
}

/** How a home meets wishes: all of them, all mandatory ones, or not. */
export interface WishFit {
  readonly kind: 'all' | 'musts' | 'not'
  /** The wishes that are not met, in the order of the table. */
  readonly missing: readonly WishKey[]
}

/** How a home meets wishes. Without wishes, every home meets all. */
export const wishFit = (home: WishedFacts, wishes: HomeWishes): WishFit => {
  const missing = wishedKeys(wishes).filter((key) => !meets[key](home, wishes))
  const kind =
    missing.length === 0 ? 'all' : missing.some((key) => wishes.must.includes(key)) ? 'not' : 'musts'
  return { kind, missing }
}
