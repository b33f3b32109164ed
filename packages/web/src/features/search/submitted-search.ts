// A search form submitted without script: its fields become the canonical address of that search.

import type { Search } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import { readSearchAddress, writeSearchAddress } from '@husrum/domain'
import { keepingUnread, sentMarker } from '../../frame/sent-form.ts'
import { placeParameter } from './sent-form.ts'

const normalized = (text: string): string => text.trim().toLowerCase()

/** Where to redirect the visitor, or undefined if nothing was submitted. */
export const submittedSearch = async (
  url: URL,
  site: SiteDefinition,
  capabilities: { readonly search: Pick<Search, 'places'> },
): Promise<string | undefined> => {
  if (site.routes.search === undefined || !url.pathname.startsWith(site.routes.search)) return undefined
  if (!url.searchParams.has(sentMarker)) return undefined
  const { state, problems } = readSearchAddress(url.pathname, url.searchParams, site)
  const typed = url.searchParams.get(placeParameter)?.trim().slice(0, 100) ?? ''
  let { filters } = state
  let unknownPlace = typed
  if (typed !== '') {
    const answer = await capabilities.search.places(typed).catch(() => ({ kind: 'too-short' }) as const)
    const places = answer.kind === 'suggested' ? answer.places : []
    const place = places.find((tag) => normalized(tag.name) === normalized(typed)) ?? places[0]
    if (place) {
      filters = { ...filters, tags: [...new Set([...filters.tags, place.url])] }
      unknownPlace = ''
    }
  }
  return keepingUnread(
    writeSearchAddress({ ...state, filters }, site),
    problems,
    unknownPlace === '' ? [] : [[placeParameter, unknownPlace]],
  )
}
