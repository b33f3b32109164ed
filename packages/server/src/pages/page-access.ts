// Access to pages: one row a fixed page and one a template, so that a new one cannot be without (PLAT-65).
import type { PageRoute, PageTemplateKind, PermissionOperation, SiteDefinition } from '@husrum/domain'
import { routeOfPath } from '@husrum/domain'
import type { PageAccess } from '../http/assert-access.ts'

/**
 * What stands below a page is as closed as the page. Booking begins before one has said who one is, and what it shows of
 * a booking comes from calls that know whose it is; the consent page asks those who are signed in and informs all others.
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
  // Board members report faults here too; whose errands are listed is for the calls that list them.
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

/** Of both kinds of board members, and of nobody else. */
const boardMembers = 'createBoardCase' satisfies PermissionOperation

const accessOfTemplates: Readonly<Record<PageTemplateKind, PageAccess>> = {
  search: 'everybody',
  // Letters lead here, also where nobody is signed in.
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
  // Links out of e-mails lead here, also where nobody is signed in.
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
  // What each kind of report asks besides, its page knows.
  caseWizard: 'identified',
  // A code at a viewing's door, and its host's list, which asks for the host's own code.
  showingQr: 'everybody',
  showingForm: 'everybody',
  reportList: 'everybody',
  notFound: 'everybody',
  error: 'everybody',
  developerSandbox: 'everybody',
}

/** Where a site has no login, every page is for everybody: the contractor's My Pages too (MY-1). */
const isOpen = ({ features }: SiteDefinition): boolean => !features.login

/** Who may see what stands at a path, before anybody looks whether something does. */
export const accessOfPath = (site: SiteDefinition, path: string): PageAccess => {
  const route = routeOfPath(site, path)?.route
  return isOpen(site) || route === undefined ? 'everybody' : accessOfRoutes[route]
}

/** Who may see a page by what it is, wherever it stands. */
export const accessOfTemplate = (site: SiteDefinition, template: PageTemplateKind): PageAccess =>
  isOpen(site) ? 'everybody' : accessOfTemplates[template]
