// A premises form that was sent without script: its fields become the one clean address of that search.
import type { SiteDefinition } from '@husrum/domain'
import { readPremisesAddress, writePremisesAddress } from '@husrum/domain'
import { sentMarker } from '../../frame/sent-form.ts'

/** Where to send the visitor, or undefined when nothing was sent. */
export const submittedPremisesSearch = (url: URL, site: SiteDefinition): string | undefined =>
  url.pathname === site.routes.premises && url.searchParams.has(sentMarker)
    ? writePremisesAddress(readPremisesAddress(url.searchParams, site), site)
    : undefined
