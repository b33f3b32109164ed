// Where scripts of third parties (a tag manager) may run: an allow-list by template. A script of another company can read everything in its
// document, so it never runs where users enter or see personal data, nor at an address with a secret in it. The server's content policy,
// the rendered document and navigation in the browser all call this one rule.
import { routeOfPath } from '../sites/routes.ts'
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { PageTemplateKind } from './template-kinds.ts'
import { viewModelPath } from './view-model-path.ts'

/** The query parameters that an allowed template may have in its address, or `never`. */
type ScriptRule = 'never' | readonly string[]

const noParameters: readonly string[] = []
const searchParameters = [
  ...['q', 'minPrice', 'maxPrice', 'minRooms', 'maxRooms', 'minArea', 'maxArea', 'inhabitDate', 'viewing'],
  ...['residenceType', 'disposalForm', 'concepts', 'projectStatus', 'outdoorArea', 'accessibility', 'sun'],
  ...['stageIds', 'geoSearch', 'sort', 'items'],
]
const explorerParameters = [
  ...[
    'minPrice',
    'maxPrice',
    'minRooms',
    'maxRooms',
    'minArea',
    'maxArea',
    'floors',
    'directions',
    'statuses',
  ],
  ...['view', 'home'],
]
/** Without `s`: the visitor's own text. */
const textSearchParameters = ['category', 'sort', 'page']

/** One line per template, so that a new one does not compile before a decision. */
const rules: Readonly<Record<PageTemplateKind, ScriptRule>> = {
  search: searchParameters,
  // Asks for an e-mail address; e-mails link here with a token.
  searchAlert: 'never',
  textSearch: textSearchParameters,
  corporateSearch: textSearchParameters,
  premises: ['q', 'types', 'minArea', 'maxArea', 'sort'],
  succession: ['geo', 'municipality', 'sort'],
  area: noParameters,
  stage: ['sort'],
  object: noParameters,
  premisesObject: noParameters,
  rental: noParameters,
  rentalProject: ['sort'],
  successionStage: noParameters,
  soldOut: noParameters,
  residenceExplorer: explorerParameters,
  notFoundObject: noParameters,
  notFoundStage: noParameters,
  notFoundPremises: noParameters,
  interest: 'never',
  // Items that one visitor has marked.
  favourites: 'never',
  compare: 'never',
  start: noParameters,
  seoCounty: noParameters,
  seoMunicipality: noParameters,
  rentalStart: noParameters,
  referenceProjects: noParameters,
  referenceProject: noParameters,
  campaign: noParameters,
  newsRoom: noParameters,
  pressRelease: noParameters,
  faq: noParameters,
  blog: noParameters,
  inspiration: noParameters,
  career: noParameters,
  sustainability: noParameters,
  investorRelations: noParameters,
  customerService: noParameters,
  testimonial: noParameters,
  cookies: noParameters,
  privacy: noParameters,
  content: noParameters,
  buyResidenceInfo: 'never',
  buyResidenceSuccess: 'never',
  buyResidenceError: 'never',
  clickToBuyContract: 'never',
  clickToBuyComplete: 'never',
  purchaseNotification: 'never',
  orderForm: 'never',
  paymentPage: 'never',
  clickToBuy: 'never',
  bookingWithdrawal: 'never',
  consent: 'never',
  login: 'never',
  register: 'never',
  forgotPassword: 'never',
  setPassword: 'never',
  changeEmail: 'never',
  identificationReturn: 'never',
  myPages: 'never',
  myPagesResidences: 'never',
  myPagesObject: 'never',
  myPagesResidenceNews: 'never',
  myPagesSettings: 'never',
  myPagesNewsList: 'never',
  myPagesDocuments: 'never',
  myPagesDocumentsAction: 'never',
  myPagesDocumentsDone: 'never',
  myPagesPayment: 'never',
  myPagesErrands: 'never',
  myPagesTimeline: 'never',
  myPagesVip: 'never',
  myPagesVipShowing: 'never',
  myPagesSavedSearches: 'never',
  myPagesContact: 'never',
  myPagesBoardMember: 'never',
  myPagesContactBoardMember: 'never',
  showingQr: 'never',
  showingForm: 'never',
  reportList: 'never',
  // The page in front of the wizard; the wizard itself is never measured.
  faultReport: noParameters,
  caseWizard: 'never',
  notFound: noParameters,
  error: noParameters,
  developerSandbox: 'never',
}

const homeTemplates: readonly PageTemplateKind[] = ['object', 'stage', 'residenceExplorer']

