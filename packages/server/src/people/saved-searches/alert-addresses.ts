// Addresses of the page that starts, confirms and stops e-mails of a search, and of the unsubscribe endpoint.
import { searchAlertQuery, unsubscribePath } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { routePath } from '@husrum/domain'

interface Where {
  readonly site: SiteDefinition
  readonly origin: string
}

/** The path of the page; on a site without searches, that of the start page. */
export const alertPage = (site: SiteDefinition): string => routePath(site, 'searchAlert') ?? site.routes.start

/** Of the confirmation page; absolute, for an e-mail. */
export const alertLink = (purpose: 'confirm' | 'stop', secret: string, { site, origin }: Where): string => {
  const address = new URL(alertPage(site), origin)
  address.searchParams.set(searchAlertQuery.purpose, purpose)
  address.searchParams.set(searchAlertQuery.token, secret)
  return address.href
}

/** Absolute: for mail programs. A subsite has no path of its own for calls, so it is named. */
export const unsubscribeLink = (secret: string, { site, origin }: Where): string => {
  const address = new URL(unsubscribePath, origin)
  if (site.isLocalizedSubsite) address.searchParams.set(searchAlertQuery.site, site.key)
  address.searchParams.set(searchAlertQuery.token, secret)
  return address.href
}
