// Norwegian bokmål: homes, stages and areas.
import { groupThousands } from '@husrum/domain'
import type { HomesTexts } from '../sv/homes.ts'

const weekdays = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag']
const months = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
]
const monthsShort = [
  'jan.',
  'feb.',
  'mars',
  'apr.',
  'mai',
  'juni',
  'juli',
  'aug.',
  'sep.',
  'okt.',
  'nov.',
  'des.',
]
const parts = {
  early: 'tidlig i',
  spring: 'våren',
  summer: 'sommeren',
  autumn: 'høsten',
  late: 'sent i',
} as const
const time = (hour: number, minute: number) => `${hour}.${String(minute).padStart(2, '0')}`

export const texts: HomesTexts = {
  residenceType: {
    apartment: 'Leilighet',
    townHouse: 'Rekkehus',
    semiDetachedHouse: 'Tomannsbolig',
    detachedHouse: 'Enebolig',
    house: 'Kjedehus',
    plot: 'Tomt',
  },
  disposalForm: {
    condominium: 'Andel i borettslag',
    ownership: 'Selveier',
    ownershipApartment: 'Eierseksjon',
    tenancy: 'Leie',
  },
  status: {
    forSale: 'Til salgs',
    reserved: 'Reservert',
    booked: 'Solgt med forbehold',
    sold: 'Solgt',
    preSelling: 'Kommer for salg',
    showingApartment: 'Visningsleilighet',
    notAvailable: 'Ikke tilgjengelig',
    succession: 'Videresalg',
  },
  projectStatus: {
    planned: 'Planlagt',
    vip: 'VIP-salg',
    preSelling: 'Forhåndssalg',
    forSale: 'Til salgs',
    moveInReady: 'Innflyttingsklart',
    soldOut: 'Utsolgt',
    succession: 'Videresalg',
    reference: 'Tidligere prosjekt',
  },
  concept: {
    product: 'Husrum Bas',
    premium: 'Husrum Premium',
    original: 'Husrum Original',
    smartSquare: 'Husrum Smart Square',
  },
  outdoorArea: {
    balcony: 'Balkong',
    terrace: 'Terrasse',
    patio: 'Uteplass',
    roofTop: 'Takterrasse',
    frenchBalcony: 'Fransk balkong',
    porch: 'Veranda',
    sauna: 'Badstue',
    walkInCloset: 'Garderoberom',
  },
  direction: {
    north: 'mot nord',
    northEast: 'mot nordøst',
    east: 'mot øst',
    southEast: 'mot sørøst',
    south: 'mot sør',
    southWest: 'mot sørvest',
    west: 'mot vest',
    northWest: 'mot nordvest',
  },
  phase: {
    planned: 'Planlegging',
    vipSale: 'VIP-salg',
    vipSaleProcessing: 'VIP-påmeldinger behandles',
    preSelling: 'Forhåndssalg',
    salesStart: 'Salgsstart',
    buildStart: 'Byggestart',
    intermediation: 'Salg pågår',
    interiorOptions: 'Innredningsvalg',
    finalizing: 'Ferdigstillelse',
    moveIn: 'Innflytting',
    completed: 'Ferdig',
  },

  accessIn: (part, year) => `Innflytting ${parts[part]} ${year}`,
  accessNow: 'Innflyttingsklar',
  moment: ({ weekday, day, month, hour, minute }) =>
    `${weekdays[weekday]} ${day}. ${months[month - 1]} kl. ${time(hour, minute)}`,
  momentShort: ({ weekday, day, month, hour, minute }) =>
    `${weekdays[weekday]?.slice(0, 3)}. ${day}. ${monthsShort[month - 1]} kl. ${time(hour, minute)}`,
  nextViewing: (when) => `Visning ${when}`,
  homesCount: (count) => (count === 1 ? '1 bolig' : `${groupThousands(count)} boliger`),
  stagesCount: (count) => (count === 1 ? '1 byggetrinn' : `${count} byggetrinn`),
  fromPrice: (price) => `fra ${price}`,
  floorOf: (floor, maxFloor) => `${floor} av ${maxFloor}`,
  perMonth: (price) => `${price} per md.`,
  totalPriceOf: (price) => `${price} totalt`,
  salesPriceOf: (price) => `Salgspris ${price}`,

  card: {
    floor: (floor, maxFloor) =>
      floor === 0
        ? 'underetasje'
        : maxFloor === undefined
          ? `${floor}. etasje`
          : `${floor}. etasje av ${maxFloor}`,
    fee: (amount) => `Felleskostnader ${amount}`,
    rent: (amount) => `Leie ${amount}`,
    perSquareMetre: (amount) => `${amount}/m²`,
    rentalStatus: { forSale: 'Ledig', sold: 'Utleid' },
    amenities: { lift: 'Heis', commonRoom: 'Felleslokale', guestRoom: 'Gjesterom' },
  },
  inAllHouses: 'I alle husene våre',

  labels: {
    price: 'Pris',
    totalPrice: 'Totalpris',
    salesPrice: 'Salgspris',
    monthlyFee: 'Felleskostnader',
    rent: 'Leie',
    rooms: 'Rom',
    area: 'BRA-i',
    plotArea: 'Tomteareal',
    floor: 'Etasje',
    address: 'Adresse',
    place: 'Sted',
    outdoors: 'Uteplass og ekstra',
    residenceType: 'Boligtype',
    disposalForm: 'Eierform',
    concept: 'Konsept',
    access: 'Overtakelse',
    energyClass: 'Energimerke',
    objectNumber: 'Objektnummer',
    apartmentNumber: 'Leilighetsnummer',
  },

  gallery: {
    label: (name) => `Bilder av ${name}`,
    next: 'Neste bilde',
    previous: 'Forrige bilde',
    position: (number, count) => `Bilde ${number} av ${count}`,
    imageAlt: (number, name) => `${name}, bilde ${number}`,
  },
  planRooms: {
    heading: 'Rommene på tegningen',
    kind: {
      living: 'Stue',
      kitchen: 'Kjøkken',
      hall: 'Entré',
      bedroom: 'Soverom',
      bathroom: 'Bad',
      toilet: 'Wc',
      storage: 'Bod',
    },
  },
  floorPlan: {
    heading: 'Planløsning',
    alt: (name) => `Planløsning for ${name}`,
    caption: (facts) => `${facts}. Tegningen er ikke i målestokk.`,
    enlarge: 'Åpne i større format',
  },

  quickSearch: {
    label: 'Finn bolig',
    place: 'Sted eller område',
    placeHint: 'For eksempel Oslo',
    rooms: 'Antall rom',
    anyRooms: 'Alle størrelser',
    atLeastRooms: (rooms) => `Minst ${rooms} rom`,
    maxPrice: (currency) => `Høyeste pris, ${currency}`,
    submit: 'Vis boliger',
  },
  start: {
    places: 'Her bygger vi',
    newest: 'Nytt til salgs',
    allHomes: 'Se alle boliger',
  },
  object: {
    description: 'Om boligen',
    facts: 'Fakta',
    viewings: 'Visninger',
    noViewings: 'Ingen visning er planlagt akkurat nå. Ta kontakt, så finner vi en tid som passer.',
    aboutStage: (name) => `Om ${name}`,
    phases: 'Så langt er vi kommet',
    phaseDone: 'Ferdig',
    phaseNow: 'Pågår nå',
    phaseToCome: 'Kommer',
    homesInStage: (name) => `Se alle boliger i ${name}`,
    similar: 'Lignende boliger',
    toViewings: 'Se visningstider',
    askUs: 'Spørsmål om boligen?',
    notForSale: 'Boligen er ikke lenger til salgs.',
  },
  stage: {
    facts: 'Fakta om prosjektet',
    status: 'Status',
    homesForSale: 'Antall til salgs',
    moreHomes: (count) => `Vis ${groupThousands(count)} til`,
    location: 'Beliggenhet',
    locationText: ({ name, place, county }) => `${name} ligger i ${place}, ${county}.`,
    moreIn: (place) => `Flere boliger i ${place}`,
    homes: 'Boligene',
    noneForSale: 'Akkurat nå er ingen bolig til salgs her.',
    toHomes: 'Se boligene',
    searchHomes: 'Søk blant boligene til salgs',
    vip: {
      heading: 'Salg til VIP-medlemmer',
      before: (start) => `VIP-medlemmer kan kjøpe fra og med ${start}, før alle andre.`,
      open: (end) =>
        end === undefined
          ? 'Akkurat nå kan bare VIP-medlemmer kjøpe. Deretter åpner salget for alle.'
          : `Til og med ${end} kan bare VIP-medlemmer kjøpe. Deretter åpner salget for alle.`,
      more: 'Slik blir du VIP-medlem',
    },
  },
}
