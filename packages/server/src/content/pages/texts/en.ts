// Content texts in English: the English pages of the Swedish site.
import type { PremisesType } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'
import type { ContentTexts } from './content-texts.ts'

const homes = (count: number): string => (count === 1 ? 'one home' : `${groupThousands(count)} homes`)

const joined: ContentTexts['joined'] = (names) => {
  const known = names.filter((name) => name !== undefined && name !== false)
  return known.length < 2 ? (known[0] ?? '') : `${known.slice(0, -1).join(', ')} and ${known.at(-1) ?? ''}`
}

const listed = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(', ')

const premisesTypes: Readonly<Record<PremisesType, string>> = {
  office: 'office premises',
  shop: 'shop premises',
  restaurant: 'restaurant premises',
  storage: 'storage space',
  workshop: 'workshop premises',
  care: 'care premises',
  other: 'premises',
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const en: ContentTexts = {
  navigation: { start: 'Home', search: 'Find a home' },
  search: {
    heading: (places) => (places === '' ? 'New homes' : `New homes in ${places}`),
    preamble: (places, count) =>
      places === ''
        ? 'Search all the homes that we have for sale. Pick a place, a size and a price, and see what there is right now.'
        : count === 0
          ? `We have no homes for sale in ${places} just now. Take a look nearby, or come back later.`
          : `We have ${homes(count)} for sale in ${places}. Compare floor plans, prices and moving-in dates, and see when the next viewing is.`,
    seoTitle: (places) => (places === '' ? 'Find new homes for sale' : `New homes for sale in ${places}`),
    seoDescription: (places) =>
      places === ''
        ? 'Search newly built apartments, terraced houses and detached houses for sale in Sweden by place, price, size and moving-in date.'
        : `Newly built apartments, terraced houses and detached houses for sale in ${places}. See floor plans, prices, moving-in dates and viewings.`,
    municipality: (name) => `${name} municipality`,
    unknownHeading: 'We cannot find that place',
    unknownPreamble:
      'The address names a place where we do not build, or one that has changed its name. Search for a place, or look through all our homes.',
  },
  joined,
  object: {
    seoTitle: ({ type, rooms, areaName, municipality, name }) =>
      `${name}: ${listed(type.toLowerCase(), rooms, areaName, municipality)}`,
    seoDescription: ({ type, rooms, area, price, areaName, municipality, isSold, hasPlan, hasViewings }) => {
      const what = `${type}, ${joined([rooms, area])}, in ${areaName}, ${municipality}`
      if (isSold) return `${what}. This home is sold. See similar homes nearby.`
      const shown = joined([
        hasPlan && 'the floor plan',
        'pictures',
        'the moving-in date',
        hasViewings && 'viewings',
      ])
      return `${what}${price === undefined ? '' : `, for ${price}`}. See ${shown}.`
    },
  },
  stage: {
    seoTitle: ({ name, place }) => `${name}: new homes in ${place}`,
    seoDescription: ({ name, place, homes: count, rooms, price, hasViewings }) =>
      count === 0
        ? `${name} in ${place}. No home is for sale here just now. See how far the project has come, and what else we are building nearby.`
        : `${name} in ${place}: ${homes(count)} for sale, ${rooms}${price === undefined ? '' : `, from ${price}`}. See ${hasViewings ? 'floor plans, moving-in dates and viewings' : 'floor plans and moving-in dates'}.`,
    explorer: 'Choose a home in the building',
    explorerTitle: ({ name }) => `${name}: choose a home in the building`,
    explorerDescription: ({ name, place }) =>
      `Point at the building and see the price, size, floor and status of every home in ${name}, ${place}.`,
  },
  succession: {
    stageSeoTitle: ({ name, place }) => `${name}: resale homes in ${place}`,
    stageSeoDescription: ({ name, place, homes: count }) =>
      `${count === 1 ? 'One home' : `${groupThousands(count)} homes`} for sale through estate agents in ${name}, ${place}. See the asking price, fee, year built, viewings and agent.`,
  },
  premises: {
    seoTitle: ({ type, name, area, place, isLet }) =>
      `${name}: ${premisesTypes[type]} ${isLet ? 'to let' : 'for sale'}, ${area}, ${place}`,
    seoDescription: ({ type, area, place, isLet, isAvailable }) => {
      const what = `${capital(premisesTypes[type])}, ${area}, in ${place}`
      if (!isAvailable)
        return `${what}. They have been ${isLet ? 'let' : 'sold'}. See what else is available nearby.`
      return `${what}, ${isLet ? 'to let' : 'for sale'}. See the ${isLet ? 'rent' : 'price'}, the access date, pictures and whom to call for a viewing.`
    },
  },
  viewing: (name) => `Viewing of ${name}`,
  residenceTypes: {
    apartment: 'Apartment',
    townHouse: 'Terraced house',
    semiDetachedHouse: 'Semi-detached house',
    detachedHouse: 'Detached house',
    house: 'Link-detached house',
    plot: 'Plot',
  },
  popular: {
    apartments: (place) => `Apartments in ${place}`,
    moveInReady: (place) => `Ready to move into, ${place}`,
    largeHomes: (rooms) => `Homes with at least ${rooms} rooms`,
    viewingSoon: 'Viewings within seven days',
  },
  footer: {
    homesIn: (place) => `New homes in ${place}`,
    allHomes: 'All homes for sale',
    viewings: 'Coming viewings',
    moveInReady: 'Ready to move into',
    otherSites: { sweden: 'Husrum in Swedish', norway: 'Husrum in Norway', finland: 'Husrum in Finland' },
  },
  notFound: {
    heading: 'There is no page here',
    text: 'The page may have moved, or a mistake has slipped into the address. Start again from the start page.',
    seoTitle: 'Page not found',
  },
  notFoundObject: {
    heading: 'This home is no longer here',
    text: 'The advert has been taken down, or the address is not spelled correctly. We have more homes to look at.',
    seoTitle: 'Home not found',
  },
  notFoundStage: {
    heading: 'This project is no longer here',
    text: 'The project has been completed, or the address is not spelled correctly. We are building in more places.',
    seoTitle: 'Project not found',
  },
  goneObject: {
    heading: 'This home has been sold',
    text: 'It was sold some time ago, and the advert has been taken down. We have more homes to look at.',
    seoTitle: 'The home has been sold',
  },
  notFoundPremises: {
    heading: 'These premises are no longer here',
    text: 'They have been let, sold or withdrawn. There may also be a mistake in the address.',
    seoTitle: 'Premises no longer available',
  },
}
