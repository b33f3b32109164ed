// Where on a site the pages are that links in mails and answered forms lead to.
import { accountFormQuery } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import type { Visitor } from '../http/visitor.ts'
import type { ContentStore } from '../pages/content/postgres-content-store.ts'
import type { NewUndo } from './postgres-account-undos.ts'

/** Where the pages are that links in mails and answered forms lead to. */
export type PagesOfAccounts = Pick<ContentStore, 'site'>

/** Pages of sign-in: some have a fixed place, the others stand wherever the content has them. */
export type AccountPage =
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'consent'
  | 'setPassword'
  | 'changeEmail'
  | 'myPagesSettings'
  | 'interest'

const fixedRoutes = {
  login: 'login',
  register: 'createAccount',
  forgotPassword: 'forgotPassword',
  consent: 'consent',
  interest: 'interest',
} as const

const isFixed = (page: AccountPage): page is keyof typeof fixedRoutes => Object.hasOwn(fixedRoutes, page)

/** The path of a page; the login page where the content has no such page, and the start page where there is none either. */
export const accountPagePath = async (
  page: AccountPage,
  site: SiteDefinition,
  content: PagesOfAccounts,
): Promise<string> => {
  if (isFixed(page)) return routePath(site, fixedRoutes[page]) ?? site.routes.start
  const pages = (await content.site(site.siteId))?.pages ?? []
  return (
    pages.find(({ template }) => template === page)?.path ?? routePath(site, 'login') ?? site.routes.start
  )
}

/** The absolute address of a page, for a mail. The host is the site's own, whatever the request said. */
export const accountPageAddress = async (
  page: AccountPage,
  { site, origin }: Pick<Visitor, 'site' | 'origin'>,
  content: PagesOfAccounts,
  query: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const address = new URL(await accountPagePath(page, site, content), origin)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/** Where a letter that tells of a change leads, for whoever did not make it. */
export const undoAddress = (
  visitor: Pick<Visitor, 'site' | 'origin'>,
  content: PagesOfAccounts,
  { secret }: NewUndo,
): Promise<string> =>
  accountPageAddress('changeEmail', visitor, content, {
    [accountFormQuery.purpose]: 'undo',
    [accountFormQuery.token]: secret,
  })
