// What a member wishes of a home in a project, and how a home meets it.
import type { CompassDirection } from '../homes/enumerations.ts'
import type { Home } from '../homes/home.ts'
import type { Money } from '../money/money.ts'

/** What can be wished. */
export const wishKeys = ['rooms', 'price', 'floor', 'direction'] as const
/** One of {@link wishKeys}. */
export type WishKey = (typeof wishKeys)[number]

/** A member's wishes in one project. What is absent or empty is no wish. */
export interface HomeWishes {
  readonly minRooms?: number
  readonly maxRooms?: number
  /** The most that it may cost. */
  readonly maxPrice?: Money
  /** Storeys as the country counts them. */
  readonly minFloor?: number
  /** Where a balcony or patio may face: one of them is enough. */
  readonly directions: readonly CompassDirection[]
  /** Without these it is no home for them; the others would be nice. */
  readonly must: readonly WishKey[]
}

/** Nothing is wished. */
export const noWishes: HomeWishes = { directions: [], must: [] }

type WishedFacts = Pick<Home, 'rooms' | 'price' | 'totalPrice' | 'floor' | 'outdoorSpaces'>

/** What is wished at all, in the order of the table. */
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
  // A price that is not set yet is nobody's to judge.
  price: ({ price, totalPrice }, { maxPrice = Number.POSITIVE_INFINITY }) =>
    (totalPrice ?? price) <= maxPrice,
  // A house has no storeys above others: nobody who wishes for height means that.
  floor: ({ floor }, { minFloor = Number.NEGATIVE_INFINITY }) => floor !== undefined && floor >= minFloor,
  direction: ({ outdoorSpaces }, { directions }) =>
    outdoorSpaces.some(({ direction }) => direction !== undefined && directions.includes(direction)),
}

/** How a home meets wishes: all of them, all that it must, or not. */
export interface WishFit {
  readonly kind: 'all' | 'musts' | 'not'
  /** What is wished and not met, in the order of the table. */
  readonly missing: readonly WishKey[]
}

/** How a home meets wishes. Where nothing is wished, every home meets all. */
export const wishFit = (home: WishedFacts, wishes: HomeWishes): WishFit => {
  const missing = wishedKeys(wishes).filter((key) => !meets[key](home, wishes))
  const kind =
    missing.length === 0 ? 'all' : missing.some((key) => wishes.must.includes(key)) ? 'not' : 'musts'
  return { kind, missing }
}
