// Finnish: the map of a search.
import type { MapTexts } from '../sv/map.ts'

export const texts: MapTexts = {
  map: 'Kartta. Nuolinäppäimet siirtävät sitä, plus ja miinus muuttavat mittakaavaa.',
  pins: 'Asunnot kartalla. Nuolinäppäimillä siirryt asunnosta toiseen.',
  millions: (amount, currency) => (currency === 'EUR' ? `${amount} milj. €` : `${amount} milj. kr`),
  from: (price) => `alk. ${price}`,
  placePins: 'Kohde ja sen ympäristö',
  homesHere: 'Asunnot tässä kohdassa',
  showInList: 'Näytä luettelossa',
  close: 'Sulje',
  backToList: (homes) => (homes === undefined ? 'Näytä luettelo' : `Näytä luettelo: ${homes}`),
  moveMap: 'Siirrä karttaa',
  moves: {
    closer: 'Lähennä',
    further: 'Loitonna',
    up: 'Pohjoiseen',
    left: 'Länteen',
    right: 'Itään',
    down: 'Etelään',
  },
  follow: 'Hae, kun siirrän karttaa',
  searchHere: 'Hae tältä alueelta',
  draw: 'Piirrä alue',
  drawHint:
    'Napauta karttaa jokaisen kulman kohdalla. Näppäimistöllä: siirrä karttaa, kunnes tähtäin on kohdallaan, ja aseta kulma siihen.',
  corners: (count) =>
    count === 0
      ? 'Ei vielä kulmia'
      : count === 1
        ? '1 kulma'
        : `${count} kulmaa${count < 3 ? '' : ', alue on suljettu'}`,
  setCorner: 'Aseta kulma tähtäimeen',
  undoCorner: 'Kumoa',
  finishArea: 'Hae alueelta',
  cancelArea: 'Peruuta',
  removeArea: 'Poista alue',
  failed: 'Kartta ei saa asuntoja juuri nyt',
  emptyHere: 'Tällä kartan alueella ei ole asuntoja. Lista on ennallaan.',
  source: 'Yksinkertaistettu kartta. Natural Earth, SCB, Kartverket, Maanmittauslaitos (CC BY 4.0)',
}
