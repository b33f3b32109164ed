// Addresses of the pages of a site that links in e-mails and form redirects lead to.
import { accountFormQuery } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import type { ContentStore } from '../../content/pages/index.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { NewUndo } from './postgres-account-undos.ts'

/** Finds the pages that links in e-mails and form redirects lead to. */
export type PagesOfAccounts = Pick<ContentStore, 'site'>

/** Pages of sign-in: some have a fixed route, the others are located by the content. */
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

/** The path of a page; the login page if the content has no such page, and the start page if that is missing too. */
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

/** The absolute address of a page, for an e-mail. The host is always the site's own, whatever the request named. */
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

/** The undo link in a letter about a change, for an owner who did not make it. */
export const undoAddress = (
  visitor: Pick<Visitor, 'site' | 'origin'>,
  content: PagesOfAccounts,
  { secret }: NewUndo,
): Promise<string> =>
  accountPageAddress('changeEmail', visitor, content, {
    [accountFormQuery.purpose]: 'undo',
    [accountFormQuery.token]: secret,
  })
