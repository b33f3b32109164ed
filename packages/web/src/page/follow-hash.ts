// What `#open-…` does on a page: an exact list, because it comes from whoever wrote the link (trap T13).
import type { Page, SiteDefinition, SiteKey } from '@husrum/domain'
import { loginAddress, readHash, routePath } from '@husrum/domain'
import type { Location, NavigateFunction } from 'react-router-dom'

/** Until the fault report has a dialog and a route of its own: the content page that takes reports. */
const faultReportPages: Partial<Readonly<Record<SiteKey, string>>> = {
  sweden: '/felanmalan/',
  senior: '/felanmalan/',
  cooperative: '/felanmalan/',
  norway: '/meld-feil/',
}

const contactBlockOf = (page: Page | undefined): string | undefined => {
  const blocks = page && 'blocks' in page.model ? page.model.blocks : []
  const at = blocks.findIndex(({ kind }) => kind === 'contact')
  return at < 0 ? undefined : `block-${at + 1}`
}

/**
 * `#open-…` is taken out of the address after use. Until sign-in and the fault report bring their dialogs, `#open-login`
 * and `#open-board-login` lead to the login page, `#open-case` and `#open-board-case` to the page's contacts, a block, or
 * else to the site's page for fault reports. Everything else does nothing.
 */
export const followHash = ({
  site,
  page,
  location: { pathname, search, hash, state },
  navigate,
  showBlock,
}: {
  readonly site: SiteDefinition
  readonly page: Page | undefined
  readonly location: Location
  readonly navigate: NavigateFunction
  readonly showBlock: (elementId: string) => void
}): void => {
  const link = readHash(hash)
  if (link.kind !== 'dialog') return
  navigate({ pathname, search, hash: '' }, { replace: true, state })
  if (link.dialog === 'login' || link.dialog === 'boardLogin') {
    const login = loginAddress(site, pathname + search)
    if (login !== undefined && routePath(site, 'login') !== pathname) navigate(login)
    return
  }
  const contacts = contactBlockOf(page)
  if (contacts !== undefined) showBlock(contacts)
  else {
    const reports = faultReportPages[site.key]
    if (reports !== undefined && reports !== pathname) navigate(reports)
  }
}
