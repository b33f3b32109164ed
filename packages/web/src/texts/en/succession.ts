// English: homes that their owners sell through a broker.
import { groupThousands } from '@husrum/domain'
import type { SuccessionTexts } from '../sv/succession.ts'

const homes = (count: number): string => `${groupThousands(count)} ${count === 1 ? 'home' : 'homes'}`

export const texts: SuccessionTexts = {
  filters: 'Filters',
  filtersWithCount: (active) => (active === 0 ? 'Filters' : `Filters (${active} chosen)`),
  municipality: 'Municipality',
  everywhere: 'All municipalities',
  municipalityWithCount: (name, count) => `${name} (${groupThousands(count)})`,
  near: 'Near me',
  nearText: (kilometres) =>
    `Within ${kilometres} km, the nearest first. Your browser asks for permission. Your position stays in the browser.`,
  nearPending: 'Waiting for your position.',
  nearDenied: 'Your browser does not share your position. Choose a municipality instead.',
  nearNone: 'Nothing is for sale near you right now. Here are all of them.',
  show: (count) => (count === 0 ? 'No homes match' : `Show ${homes(count)}`),
  apply: 'Show',
  count: homes,
  sort: 'Sort by',
  sortOrders: {
    '': 'Mixed order',
    'price:asc': 'Lowest price',
    'price:desc': 'Highest price',
    'area:asc': 'Smallest living area',
    'area:desc': 'Largest living area',
    'inhabitDateTimeStamp:asc': 'Oldest building',
    'inhabitDateTimeStamp:desc': 'Newest building',
  },
  applySort: 'Sort',
  shuffled: 'The order is mixed, so that no seller always comes first.',
  activeFilters: 'Chosen filters',
  removeFilter: (filter) => `Remove filter: ${filter}`,
  clearAll: 'Clear all',
  failedTitle: 'The homes cannot be shown right now',
  failedText: 'Your choices are kept. Wait a moment and try again.',
  retry: 'Try again',
  emptyTitle: 'Nobody is selling there right now',
  emptyText: 'See all homes that are sold through estate agents, or come back later.',
  noneTitle: 'Nobody is selling their home right now',
  noneText: 'Homes in buildings that we have built come up for sale when somebody moves. Do look in again.',
  showAll: 'Show all municipalities',
  stage: {
    homes: 'For sale in the building',
    about: 'About the building',
    built: (year) => `Built in ${year}`,
    soldByOwners:
      'The homes are sold by the people who own them, through estate agents, who handle the asking price, bidding and viewings.',
    toStage: (name) => `All about ${name}`,
    all: 'All resale homes',
  },
}
