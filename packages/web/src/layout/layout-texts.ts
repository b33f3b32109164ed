// The words of the frame around every page, and of the pages that tell that something is missing or broken.

export interface LayoutTexts {
  readonly skipToContent: string
  readonly menu: string
  readonly mainNavigation: string
  readonly breadcrumbs: string
  readonly searchHomes: string
  /** "Husrum, till startsidan" */
  readonly toStart: (siteName: string) => string
  readonly toStartPage: string
  readonly toHomes: string
  /** Out of a task, where there is no menu. */
  readonly wayOut: string
  readonly quickLinks: string
  readonly language: string
  readonly login: string
  readonly myPages: string
  /** What My Pages is called for board members. */
  readonly boardPages: string
  readonly favourites: string
  readonly subMenu: string
  readonly search: {
    readonly open: string
    readonly field: string
    readonly corporateField: string
    readonly submit: string
    readonly popular: string
  }
  readonly banner: {
    readonly label: string
    readonly readMore: string
    readonly dismiss: string
  }
  readonly redirected: { readonly text: string; readonly back: string }
  readonly footer: {
    readonly company: string
    readonly discovery: string
    readonly help: string
    readonly social: string
    readonly contact: string
    readonly cookieSettings: string
    readonly countries: string
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
