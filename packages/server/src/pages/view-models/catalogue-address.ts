// A localised subsite shows its parent's homes: the path that the catalogue knows one by.
import type { SiteDefinition } from '@husrum/domain'
import { siteById } from '@husrum/domain'

/** `homeAddressOn` backwards; a path that is no home's stays what it is. */
export const catalogueAddressOf = ({ catalogueSiteId, routes }: SiteDefinition, path: string): string => {
  const owner = siteById(catalogueSiteId)?.routes.homes
  return owner !== undefined && routes.homes !== undefined && path.startsWith(routes.homes)
    ? owner + path.slice(routes.homes.length)
    : path
}
