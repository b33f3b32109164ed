// A home's facts for its page, in the order in which buyers ask for them.

import type { HomeDetails, OutdoorSpace, SiteDefinition } from '@husrum/domain'
import { formatArea, groupThousands } from '@husrum/domain'
import type { Fact } from '../../features/homes/Facts.tsx'
import { dateWords, outdoorWords, placeWords } from '../../features/homes/home-words.ts'
import type { HomesTexts } from '../../texts/sv/homes.ts'

const outdoorsInFull = (space: OutdoorSpace, texts: HomesTexts): string =>
  space.area === undefined
    ? outdoorWords(space, texts)
    : `${outdoorWords(space, texts)}, ${formatArea(space.area)}`

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
  const floor =
    home.floor !== undefined && home.maxFloor !== undefined
      ? texts.floorOf(home.floor, home.maxFloor)
      : home.floor?.toString()
  return [
    fact('residenceType', texts.residenceType[home.residenceType]),
    fact('rooms', groupThousands(home.rooms)),
    fact('area', formatArea(home.area)),
    fact('plotArea', home.plotArea === undefined ? undefined : formatArea(home.plotArea)),
    fact('floor', floor),
    fact('outdoors', ...home.outdoorSpaces.map((space) => outdoorsInFull(space, texts))),
    fact('address', home.address),
    fact('place', placeWords(home)),
    fact('disposalForm', texts.disposalForm[home.disposalForm]),
    fact('concept', texts.concept[home.concept]),
    fact('access', dateWords(home.inhabitDate, site)),
    fact('energyClass', home.energyClass),
    fact('apartmentNumber', home.apartmentNumber),
    fact('objectNumber', home.objectNumber),
  ]
}
