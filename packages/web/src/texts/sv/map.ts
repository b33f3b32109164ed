// Swedish: the map of a search.
export const texts = {
  map: 'Karta. Piltangenterna flyttar den, plus och minus ändrar skalan.',
  pins: 'Bostäder på kartan. Piltangenterna går mellan dem.',
  /** An amount in millions, with the code of its currency. */
  millions: (amount: string, currency: string) => (currency === 'EUR' ? `${amount} mn €` : `${amount} mkr`),
  from: (price: string) => `från ${price}`,
  /** On the map of a page. */
  placePins: 'Projektet och det som finns omkring',
  homesHere: 'Bostäder här',
  showInList: 'Visa dem i listan',
  close: 'Stäng',
  backToList: (homes: string | undefined) => (homes === undefined ? 'Visa listan' : `Visa listan: ${homes}`),
  moveMap: 'Flytta kartan',
  moves: {
    closer: 'Zooma in',
    further: 'Zooma ut',
    up: 'Åt norr',
    left: 'Åt väster',
    right: 'Åt öster',
    down: 'Åt söder',
  },
  follow: 'Sök när jag flyttar kartan',
  searchHere: 'Sök här',
  draw: 'Rita ett område',
  drawHint:
    'Tryck på kartan för varje hörn. Med tangentbord: flytta kartan så att siktet står rätt och sätt hörnet där.',
  corners: (count: number) =>
    count === 0
      ? 'Inget hörn än'
      : count === 1
        ? '1 hörn'
        : `${count} hörn${count < 3 ? '' : ', området är slutet'}`,
  setCorner: 'Sätt hörn i siktet',
  undoCorner: 'Ångra',
  finishArea: 'Sök i området',
  cancelArea: 'Avbryt',
  removeArea: 'Ta bort området',
  failed: 'Kartan får inga bostäder just nu',
  emptyHere: 'Inga bostäder i den här delen av kartan. Listan är som förut.',
  source: 'Förenklad karta. Natural Earth, SCB, Kartverket, Lantmäteriverket (CC BY 4.0)',
}

export type MapTexts = typeof texts
