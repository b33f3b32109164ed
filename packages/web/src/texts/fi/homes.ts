// Finnish: homes, stages and areas.
import { groupThousands } from '@husrum/domain'
import type { HomesTexts } from '../sv/homes.ts'

const weekdays = [
  'sunnuntaina',
  'maanantaina',
  'tiistaina',
  'keskiviikkona',
  'torstaina',
  'perjantaina',
  'lauantaina',
]
const parts = {
  early: 'alkuvuodesta',
  spring: 'keväällä',
  summer: 'kesällä',
  autumn: 'syksyllä',
  late: 'loppuvuodesta',
} as const
const time = (hour: number, minute: number) => `${hour}.${String(minute).padStart(2, '0')}`

export const texts: HomesTexts = {
  residenceType: {
    apartment: 'Kerrostalo',
    townHouse: 'Rivitalo',
    semiDetachedHouse: 'Paritalo',
    detachedHouse: 'Omakotitalo',
    house: 'Ketjutalo',
    plot: 'Tontti',
  },
  disposalForm: {
    condominium: 'Asunto-osake',
    ownership: 'Kiinteistö',
    ownershipApartment: 'Omistusasunto',
    tenancy: 'Vuokra-asunto',
  },
  status: {
    forSale: 'Myynnissä',
    reserved: 'Varattu',
    booked: 'Varaussopimus tehty',
    sold: 'Myyty',
    preSelling: 'Tulossa myyntiin',
    showingApartment: 'Esittelyasunto',
    notAvailable: 'Ei saatavilla',
    succession: 'Jälleenmyynti',
  },
  projectStatus: {
    planned: 'Suunnitteilla',
    vip: 'VIP-myynti',
    preSelling: 'Ennakkomarkkinointi',
    forSale: 'Myynnissä',
    moveInReady: 'Muuttovalmis',
    soldOut: 'Loppuunmyyty',
    succession: 'Jälleenmyynti',
    reference: 'Aiempi kohde',
  },
  concept: {
    product: 'Husrum Bas',
    premium: 'Husrum Premium',
    original: 'Husrum Original',
    smartSquare: 'Husrum Smart Square',
  },
  outdoorArea: {
    balcony: 'Parveke',
    terrace: 'Terassi',
    patio: 'Oma piha',
    roofTop: 'Kattoterassi',
    frenchBalcony: 'Ranskalainen parveke',
    porch: 'Kuisti',
    sauna: 'Sauna',
    walkInCloset: 'Vaatehuone',
  },
  direction: {
    north: 'pohjoiseen',
    northEast: 'koilliseen',
    east: 'itään',
    southEast: 'kaakkoon',
    south: 'etelään',
    southWest: 'lounaaseen',
    west: 'länteen',
    northWest: 'luoteeseen',
  },
  phase: {
    planned: 'Suunnittelu',
    vipSale: 'VIP-myynti',
    vipSaleProcessing: 'VIP-hakemusten käsittely',
    preSelling: 'Ennakkomarkkinointi',
    salesStart: 'Myynti alkaa',
    buildStart: 'Rakentaminen alkaa',
    intermediation: 'Myynti käynnissä',
    interiorOptions: 'Sisustusvalinnat',
    finalizing: 'Viimeistely',
    moveIn: 'Muutto',
    completed: 'Valmis',
  },

  accessIn: (part, year) => `Muutto ${parts[part]} ${year}`,
  accessNow: 'Muuttovalmis',
  moment: ({ weekday, day, month, hour, minute }) =>
    `${weekdays[weekday]} ${day}.${month}. klo ${time(hour, minute)}`,
  momentShort: ({ weekday, day, month, hour, minute }) =>
    `${weekdays[weekday]?.slice(0, 2)} ${day}.${month}. klo ${time(hour, minute)}`,
  nextViewing: (when) => `Esittely ${when}`,
  homesCount: (count) => (count === 1 ? '1 asunto' : `${groupThousands(count)} asuntoa`),
  stagesCount: (count) => (count === 1 ? '1 rakennusvaihe' : `${count} rakennusvaihetta`),
  fromPrice: (price) => `alkaen ${price}`,
  perMonth: (price) => `${price}/kk`,
  totalPriceOf: (price) => `Velaton hinta ${price}`,
  salesPriceOf: (price) => `Myyntihinta ${price}`,

  card: {
    floor: (floor, maxFloor) =>
      floor === 0
        ? 'pohjakerros'
        : maxFloor === undefined
          ? `${floor}. kerros`
          : `kerros ${floor}/${maxFloor}`,
    fee: (amount) => `Vastike ${amount}`,
    rent: (amount) => `Vuokra ${amount}`,
    perSquareMetre: (amount) => `${amount}/m²`,
    rentalStatus: { forSale: 'Vapaa', sold: 'Vuokrattu' },
    amenities: { lift: 'Hissi', commonRoom: 'Yhteistila', guestRoom: 'Vierashuone' },
  },
  inAllHouses: 'Kaikissa taloissamme',

  labels: {
    price: 'Hinta',
    totalPrice: 'Velaton hinta',
    salesPrice: 'Myyntihinta',
    sharedDebt: 'Velkaosuus',
    purchaseCosts: 'Kaupan kulut',
    monthlyFee: 'Yhtiövastike yhteensä',
    maintenanceFee: 'Hoitovastike',
    financingFee: 'Rahoitusvastike',
    rent: 'Vuokra',
    rooms: 'Huoneita',
    area: 'Asuinpinta-ala',
    plotArea: 'Tontin pinta-ala',
    floor: 'Kerros',
    address: 'Osoite',
    place: 'Sijainti',
    outdoors: 'Ulkotilat ja lisät',
    residenceType: 'Asunnon tyyppi',
    disposalForm: 'Hallintamuoto',
    concept: 'Konsepti',
    access: 'Muuttopäivä',
    energyClass: 'Energialuokka',
    objectNumber: 'Kohdenumero',
    apartmentNumber: 'Huoneiston numero',
  },

  gallery: {
    label: (name) => `Kuvat kohteesta ${name}`,
    next: 'Seuraava kuva',
    previous: 'Edellinen kuva',
    position: (number, count) => `Kuva ${number}/${count}`,
  },
  planRooms: {
    heading: 'Piirustuksen huoneet',
    kind: {
      living: 'Olohuone',
      kitchen: 'Keittiö',
      hall: 'Eteinen',
      bedroom: 'Makuuhuone',
      bathroom: 'Kylpyhuone',
      toilet: 'Wc',
      storage: 'Vaatehuone',
    },
  },
  floorPlan: {
    heading: 'Pohjapiirros',
    alt: (name) => `Pohjapiirros: ${name}`,
    caption: 'Piirros ei ole mittakaavassa.',
    enlarge: 'Avaa suurempana',
  },

  quickSearch: {
    label: 'Etsi asuntoa',
    place: 'Paikkakunta tai alue',
    placeHint: 'Esimerkiksi Helsinki',
    rooms: 'Huoneluku',
    anyRooms: 'Kaikki koot',
    atLeastRooms: (rooms) => (rooms === 1 ? 'Vähintään 1 huone' : `Vähintään ${rooms} huonetta`),
    maxPrice: (currency) => `Enimmäishinta, ${currency}`,
    submit: 'Näytä asunnot',
  },
  start: {
    places: 'Täällä rakennamme',
    newest: 'Uutta myynnissä',
    allHomes: 'Katso kaikki asunnot',
  },
  object: {
    description: 'Tietoa asunnosta',
    facts: 'Perustiedot',
    viewings: 'Esittelyt',
    noViewings: 'Esittelyä ei ole juuri nyt sovittu. Ota yhteyttä, niin etsimme sopivan ajan.',
    aboutStage: (name) => `Tietoa kohteesta ${name}`,
    phases: 'Näin pitkällä olemme',
    phaseDone: 'Valmis',
    phaseNow: 'Käynnissä nyt',
    phaseToCome: 'Tulossa',
    homesInStage: (name) => `Katso kohteen ${name} kaikki asunnot`,
    similar: 'Samankaltaisia asuntoja',
    toViewings: 'Katso esittelyajat',
    askUs: 'Kysyttävää asunnosta?',
    notForSale: 'Asunto ei ole enää myynnissä.',
  },
  stage: {
    facts: 'Kohteen perustiedot',
    status: 'Tilanne',
    homesForSale: 'Asuntoja myynnissä',
    moreHomes: (count) => `Näytä vielä ${groupThousands(count)}`,
    location: 'Sijainti',
    locationText: ({ name, place, county }) => `${name} sijaitsee täällä: ${place}, ${county}.`,
    moreIn: (place) => `Lisää asuntoja: ${place}`,
    homes: 'Asunnot',
    noneForSale: 'Juuri nyt kohteessa ei ole myytäviä asuntoja.',
    toHomes: 'Katso asunnot',
    searchHomes: 'Hae myynnissä olevista asunnoista',
    vip: {
      heading: 'Myynti VIP-jäsenille',
      before: (start) => `VIP-jäsenet voivat ostaa ennen muita, ${start} alkaen.`,
      open: (end) =>
        end === undefined
          ? 'Juuri nyt vain VIP-jäsenet voivat ostaa. Sen jälkeen myynti avautuu kaikille.'
          : `Vain VIP-jäsenet voivat ostaa ${end} asti. Sen jälkeen myynti avautuu kaikille.`,
      more: 'Näin liityt VIP-jäseneksi',
    },
  },
}
