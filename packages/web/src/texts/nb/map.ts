// Norwegian: the map of a search.
import type { MapTexts } from '../sv/map.ts'

export const texts: MapTexts = {
  map: 'Kart. Piltastene flytter det, pluss og minus endrer målestokken.',
  pins: 'Boliger på kartet. Piltastene går mellom dem.',
  millions: (amount, currency) => (currency === 'EUR' ? `${amount} mill. €` : `${amount} mill.`),
  from: (price) => `fra ${price}`,
  placePins: 'Prosjektet og det som er rundt',
  homesHere: 'Boliger her',
  showInList: 'Vis dem i listen',
  close: 'Lukk',
  backToList: (homes) => (homes === undefined ? 'Vis listen' : `Vis listen: ${homes}`),
  moveMap: 'Flytt kartet',
  moves: {
    closer: 'Zoom inn',
    further: 'Zoom ut',
    up: 'Mot nord',
    left: 'Mot vest',
    right: 'Mot øst',
    down: 'Mot sør',
  },
  follow: 'Søk når jeg flytter kartet',
  searchHere: 'Søk her',
  draw: 'Tegn et område',
  drawHint:
    'Trykk på kartet for hvert hjørne. Med tastatur: flytt kartet slik at siktet står riktig, og sett hjørnet der.',
  corners: (count) =>
    count === 0
      ? 'Ingen hjørner ennå'
      : count === 1
        ? '1 hjørne'
        : `${count} hjørner${count < 3 ? '' : ', området er lukket'}`,
  setCorner: 'Sett hjørne i siktet',
  undoCorner: 'Angre',
  finishArea: 'Søk i området',
  cancelArea: 'Avbryt',
  removeArea: 'Fjern området',
  failed: 'Kartet får ingen boliger akkurat nå',
  emptyHere: 'Ingen boliger i denne delen av kartet. Listen er som før.',
  source: 'Forenklet kart. Natural Earth, SCB, Kartverket, Lantmäteriverket (CC BY 4.0)',
}
