// To which page of ours a person comes back from the bank's app or page.
import type { SiteDefinition } from '@husrum/domain'
import { isApiPath, pagePathOf } from '../http/request-path.ts'

/**
 * The path of a page of the site, as a browser writes it, without query and hash: what the address gets is ours to say.
 * The login page for anything else.
 */
export const comeBackPage = (wished: string | undefined, site: SiteDefinition): string => {
  const path = pagePathOf((wished ?? '').replace(/[?#].*$/s, ''))
  if (path === undefined || isApiPath(path) || path.startsWith('/__dev/') || !path.startsWith(site.basePath))
    return site.routes.login ?? site.routes.start
  return encodeURI(path)
}
