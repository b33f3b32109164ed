// Mistakes in records that the type of a field cannot show.
import { amountIssues } from '../homes/home-amounts.ts'
import { noMoney } from '../money/money.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { FieldErrorKey } from '../validation/field-error.ts'
import type { HomeRecord, StageRecord } from './records.ts'
import { slugOf } from './slug.ts'

/** A mistake in a field of a record. */
export interface RecordIssue {
  readonly field: string
  readonly key: FieldErrorKey
}

/** Countries are small: a position outside of these bounds has its axes swapped, or is no position of the country. */
const boundsOf = {
  SE: { lat: [55, 69.5], lon: [10.5, 24.5] },
  NO: { lat: [57.5, 71.5], lon: [4, 31.5] },
  FI: { lat: [59.5, 70.2], lon: [19, 31.7] },
} as const satisfies Record<
  SiteDefinition['country'],
  Readonly<Record<'lat' | 'lon', readonly [number, number]>>
>

/** The mainland of Norway by latitude, each up to the next: the country is long and narrow. */
const norway = [
  { from: 57.5, lon: [5, 12] },
  { from: 59, lon: [4.8, 12.2] },
  { from: 60, lon: [4.4, 12.9] },
  { from: 62, lon: [4.8, 12.6] },
  { from: 63, lon: [7, 14.3] },
  { from: 65, lon: [10.5, 15.2] },
  { from: 66, lon: [11.5, 16.7] },
  { from: 67.5, lon: [11.5, 18.5] },
  { from: 68.5, lon: [13, 31.5] },
] as const

/** Whether a position may be in a country. Coarse: there is no outline of borders. */
export const isInCountry = (geo: StageRecord['geo'], country: SiteDefinition['country']): boolean => {
  const { lat, lon } = boundsOf[country]
  const band = country === 'NO' ? norway.findLast(({ from }) => geo.lat >= from)?.lon : lon
  return (
    geo.lat >= lat[0] && geo.lat <= lat[1] && band !== undefined && geo.lon >= band[0] && geo.lon <= band[1]
  )
}

/** Mistakes of a position. */
const geoIssues = (
  geo: StageRecord['geo'] | undefined,
  { country }: Pick<SiteDefinition, 'country'>,
): readonly RecordIssue[] =>
  geo === undefined
    ? []
    : (['lat', 'lon'] as const).flatMap((axis): readonly RecordIssue[] => {
        const [min, max] = boundsOf[country][axis]
        if (geo[axis] < min) return [{ field: `geo.${axis}`, key: 'min' }]
        return geo[axis] > max ? [{ field: `geo.${axis}`, key: 'max' }] : []
      })

/** Mistakes in the name and the place of a record that has a page of its own. */
export const placeIssues = (
  record: Pick<StageRecord, 'name' | 'slug' | 'county' | 'municipality' | 'areaName' | 'geo'>,
  site: Pick<SiteDefinition, 'country'>,
): readonly RecordIssue[] => [
  ...(['name', 'county', 'municipality', 'areaName'] as const)
    .filter((field) => slugOf(field === 'name' ? (record.slug ?? record.name) : record[field]) === '')
    .map((field) => ({ field, key: 'invalidInput' }) as const),
  ...geoIssues(record.geo, site),
]

/** Mistakes of a stage. `site` is undefined for an unknown site, and for one without homes of its own. */
export const stageRecordIssues = (
  record: StageRecord,
  site: SiteDefinition | undefined,
): readonly RecordIssue[] => {
  if (!site) return [{ field: 'siteId', key: 'unknownValue' }]
  return [
    ...placeIssues(record, site),
    ...(record.vipStart !== undefined && record.vipEnd !== undefined && record.vipEnd < record.vipStart
      ? [{ field: 'vipEnd', key: 'min' } as const]
      : []),
  ]
}

/** Prices above and below these, per square metre in whole units, are öre or thousands by mistake. */
const squareMetrePrices = { SE: [5_000, 300_000], NO: [5_000, 300_000], FI: [500, 30_000] } as const

/** Mistakes of a home. */
export const homeRecordIssues = (record: HomeRecord, site: SiteDefinition): readonly RecordIssue[] => {
  const amounts = amountIssues({ ...record, price: record.price ?? noMoney }, [
    'price',
    'totalPrice',
    'monthlyFee',
  ])
  const { floor, maxFloor, area, price = noMoney } = record
  const perSquareMetre = area > 0 ? price / 100 / area : 0
  const [least, most] = squareMetrePrices[site.country]
  const isOdd = perSquareMetre > 0 && record.residenceType !== 'plot'
  return [
    ...amounts.map(({ fact, key }) => ({ field: fact, key: key === 'tooSmall' ? 'min' : 'max' }) as const),
    ...(amounts.length === 0 && isOdd && perSquareMetre < least
      ? [{ field: 'price', key: 'min' } as const]
      : []),
    ...(amounts.length === 0 && isOdd && perSquareMetre > most
      ? [{ field: 'price', key: 'max' } as const]
      : []),
    ...(floor !== undefined && maxFloor !== undefined && floor > maxFloor
      ? [{ field: 'floor', key: 'max' } as const]
      : []),
    ...geoIssues(record.geo, site),
  ]
}
