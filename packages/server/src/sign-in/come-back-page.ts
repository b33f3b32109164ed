// To which page of ours a person comes back from the bank's app or page.
import type { SiteDefinition } from '@husrum/domain'
import { isApiPath, pagePathOf } from '../http/request-path.ts'

/**
 * The path of a page of the site, as a browser writes it, without query and hash: what the address gets is ours to say.
 * The login page for anything else.
 */
export const comeBackPage = (wished: string | undefined, site: SiteDefinition): string => {
  const path = pagePathOf((wished ?? '').replace(/[?#].*$/s, ''))
  const isPage =
    path !== undefined &&
    // Written in full they would begin a query or a hash of a stranger's choosing.
    !/[?#]/.test(path) &&
    !isApiPath(path) &&
    !path.startsWith('/__dev/') &&
    path.startsWith(site.basePath)
  return isPage ? encodeURI(path) : (site.routes.login ?? site.routes.start)
}
