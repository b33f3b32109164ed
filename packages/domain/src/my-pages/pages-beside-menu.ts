// Pages of My Pages that have no entry in the submenu: where they are linked from, and which entry is marked on them.
import type { User } from '../account/user.ts'
import { isVip } from '../account/user-standing.ts'
import type { templateFamilies } from '../pages/template-kinds.ts'
import type { PageRoute, SiteDefinition } from '../sites/site.ts'
import type { MyPagesEntry, MyPagesMenu } from './menu.ts'

/** Kinds of template that My Pages are drawn with (specification 3 §2.3), and those of the two sub-pages that it gives none. */
export type MyPagesTemplate =
  | (typeof templateFamilies)['myPages'][number]
  | 'myPagesSavedSearches'
  | 'myPagesVipShowing'

/** The entry that a template belongs to, the best one first: only the open My Pages have entries for news and timeline. */
const entriesByTemplate: Readonly<Record<MyPagesTemplate, readonly MyPagesEntry[]>> = {
  myPages: ['overview'],
  myPagesResidences: ['residences'],
  myPagesObject: ['residence'],
  myPagesResidenceNews: ['residence'],
  myPagesSettings: [],
  myPagesNewsList: ['news', 'overview'],
  myPagesDocuments: ['documents'],
  myPagesDocumentsAction: ['documents'],
  myPagesDocumentsDone: ['documents'],
  myPagesPayment: ['payments'],
  myPagesErrands: ['errands'],
  myPagesTimeline: ['timeline', 'residence'],
  myPagesVip: ['vip'],
  myPagesContact: ['contacts'],
  myPagesBoardMember: ['overview'],
  myPagesContactBoardMember: ['contacts'],
  myPagesSavedSearches: ['residences'],
  myPagesVipShowing: ['vip'],
  showingQr: ['vip'],
  showingForm: ['vip'],
  reportList: ['errands'],
}

/** The entry that is marked while a template shows; undefined where the menu has none for it (settings are in the user menu). */
export const markedEntry = (template: MyPagesTemplate, menu: MyPagesMenu): MyPagesEntry | undefined =>
  entriesByTemplate[template].find((entry) => menu.entries.some((shown) => shown.entry === entry))

/** Pages that another page of My Pages links to, and that page's entry. */
const pagesBeside = {
  news: 'overview',
  timeline: 'residence',
  savedSearches: 'residences',
  vipShowing: 'vip',
} as const satisfies Readonly<Partial<Record<PageRoute, MyPagesEntry>>>

/** A page of My Pages without an entry of its own. */
export type PageBesideMenu = keyof typeof pagesBeside

/** The pages that the page of an entry links to, for those who see that entry: each that the site has and the user may open. */
export const pagesUnder = (
  entry: MyPagesEntry,
  menu: MyPagesMenu,
  user: User,
  site: SiteDefinition,
): readonly { readonly page: PageBesideMenu; readonly path: string }[] => {
  if (menu.section !== 'private' || !menu.entries.some((shown) => shown.entry === entry)) return []
  const isOpen: Readonly<Record<PageBesideMenu, boolean>> = {
    news: site.features.myPagesNews,
    timeline: true,
    savedSearches: site.features.search,
    vipShowing: isVip(user, site),
  }
  return (Object.keys(pagesBeside) as readonly PageBesideMenu[]).flatMap((page) => {
    const path = site.routes[page]
    return pagesBeside[page] === entry && isOpen[page] && path ? [{ page, path }] : []
  })
}
