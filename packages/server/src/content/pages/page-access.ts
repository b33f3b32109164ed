// Access to pages: one row for each fixed page and one for each template, so that no new one can lack it (PLAT-65).
import type { PageRoute, PageTemplateKind, PermissionOperation, SiteDefinition } from '@husrum/domain'
import { routeOfPath } from '@husrum/domain'
import type { PageAccess } from '../../platform/http/assert-access.ts'

/**
 * Pages below a page have the same access. Booking begins before identification, and the details of
 * a booking come from calls that check its owner; the consent page asks signed-in callers and informs all others.
 */
const accessOfRoutes: Readonly<Record<PageRoute, PageAccess>> = {
  start: 'public',
  search: 'public',
  homes: 'public',
  textSearch: 'public',
  corporateSearch: 'public',
  premises: 'public',
  rentals: 'public',
  interest: 'public',
  favourites: 'public',
  compare: 'public',
  booking: 'public',
  bookingInfo: 'public',
  bookingContract: 'public',
  login: 'public',
  createAccount: 'public',
  forgotPassword: 'public',
  consent: 'public',
  myPages: 'signedIn',
  residences: 'myResidence',
  residence: 'myResidence',
  settings: 'signedIn',
  news: 'signedIn',
  documents: 'myResidence',
  payments: 'vipPages',
  // Board members report faults here too; the calls that list errands check their owner.
  errands: 'identified',
  timeline: 'myResidence',
  contacts: 'signedIn',
  vip: 'vipPages',
  vipShowing: 'vipPages',
  savedSearches: 'favourites',
  searchAlert: 'public',
  succession: 'public',
  faultReport: 'public',
  careers: 'public',
  vacancies: 'public',
  cookies: 'public',
  privacy: 'public',
  vipInformation: 'public',
  swanLabel: 'public',
  about: 'public',
}

/** Both kinds of board members, and no others. */
const boardMembers = 'createBoardCase' satisfies PermissionOperation

const accessOfTemplates: Readonly<Record<PageTemplateKind, PageAccess>> = {
  search: 'public',
  // Linked in e-mails, also for visitors who are signed out.
  searchAlert: 'public',
  textSearch: 'public',
  corporateSearch: 'public',
  premises: 'public',
  succession: 'public',
  area: 'public',
  stage: 'public',
  object: 'public',
  premisesObject: 'public',
  rental: 'public',
  rentalProject: 'public',
  successionStage: 'public',
  soldOut: 'public',
  residenceExplorer: 'public',
  notFoundObject: 'public',
  notFoundStage: 'public',
  notFoundPremises: 'public',
  interest: 'public',
  favourites: 'public',
  compare: 'public',
  start: 'public',
  seoCounty: 'public',
  seoMunicipality: 'public',
  rentalStart: 'public',
  referenceProjects: 'public',
  referenceProject: 'public',
  campaign: 'public',
  newsRoom: 'public',
  pressRelease: 'public',
  faq: 'public',
  blog: 'public',
  inspiration: 'public',
  career: 'public',
  sustainability: 'public',
  investorRelations: 'public',
  customerService: 'public',
  testimonial: 'public',
  cookies: 'public',
  privacy: 'public',
  content: 'public',
  buyResidenceInfo: 'public',
  buyResidenceSuccess: 'public',
  buyResidenceError: 'public',
  clickToBuyContract: 'public',
  clickToBuyComplete: 'public',
  purchaseNotification: 'public',
  orderForm: 'public',
  paymentPage: 'public',
  clickToBuy: 'public',
  bookingWithdrawal: 'public',
  consent: 'public',
  login: 'public',
  register: 'public',
  forgotPassword: 'public',
  setPassword: 'public',
  // Linked in e-mails, also for visitors who are signed out.
  changeEmail: 'public',
  identificationReturn: 'public',
  myPages: 'signedIn',
  myPagesResidences: 'myResidence',
  myPagesObject: 'myResidence',
  myPagesResidenceNews: 'signedIn',
  myPagesSettings: 'signedIn',
  myPagesNewsList: 'signedIn',
  myPagesDocuments: 'myResidence',
  myPagesDocumentsAction: 'myResidence',
  myPagesDocumentsDone: 'myResidence',
  myPagesPayment: 'vipPages',
  myPagesErrands: 'identified',
  myPagesTimeline: 'myResidence',
  myPagesVip: 'vipPages',
  myPagesVipShowing: 'vipPages',
  myPagesSavedSearches: 'favourites',
  myPagesContact: 'signedIn',
  myPagesBoardMember: boardMembers,
  myPagesContactBoardMember: boardMembers,
  faultReport: 'public',
  // The page checks what each kind of report requires in addition.
  caseWizard: 'identified',
  // A code at the entrance of a viewing, and the host's list, which requires the host's own code.
  showingQr: 'public',
  showingForm: 'public',
  reportList: 'public',
  notFound: 'public',
  error: 'public',
  developerSandbox: 'public',
}

/** On sites without login every page is public: the contractor's My Pages too (MY-1). */
const isOpen = ({ features }: SiteDefinition): boolean => !features.login

/** Access to a path, before checking whether a page exists there. */
export const accessOfPath = (site: SiteDefinition, path: string): PageAccess => {
  const route = routeOfPath(site, path)?.route
  return isOpen(site) || route === undefined ? 'public' : accessOfRoutes[route]
}

/** Access to a page by its template, whatever its path. */
export const accessOfTemplate = (site: SiteDefinition, template: PageTemplateKind): PageAccess =>
  isOpen(site) ? 'public' : accessOfTemplates[template]
