// What `#open-…` does on a page: an exact list, because it comes from whoever wrote the link (trap T13).
import type { Page, SiteDefinition } from '@husrum/domain'
import { readHash, routePath } from '@husrum/domain'
import type { Location, NavigateFunction } from 'react-router-dom'
import { openSignIn } from '../features/sign-in/open-sign-in.ts'

const contactBlockOf = (page: Page | undefined): string | undefined => {
  const blocks = page && 'blocks' in page.model ? page.model.blocks : []
  const at = blocks.findIndex(({ kind }) => kind === 'contact')
  return at < 0 ? undefined : `block-${blocks[at]?.number ?? at + 1}`
}

/**
 * `#open-…` is taken out of the address after use. `#open-login` and `#open-board-login` open the login dialog; until the
 * fault report brings its own, `#open-case` and `#open-board-case` lead to the page's contacts, a block, or else to the
 * site's page for fault reports. Everything else does nothing.
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
    // The login page is the dialog already.
    if (site.features.login && routePath(site, 'login') !== pathname)
      openSignIn(link.dialog === 'login' ? 'private' : 'boardMember')
    return
  }
  const contacts = contactBlockOf(page)
  if (contacts !== undefined) showBlock(contacts)
  else {
    const reports = routePath(site, 'faultReport')
    if (reports !== undefined && reports !== pathname) navigate(reports)
  }
}
