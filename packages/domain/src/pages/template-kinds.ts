// The kinds of template that a page can name.

/** The kinds that this release renders. */
export const templateKinds = ['start', 'search', 'object', 'notFoundObject', 'notFound', 'error'] as const
/** One of {@link templateKinds}. */
export type TemplateKind = (typeof templateKinds)[number]

/** Whether this release renders a kind. */
export const isTemplateKind = (value: string): value is TemplateKind =>
  (templateKinds as readonly string[]).includes(value)

/** Every kind of template by family (specification 1 §2.2, 3 §2.1 to §2.3). */
export const templateFamilies = {
  search: ['search', 'textSearch', 'corporateSearch', 'premises', 'succession'],
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
    'myPagesContact',
    'myPagesBoardMember',
    'myPagesContactBoardMember',
    'showingQr',
    'showingForm',
    'reportList',
  ],
  system: ['notFound', 'error', 'developerSandbox'],
} as const

/** A key of {@link templateFamilies}. */
export type TemplateFamily = keyof typeof templateFamilies
/** A kind of template, whether or not this release renders it. */
export type PageTemplateKind = (typeof templateFamilies)[TemplateFamily][number]

const familyOfKind = new Map<string, TemplateFamily>(
  (Object.keys(templateFamilies) as TemplateFamily[]).flatMap((family) =>
    templateFamilies[family].map((kind) => [kind, family] as const),
  ),
)

/** Every kind of template, in the order of {@link templateFamilies}. */
export const pageTemplateKinds = [...familyOfKind.keys()] as readonly PageTemplateKind[]

/** The family of a kind. */
export const templateFamilyOf = (kind: PageTemplateKind): TemplateFamily =>
  familyOfKind.get(kind) as TemplateFamily

/** What a page's answer names as its template. */
export type NamedTemplate =
  | { readonly kind: 'known'; readonly template: PageTemplateKind }
  /** An error to report and to contain: the page cannot be shown (specification 3 §4.3). */
  | { readonly kind: 'unknown'; readonly value: unknown }

/** Reads the name of a template. Never throws, whatever it is given. */
export const templateKindOf = (value: unknown): NamedTemplate =>
  typeof value === 'string' && familyOfKind.has(value)
    ? { kind: 'known', template: value as PageTemplateKind }
    : { kind: 'unknown', value }

/** Which error a page tells analytics when it is shown: the pages 404 and 500 do (specification 1 §2.2, §8). */
export const reportedErrorOf = (kind: PageTemplateKind): 404 | 500 | undefined =>
  kind === 'error' ? 500 : kind === 'notFound' ? 404 : undefined
