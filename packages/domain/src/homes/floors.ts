// Names of floors. Sweden numbers the ground floor 0, Norway and Finland 1.
import type { CountryCode, Locale } from '../sites/site.ts'
import type { Home } from './home.ts'

/** The number of the ground floor in the country. */
export const groundFloor = (country: CountryCode): 0 | 1 => (country === 'SE' ? 0 : 1)

interface FloorWords {
  readonly named: (floor: number) => string
  readonly of: (floor: number, highest: number) => string
  /** For languages of countries that count from 0. */
  readonly ground?: string
}

const words: Readonly<Record<Locale, FloorWords>> = {
  sv: {
    ground: 'Bottenvåning',
    named: (floor) => `Våning ${floor}`,
    of: (floor, highest) => `Våning ${floor} av ${highest}`,
  },
  en: {
    ground: 'Ground floor',
    named: (floor) => `Floor ${floor}`,
    of: (floor, highest) => `Floor ${floor} of ${highest}`,
  },
  nb: { named: (floor) => `${floor}. etasje`, of: (floor, highest) => `${floor}. etasje av ${highest}` },
  fi: {
    named: (floor) => `${floor}. kerros`,
    of: (floor, highest) => `${floor}. kerros (${floor}/${highest})`,
  },
}

/** "Bottenvåning" or "Våning 3", "3. etasje", "3. kerros": the name of a floor on cards, tables, pages and plans. */
export const floorName = (floor: number, locale: Locale): string => {
  const { ground, named } = words[locale]
  return floor === 0 && ground !== undefined ? ground : named(floor)
}

/**
 * {@link floorName} with the highest floor of the house if it is known: "Våning 3 av 6", "3. etasje av 7", "3. kerros (3/7)". Undefined for
 * homes without a floor, such as houses.
 */
export const floorInHouse = (
  { floor, maxFloor }: Pick<Home, 'floor' | 'maxFloor'>,
  locale: Locale,
): string | undefined => {
  if (floor === undefined) return undefined
  const { ground, of } = words[locale]
  const isNamed = maxFloor === undefined || (floor === 0 && ground !== undefined)
  return isNamed ? floorName(floor, locale) : of(floor, maxFloor)
}
