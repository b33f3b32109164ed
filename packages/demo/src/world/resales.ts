// Resales of homes by their owners: the broker, the asking price, and the viewing times. All are fictitious.
import type { HomeDetails } from '@husrum/domain'
import { moneyOf, routePath, wholeUnitsOf } from '@husrum/domain'
import { isoDay, viewings } from './calendar.ts'
import type { StagePlan } from './plan-stage.ts'
import { homeRandom } from './plan-stage.ts'
import { slugOf } from './slug.ts'

/**
 * Swedish numbers are from the series 070-174 06 05 to 99, which the telephone authority reserves for fiction; these differ from those of
 * the sites' own people.
 */
const brokers: readonly (readonly [name: string, agency: string, number: number])[] = [
  ['Cecilia Rosengård', 'Mäklarhuset Lindvall', 61],
  ['Johan Ekersund', 'Mäklarhuset Lindvall', 62],
  ['Amanda Torstig', 'Bostad & Bo', 64],
  ['Farid Nilhem', 'Bostad & Bo', 65],
  ['Ulrika Stenhag', 'Stenhag Fastighetsmäkleri', 67],
  ['Viktor Hallonqvist', 'Kvartersmäklarna', 69],
  ['Sofia Ångman', 'Kvartersmäklarna', 70],
]

const dayLength = 86_400_000

/** Additional fields of a home that its owner sells; empty on sites without such a page. */
export const resaleOf = (
  plan: StagePlan,
  {
    seed,
    anchor,
    home,
    price,
  }: {
    readonly seed: number
    readonly anchor: number
    readonly home: number
    readonly price: HomeDetails['price']
  },
): Pick<HomeDetails, 'resale' | 'price' | 'showings' | 'publishedAt'> | undefined => {
  const { site } = plan.catalogue
  if (routePath(site, 'succession') === undefined) return undefined
  // Draws from a separate stream, so that the rest of the home is unaffected.
  const random = homeRandom(seed + 2, plan, home)
  const [name, agency, number] = random.pick(brokers)
  return {
    price: moneyOf(Math.round((wholeUnitsOf(price) * random.between(0.93, 1.16)) / 5_000) * 5_000),
    showings: viewings(random, anchor, site.country),
    publishedAt: isoDay(anchor - random.whole(2, 60) * dayLength),
    resale: {
      broker: {
        name,
        agency,
        phone: `070-174 06 ${number}`,
        email: `${slugOf(name).replaceAll('-', '.')}@${slugOf(agency)}.example`,
      },
      yearBuilt: new Date(plan.accessTime).getUTCFullYear(),
    },
  }
}
