// A succession form submitted without script: its fields become the canonical address of that list.
import type { SiteDefinition } from '@husrum/domain'
import { readSuccessionAddress, writeSuccessionAddress } from '@husrum/domain'
import { sentMarker } from '../../frame/sent-form.ts'

/** Where to redirect the visitor, or undefined if nothing was submitted. */
export const submittedSuccessionSearch = (url: URL, site: SiteDefinition): string | undefined =>
  url.pathname === site.routes.succession && url.searchParams.has(sentMarker)
    ? writeSuccessionAddress(readSuccessionAddress(url.searchParams), site)
    : undefined
