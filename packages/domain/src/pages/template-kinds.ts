// The kinds of template that a page can name.

/** Every kind of template by family (PLAT-46). */
export const templateFamilies = {
  search: ['search', 'searchAlert', 'textSearch', 'corporateSearch', 'premises', 'succession'],
  residence: [
    'area',
    'stage',
    'object',
    'premisesObject',
    'rental',
    'rentalProject',
    'successionStage',
    'soldOut',
    'residenceExplorer',
    'notFoundObject',
    'notFoundStage',
    'notFoundPremises',
    'interest',
    'favourites',
    'compare',
  ],
  marketing: [
    'start',
    'seoCounty',
    'seoMunicipality',
    'rentalStart',
    'referenceProjects',
    'referenceProject',
    'campaign',
    'newsRoom',
    'pressRelease',
    'faq',
    'blog',
    'inspiration',
    'career',
    'sustainability',
    'investorRelations',
    'customerService',
    'testimonial',
    'cookies',
    'privacy',
    // Pages of no other family.
    'content',
  ],
  booking: [
    'buyResidenceInfo',
    'buyResidenceSuccess',
    'buyResidenceError',
    'clickToBuyContract',
    'clickToBuyComplete',
    'purchaseNotification',
    'orderForm',
    'paymentPage',
    // Every step, from the start to the end.
    'clickToBuy',
    // Withdrawal.
    'bookingWithdrawal',
  ],
  identity: [
    'consent',
    'login',
    'register',
    'forgotPassword',
    'setPassword',
    'changeEmail',
    'identificationReturn',
  ],
  myPages: [
    'myPages',
    'myPagesResidences',
    'myPagesObject',
    'myPagesResidenceNews',
    'myPagesSettings',
    'myPagesNewsList',
    'myPagesDocuments',
    'myPagesDocumentsAction',
    'myPagesDocumentsDone',
    'myPagesPayment',
    'myPagesErrands',
    'myPagesTimeline',
    'myPagesVip',
    'myPagesVipShowing',
    'myPagesSavedSearches',
    'myPagesContact',
    'myPagesBoardMember',
    'myPagesContactBoardMember',
    'showingQr',
    'showingForm',
    'reportList',
  ],
  faultReport: ['faultReport', 'caseWizard'],
  system: ['notFound', 'error', 'developerSandbox'],
} as const

/** A key of {@link templateFamilies}. */
export type TemplateFamily = keyof typeof templateFamilies
/** A kind of template, whether or not this release renders it. */
export type PageTemplateKind = (typeof templateFamilies)[TemplateFamily][number]
/** The kinds that this release renders. */
export type TemplateKind = Extract<
  PageTemplateKind,
  'start' | 'search' | 'object' | 'notFoundObject' | 'notFound' | 'error'
>

/** Every kind of template, in the order of {@link templateFamilies}. */
export const pageTemplateKinds: readonly PageTemplateKind[] = Object.values(templateFamilies).flat()

const placeTemplates: readonly PageTemplateKind[] = ['area', 'seoCounty', 'seoMunicipality']

/** Whether a page is about a place, so that its stages can be shown on a map. */
export const isAboutPlace = (kind: PageTemplateKind): boolean => placeTemplates.includes(kind)

/** Parses the name of a template. Undefined for an unknown one, which the page reports and contains (PLAT-45). */
export const templateKindOf = (value: unknown): PageTemplateKind | undefined =>
  pageTemplateKinds.find((kind) => kind === value)

/** The error that is reported to analytics when a page is shown (PLAT-46). */
export const reportedErrorOf = (kind: PageTemplateKind): 404 | 500 | undefined =>
  kind === 'error' ? 500 : kind === 'notFound' ? 404 : undefined
