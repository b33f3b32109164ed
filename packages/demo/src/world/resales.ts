// Homes that their owners sell again: the broker, what is asked, and when one can come and see it. None of them exists.
import type { HomeDetails } from '@husrum/domain'
import { moneyOf, routePath, wholeUnitsOf } from '@husrum/domain'
import { isoDay, viewings } from './calendar.ts'
import type { StagePlan } from './plan-stage.ts'
import { homeRandom } from './plan-stage.ts'
import { slugOf } from './slug.ts'

/**
 * Swedish numbers are of the series 070-174 06 05 to 99, which the telephone authority keeps for fiction; these are not
 * those of the sites' own people.
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

/** What a home is told besides when its owner sells it; nothing on sites that have no such page. */
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
  // Draws of its own, so that nothing else of the home follows from them.
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
