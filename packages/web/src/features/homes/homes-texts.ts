// The words that tell about homes, stages and areas, for one language.
import type {
  CompassDirection,
  Concept,
  DisposalForm,
  OutdoorArea,
  ProjectPhase,
  ProjectStatus,
  ResidenceStatus,
  ResidenceType,
} from '@husrum/domain'

type Words<Key extends string> = Readonly<Record<Key, string>>

/** A part of a year, as building firms promise it. */
export type PartOfYear = 'early' | 'spring' | 'summer' | 'autumn' | 'late'

/** A moment on the wall clock of the home's country. `weekday` 0 is Sunday, `month` 1 is January, */
export interface Moment {
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly hour: number
  readonly minute: number
}

export interface HomesTexts {
  readonly residenceType: Words<ResidenceType>
  readonly disposalForm: Words<DisposalForm>
  readonly status: Words<ResidenceStatus>
  readonly projectStatus: Words<ProjectStatus>
  readonly concept: Words<Concept>
  readonly outdoorArea: Words<OutdoorArea>
  /** "mot sydväst", as it follows the name of an outdoor space. */
  readonly direction: Words<CompassDirection>
  readonly phase: Words<ProjectPhase>

  /** "Inflyttning våren 2027" */
  readonly accessIn: (part: PartOfYear, year: string) => string
  readonly accessNow: string
  /** "lördag 28 november kl. 12.00" */
  readonly moment: (moment: Moment) => string
  readonly momentShort: (moment: Moment) => string
  readonly nextViewing: (when: string) => string
  readonly homesCount: (count: number) => string
  readonly stagesCount: (count: number) => string
  readonly fromPrice: (price: string) => string
  /** "3 av 6" */
  readonly floorOf: (floor: number, maxFloor: number) => string
  readonly perMonth: (price: string) => string
  /** Finland: what `totalPrice` and `price` are called beside an amount. */
  readonly totalPriceOf: (price: string) => string
  readonly salesPriceOf: (price: string) => string

  readonly labels: Words<
    | 'price'
    | 'totalPrice'
    | 'salesPrice'
    | 'monthlyFee'
    | 'rent'
    | 'rooms'
    | 'area'
    | 'plotArea'
    | 'floor'
    | 'address'
    | 'place'
    | 'outdoors'
    | 'residenceType'
    | 'disposalForm'
    | 'concept'
    | 'access'
    | 'energyClass'
    | 'objectNumber'
    | 'apartmentNumber'
  >

  readonly gallery: {
    /** The carousel's name. */
    readonly label: (name: string) => string
    readonly next: string
    readonly previous: string
    readonly position: (number: number, count: number) => string
    readonly imageAlt: (number: number, name: string) => string
  }
  readonly floorPlan: {
    readonly heading: string
    readonly alt: (name: string) => string
    readonly caption: (facts: string) => string
    readonly enlarge: string
  }

  readonly quickSearch: {
    readonly label: string
    readonly place: string
    readonly placeHint: string
    readonly rooms: string
    readonly anyRooms: string
    readonly atLeastRooms: (rooms: number) => string
    /** With the currency: "Högsta pris, kr". */
    readonly maxPrice: (currency: string) => string
    readonly submit: string
  }
  readonly start: {
    readonly places: string
    readonly newest: string
    readonly allHomes: string
  }
  readonly object: {
    readonly description: string
    readonly facts: string
    readonly viewings: string
    readonly noViewings: string
    readonly aboutStage: (name: string) => string
    readonly phases: string
    readonly phaseDone: string
    readonly phaseNow: string
    readonly phaseToCome: string
    readonly homesInStage: (name: string) => string
    readonly similar: string
    readonly toViewings: string
    readonly askUs: string
    /** Said beside the price of a home that is sold. */
    readonly notForSale: string
  }
  readonly stage: {
    readonly facts: string
    readonly status: string
    readonly homesForSale: string
    readonly moreHomes: (count: number) => string
    readonly location: string
    readonly locationText: (stage: {
      readonly name: string
      readonly place: string
      readonly county: string
    }) => string
    readonly moreIn: (place: string) => string
    readonly homes: string
    readonly noneForSale: string
    /** Leads to the homes further down. */
    readonly toHomes: string
    /** Leads to a search among the homes of the stage. */
    readonly searchHomes: string
    readonly vip: {
      readonly heading: string
      /** The days are written in the site's way; an end that nobody has set is absent. */
      readonly before: (start: string) => string
      readonly open: (end: string | undefined) => string
      readonly more: string
    }
  }
}
