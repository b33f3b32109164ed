// To which page of ours a person comes back from the bank's app or page.
import type { SiteDefinition } from '@husrum/domain'
import { comeBackQuery } from '@husrum/domain'
import { isApiPath, pagePathOf } from '../http/request-path.ts'

/**
 * The page of the site, as a browser writes it, with what of its query is good a second time and without hash: what else
 * the address gets is ours to say. The login page for anything else.
 */
export const comeBackPage = (wished: string | undefined, site: SiteDefinition): string => {
  const [, wishedPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(wished ?? '') ?? []
  const path = pagePathOf(wishedPath)
  const isPage =
    path !== undefined &&
    // Written in full they would begin a query or a hash of a stranger's choosing.
    !/[?#]/.test(path) &&
    !isApiPath(path) &&
    !path.startsWith('/__dev/') &&
    path.startsWith(site.basePath)
  if (!isPage) return site.routes.login ?? site.routes.start
  const kept = comeBackQuery(query, site)
  return kept === '' ? encodeURI(path) : `${encodeURI(path)}?${kept}`
}
