// Swedish: what a member wishes of homes in a sale.

export const texts = {
  back: 'Tillbaka till medlemskapet',
  intro:
    'Fyll i det som är viktigt. Säljaren ser det när bostäderna fördelas, och du ser här hur varje bostad passar.',
  minRooms: 'Minst antal rum',
  maxRooms: 'Högst antal rum',
  maxPrice: 'Högsta pris',
  currency: 'I hela kronor.',
  minFloor: 'Lägsta våning',
  directions: 'Balkong eller uteplats åt',
  must: 'Måste finnas',
  mustHint: 'Det du inte kryssar för är trevligt att ha.',
  keys: {
    rooms: 'Antalet rum',
    price: 'Priset',
    floor: 'Våningen',
    direction: 'Väderstrecket',
  },
  dirs: {
    north: 'norr',
    northEast: 'nordost',
    east: 'öster',
    southEast: 'sydost',
    south: 'söder',
    southWest: 'sydväst',
    west: 'väster',
    northWest: 'nordväst',
  },
  save: 'Spara önskemålen',
  kept: 'Sparat. Säljaren ser dina önskemål.',
  wrong: 'Kontrollera det här. Skriv hela tal, och det minsta först.',
  summary: 'Något behöver rättas',
  trouble: 'Det gick inte just nu. Försök igen om en stund.',
  homes: 'Så passar bostäderna',
  noHomes: 'Det finns inga bostäder att önska sig just nu.',
  fits: {
    all: 'Passar helt',
    musts: 'Har det som måste finnas',
    not: 'Passar inte',
  },
  missing: 'Saknar: ',
  facts: (rooms: number, area: string, price: string) => `${rooms} rum, ${area}, ${price}`,
  noPrice: 'pris kommer',
  gone: 'Den försäljningen finns inte',
  goneText: 'Den kan vara avslutad. Gå tillbaka till medlemskapet.',
  ofProject: (name: string) => `Önskemål i ${name}`,
}

export type WishesTexts = typeof texts
