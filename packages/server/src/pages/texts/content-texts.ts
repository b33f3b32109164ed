// Every word that the content says in one language.
import type { PremisesType, ResidenceType, SiteKey } from '@husrum/domain'

/** A home as its page's title and description speak of it; amounts are written in the site's way already. */
export interface HomeWords {
  readonly type: string
  /** Absent for a plot. */
  readonly rooms: string | undefined
  /** Of a plot that of the land. */
  readonly area: string
  /** Absent for what is rented. */
  readonly price: string | undefined
  readonly areaName: string
  readonly municipality: string
  readonly name: string
  readonly isSold: boolean
  /** Whether its page shows what it looks like inside, and when one can come and see it. */
  readonly hasPlan: boolean
  readonly hasViewings: boolean
}

/** A stage as its page's title and description speak of it. */
export interface StageWords {
  readonly name: string
  /** "Lindholmen, Göteborg", and "Göteborg" where the area has the town's own name. */
  readonly place: string
  /** How many homes can be bought. */
  readonly homes: number
  /** Written in the site's way: "1–5 rok". */
  readonly rooms: string
  /** The lowest, written in the site's way; absent where homes are rented. */
  readonly price: string | undefined
  readonly hasViewings: boolean
}

/** A stage in which owners sell their homes. */
export interface SuccessionStageWords {
  readonly name: string
  readonly place: string
  /** How many homes are for sale. */
  readonly homes: number
}

/** Premises as the title and the description of their page speak of them. */
export interface PremisesWords {
  readonly type: PremisesType
  readonly name: string
  /** Written in the site's way. */
  readonly area: string
  readonly place: string
  /** Let, and not sold. */
  readonly isLet: boolean
  /** Whether somebody can still have them. */
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
    readonly unknownHeading: string
    readonly unknownPreamble: string
  }
  /** "a, b och c"; what is not there is left out. */
  joined(names: readonly (string | undefined | false)[]): string
  readonly object: {
    seoTitle(home: HomeWords): string
    seoDescription(home: HomeWords): string
  }
  readonly stage: {
    seoTitle(stage: StageWords): string
    seoDescription(stage: StageWords): string
    /** What the page is called where one points at its homes. */
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
  /** What a viewing is called in a calendar; `name` is of the home or the stage. */
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
    /** What the other sites are called here; a site without a name is not linked. */
    readonly otherSites: Partial<Readonly<Record<SiteKey, string>>>
  }
  readonly notFound: MissingPageTexts
  readonly notFoundObject: MissingPageTexts
  readonly notFoundStage: MissingPageTexts
  /** A sold home whose stage is gone too. */
  readonly goneObject: MissingPageTexts
  readonly notFoundPremises: MissingPageTexts
}
