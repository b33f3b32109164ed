// A form of the succession list that was sent without script: its fields become the one clean address of that list.
import type { SiteDefinition } from '@husrum/domain'
import { readSuccessionAddress, writeSuccessionAddress } from '@husrum/domain'
import { sentMarker } from '../../frame/sent-form.ts'

/** Where to send the visitor, or undefined when nothing was sent. */
export const submittedSuccessionSearch = (url: URL, site: SiteDefinition): string | undefined =>
  url.pathname === site.routes.succession && url.searchParams.has(sentMarker)
    ? writeSuccessionAddress(readSuccessionAddress(url.searchParams), site)
    : undefined
