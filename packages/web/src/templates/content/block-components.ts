// The components of the rarer blocks, each loaded for the pages that have it.
import type { Block } from '@husrum/domain'
import type { PageModule } from '../../lazy/lazy-component.tsx'
import { pageComponent } from '../../lazy/lazy-component.tsx'

export const stageList = pageComponent(
  'src/templates/content/ListedStages.tsx',
  async () => (await import('./ListedStages.tsx')).ListedStages,
)
export const stagePrices = pageComponent(
  'src/features/homes/StagePrices.tsx',
  async () => (await import('../../features/homes/StagePrices.tsx')).StagePrices,
)
export const stagesOnMap = pageComponent(
  'src/templates/content/StagesOnMap.tsx',
  async () => (await import('./StagesOnMap.tsx')).StagesOnMap,
)
export const homeList = pageComponent(
  'src/templates/content/ListedHomes.tsx',
  async () => (await import('./ListedHomes.tsx')).ListedHomes,
)
export const placeList = pageComponent(
  'src/templates/content/ListedPlaces.tsx',
  async () => (await import('./ListedPlaces.tsx')).ListedPlaces,
)
export const quickSearch = pageComponent(
  'src/templates/content/SearchBlock.tsx',
  async () => (await import('./SearchBlock.tsx')).SearchBlock,
)
export const film = pageComponent(
  'src/features/pages/Film.tsx',
  async () => (await import('../../features/pages/Film.tsx')).Film,
)
export const consentForm = pageComponent(
  'src/features/consent/ConsentForm.tsx',
  async () => (await import('../../features/consent/ConsentForm.tsx')).ConsentForm,
)
export const cookieList = pageComponent(
  'src/features/consent/CookieList.tsx',
  async () => (await import('../../features/consent/CookieList.tsx')).CookieList,
)

const componentsOf = (block: Block): readonly PageModule[] => {
  if (block.kind === 'video') return [film]
  if (block.kind === 'form') return [block.form === 'search' ? quickSearch : consentForm]
  if (block.kind !== 'listing') return []
  switch (block.listing) {
    case 'homes':
      return [homeList]
    case 'stages':
      return [stageList]
    case 'prices':
      return [stagePrices]
    case 'places':
      return [placeList]
    case 'pages':
      return []
  }
}

/** The components of these blocks. */
export const blockComponents = (blocks: readonly Block[]): readonly PageModule[] =>
  blocks.flatMap(componentsOf)
