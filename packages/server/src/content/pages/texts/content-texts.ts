// The server's content texts in one language.
import type { PremisesType, ResidenceType, SiteKey } from '@husrum/domain'

/** A home in the words of its page's title and description; amounts are formatted for the site already. */
export interface HomeWords {
  readonly type: string
  /** Absent for a plot. */
  readonly rooms: string | undefined
  /** Of a plot, the area of the land. */
  readonly area: string
  /** Absent for rented homes. */
  readonly price: string | undefined
  readonly areaName: string
  readonly municipality: string
  readonly name: string
  readonly isSold: boolean
  /** Whether its page has a floor plan, and viewings. */
  readonly hasPlan: boolean
  readonly hasViewings: boolean
}

/** A stage in the words of its page's title and description. */
export interface StageWords {
  readonly name: string
  /** "Lindholmen, Göteborg", and "Göteborg" where the area has the same name as the town. */
  readonly place: string
  /** Number of homes that can be bought. */
  readonly homes: number
  /** Formatted for the site: "1–5 rok". */
  readonly rooms: string
  /** The lowest, formatted for the site; absent if the homes are rented. */
  readonly price: string | undefined
  readonly hasViewings: boolean
}

/** A stage with homes that their owners sell. */
export interface SuccessionStageWords {
  readonly name: string
  readonly place: string
  /** Number of homes for sale. */
  readonly homes: number
}

/** Premises in the words of their page's title and description. */
export interface PremisesWords {
  readonly type: PremisesType
  readonly name: string
  /** Formatted for the site. */
  readonly area: string
  readonly place: string
  /** For rent, not for sale. */
  readonly isLet: boolean
  /** Whether they are still available. */
  readonly isAvailable: boolean
}

export interface MissingPageTexts {
  readonly heading: string
  readonly text: string
  readonly seoTitle: string
}

export interface ContentTexts {
  readonly navigation: { readonly start: string; readonly search: string }
  /** `places` is empty, or joined: "Göteborg och Malmö". */
  readonly search: {
    heading(places: string): string
    preamble(places: string, homes: number): string
    seoTitle(places: string): string
    seoDescription(places: string): string
    /** A municipality that has the name of its county. */
    readonly municipality: (name: string) => string
    readonly unknownHeading: string
    readonly unknownPreamble: string
  }
  /** "a, b och c"; missing names are left out. */
  joined(names: readonly (string | undefined | false)[]): string
  readonly object: {
    seoTitle(home: HomeWords): string
    seoDescription(home: HomeWords): string
  }
  readonly stage: {
    seoTitle(stage: StageWords): string
    seoDescription(stage: StageWords): string
    /** Name of the page on which visitors select homes in a picture. */
    readonly explorer: string
    explorerTitle(stage: StageWords): string
    explorerDescription(stage: StageWords): string
  }
  readonly succession: {
    stageSeoTitle(stage: SuccessionStageWords): string
    stageSeoDescription(stage: SuccessionStageWords): string
  }
  readonly premises: {
    seoTitle(premises: PremisesWords): string
    seoDescription(premises: PremisesWords): string
  }
  /** Calendar title of a viewing; `name` is that of the home or the stage. */
  viewing(name: string): string
  readonly residenceTypes: Readonly<Record<ResidenceType, string>>
  readonly popular: {
    apartments(place: string): string
    moveInReady(place: string): string
    largeHomes(rooms: number): string
    readonly viewingSoon: string
  }
  readonly footer: {
    homesIn(place: string): string
    readonly allHomes: string
    readonly viewings: string
    readonly moveInReady: string
    /** Names of the other sites; a site without a name is not linked. */
    readonly otherSites: Partial<Readonly<Record<SiteKey, string>>>
  }
  readonly notFound: MissingPageTexts
  readonly notFoundObject: MissingPageTexts
  readonly notFoundStage: MissingPageTexts
  /** A sold home whose stage is gone too. */
  readonly goneObject: MissingPageTexts
  readonly notFoundPremises: MissingPageTexts
}
