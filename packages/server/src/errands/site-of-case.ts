// The site that an errand was reported on: in whose language its people are written to.
import type { SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'

export const siteOfCase = ({ site_id }: { readonly site_id: number }): SiteDefinition => {
  const site = (sites as readonly SiteDefinition[]).find(({ siteId }) => siteId === site_id)
  if (!site) throw new Error(`No site has the id ${site_id}`)
  return site
}
