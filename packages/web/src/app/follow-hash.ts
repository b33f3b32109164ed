// What `#open-…` does on a page: an exact list, because anyone can write such a link (SEC-3).
import type { Page, SiteDefinition } from '@husrum/domain'
import { caseAddress, isDialogHash, readHash, routePath } from '@husrum/domain'
import type { Location, NavigateFunction } from 'react-router-dom'
import { openSignIn } from '../features/sign-in/open-sign-in.ts'
import { requestCase } from '../frame/open-case.ts'
import { footerContactId } from '../layout/footer-contact-id.ts'

const contactBlockOf = (page: Page | undefined): string | undefined => {
  const blocks = page && 'blocks' in page.model ? page.model.blocks : []
  const at = blocks.findIndex(({ kind }) => kind === 'contact')
  return at < 0 ? undefined : `block-${blocks[at]?.number ?? at + 1}`
}

/**
 * `#open-…` is removed from the address after use, and the page's own hash is back. `#open-login` and `#open-board-login` open the login dialog. `#open-case` and
 * `#open-board-case` open the fault report wizard over the page on wide screens; on others they lead to the site's fault report page, and
 * from there to the first page of the wizard. On sites without fault reports they scroll to the contacts: the page's contact block, or else
 * the footer's. Everything else does nothing.
 */
export const followHash = ({
  site,
  page,
  location: { pathname, search, hash, state },
  from,
  navigate,
  showBlock,
}: {
  readonly site: SiteDefinition
  readonly page: Page | undefined
  readonly location: Location
  /** The location before it, whose hash returns if it is of the same page: the map of a search, for example. */
  readonly from: Location | undefined
  readonly navigate: NavigateFunction
  readonly showBlock: (elementId: string) => void
}): void => {
  const link = readHash(hash)
  if (link.kind !== 'dialog') return
  const isSamePage = from?.pathname === pathname && from.search === search
  const before = isSamePage && !isDialogHash(from.hash) ? from.hash : ''
  navigate({ pathname, search, hash: before }, { replace: true, state })
  if (link.dialog === 'login' || link.dialog === 'boardLogin') {
    // The login page already shows the dialog's content.
    if (site.features.login && routePath(site, 'login') !== pathname)
      openSignIn(link.dialog === 'login' ? 'private' : 'boardMember')
    return
  }
  const reports = routePath(site, 'faultReport')
  const caseType = link.dialog === 'case' ? 'resident' : 'boardMember'
  const wizard = caseAddress(site, caseType)
  if (wizard !== undefined && requestCase({ caseType })) return
  if (reports !== undefined && reports !== pathname) navigate(reports)
  else if (wizard !== undefined) navigate(wizard)
  else showBlock(contactBlockOf(page) ?? footerContactId)
}
