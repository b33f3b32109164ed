// Capabilities for the visitor's own account. To add a capability of this kind, add its line here.
import { makeFavourites, makeSignIn } from '@husrum/application'
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
  makeHttpPrintOrders,
  makeHttpResidences,
  makeHttpSavedSearches,
  makeHttpShowings,
  makeHttpUploads,
} from '@husrum/infrastructure'
import type { AccountCapabilities } from '../frame/capabilities.tsx'
import type { Platform } from './platform.ts'

export const composeAccounts = (platform: Platform): AccountCapabilities => {
  const accounts = makeHttpAccountService(platform)
  return {
    signIn: makeSignIn({
      ...platform,
      accounts,
      identities: makeHttpIdentityService(platform),
      random: Math.random,
    }),
    accounts,
    contacts: makeHttpContacts(platform),
    news: makeHttpNews(platform),
    notifications: makeHttpNotifications(platform),
    savedSearches: makeHttpSavedSearches(platform),
    errands: makeHttpErrands(platform),
    favourites: makeFavourites({ marked: makeHttpMarkedHomes(platform), cookies: platform.cookies }),
    uploads: makeHttpUploads(platform),
    casePlaces: makeHttpCasePlaces(platform),
    caseDrafts: makeHttpCaseDrafts(platform),
    caseSubmitter: makeHttpCaseSubmitter(platform),
    bookings: makeHttpBookings(platform),
    inspections: makeHttpInspections(platform),
    interiors: makeHttpInteriors(platform),
    bookingPayments: makeHttpBookingPayments(platform),
    membership: makeHttpMembership(platform),
    myPages: makeHttpMyPages(platform),
    showings: makeHttpShowings(platform),
    payments: makeHttpPayments(platform),
    ownData: makeHttpOwnData(platform),
    printOrders: makeHttpPrintOrders(platform),
    documents: makeHttpDocuments(platform),
    bookingSignatures: makeHttpBookingSignatures(platform),
    residences: makeHttpResidences(platform),
  }
}
