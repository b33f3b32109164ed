// The page that a person returns to from the bank's app or page.
import type { SiteDefinition } from '@husrum/domain'
import { comeBackQuery } from '@husrum/domain'
import { isApiPath, pagePathOf } from '../../platform/http/request-path.ts'

/**
 * The page of the site, as a browser writes it, with the reusable part of its query and without hash: we add other
 * parameters ourselves. The login page for anything else.
 */
export const comeBackPage = (wished: string | undefined, site: SiteDefinition): string => {
  const [, wishedPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(wished ?? '') ?? []
  const path = pagePathOf(wishedPath)
  const isPage =
    path !== undefined &&
    // Decoded, they would start a query or a hash that an attacker chose.
    !/[?#]/.test(path) &&
    !isApiPath(path) &&
    !path.startsWith('/__dev/') &&
    path.startsWith(site.basePath)
  if (!isPage) return site.routes.login ?? site.routes.start
  const kept = comeBackQuery(query, site)
  return kept === '' ? encodeURI(path) : `${encodeURI(path)}?${kept}`
}
