// What the content says in English: the English pages of the Swedish site.
import { groupThousands } from '@husrum/domain'
import type { ContentTexts } from './content-texts.ts'

const homes = (count: number): string => (count === 1 ? 'one home' : `${groupThousands(count)} homes`)

export const en: ContentTexts = {
  navigation: { start: 'Home', search: 'Find a home' },
  search: {
    heading: (places) => (places === '' ? 'New homes' : `New homes in ${places}`),
    preamble: (places, count) =>
      places === ''
        ? 'Search all the homes that we have for sale. Pick a place, a size and a price, and see what there is right now.'
        : count === 0
          ? `We have no homes for sale in ${places} just now. Take a look nearby, or come back later.`
          : `We have ${homes(count)} for sale in ${places}. Compare floor plans, prices and move-in dates, and see when the next viewing is.`,
    seoTitle: (places) => (places === '' ? 'Find new homes for sale' : `New homes for sale in ${places}`),
    seoDescription: (places) =>
      places === ''
        ? 'Search newly built apartments, town houses and detached houses for sale in Sweden by place, price, size and move-in date.'
        : `Newly built apartments, town houses and detached houses for sale in ${places}. See floor plans, prices, move-in dates and viewings.`,
    unknownHeading: 'We cannot find that place',
    unknownPreamble:
      'The address names a place where we do not build, or one that has changed its name. Search for a place, or look through all our homes.',
  },
  joined: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
  object: {
    seoTitle: ({ type, rooms, areaName, municipality, name }) =>
      `${name}: ${type.toLowerCase()}, ${rooms}, ${areaName}, ${municipality}`,
    seoDescription: ({ type, rooms, area, price, areaName, municipality, isSold }) =>
      isSold
        ? `${type}, ${rooms} and ${area}, in ${areaName}, ${municipality}. This home is sold. See similar homes nearby.`
        : `${type}, ${rooms} and ${area}, in ${areaName}, ${municipality}${price === undefined ? '' : `, for ${price}`}. See the floor plan, pictures, move-in date and viewings.`,
  },
  stage: {
    seoTitle: ({ name, place }) => `${name}: new homes in ${place}`,
    seoDescription: ({ name, place, homes: count, rooms, price }) =>
      count === 0
        ? `${name} in ${place}. No home is for sale here just now. See how far the project has come, and what else we are building nearby.`
        : `${name} in ${place}: ${homes(count)} for sale, ${rooms}${price === undefined ? '' : `, from ${price}`}. See floor plans, move-in dates and viewings.`,
  },
  residenceTypes: {
    apartment: 'Apartment',
    townHouse: 'Town house',
    semiDetachedHouse: 'Semi-detached house',
    detachedHouse: 'Detached house',
    house: 'House',
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
}
