// The homes of a stage with the labels that the house shows.
import type { ExplorerChoices, Home, SiteDefinition } from '@husrum/domain'
import { answersChoices, floorName, hasNoPageAnyMore, statusColour } from '@husrum/domain'
import type { HouseHome } from '../../features/explorer/house-homes.ts'
import { outdoorWords, priceWords, sizeWords, statusWords } from '../../features/homes/home-words.ts'
import type { HomesTexts } from '../../texts/sv/homes.ts'

/** @param today in the time zone of the site, `yyyy-MM-dd`. */
export const houseHomesOf = (
  homes: readonly Home[],
  choices: ExplorerChoices,
  {
    site,
    texts,
    today,
  }: { readonly site: SiteDefinition; readonly texts: HomesTexts; readonly today: string },
): readonly HouseHome[] =>
  homes.map((home) => ({
    id: home.id,
    name: home.name.startsWith(`${home.stageName} `) ? home.name.slice(home.stageName.length + 1) : home.name,
    path: hasNoPageAnyMore(home, today) ? null : home.path,
    price: priceWords(home, site, texts)[0],
    size: sizeWords(home, site),
    place: [
      ...(home.floor === undefined ? [] : [floorName(home.floor, site.locale)]),
      ...home.outdoorSpaces.map((space) => outdoorWords(space, texts)),
    ].join(' · '),
    status: statusWords(home, texts),
    colour: statusColour(home.status, site.country),
    fits: answersChoices(home, choices, site),
  }))
