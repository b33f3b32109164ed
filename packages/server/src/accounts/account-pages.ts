// Where on a site the pages are that links in mails and answered forms lead to.
import type { SiteDefinition } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { originOf } from '../pages/site-origins.ts'
import type { AccountCall, AccountTools } from './account-tools.ts'

/** Pages of sign-in: some have a fixed place, the others stand wherever the content has them. */
export type AccountPage = 'login' | 'register' | 'forgotPassword' | 'consent' | 'setPassword' | 'changeEmail'

const fixedRoutes = {
  login: 'login',
  register: 'createAccount',
  forgotPassword: 'forgotPassword',
  consent: 'consent',
} as const

const isFixed = (page: AccountPage): page is keyof typeof fixedRoutes => Object.hasOwn(fixedRoutes, page)

/** The path of a page; the login page where the content has no such page, and the start page where there is none either. */
export const accountPagePath = async (
  page: AccountPage,
  site: SiteDefinition,
  content: AccountTools['content'],
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
  { site, c }: Pick<AccountCall, 'site' | 'c'>,
  { content, environment }: Pick<AccountTools, 'content' | 'environment'>,
  query: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const address = new URL(
    await accountPagePath(page, site, content),
    originOf(site, { environment, requestUrl: c.req.url }),
  )
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
