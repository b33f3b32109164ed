// English: the map of a search.
import type { MapTexts } from '../sv/map.ts'

export const texts: MapTexts = {
  map: 'Map. The arrow keys move it, plus and minus change its scale.',
  pins: 'Homes on the map. The arrow keys go from one to the next.',
  millions: (amount, currency) => (currency === 'EUR' ? `${amount} million €` : `${amount} million kr`),
  from: (price) => `from ${price}`,
  placePins: 'The project and what is around it',
  homesHere: 'Homes here',
  showInList: 'Show them in the list',
  close: 'Close',
  backToList: (homes) => (homes === undefined ? 'Show the list' : `Show the list: ${homes}`),
  moveMap: 'Move the map',
  moves: {
    closer: 'Zoom in',
    further: 'Zoom out',
    up: 'North',
    left: 'West',
    right: 'East',
    down: 'South',
  },
  follow: 'Search as I move the map',
  searchHere: 'Search here',
  draw: 'Draw an area',
  drawHint:
    'Press on the map for each corner. By keyboard: move the map until the sight is in place, and set the corner there.',
  corners: (count) =>
    count === 0
      ? 'No corner yet'
      : count === 1
        ? '1 corner'
        : `${count} corners${count < 3 ? '' : ', the area is closed'}`,
  setCorner: 'Set corner at the sight',
  undoCorner: 'Undo',
  finishArea: 'Search in the area',
  cancelArea: 'Cancel',
  removeArea: 'Remove the area',
  failed: 'The map gets no homes just now',
  emptyHere: 'No homes in this part of the map. The list is unchanged.',
  source: 'Simplified map. Natural Earth, SCB, Kartverket, Maanmittauslaitos (CC BY 4.0)',
}
