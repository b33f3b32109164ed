// The bindings for the visitor's own account. A new capability of this kind is a line here.
import { makeFavourites, makeSignIn } from '@husrum/application'
import { getPrintOrders } from '@husrum/contract'
import {
  makeHttpAccountService,
  makeHttpBookingPayments,
  makeHttpBookingSignatures,
  makeHttpBookings,
  makeHttpCaseDrafts,
  makeHttpCasePlaces,
  makeHttpCaseSubmitter,
  makeHttpContacts,
  makeHttpDocuments,
  makeHttpErrands,
  makeHttpIdentityService,
  makeHttpInspections,
  makeHttpInteriors,
  makeHttpMarkedHomes,
  makeHttpMembership,
  makeHttpMyPages,
  makeHttpNews,
  makeHttpNotifications,
  makeHttpOwnData,
  makeHttpPayments,
  makeHttpResidences,
  makeHttpSavedSearches,
  makeHttpShowings,
  makeHttpUploads,
  verbsOf,
} from '@husrum/infrastructure'
import type { AccountCapabilities } from '../frame/capabilities.tsx'
import { bind, makeResolver } from './bindings.ts'
import type { Resolve } from './late-capabilities.ts'
import type { Platform } from './platform.ts'

export const accountBindings = {
  accounts: bind(makeHttpAccountService, 'client', 'site'),
  identities: bind(makeHttpIdentityService, 'client', 'site'),
  signIn: bind(
    (parts) => makeSignIn({ ...parts, random: Math.random }),
    'accounts',
    'identities',
    'session',
    'openIdentity',
    'cookies',
    'clock',
    'site',
    'report',
  ),
  contacts: bind(makeHttpContacts, 'client'),
  news: bind(makeHttpNews, 'client'),
  notifications: bind(makeHttpNotifications, 'client', 'site'),
  savedSearches: bind(makeHttpSavedSearches, 'client'),
  errands: bind(makeHttpErrands, 'client'),
  markedHomes: bind(makeHttpMarkedHomes, 'client'),
  favourites: bind(
    ({ markedHomes: marked, cookies }) => makeFavourites({ marked, cookies }),
    'markedHomes',
    'cookies',
  ),
  uploads: bind(makeHttpUploads, 'client', 'bearer'),
  casePlaces: bind(makeHttpCasePlaces, 'client', 'loadSanitiser'),
  caseDrafts: bind(makeHttpCaseDrafts, 'client'),
  caseSubmitter: bind(makeHttpCaseSubmitter, 'client'),
  bookings: bind(makeHttpBookings, 'client'),
  inspections: bind(makeHttpInspections, 'client'),
  interiors: bind(makeHttpInteriors, 'client'),
  bookingPayments: bind(makeHttpBookingPayments, 'client'),
  membership: bind(makeHttpMembership, 'client'),
  myPages: bind(makeHttpMyPages, 'client'),
  showings: bind(makeHttpShowings, 'client'),
  payments: bind(makeHttpPayments, 'client'),
  ownData: bind(makeHttpOwnData, 'client'),
  printOrders: bind(({ client }) => verbsOf(client, { list: [getPrintOrders] }), 'client'),
  documents: bind(makeHttpDocuments, 'client'),
  bookingSignatures: bind(makeHttpBookingSignatures, 'client'),
  residences: bind(makeHttpResidences, 'client'),
}

/** In a browser. */
export const composeAccounts = (platform: Platform): Resolve<AccountCapabilities> =>
  makeResolver<keyof AccountCapabilities>(accountBindings, platform)
