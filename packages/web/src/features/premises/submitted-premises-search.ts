// A premises form submitted without script: its fields become the canonical address of that search.
import type { SiteDefinition } from '@husrum/domain'
import { premisesAddressProblems, readPremisesAddress, writePremisesAddress } from '@husrum/domain'
import { keepingUnread, sentMarker } from '../../frame/sent-form.ts'

/** Where to redirect the visitor, or undefined if nothing was submitted. */
export const submittedPremisesSearch = (url: URL, site: SiteDefinition): string | undefined => {
  if (url.pathname !== site.routes.premises || !url.searchParams.has(sentMarker)) return undefined
  const address = writePremisesAddress(readPremisesAddress(url.searchParams, site), site)
  return address && keepingUnread(address, premisesAddressProblems(url.searchParams, site))
}
