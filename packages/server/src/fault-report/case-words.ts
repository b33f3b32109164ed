// What the server itself calls things of a fault report: rooms and faults of the fixed lists, and its pages. The same words
// as the pages' own: a journey holds the two together.
import type {
  ApartmentRoom,
  CasePageName,
  CaseVariant,
  ErrandArea,
  FetchedRoom,
  PublicSpaceProblem,
  RoomDetail,
} from '@husrum/domain'

/** A kind of room has one name wherever it is; what is wrong in a room or in a common area, another. */
export interface CaseWords {
  readonly rooms: Readonly<Record<ApartmentRoom | FetchedRoom, string>>
  readonly commonAreas: Readonly<Record<PublicSpaceProblem, string>>
  readonly details: Readonly<Record<RoomDetail, string>>
  /** In the titles of pages. */
  readonly wizard: string
  readonly description: string
  readonly pages: Readonly<Record<CasePageName, string>>
}

const sv: CaseWords = {
  rooms: {
    bathroom: 'Badrum',
    livingRoom: 'Vardagsrum',
    kitchen: 'Kök',
    bedroom: 'Sovrum',
    hallway: 'Hall',
    balcony: 'Balkong eller uteplats',
    storage: 'Förråd',
    full: 'Hela bostaden',
    other: 'Annat',
    general: 'Allmänt',
    waste: 'Soprum',
    garage: 'Garage',
    technicalRoom: 'Teknikrum',
    stairs: 'Trapphus',
    laundry: 'Tvättstuga',
    outdoorSpace: 'Utemiljö',
    wetRoom: 'Våtrum',
  },
  commonAreas: {
    elevator: 'Hiss',
    lights: 'Belysning',
    grass: 'Gräs och planteringar',
    yard: 'Gård',
    facade: 'Fasad',
    doors: 'Dörrar och portar',
    ventilation: 'Ventilation',
    subCentral: 'Undercentral',
    trash: 'Sophantering',
    garage: 'Garage',
    fire: 'Brandskydd',
    post: 'Postboxar',
    other: 'Annat',
  },
  details: {
    heating: 'Värme',
    ventilation: 'Ventilation',
    water: 'Vatten och avlopp',
    lights: 'El och belysning',
    floor: 'Golv',
    walls: 'Väggar',
    windows: 'Fönster',
    doors: 'Dörrar',
    ceiling: 'Tak',
    tv: 'Tv och bredband',
    fire: 'Brandvarnare',
    appliances: 'Vitvaror',
    furnishings: 'Inredning',
    fence: 'Räcke',
    flooring: 'Golvbeläggning',
    grass: 'Gräs',
    outdoorWalls: 'Ytterväggar',
    glass: 'Inglasning',
    woodFloor: 'Trall',
    other: 'Annat',
  },
  wizard: 'Felanmälan',
  description: 'Anmäl ett fel i din bostad eller i husets gemensamma utrymmen.',
  pages: {
    acceptTerms: 'Innan du börjar',
    contactDetails: 'Kontaktuppgifter',
    contactDetailsWithoutManagement: 'Kontaktuppgifter',
    searchResidence: 'Adress',
    compound: 'Förening',
    estateAddress: 'Adress',
    residentResidenceSelection: 'Bostad eller utrymme',
    problemArea: 'Problemområde',
    problemAreaDetails: 'Vad som är fel',
    appliances: 'Vitvaror',
    description: 'Beskrivning',
    summary: 'Granska och skicka',
    summaryWithoutManagement: 'Granska och skicka',
    residentSummary: 'Granska och skicka',
    selectResidence: 'Bostad',
    publicProblemArea: 'Var är felet?',
    faq: 'Frågor och svar',
    residenceProblemArea: 'Var är felet?',
    residenceProblemAreaWithoutManagement: 'Var är felet?',
    residenceProblemAreaDetails: 'Vad är det för fel?',
    residenceProblemAreaDetailsWithoutManagement: 'Vad är det för fel?',
    abort: 'Avbryt anmälan?',
    submitted: 'Anmälan är skickad',
  },
}

