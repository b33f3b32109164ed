// Swedish: how each subject's words are loaded. Which subjects there are is decided here; the other languages follow.

const everyPage = () => import('./every-page.ts')

export const table = {
  app: async () => (await everyPage()).app,
  layout: async () => (await everyPage()).layout,
  pages: async () => (await everyPage()).pages,
  homes: async () => (await import('./homes.ts')).texts,
  homePage: async () => (await import('./home-page.ts')).texts,
  bookingOffer: async () => (await import('./booking-offer.ts')).texts,
  bookingEnd: async () => (await import('./booking-end.ts')).texts,
  search: async () => (await import('./search.ts')).texts,
  premises: async () => (await import('./premises.ts')).texts,
  map: async () => (await import('./map.ts')).texts,
  succession: async () => (await import('./succession.ts')).texts,
  rentals: async () => (await import('./rentals.ts')).texts,
  textSearch: async () => (await import('./text-search.ts')).texts,
  signIn: async () => (await import('./sign-in.ts')).texts,
  consent: async () => (await import('./consent.ts')).texts,
  sessions: async () => (await import('./sessions.ts')).texts,
  myPages: async () => (await import('./my-pages.ts')).texts,
  overview: async () => (await import('./overview.ts')).texts,
  errands: async () => (await import('./errands.ts')).texts,
  settings: async () => (await import('./settings.ts')).texts,
  savedSearches: async () => (await import('./saved-searches.ts')).texts,
  news: async () => (await import('./news.ts')).texts,
  contacts: async () => (await import('./contacts.ts')).texts,
  notifications: async () => (await import('./notifications.ts')).texts,
  interest: async () => (await import('./interest.ts')).texts,
  faultReport: async () => (await import('./fault-report.ts')).texts,
  booking: async () => (await import('./booking.ts')).texts,
  ownBookings: async () => (await import('./own-bookings.ts')).texts,
  residences: async () => (await import('./residences.ts')).texts,
  timeline: async () => (await import('./timeline.ts')).texts,
  withdrawal: async () => (await import('./withdrawal.ts')).texts,
  showings: async () => (await import('./showings.ts')).texts,
  payments: async () => (await import('./payments.ts')).texts,
  vip: async () => (await import('./vip.ts')).texts,
  favourites: async () => (await import('./favourites.ts')).texts,
  files: async () => (await import('./files.ts')).texts,
}

export type TextsTable = typeof table
