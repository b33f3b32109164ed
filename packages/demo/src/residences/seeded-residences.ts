// The homes of the demo company's users at every stage: one table for every site with sign-in.
import type { CountryCode, SiteDefinition, SiteKey } from '@husrum/domain'
import type { DaysFromToday, SeededDay, SeededResidence } from './residence-seed.ts'

/** Why days were moved, as staff write it. */
const reasons: Readonly<Record<CountryCode, readonly [later: string, earlier: string]>> = {
  SE: [
    'Stommen tog längre tid än planerat efter vinterns köld.',
    'Huset blev klart tidigare än vi räknade med.',
  ],
  NO: [
    'Råbygget tok lengre tid enn planlagt etter kulden i vinter.',
    'Bygget ble ferdig tidligere enn vi regnet med.',
  ],
  FI: [
    'Runkotyöt kestivät suunniteltua pidempään talven pakkasten vuoksi.',
    'Talo valmistui arvioitua aikaisemmin.',
  ],
}

type Stage = Omit<SeededResidence, 'key' | 'person' | 'site'>

const day = (
  kind: SeededDay['kind'],
  source: SeededDay['source'],
  set: DaysFromToday,
  earliest: DaysFromToday,
  latest?: DaysFromToday,
): SeededDay => ({ kind, source, set, earliest, ...(latest !== undefined && { latest }) })

const signed: Stage = {
  agreed: -1,
  days: [
    day('interior', 'estimate', -1, [5, 0], [7, 0]),
    day('inspection', 'estimate', -1, [14, 0], [16, 0]),
    day('finalInspection', 'estimate', -1, [14, 7], [16, 7]),
    day('payment', 'estimate', -1, [14, 14], [16, 14]),
    day('moveIn', 'estimate', -1, [15, 0], [17, 0]),
  ],
}

const choosing = (country: CountryCode): Stage => ({
  agreed: [-3, 0],
  days: [
    day('interior', 'agreement', [-3, 0], -20, 25),
    day('inspection', 'estimate', [-3, 0], [9, 0], [10, 0]),
    day('payment', 'estimate', [-3, 0], [9, 14], [10, 14]),
    day('moveIn', 'agreement', [-3, 0], [9, 0], [10, 0]),
    { ...day('moveIn', 'changed', -20, [10, 0], [11, 0]), reason: reasons[country][0] },
    { ...day('inspection', 'changed', -20, [9, 15], [10, 15]), reason: reasons[country][0] },
  ],
})

const movingIn = (country: CountryCode): Stage => ({
  agreed: [-14, 0],
  completed: -14,
  days: [
    day('interior', 'agreement', [-14, 0], [-11, 0], [-9, 0]),
    day('inspection', 'estimate', [-14, 0], [0, -20], [1, 0]),
    day('payment', 'estimate', [-14, 0], 0, [1, 7]),
    day('moveIn', 'estimate', [-14, 0], 14, [2, 0]),
    day('finalInspection', 'agreement', [-2, 0], -14),
    { ...day('inspection', 'changed', [-2, 0], -12), reason: reasons[country][1] },
    day('payment', 'agreement', [-2, 0], 2),
    { ...day('moveIn', 'changed', [-2, 0], 7), reason: reasons[country][1] },
  ],
})

/** Of a home that has been handed over. */
const livedIn = (agreed: DaysFromToday, completed: number, months: number): Stage => ({
  agreed,
  completed: [-months, completed],
  days: [
    day('interior', 'agreement', agreed, [-months - 11, 0], [-months - 9, 0]),
    day('finalInspection', 'agreement', [-months - 3, 0], [-months, completed]),
    day('inspection', 'agreement', [-months - 3, 0], [-months, completed + 2]),
    day('payment', 'agreement', [-months - 3, 0], [-months, completed + 9]),
    day('moveIn', 'agreement', [-months - 3, 0], [-months, completed + 14]),
  ],
})

/** Homes for which faults can be reported. */
const dwelling = (country: CountryCode, house: string, floor: number, place: number) =>
  country === 'FI'
    ? {}
    : { placeId: `${house}-${country === 'SE' ? `1${floor}0${place}` : `0${floor}0${place}`}` }

/** The second site that shares the accounts of a site. */
const sisterOf: { readonly [Key in SiteKey]?: SiteKey } = { sweden: 'cooperative' }
/** Sites whose users have their homes on another site of the same organisation. */
const sisters: readonly SiteKey[] = ['cooperative']

/** Of a site with sign-in; empty for other sites. */
export const seededResidencesOf = (
  site: Pick<SiteDefinition, 'key' | 'country' | 'features'>,
): readonly SeededResidence[] => {
  const { key: siteKey, country, features } = site
  if (!features.login || sisters.includes(siteKey)) return []
  const at = (person: SeededResidence['person'], stage: Stage, key: string = person): SeededResidence => ({
    key,
    person,
    site: siteKey,
    ...stage,
  })
  return [
    at('bookedYesterday', signed),
    at('choosing', { ...choosing(country), coOwner: 'buyer' }),
    at('movingIn', { ...movingIn(country), ...dwelling(country, 'lotsen-2', 3, 1) }),
    at('movedIn', { ...livedIn([-17, 0], -14, 2), ...dwelling(country, 'lotsen-2', 2, 1) }),
    at('fiveYears', { ...livedIn([-75, 0], 21, 60), ...dwelling(country, 'skutan-13', 2, 1) }),
    at('fiveYears', { ...livedIn([-140, 0], 0, 120), left: [-60, 60] }, 'fiveYearsBefore'),
    at('twoHomes', { ...livedIn([-50, 0], 0, 36), ...dwelling(country, 'kajutan-6', 3, 1) }),
    { ...at('twoHomes', signed, 'twoHomesNext'), site: sisterOf[siteKey] ?? siteKey },
    at('sellingOn', {
      ...livedIn([-110, 0], 0, 96),
      ...dwelling(country, 'skutan-11', 1, 1),
      isSuccession: true,
    }),
  ]
}

/** The homes of the demo company's users, in the shape that the server expects. */
export const demoResidences = { of: seededResidencesOf } as const
