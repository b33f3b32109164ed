// Every word that the content says in one language.
import type { ResidenceType, SiteKey } from '@husrum/domain'

/** A brand's own voice on its start page. */
export interface BrandTexts {
  readonly heading: string
  readonly preamble: string
  /** The site's name is added to it. */
  readonly seoTitle: string
  readonly seoDescription: string
}

/** A home as its page's title and description speak of it; amounts are written in the site's way already. */
export interface HomeWords {
  readonly type: string
  readonly rooms: string
  readonly area: string
  readonly price: string
  readonly areaName: string
  readonly municipality: string
  readonly name: string
  readonly isSold: boolean
}

export interface MissingPageTexts {
  readonly heading: string
  readonly text: string
  readonly seoTitle: string
}

export interface ContentTexts {
  /** The sites that speak this language. */
  readonly brands: Partial<Readonly<Record<SiteKey, BrandTexts>>>
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
  joined(names: readonly string[]): string
  readonly object: {
    seoTitle(home: HomeWords): string
    seoDescription(home: HomeWords): string
  }
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
}