const nb: CaseWords = {
  rooms: {
    bathroom: 'Bad',
    livingRoom: 'Stue',
    kitchen: 'Kjøkken',
    bedroom: 'Soverom',
    hallway: 'Gang',
    balcony: 'Balkong eller uteplass',
    storage: 'Bod',
    full: 'Hele boligen',
    other: 'Annet',
    general: 'Generelt',
    waste: 'Søppelrom',
    garage: 'Garasje',
    technicalRoom: 'Teknisk rom',
    stairs: 'Trapperom',
    laundry: 'Vaskerom',
    outdoorSpace: 'Uteområde',
    wetRoom: 'Våtrom',
  },
  commonAreas: {
    elevator: 'Heis',
    lights: 'Belysning',
    grass: 'Plen og beplantning',
    yard: 'Gårdsrom',
    facade: 'Fasade',
    doors: 'Dører og porter',
    ventilation: 'Ventilasjon',
    subCentral: 'Varmesentral',
    trash: 'Avfall',
    garage: 'Garasje',
    fire: 'Brannsikring',
    post: 'Postkasser',
    other: 'Annet',
  },
  details: {
    heating: 'Varme',
    ventilation: 'Ventilasjon',
    water: 'Vann og avløp',
    lights: 'Strøm og lys',
    floor: 'Gulv',
    walls: 'Vegger',
    windows: 'Vinduer',
    doors: 'Dører',
    ceiling: 'Tak',
    tv: 'TV og bredbånd',
    fire: 'Røykvarsler',
    appliances: 'Hvitevarer',
    furnishings: 'Innredning',
    fence: 'Rekkverk',
    flooring: 'Gulvbelegg',
    grass: 'Plen',
    outdoorWalls: 'Yttervegger',
    glass: 'Innglassing',
    woodFloor: 'Terrassebord',
    other: 'Annet',
  },
  wizard: 'Meld feil',
  description: 'Meld fra om en feil i boligen din eller i husets fellesarealer.',
  pages: {
    acceptTerms: 'Før du begynner',
    contactDetails: 'Kontaktopplysninger',
    contactDetailsWithoutManagement: 'Kontaktopplysninger',
    searchResidence: 'Adresse',
    compound: 'Borettslag eller sameie',
    estateAddress: 'Adresse',
    residentResidenceSelection: 'Bolig eller fellesareal',
    problemArea: 'Problemområde',
    problemAreaDetails: 'Hva som er galt',
    appliances: 'Hvitevarer',
    description: 'Beskrivelse',
    summary: 'Se over og send',
    summaryWithoutManagement: 'Se over og send',
    residentSummary: 'Se over og send',
    selectResidence: 'Bolig',
    publicProblemArea: 'Hvor er feilen?',
    faq: 'Spørsmål og svar',
    residenceProblemArea: 'Hvor er feilen?',
    residenceProblemAreaWithoutManagement: 'Hvor er feilen?',
    residenceProblemAreaDetails: 'Hva er feil?',
    residenceProblemAreaDetailsWithoutManagement: 'Hva er feil?',
    abort: 'Avbryte meldingen?',
    submitted: 'Meldingen er sendt',
  },
}

export const caseWords: Readonly<Record<CaseVariant, CaseWords>> = { SE: sv, NO: nb }

const wordIn = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** Undefined for a room that no list has. */
export const roomWord = (variant: CaseVariant, area: ErrandArea, key: string): string | undefined => {
  const { rooms, commonAreas } = caseWords[variant]
  return area === 'CommonAreas' ? (wordIn(commonAreas, key) ?? wordIn(rooms, key)) : wordIn(rooms, key)
}

/** Undefined for a detail that no list has. */
export const detailWord = (variant: CaseVariant, key: string): string | undefined =>
  wordIn(caseWords[variant].details, key)
