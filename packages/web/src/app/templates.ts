// The registry of templates: which kinds of page each shows, and where it is loaded from. To add a template, add its line.
import type { Page } from '@husrum/domain'
import type { AnyTemplate } from '../frame/template.ts'
import type { LoadOnce } from '../lazy/load-once.ts'
import { loadOnce } from '../lazy/load-once.ts'

interface Registered {
  readonly kinds: readonly Page['template'][]
  readonly template: LoadOnce<AnyTemplate>
}

/** A template gets only pages of its own kinds, which the type of a table cannot express. */
const register = (
  kinds: Registered['kinds'],
  load: () => Promise<{ readonly template: unknown }>,
): Registered => ({
  kinds,
  template: loadOnce(async () => (await load()).template as AnyTemplate),
})

/** By the name of its folder under `templates/`. */
const templates: Readonly<Record<string, Registered>> = {
  start: register(['start'], () => import('../templates/start/index.ts')),
  search: register(['search'], () => import('../templates/search/index.ts')),
  object: register(['object', 'rental'], () => import('../templates/object/index.ts')),
  stage: register(['stage', 'rentalProject'], () => import('../templates/stage/index.ts')),
  'residence-explorer': register(
    ['residenceExplorer'],
    () => import('../templates/residence-explorer/index.ts'),
  ),
  premises: register(['premises'], () => import('../templates/premises/index.ts')),
  'premises-object': register(['premisesObject'], () => import('../templates/premises-object/index.ts')),
  'not-found-premises': register(
    ['notFoundPremises'],
    () => import('../templates/not-found-premises/index.ts'),
  ),
  rentals: register(['rentalStart'], () => import('../templates/rentals/index.ts')),
  succession: register(['succession'], () => import('../templates/succession/index.ts')),
  'succession-stage': register(['successionStage'], () => import('../templates/succession-stage/index.ts')),
  identity: register(
    [
      'login',
      'register',
      'forgotPassword',
      'setPassword',
      'changeEmail',
      'consent',
      'identificationReturn',
      'buyResidenceError',
    ],
    () => import('../templates/identity/index.ts'),
  ),
  compare: register(['compare'], () => import('../templates/compare/index.ts')),
  favourites: register(['favourites'], () => import('../templates/favourites/index.ts')),
  interest: register(['interest'], () => import('../templates/interest/index.ts')),
  'search-alert': register(['searchAlert'], () => import('../templates/search-alert/index.ts')),
  'saved-searches': register(['myPagesSavedSearches'], () => import('../templates/saved-searches/index.ts')),
  'my-settings': register(['myPagesSettings'], () => import('../templates/my-settings/index.ts')),
  'my-news': register(['myPagesNewsList'], () => import('../templates/my-news/index.ts')),
  'my-contacts': register(
    ['myPagesContact', 'myPagesContactBoardMember'],
    () => import('../templates/my-contacts/index.ts'),
  ),
  errands: register(['myPagesErrands'], () => import('../templates/errands/index.ts')),
  'fault-report': register(['faultReport'], () => import('../templates/fault-report/index.ts')),
  'case-wizard': register(['caseWizard'], () => import('../templates/case-wizard/index.ts')),
  'click-to-buy': register(['clickToBuy'], () => import('../templates/click-to-buy/index.ts')),
  'booking-contract': register(
    ['clickToBuyContract'],
    () => import('../templates/booking-contract/index.ts'),
  ),
  'booking-withdrawal': register(
    ['bookingWithdrawal'],
    () => import('../templates/booking-withdrawal/index.ts'),
  ),
  'vip-showing': register(['myPagesVipShowing'], () => import('../templates/vip-showing/index.ts')),
  'showing-ticket': register(['showingQr'], () => import('../templates/showing-ticket/index.ts')),
  'showing-visitor': register(['showingForm'], () => import('../templates/showing-visitor/index.ts')),
  'guest-list': register(['reportList'], () => import('../templates/guest-list/index.ts')),
  'my-overview': register(
    ['myPages', 'myPagesBoardMember'],
    () => import('../templates/my-overview/index.ts'),
  ),
  documents: register(
    ['myPagesDocuments', 'myPagesDocumentsAction', 'myPagesDocumentsDone'],
    () => import('../templates/documents/index.ts'),
  ),
  payments: register(['myPagesPayment'], () => import('../templates/payments/index.ts')),
  vip: register(['myPagesVip'], () => import('../templates/vip/index.ts')),
  'my-residence': register(['myPagesObject'], () => import('../templates/my-residence/index.ts')),
  'my-timeline': register(['myPagesTimeline'], () => import('../templates/my-timeline/index.ts')),
  'own-bookings': register(['myPagesResidences'], () => import('../templates/own-bookings/index.ts')),
  'text-search': register(
    ['textSearch', 'corporateSearch'],
    () => import('../templates/text-search/index.ts'),
  ),
  'not-found': register(
    ['notFound', 'notFoundObject', 'notFoundStage'],
    () => import('../templates/not-found/index.ts'),
  ),
  ...(__DEV_TOOLS__
    ? {
        sandbox: register(['developerSandbox'], () => import('../templates/sandbox/index.ts')),
      }
    : {}),
}

/** The default: every kind without a template of its own is data and blocks. */
const content = register([], () => import('../templates/content/index.ts'))

const registeredFor = ({ template: kind }: Pick<Page, 'template'>): readonly [string, Registered] =>
  Object.entries(templates).find(([, { kinds }]) => kinds.includes(kind)) ?? ['content', content]

export const templateOf = (page: Pick<Page, 'template'>): LoadOnce<AnyTemplate> =>
  registeredFor(page)[1].template

/** The module of a page's template, as the manifest of the browser build names it. */
export const templateModule = (page: Pick<Page, 'template'>): string =>
  `src/templates/${registeredFor(page)[0]}/index.ts`
