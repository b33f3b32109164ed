// Swedish: homes, stages and areas.
import type {
  Accessibility,
  CompassDirection,
  Concept,
  DisposalForm,
  HouseAmenity,
  OutdoorArea,
  PartOfYear,
  PlanRoomKind,
  ProjectPhase,
  ProjectStatus,
  ResidenceStatus,
  ResidenceType,
  SunTime,
  Surrounding,
} from '@husrum/domain'
import { groupThousands, swedishHomeStatuses, swedishRentalStatuses } from '@husrum/domain'
import { months } from './months.ts'

/** A moment on the wall clock of the home's country. `weekday` 0 is Sunday, `month` 1 is January. */
export interface Moment {
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly hour: number
  readonly minute: number
}

const weekdays = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag']
const parts = {
  early: 'i början av',
  spring: 'våren',
  summer: 'sommaren',
  autumn: 'hösten',
  late: 'i slutet av',
} satisfies Record<PartOfYear, string>
const time = (hour: number, minute: number) => `${hour}.${String(minute).padStart(2, '0')}`

export const texts = {
  /** What one can do with a home; each is on or off. */
  tools: {
    favourite: (name: string) => `Spara ${name}`,
    compare: (name: string) => `Jämför ${name}`,
    hide: (name: string) => `Dölj ${name}`,
    /** Seen where the two above unfold; each begins with its word. */
    compareWord: 'Jämför',
    hideWord: 'Dölj',
    more: (name: string) => `Fler val för ${name}`,
  },
  residenceType: {
    apartment: 'Lägenhet',
    townHouse: 'Radhus',
    semiDetachedHouse: 'Parhus',
    detachedHouse: 'Villa',
    house: 'Kedjehus',
    plot: 'Tomt',
  } satisfies Record<ResidenceType, string>,
  disposalForm: {
    condominium: 'Bostadsrätt',
    ownership: 'Äganderätt',
    ownershipApartment: 'Ägarlägenhet',
    tenancy: 'Hyresrätt',
  } satisfies Record<DisposalForm, string>,
  accessibility: {
    lift: 'Hiss',
    stepFree: 'Inga trappsteg till entrén',
    turning13: 'Badrum med vändmått 1,3 m',
    turning15: 'Badrum med vändmått 1,5 m',
  } satisfies Record<Accessibility, string>,
  sunTime: {
    morningSun: 'Morgonsol',
    afternoonSun: 'Eftermiddagssol',
    eveningSun: 'Kvällssol',
  } satisfies Record<SunTime, string>,
  sunHours: (hours: string) => `I snitt ${hours} timmar sol om dagen, april–september`,
  status: swedishHomeStatuses as Readonly<Record<ResidenceStatus, string>>,
  projectStatus: {
    planned: 'Planerat',
    vip: 'VIP-försäljning',
    preSelling: 'Förhandsförsäljning',
    forSale: 'Till salu',
    moveInReady: 'Inflyttningsklart',
    soldOut: 'Slutsålt',
    succession: 'Överlåtelse',
    reference: 'Tidigare projekt',
  } satisfies Record<ProjectStatus, string>,
  /** Of a project whose homes are let, where the word for what is sold does not fit. */
  rentalProjectStatus: {
    preSelling: 'Uthyrning startar snart',
    forSale: 'Uthyrning pågår',
    soldOut: 'Fullt uthyrt',
  } as Partial<Record<ProjectStatus, string>>,
  concept: {
    product: 'Husrum Bas',
    premium: 'Husrum Premium',
    original: 'Husrum Original',
    smartSquare: 'Husrum Smart Square',
  } satisfies Record<Concept, string>,
  outdoorArea: {
    balcony: 'Balkong',
    terrace: 'Terrass',
    patio: 'Uteplats',
    roofTop: 'Takterrass',
    frenchBalcony: 'Fransk balkong',
    porch: 'Veranda',
    sauna: 'Bastu',
    walkInCloset: 'Klädkammare',
  } satisfies Record<OutdoorArea, string>,
  /** "mot sydväst", as it follows the name of an outdoor space. */
  direction: {
    north: 'mot norr',
    northEast: 'mot nordost',
    east: 'mot öster',
    southEast: 'mot sydost',
    south: 'mot söder',
    southWest: 'mot sydväst',
    west: 'mot väster',
    northWest: 'mot nordväst',
  } satisfies Record<CompassDirection, string>,
  phase: {
    planned: 'Planering',
    vipSale: 'VIP-försäljning',
    vipSaleProcessing: 'VIP-anmälningar behandlas',
    preSelling: 'Förhandsförsäljning',
    salesStart: 'Säljstart',
    buildStart: 'Byggstart',
    intermediation: 'Försäljning pågår',
    interiorOptions: 'Inredningsval',
    finalizing: 'Färdigställande',
    moveIn: 'Inflyttning',
    completed: 'Färdigt',
  } satisfies Record<ProjectPhase, string>,

  /** "Inflyttning våren 2027" */
  accessIn: (part: PartOfYear, year: string) => `Inflyttning ${parts[part]} ${year}`,
  accessNow: 'Inflyttningsklar',
  /** "lördag 28 november kl. 12.00" */
  moment: ({ weekday, day, month, hour, minute }: Moment) =>
    `${weekdays[weekday]} ${day} ${months[month - 1]} kl. ${time(hour, minute)}`,
  momentShort: ({ weekday, day, month, hour, minute }: Moment) =>
    `${weekdays[weekday]?.slice(0, 3)} ${day} ${months[month - 1]?.slice(0, 3)} kl. ${time(hour, minute)}`,
  nextViewing: (when: string) => `Visning ${when}`,
  homesCount: (count: number) => (count === 1 ? '1 bostad' : `${groupThousands(count)} bostäder`),
  stagesCount: (count: number) => (count === 1 ? '1 etapp' : `${count} etapper`),
  fromPrice: (price: string) => `från ${price}`,
  perMonth: (price: string) => `${price}/mån`,
  /** Finland: what `totalPrice` and `price` are called beside an amount. */
  totalPriceOf: (price: string) => `${price} skuldfritt`,
  salesPriceOf: (price: string) => `Försäljningspris ${price}`,

  /** What a card says of a home, in few words. Amounts by the month come as `perMonth` writes them. */
  card: {
    /** The ground floor is 0 in Sweden. */
    floor: (floor: number, maxFloor: number | undefined) =>
      floor === 0 ? 'bottenvåning' : maxFloor === undefined ? `vån ${floor}` : `vån ${floor} av ${maxFloor}`,
    fee: (amount: string) => `Avgift ${amount}`,
    rent: (amount: string) => `Hyra ${amount}`,
    perSquareMetre: (amount: string) => `${amount}/m²`,
    /** What is rented is not for sale: only the words that differ from `status`. */
    rentalStatus: swedishRentalStatuses,
    amenities: {
      lift: 'Hiss',
      commonRoom: 'Gemensam lokal',
      guestRoom: 'Gästrum',
    } satisfies Record<HouseAmenity, string>,
  },
  /** Of the amenities, as a list's name. */
  inAllHouses: 'I alla våra hus',

  labels: {
    price: 'Pris',
    totalPrice: 'Skuldfritt pris',
    salesPrice: 'Försäljningspris',
    sharedDebt: 'Andel av föreningens lån',
    purchaseCosts: 'Köpkostnader',
    monthlyFee: 'Månadsavgift',
    maintenanceFee: 'Driftsavgift',
    financingFee: 'Kapitalavgift',
    rent: 'Hyra',
    rooms: 'Rum',
    area: 'Boarea',
    plotArea: 'Tomtarea',
    floor: 'Våning',
    address: 'Adress',
    place: 'Ort',
    outdoors: 'Uteplats och extra',
    accessibility: 'Tillgänglighet',
    sun: 'Sol',
    residenceType: 'Bostadstyp',
    disposalForm: 'Upplåtelseform',
    concept: 'Koncept',
    yearBuilt: 'Byggår',
    agency: 'Mäklarföretag',
    askingPrice: 'Utgångspris',
    access: 'Tillträde',
    energyClass: 'Energiklass',
    objectNumber: 'Objektsnummer',
    apartmentNumber: 'Lägenhetsnummer',
  },

  gallery: {
    /** The carousel's name. */
    label: (name: string) => `Bilder av ${name}`,
    next: 'Nästa bild',
    previous: 'Föregående bild',
    position: (number: number, count: number) => `Bild ${number} av ${count}`,
  },
  /** The drawing in words, for those who do not see it. */
  planRooms: {
    heading: 'Rummen på ritningen',
    kind: {
      living: 'Vardagsrum',
      kitchen: 'Kök',
      hall: 'Hall',
      bedroom: 'Sovrum',
      bathroom: 'Badrum',
      toilet: 'Wc',
      storage: 'Förråd',
      walkInCloset: 'Klädkammare',
      sauna: 'Bastu',
    } satisfies Record<PlanRoomKind, string>,
  },
  floorPlan: {
    heading: 'Planlösning',
    alt: (name: string) => `Planlösning för ${name}`,
    caption: 'Skalstock och norrpil står på ritningen.',
    enlarge: 'Öppna i större format',
  },

  quickSearch: {
    label: 'Sök bostad',
    place: 'Ort eller område',
    placeHint: 'Till exempel Göteborg',
    rooms: 'Antal rum',
    anyRooms: 'Alla storlekar',
    atLeastRooms: (rooms: number) => `Minst ${rooms} rum`,
    /** With the currency, as a word or a code: "Högsta pris, kr", "Maximum price (SEK)". */
    maxPrice: (currency: string, _code: string) => `Högsta pris, ${currency}`,
    submit: 'Visa bostäder',
  },
  /** The homes that a visitor looked at last. */
  lastVisited: {
    heading: 'Du tittade nyligen på',
    forget: 'Glöm dem',
    forgotten: 'Vi har glömt vilka bostäder du har tittat på.',
    notForgotten: 'Det gick inte just nu. Försök igen om en stund.',
  },
  /** The stages of a county that most look at. */
  popularStages: 'Mest besökt i närheten',
  start: {
    places: 'Här bygger vi',
    newest: 'Nytt till salu',
    away: 'De nyaste bostäderna går inte att visa just nu. Resten av sidan fungerar, och inget som du har gjort är borta.',
    allHomes: 'Se alla bostäder',
  },
  object: {
    description: 'Om bostaden',
    facts: 'Fakta',
    viewings: 'Visningar',
    noViewings: 'Ingen visning är planerad just nu. Hör av dig, så hittar vi en tid som passar.',
    aboutStage: (name: string) => `Om ${name}`,
    phases: 'Så långt har vi kommit',
    phaseDone: 'Klart',
    phaseNow: 'Pågår nu',
    phaseToCome: 'Kommer',
    homesInStage: (name: string) => `Se alla bostäder i ${name}`,
    similar: 'Liknande bostäder',
    toViewings: 'Se visningstider',
    askUs: 'Frågor om bostaden?',
    /** Stands beside the price of a home that is sold. */
    notForSale: 'Bostaden är inte längre till salu.',
  },
  stage: {
    facts: 'Fakta om projektet',
    status: 'Status',
    homesForSale: 'Antal till salu',
    moreHomes: (count: number) => `Visa ${groupThousands(count)} till`,
    location: 'Läget',
    locationText: ({ name, place, county }: { name: string; place: string; county: string }) =>
      `${name} ligger i ${place}, ${county}.`,
    moreIn: (place: string) => `Fler bostäder i ${place}`,
    nearby: 'Fler projekt i närheten',
    /** Where nothing is for sale on the page itself. */
    nearbyInstead: 'Bostäder till salu i närheten',
    onMap: 'Kartan',
    showMap: 'Visa kartan',
    mapFailed: 'Kartan kan inte visas just nu',
    /** Leads to the map of the search. */
    searchOnMap: 'Sök bostäder på kartan här',
    withinWalk: 'På gångavstånd',
    surrounding: {
      publicTransport: 'Hållplats',
      groceries: 'Matbutik',
      preschool: 'Förskola',
      school: 'Skola',
      playground: 'Lekplats',
      water: 'Vattnet',
      forest: 'Skogen',
    } satisfies Record<Surrounding['kind'], string>,
    walk: (minutes: number) => `${minutes} min till fots`,
    homes: 'Bostäderna',
    project: 'Projekt',
    inProjects: (homes: string, projects: number) =>
      `${homes} i ${projects === 1 ? 'ett projekt' : `${projects} projekt`}.`,
    noneForSale: 'Just nu finns ingen bostad till salu här.',
    /** Leads to the homes further down. */
    toHomes: 'Se bostäderna',
    /** Leads to a search among the homes of the stage. */
    searchHomes: 'Sök bland bostäderna till salu',
    vip: {
      heading: 'Försäljning till VIP-medlemmar',
      /** The days are written in the site's format; an end that nobody has set is absent. */
      before: (start: string) => `Den som är VIP-medlem kan köpa från och med ${start}, före alla andra.`,
      open: (end: string | undefined) =>
        end === undefined
          ? 'Just nu kan bara VIP-medlemmar köpa. Sedan öppnar försäljningen för alla.'
          : `Till och med ${end} kan bara VIP-medlemmar köpa. Sedan öppnar försäljningen för alla.`,
      more: 'Så blir du VIP-medlem',
    },
  },
}

export type HomesTexts = typeof texts
