// What shows the rarer blocks, each loaded for the pages that have it.
import type { Block } from '@husrum/domain'
import { lazyComponent } from '../../lazy/lazy-component.tsx'

export const stageList = lazyComponent(async () => (await import('./StageList.tsx')).StageList)
export const homeList = lazyComponent(
  async () => (await import('../../features/homes/HomeList.tsx')).HomeList,
)
export const placeList = lazyComponent(
  async () => (await import('../../features/homes/PlaceList.tsx')).PlaceList,
)
export const quickSearch = lazyComponent(
  async () => (await import('../../features/homes/QuickSearch.tsx')).QuickSearch,
)
export const film = lazyComponent(async () => (await import('../../features/pages/Film.tsx')).Film)
export const consentForm = lazyComponent(
  async () => (await import('../../features/consent/ConsentForm.tsx')).ConsentForm,
)
export const cookieList = lazyComponent(
  async () => (await import('../../features/consent/CookieList.tsx')).CookieList,
)

const listings = { homes: homeList, stages: stageList, places: placeList } as const

const componentOf = (block: Block) => {
  if (block.kind === 'video') return film
  if (block.kind === 'form') return block.form === 'search' ? quickSearch : consentForm
  return block.kind === 'listing' && block.listing in listings
    ? listings[block.listing as keyof typeof listings]
    : undefined
}

/** Loads what shows these blocks. */
export const loadBlockComponents = (blocks: readonly Block[]): Promise<unknown> =>
  Promise.all(blocks.map((block) => componentOf(block)?.load()))
