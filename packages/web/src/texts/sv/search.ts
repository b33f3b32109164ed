// Swedish: the search page; words for kinds of homes, statuses and the like are in homes.ts.
import type {
  ChoiceFilter,
  InhabitDateCode,
  RangeFilter,
  RangeParameter,
  ResultKind,
  ResultView,
  SortOrder,
  TagKind,
  ViewingFilter,
} from '@husrum/domain'
import { groupThousands } from '@husrum/domain'

const homes = (count: number): string => `${groupThousands(count)} ${count === 1 ? 'bostad' : 'bostäder'}`

const counted = {
  object: homes,
  stage: (count: number) => (count === 1 ? '1 projekt' : `${groupThousands(count)} projekt`),
  area: (count: number) => (count === 1 ? '1 område' : `${groupThousands(count)} områden`),
} satisfies Record<ResultKind, (count: number) => string>

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} och ${names.at(-1)}`

export const texts = {
  /** Of the homes that are listed. */
  hiddenHomes: (count: number, listed: number) => `${count} av de ${listed} visade är dolda.`,
  showHidden: 'Visa dem',
  hideAgain: 'Dölj dem igen',
  headingIn: (places: readonly string[]) => `Nya bostäder i ${list(places)}`,
  saveSearch: 'Spara sökningen',
  filters: 'Filter',
  filtersWithCount: (active: number) => (active === 0 ? 'Filter' : `Filter (${active} valda)`),
  moreFilters: 'Fler filter',
  place: 'Ort eller område',
  placeHint: 'Till exempel Göteborg eller Lindholmen',
  placeTooShort: 'Skriv minst två bokstäver.',
  placeNone: 'Ingen plats med det namnet.',
  placeHomes: homes,
  /** Told where two places have the same name. */
  placeKind: { county: 'län', municipality: 'kommun', area: 'område' } satisfies Record<TagKind, string>,
  unknownPlace: (typed: string) =>
    `Vi hittar ingen plats som heter ”${typed}”. Kontrollera stavningen eller välj ett län.`,
  addPlace: 'Lägg till',
  range: { price: 'Pris', rent: 'Hyra', rooms: 'Rum', area: 'Boarea' } satisfies Record<RangeFilter, string>,
  bound: {
    minPrice: 'Lägsta pris',
    maxPrice: 'Högsta pris',
    minRent: 'Lägsta hyra',
    maxRent: 'Högsta hyra',
    minRooms: 'Minst antal rum',
    maxRooms: 'Högst antal rum',
    minArea: 'Minsta boarea',
    maxArea: 'Största boarea',
  } satisfies Record<RangeParameter, string>,
  /** The value of a slider at its upper end. */
  orMore: (value: string) => `${value} eller mer`,
  from: (value: string) => `från ${value}`,
  upTo: (value: string) => `upp till ${value}`,
  perMonth: (amount: string) => `${amount}/mån`,
  unit: { price: 'kr', rent: 'kr/mån', area: 'm²', rooms: 'rum' },
  residenceType: 'Bostadstyp',
  disposalForm: 'Upplåtelseform',
  concepts: 'Koncept',
  projectStatus: 'Projektets status',
  outdoorArea: 'Uteplats och extra',
  accessibility: 'Tillgänglighet',
  sun: 'Sol',
  inhabitDate: 'Inflyttning',
  inhabitDates: { 0: 'Nu', 1: 'Inom sex månader', 2: 'Inom ett år', 3: 'När som helst' } satisfies Record<
    InhabitDateCode,
    string
  >,
  viewing: 'Visning',
  viewings: {
    includeAll: 'Alla bostäder',
    hasAny: 'Har visning',
    inSevenDays: 'Visning inom 7 dagar',
    in30Days: 'Visning inom 30 dagar',
  } satisfies Record<ViewingFilter, string>,
  homesCount: homes,
  showFound: (count: number, kind: ResultKind) =>
    count === 0 ? 'Inga bostäder med de valen' : `Visa ${counted[kind](count)}`,
  showHomesUncounted: 'Visa bostäder',
  found: (count: number) =>
    count === 0 ? 'Inga träffar' : `${groupThousands(count)} ${count === 1 ? 'träff' : 'träffar'}`,
  sort: 'Sortera efter',
  sortOrders: {
    '': 'Rekommenderat',
    'price:asc': 'Lägst pris',
    'price:desc': 'Högst pris',
    'area:asc': 'Minst boarea',
    'area:desc': 'Störst boarea',
    'inhabitDateTimeStamp:asc': 'Tidigast inflyttning',
    'inhabitDateTimeStamp:desc': 'Senast inflyttning',
    'sunHours:desc': 'Mest sol',
  } satisfies Record<SortOrder, string>,
  withoutPrice: {
    last: 'Bostäder utan pris kommer sist, hyresrätter efter hyra.',
    hidden: 'Bostäder utan pris visas inte när du söker på pris.',
    onlyRentals: 'Bara hyresrätter visas när du söker på hyra.',
    rentals: 'Visa hyresrätter',
  },
  applySort: 'Sortera',
  listed: (listed: number, total: number) => `${groupThousands(listed)} av ${groupThousands(total)} visas`,
  pageSize: 'Bostäder per sida',
  applyPageSize: 'Ändra antal',
  nearMe: {
    first: 'Närmast mig först',
    privacy: 'Din plats används bara för sökningen och sparas inte.',
    refused: 'Webbläsaren delar inte din plats, så listan är som förut.',
    unknown: 'Din plats gick inte att hitta, så listan är som förut.',
  },
  showMore: 'Visa fler',
  skipToResults: 'Hoppa till träffarna',
  skipToMap: 'Hoppa till kartan',
  skipResults: 'Hoppa över träfflistan',
  activeFilters: 'Valda filter',
  removeFilter: (filter: string) => `Ta bort filter: ${filter}`,
  clearAll: 'Rensa alla',
  stageFilter: 'Ett projekt',
  resultViews: 'Visa som',
  resultView: { image: 'Bilder', map: 'Karta' } satisfies Record<ResultView, string>,
  partOfMap: 'Del av kartan',
  drawnArea: 'Ritat område',
  resultKinds: 'Visa träffar som',
  resultKind: { object: 'Bostäder', stage: 'Projekt', area: 'Områden' } satisfies Record<ResultKind, string>,
  /** What the chosen tab counts. */
  resultCount: counted,
  updating: 'Uppdaterar träffarna',
  failedTitle: 'Sökningen svarar inte just nu',
  failedText: 'Dina val är kvar. Vänta en stund och försök igen.',
  retry: 'Försök igen',
  noHomesTitle: 'Det finns inga bostäder till salu här just nu',
  emptyTitle: 'Ingen bostad passar alla dina val just nu',
  emptyText: 'Det här är de närmaste stegen som ger träffar:',
  emptyNoStep: 'Inget enskilt val går att ändra för att få träffar. Rensa alla filter och börja om.',
  relaxWiden: (parameter: RangeParameter, to: string) =>
    ({
      minPrice: `Sänk lägsta pris till ${to}`,
      maxPrice: `Höj högsta pris till ${to}`,
      minRent: `Sänk lägsta hyra till ${to}`,
      maxRent: `Höj högsta hyra till ${to}`,
      minRooms: `Sänk till minst ${to} rum`,
      maxRooms: `Höj till högst ${to} rum`,
      minArea: `Sänk minsta boarea till ${to}`,
      maxArea: `Höj största boarea till ${to}`,
    })[parameter],
  relaxRange: {
    price: 'Ta bort prisgränsen',
    rent: 'Ta bort hyresgränsen',
    rooms: 'Ta bort kravet på rum',
    area: 'Ta bort kravet på boarea',
  } satisfies Record<RangeFilter, string>,
  relaxChoice: {
    residenceType: 'Visa alla bostadstyper',
    disposalForm: 'Visa alla upplåtelseformer',
    concepts: 'Visa alla koncept',
    projectStatus: 'Visa projekt i alla skeden',
    outdoorArea: 'Ta bort kravet på uteplats och extra',
    accessibility: 'Ta bort kraven på tillgänglighet',
    sun: 'Ta bort kraven på sol',
  } satisfies Record<ChoiceFilter, string>,
  relaxInhabitDate: 'Visa bostäder med senare inflyttning',
  relaxViewing: 'Visa även bostäder utan visning',
  relaxPlace: 'Sök i hela landet',
  relaxStage: 'Visa bostäder i alla projekt',
  errors: {
    numeric: 'Skriv ett heltal, till exempel 4 000 000.',
    beyond: (limit: string) => `Värdet låg utanför det som går att välja. Vi har ändrat det till ${limit}.`,
    reversedRange: 'Det lägsta värdet var högre än det högsta. Vi har bytt plats på dem.',
    unknownValue: 'Ett val i adressen känns inte igen och har hoppats över.',
  },
}

export type SearchTexts = typeof texts
