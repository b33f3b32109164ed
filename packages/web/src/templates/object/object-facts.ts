// A home's facts for its page, in the order in which buyers ask for them. Rooms, area and place are shown below its name.

import type { HomeDetails, OutdoorSpace, SiteDefinition } from '@husrum/domain'
import { accessibilities, conceptLanguages, floorInHouse, formatArea, groupThousands } from '@husrum/domain'
import type { Fact } from '../../features/homes/Facts.tsx'
import { accessDayWords, outdoorWords } from '../../features/homes/home-words.ts'
import { sunTimeWords } from '../../frame/sun-time-words.ts'
import type { HomesTexts } from '../../texts/sv/homes.ts'

const outdoorsInFull = (space: OutdoorSpace, { formats }: SiteDefinition, texts: HomesTexts): string =>
  space.area === undefined
    ? outdoorWords(space, texts)
    : `${outdoorWords(space, texts)}, ${formatArea(space.area, formats)}`

export const objectFacts = (
  home: HomeDetails,
  site: SiteDefinition,
  texts: HomesTexts,
): readonly (Fact | undefined)[] => {
  const { labels } = texts
  const fact = (label: keyof typeof labels, ...values: readonly (string | undefined)[]): Fact | undefined => {
    const known = values.filter((value) => value !== undefined && value !== '') as readonly string[]
    return known.length === 0 ? undefined : { label: labels[label], values: known }
  }
  return [
    fact('residenceType', texts.residenceType[home.residenceType]),
    fact('plotArea', home.plotArea === undefined ? undefined : formatArea(home.plotArea, site.formats)),
    fact('floor', floorInHouse(home, site.locale)),
    fact('outdoors', ...home.outdoorSpaces.map((space) => outdoorsInFull(space, site, texts))),
    fact(
      'accessibility',
      ...accessibilities
        // The larger circle implies the smaller.
        .filter(
          (each) =>
            home.accessibility?.includes(each) &&
            !(each === 'turning13' && home.accessibility.includes('turning15')),
        )
        .map((each) => texts.accessibility[each]),
    ),
    fact(
      'sun',
      ...(home.sunTimes ?? []).map((time) => sunTimeWords(time, home, texts, site.locale)),
      home.sunHours === undefined ? undefined : texts.sunHours(groupThousands(home.sunHours, site.formats)),
    ),
    fact('address', home.address),
    fact('disposalForm', texts.disposalForm[home.disposalForm]),
    {
      label: labels.concept,
      values: [texts.concept[home.concept]],
      language: conceptLanguages[home.concept],
    },
    fact('yearBuilt', home.resale && String(home.resale.yearBuilt)),
    fact('agency', home.resale?.broker.agency),
    fact('access', accessDayWords(home, site, texts)),
    fact('energyClass', home.energyClass),
    fact('apartmentNumber', home.apartmentNumber),
    fact('objectNumber', home.objectNumber),
  ]
}
