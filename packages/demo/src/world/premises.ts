// Premises: ground floors of the houses in towns, for rent or for sale.
import type {
  CountryCode,
  DisposalForm,
  PremisesDetails,
  PremisesStatus,
  PremisesType,
  SiteDefinition,
  SiteKey,
} from '@husrum/domain'
import { isPremisesAvailable, moneyOf } from '@husrum/domain'
import { encodePictureId } from '../picture-ids/picture-id.ts'
import type { Random } from '../random.ts'
import { randomFor } from '../random.ts'
import { premisesContactsFor } from './agents.ts'
import { afterMonths, isoDay, weekday } from './calendar.ts'
import type { Catalogue } from './catalogues.ts'
import { streetName } from './names.ts'
import type { AreaPlace } from './places.ts'
import type { PremisesFacts } from './premises-words.ts'
import { premisesWords } from './premises-words.ts'
import { slugOf } from './slug.ts'

/** Number of premises per site; 0 for a site without a page for them. */
const amounts: Partial<Readonly<Record<SiteKey, number>>> = {
  sweden: 34,
  finland: 16,
  senior: 6,
  cooperative: 9,
}

const typeWeights: readonly (readonly [PremisesType, number])[] = [
  ['shop', 30],
  ['office', 26],
  ['restaurant', 14],
  ['care', 10],
  ['storage', 8],
  ['workshop', 6],
  ['other', 6],
]

/** Each status occurs on every site with so many premises. */
const statusRound: readonly PremisesStatus[] = [
  'forSale',
  'forSale',
  'booked',
  'forSale',
  'forSale',
  'rented',
  'forSale',
  'booked',
  'forSale',
  'sold',
]

const areaOf: Readonly<Record<PremisesType, readonly [least: number, max: number]>> = {
  office: [28, 240],
  shop: [35, 180],
  restaurant: [70, 260],
  storage: [12, 90],
  workshop: [40, 150],
  care: [90, 320],
  other: [25, 110],
}

/** Ratio of a year's rent per square metre to the price per square metre of a home in the same place. */
const rentShare: Readonly<Record<PremisesType, number>> = {
  office: 0.034,
  shop: 0.038,
  restaurant: 0.041,
  storage: 0.016,
  workshop: 0.02,
  care: 0.032,
  other: 0.028,
}

/** Premises with their own entrance need passers-by: not in the forest, and not out in the fields. */
const isWanted = ({ setting }: AreaPlace): boolean =>
  setting === 'city' || setting === 'waterside' || setting === 'suburb'

const rounded = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step)

const priceOf = (
  random: Random,
  place: AreaPlace,
  { type, area, isLet }: Pick<PremisesFacts, 'type' | 'area' | 'isLet'>,
  country: CountryCode,
): number => {
  const factor = random.between(0.86, 1.14)
  const { squareMetrePrice } = place
  return isLet
    ? rounded(area * squareMetrePrice * rentShare[type] * factor, country === 'FI' ? 120 : 1_200)
    : rounded(area * squareMetrePrice * 12 * rentShare[type] * factor, country === 'FI' ? 1_000 : 10_000)
}

/** Rented premises were for rent and sold ones for sale; for the rest it is random. */
const formOf = (random: Random, status: PremisesStatus, site: SiteDefinition): DisposalForm => {
  if (status === 'rented') return 'tenancy'
  if (status === 'sold') return 'condominium'
  return random.chance(site.key === 'cooperative' ? 0.95 : 0.68) ? 'tenancy' : 'condominium'
}

interface Making {
  readonly seed: number
  readonly anchor: number
  readonly catalogue: Catalogue
  readonly areas: readonly AreaPlace[]
  readonly counties: readonly string[]
  readonly takenSlugs: Set<string>
}

const makeOne = (
  { seed, anchor, catalogue, areas, counties, takenSlugs }: Making,
  index: number,
): PremisesDetails => {
  const { site } = catalogue
  const random = randomFor(seed, site.siteId, 5, index)
  const place = random.pick(areas)
  const type = random.weighted(typeWeights)
  const status = statusRound[index % statusRound.length] ?? 'forSale'
  const disposalForm = formOf(random, status, site)
  const isLet = disposalForm === 'tenancy'
  const [least, max] = areaOf[type]
  const squareMetres = Math.round(least + (max - least) * random.next() ** 1.7)
  const area = site.key === 'cooperative' ? Math.min(squareMetres, 110) : squareMetres
  const number = random.whole(1, 38)
  const street = streetName(random, site.country, place.setting)
  const name = `${street} ${number}`
  let slug = slugOf(name)
  while (takenSlugs.has(slug)) slug += '-b'
  takenSlugs.add(slug)
  const isOnRequest = random.chance(0.08)
  const isNow = random.chance(0.4)
  const days = weekday(afterMonths(anchor, random.whole(1, 16)))
  const facts: PremisesFacts = {
    type,
    area,
    isLet,
    located: place.located,
    setting: place.setting,
    ceilingHeight: random.whole(27, 42) / 10,
    hasDuct: type === 'restaurant',
    windows: random.whole(2, 6),
  }
  const words = premisesWords[site.locale === 'fi' ? 'fi' : 'sv']
  const seedText = `${site.key}.premises/${index.toString(36)}`
  return {
    id: `${site.key}-premises-${index + 1}`,
    siteId: site.siteId,
    name,
    path: `${site.routes.premises}${slug}/`,
    type,
    status,
    disposalForm,
    area,
    ...(!isOnRequest && { price: moneyOf(priceOf(random, place, { type, area, isLet }, site.country)) }),
    ...(!isNow && { inhabitDate: isoDay(days) }),
    address: name,
    areaName: place.name,
    municipality: place.municipality.name,
    tags: [place.county.url, place.municipality.url, place.url],
    geo: place.geo,
    shortDescription: words.short(facts),
    images: [
      encodePictureId({
        kind: 'exterior',
        seed: seedText,
        building: 'apartment',
        floors: random.whole(3, 7),
        setting: place.setting,
      }),
      encodePictureId({ kind: 'area', seed: seedText, setting: place.setting }),
    ],
    // Available premises first, then those that may become available again, then those that are gone.
    sortOrder: status === 'forSale' ? 10 : isPremisesAvailable(status) ? 20 : 30,
    description: words.description(facts),
    ceilingHeight: facts.ceilingHeight,
    ...(isLet && { leaseYears: random.pick([3, 3, 5]) }),
    contacts: premisesContactsFor(site.key, counties.indexOf(place.county.url)),
    publishedAt: isoDay(anchor - random.whole(3, 160) * 86_400_000),
  }
}

/** The premises of a site, in its places; a larger world does not have more of them. */
export const premisesOf = (
  catalogue: Catalogue,
  {
    seed,
    anchor,
    placeUrls,
  }: { readonly seed: number; readonly anchor: number; readonly placeUrls: ReadonlySet<string> },
): readonly PremisesDetails[] => {
  const { site } = catalogue
  const areas = catalogue.areas.filter((place) => isWanted(place) && placeUrls.has(place.url))
  if (site.routes.premises === undefined || areas.length === 0) return []
  const counties = [...new Set(catalogue.areas.map(({ county }) => county.url))]
  const takenSlugs = new Set<string>()
  return Array.from({ length: amounts[site.key] ?? 0 }, (_, index) =>
    makeOne({ seed, anchor, catalogue, areas, counties, takenSlugs }, index),
  )
}
