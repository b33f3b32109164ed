// The site that an errand was reported on, which determines the language of its letters.
import type { SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'

export const siteOfCase = ({ site_id }: { readonly site_id: number }): SiteDefinition => {
  const site = (sites as readonly SiteDefinition[]).find(({ siteId }) => siteId === site_id)
  if (!site) throw new Error(`No site has the id ${site_id}`)
  return site
}