/**
 * The templates that a fixed page, or a page below it, can have according to its address. If all of them are `never`, everything below that
 * page is blocked, whatever an editor adds there.
 */
const templatesOfRoutes: Readonly<Record<PageRoute, readonly PageTemplateKind[]>> = {
  start: ['start'],
  search: ['search'],
  homes: homeTemplates,
  textSearch: ['textSearch'],
  corporateSearch: ['corporateSearch'],
  premises: ['premises'],
  rentals: ['rentalStart'],
  interest: ['interest'],
  favourites: ['favourites'],
  compare: ['compare'],
  booking: ['clickToBuy'],
  bookingInfo: ['buyResidenceInfo'],
  bookingContract: ['clickToBuyContract'],
  login: ['login'],
  createAccount: ['register'],
  forgotPassword: ['forgotPassword'],
  consent: ['consent'],
  myPages: ['myPages'],
  residences: ['myPagesResidences'],
  residence: ['myPagesObject'],
  settings: ['myPagesSettings'],
  news: ['myPagesNewsList'],
  documents: ['myPagesDocuments'],
  payments: ['myPagesPayment'],
  errands: ['myPagesErrands'],
  timeline: ['myPagesTimeline'],
  contacts: ['myPagesContact'],
  vip: ['myPagesVip'],
  vipShowing: ['myPagesVipShowing'],
  savedSearches: ['myPagesSavedSearches'],
  searchAlert: ['searchAlert'],
  succession: ['succession', ...homeTemplates],
  faultReport: ['faultReport'],
  careers: ['content'],
  vacancies: ['content'],
  cookies: ['cookies'],
  privacy: ['privacy'],
  vipInformation: ['content'],
  swanLabel: ['content'],
  about: ['content'],
}

/** Parameters of campaigns, which advertisers and newsletters add to any address. No page reads them. */
export const isCampaignParameter = (name: string): boolean =>
  /^(?:utm_\w{1,40}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|mc_cid|mc_eid|_ga|_gl)$/.test(
    name,
  )

/** Of visitors from a sister site. */
const commonParameter = 'redirectedFrom'

/** The path in the form of routes: decoded, in lower case, with a closing slash. Undefined for an invalid path. */
const plainPath = (path: string): string | undefined => {
  const known = viewModelPath(path)
  if (known.kind === 'refused') return undefined
  return decodeURIComponent(known.path).normalize('NFC').toLowerCase()
}

/** The possible templates of a path. For the wizard of fault reports only the page in front of it is known, and nothing below it. */
const templatesAt = (site: SiteDefinition, path: string): readonly PageTemplateKind[] => {
  const found = routeOfPath(site, path)
  if (!found) return ['content']
  return found.route === 'faultReport' && found.rest !== '' ? ['caseWizard'] : templatesOfRoutes[found.route]
}

/** The names in a query; undefined for one that cannot be decoded. */
const parameterNames = (search: string): readonly (string | undefined)[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((entry) => {
      try {
        return decodeURIComponent(entry.replace(/=.*$/s, '').replaceAll('+', ' '))
      } catch {
        return undefined
      }
    })

/** The parameters of those templates in which scripts may run. */
const scriptedRules = (kinds: readonly PageTemplateKind[]): readonly (readonly string[])[] =>
  kinds.flatMap((kind) => {
    const rule = rules[kind]
    return rule === 'never' ? [] : [rule]
  })

/** The input of this rule about a page. */
export interface ScriptedPage {
  /** As in the address, percent-encoded or not. */
  readonly path: string
  /** The query, with or without its question mark. */
  readonly search: string
  /** Absent while it is unknown; then only the path decides the possible templates. */
  readonly template?: PageTemplateKind | undefined
}

/**
 * Whether scripts of third parties may run in the document of a page: its template is on the list, its path is not below a page with
 * personal data, and its query contains only known parameters of the template and campaign parameters. Without a template the result is for
 * navigation: `false` is final, and `true` must be checked again once the template is known.
 *
 * @example mayRunThirdPartyScripts(sweden, { path: '/logga%2Din/', search: '' }) // false
 */
export const mayRunThirdPartyScripts = (
  site: SiteDefinition,
  { path, search, template }: ScriptedPage,
): boolean => {
  const plain = plainPath(path)
  if (plain === undefined) return false
  const possible = scriptedRules(templatesAt(site, plain))
  const rulesHere = template === undefined ? possible : scriptedRules([template])
  if (possible.length === 0 || rulesHere.length === 0) return false
  const allowed = rulesHere.flat()
  return parameterNames(search).every(
    (name) =>
      name !== undefined && (allowed.includes(name) || name === commonParameter || isCampaignParameter(name)),
  )
}
