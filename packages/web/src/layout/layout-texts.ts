// The words of the frame around every page, and of the pages that tell that something is missing or broken.

export interface LayoutTexts {
  readonly skipToContent: string
  readonly menu: string
  readonly mainNavigation: string
  readonly breadcrumbs: string
  readonly searchHomes: string
  /** "Husrum, till startsidan" */
  readonly toStart: (siteName: string) => string
  readonly footer: {
    readonly company: string
    readonly discovery: string
    readonly help: string
    readonly popularSearches: string
    readonly countries: string
    readonly copyright: (siteName: string) => string
  }
  readonly phone: {
    readonly label: string
    readonly number: string
    readonly href: string
    readonly hours: string
  }
  readonly notFound: {
    readonly waysOn: string
    readonly start: string
    readonly allHomes: string
    readonly search: string
  }
  readonly error: {
    readonly unavailable: { readonly heading: string; readonly text: string }
    readonly broken: { readonly heading: string; readonly text: string }
    readonly retry: string
    readonly start: string
    readonly reference: string
  }
}
