// The subjects of the web's texts: each has a file of its own in every language. The Swedish texts define the type.
const of = <File extends { readonly texts: unknown }>() => undefined as File['texts']

/** Only names and types; a page loads the texts of its language. */
export const textsSubjects = {
  app: of<typeof import('./sv/app.ts')>(),
  layout: of<typeof import('./sv/layout.ts')>(),
  pages: of<typeof import('./sv/pages.ts')>(),
  homes: of<typeof import('./sv/homes.ts')>(),
  homePage: of<typeof import('./sv/home-page.ts')>(),
  sun: of<typeof import('./sv/sun.ts')>(),
  panorama: of<typeof import('./sv/panorama.ts')>(),
  bookingOffer: of<typeof import('./sv/booking-offer.ts')>(),
  bookingEnd: of<typeof import('./sv/booking-end.ts')>(),
  search: of<typeof import('./sv/search.ts')>(),
  premises: of<typeof import('./sv/premises.ts')>(),
  map: of<typeof import('./sv/map.ts')>(),
  explorer: of<typeof import('./sv/explorer.ts')>(),
  succession: of<typeof import('./sv/succession.ts')>(),
  rentals: of<typeof import('./sv/rentals.ts')>(),
  textSearch: of<typeof import('./sv/text-search.ts')>(),
  signIn: of<typeof import('./sv/sign-in.ts')>(),
  consent: of<typeof import('./sv/consent.ts')>(),
  sessions: of<typeof import('./sv/sessions.ts')>(),
  myPages: of<typeof import('./sv/my-pages.ts')>(),
  overview: of<typeof import('./sv/overview.ts')>(),
  ownData: of<typeof import('./sv/own-data.ts')>(),
  errands: of<typeof import('./sv/errands.ts')>(),
  settings: of<typeof import('./sv/settings.ts')>(),
  printOrders: of<typeof import('./sv/print-orders.ts')>(),
  savedSearches: of<typeof import('./sv/saved-searches.ts')>(),
  news: of<typeof import('./sv/news.ts')>(),
  contacts: of<typeof import('./sv/contacts.ts')>(),
  notifications: of<typeof import('./sv/notifications.ts')>(),
  inspections: of<typeof import('./sv/inspections.ts')>(),
  interior: of<typeof import('./sv/interior.ts')>(),
  interest: of<typeof import('./sv/interest.ts')>(),
  faultReport: of<typeof import('./sv/fault-report.ts')>(),
  booking: of<typeof import('./sv/booking.ts')>(),
  ownBookings: of<typeof import('./sv/own-bookings.ts')>(),
  residences: of<typeof import('./sv/residences.ts')>(),
  timeline: of<typeof import('./sv/timeline.ts')>(),
  withdrawal: of<typeof import('./sv/withdrawal.ts')>(),
  showings: of<typeof import('./sv/showings.ts')>(),
  documents: of<typeof import('./sv/documents.ts')>(),
  payments: of<typeof import('./sv/payments.ts')>(),
  vip: of<typeof import('./sv/vip.ts')>(),
  wishes: of<typeof import('./sv/wishes.ts')>(),
  favourites: of<typeof import('./sv/favourites.ts')>(),
  files: of<typeof import('./sv/files.ts')>(),
}

export type TextsName = keyof typeof textsSubjects
export type Texts = { readonly [Name in TextsName]: (typeof textsSubjects)[Name] }

/** The name of a subject's file, in the folder of each language. */
export const fileOfTexts = (name: TextsName): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
