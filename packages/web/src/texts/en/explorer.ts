// English: a house in which one points at homes.
import { groupThousands } from '@husrum/domain'
import type { ExplorerTexts } from '../sv/explorer.ts'

const homes = (count: number): string => `${groupThousands(count)} ${count === 1 ? 'home' : 'homes'}`

export const texts: ExplorerTexts = {
  heading: (stage) => `Choose a home in ${stage}`,
  section: 'Choose a home in the building',
  sectionText: 'Point at the building to see what each home costs and which ones are available.',
  toExplorer: 'Choose by filters and list',
  toStage: (stage) => `All about ${stage}`,
  hint: 'Point at a home, or go from one to the next with the arrow keys. Enter opens its page.',
  house: (view) => `Homes in the building. ${view}. The arrow keys go from one to the next.`,
  views: 'The building from different sides',
  view: (number, count) => `View ${number} of ${count}`,
  from: {
    north: 'Seen from the north',
    northEast: 'Seen from the north-east',
    east: 'Seen from the east',
    southEast: 'Seen from the south-east',
    south: 'Seen from the south',
    southWest: 'Seen from the south-west',
    west: 'Seen from the west',
    northWest: 'Seen from the north-west',
  },
  row: (number, view) => `Row ${number}, ${view.charAt(0).toLowerCase()}${view.slice(1)}`,
  houses: (first, last, view) =>
    `${last === undefined ? `House ${first}` : `Houses ${first}–${last}`}, ${view.charAt(0).toLowerCase()}${view.slice(1)}`,
  toView: (view) => `Turn the building: ${view}`,
  zoom: 'Move the picture',
  moves: { closer: 'Zoom in', further: 'Zoom out', up: 'Up', left: 'Left', right: 'Right', down: 'Down' },
  status: 'How homes are marked',
  dimmed: 'does not match your choices',
  card: 'The home you point at',
  open: 'See the home',
  pointAtHome: 'Point at a home in the picture to see it here.',
  chosen: (name) => `Chosen: ${name}`,
  filters: 'Filters',
  filtersWithCount: (active) => (active === 0 ? 'Filters' : `Filters (${active} chosen)`),
  floors: 'Floor',
  directions: 'Balcony or patio',
  statuses: 'Status',
  show: (count) => (count === 0 ? 'No home matches' : `Show ${homes(count)}`),
  clear: 'Clear filters',
  list: 'The homes in a list',
  fit: (count, all) =>
    count === all
      ? homes(all)
      : `${groupThousands(count)} of ${homes(all)} ${count === 1 ? 'matches' : 'match'} your choices`,
  inView: (count) =>
    count === 0 ? 'none of them is seen from this side' : `${groupThousands(count)} seen from this side`,
  showInHouse: 'Show in the building',
  none: 'No home matches all your choices',
  noneText: 'Remove one of your choices, and more homes light up in the building.',
  noViews: 'There is no picture of the building yet. Here are all its homes in a list.',
  failed: 'The building cannot be shown just now',
  failedList: 'The homes cannot be shown just now',
  failedText: 'Your choices are kept. Wait a moment and try again.',
  retry: 'Try again',
}
