// Access to pages: one row for each fixed page and one for each template, so that no new one can lack it (PLAT-65).
import type { PageRoute, PageTemplateKind, PermissionOperation, SiteDefinition } from '@husrum/domain'
import { routeOfPath } from '@husrum/domain'
import type { PageAccess } from '../http/assert-access.ts'

/**
 * Pages below a page have the same access. Booking begins before identification, and the details of
 * a booking come from calls that check its owner; the consent page asks signed-in callers and informs all others.
 */
const accessOfRoutes: Readonly<Record<PageRoute, PageAccess>> = {
  start: 'everybody',
  search: 'everybody',
  homes: 'everybody',
  textSearch: 'everybody',
  corporateSearch: 'everybody',
  premises: 'everybody',
  rentals: 'everybody',
  interest: 'everybody',
  favourites: 'everybody',
  compare: 'everybody',
  booking: 'everybody',
  bookingInfo: 'everybody',
  bookingContract: 'everybody',
  login: 'everybody',
  createAccount: 'everybody',
  forgotPassword: 'everybody',
  consent: 'everybody',
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
  searchAlert: 'everybody',
  succession: 'everybody',
  faultReport: 'everybody',
  careers: 'everybody',
  vacancies: 'everybody',
  cookies: 'everybody',
  privacy: 'everybody',
  vipInformation: 'everybody',
  swanLabel: 'everybody',
  about: 'everybody',
}

/** Both kinds of board members, and no others. */
const boardMembers = 'createBoardCase' satisfies PermissionOperation

const accessOfTemplates: Readonly<Record<PageTemplateKind, PageAccess>> = {
  search: 'everybody',
  // Linked in e-mails, also for visitors who are signed out.
  searchAlert: 'everybody',
  textSearch: 'everybody',
  corporateSearch: 'everybody',
  premises: 'everybody',
  succession: 'everybody',
  area: 'everybody',
  stage: 'everybody',
  object: 'everybody',
  premisesObject: 'everybody',
  rental: 'everybody',
  rentalProject: 'everybody',
  successionStage: 'everybody',
  soldOut: 'everybody',
  residenceExplorer: 'everybody',
  notFoundObject: 'everybody',
  notFoundStage: 'everybody',
  notFoundPremises: 'everybody',
  interest: 'everybody',
  favourites: 'everybody',
  compare: 'everybody',
  start: 'everybody',
  seoCounty: 'everybody',
  seoMunicipality: 'everybody',
  rentalStart: 'everybody',
  referenceProjects: 'everybody',
  referenceProject: 'everybody',
  campaign: 'everybody',
  newsRoom: 'everybody',
  pressRelease: 'everybody',
  faq: 'everybody',
  blog: 'everybody',
  inspiration: 'everybody',
  career: 'everybody',
  sustainability: 'everybody',
  investorRelations: 'everybody',
  customerService: 'everybody',
  testimonial: 'everybody',
  cookies: 'everybody',
  privacy: 'everybody',
  content: 'everybody',
  buyResidenceInfo: 'everybody',
  buyResidenceSuccess: 'everybody',
  buyResidenceError: 'everybody',
  clickToBuyContract: 'everybody',
  clickToBuyComplete: 'everybody',
  purchaseNotification: 'everybody',
  orderForm: 'everybody',
  paymentPage: 'everybody',
  clickToBuy: 'everybody',
  bookingWithdrawal: 'everybody',
  consent: 'everybody',
  login: 'everybody',
  register: 'everybody',
  forgotPassword: 'everybody',
  setPassword: 'everybody',
  // Linked in e-mails, also for visitors who are signed out.
  changeEmail: 'everybody',
  identificationReturn: 'everybody',
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
  faultReport: 'everybody',
  // The page checks what each kind of report requires in addition.
  caseWizard: 'identified',
  // A code at the entrance of a viewing, and the host's list, which requires the host's own code.
  showingQr: 'everybody',
  showingForm: 'everybody',
  reportList: 'everybody',
  notFound: 'everybody',
  error: 'everybody',
  developerSandbox: 'everybody',
}

/** On sites without login every page is public: the contractor's My Pages too (MY-1). */
const isOpen = ({ features }: SiteDefinition): boolean => !features.login

/** Access to a path, before checking whether a page exists there. */
export const accessOfPath = (site: SiteDefinition, path: string): PageAccess => {
  const route = routeOfPath(site, path)?.route
  return isOpen(site) || route === undefined ? 'everybody' : accessOfRoutes[route]
}

/** Access to a page by its template, whatever its path. */
export const accessOfTemplate = (site: SiteDefinition, template: PageTemplateKind): PageAccess =>
  isOpen(site) ? 'everybody' : accessOfTemplates[template]
