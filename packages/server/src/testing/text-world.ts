// The text search of a site with real data: the written content, and the homes of the demo company.
import { demoWorld } from '@husrum/demo'
import type { SiteKey } from '@husrum/domain'
import { isPremisesAvailable, makePlaceFinder, searchedStatuses, siteByKey } from '@husrum/domain'
import {
  homeDocument,
  placeDocuments,
  premisesDocument,
  stageDocument,
} from '../content/text-search/catalogue-documents.ts'
import { contentDocuments } from '../content/text-search/content-documents.ts'
import type { SiteIndex } from '../content/text-search/site-indexes.ts'
import type { TextDocument } from '../content/text-search/text-document.ts'
import type { TextIndex } from '../content/text-search/text-index.ts'
import { buildTextIndex } from '../content/text-search/text-index.ts'
import { writtenContent } from './written-content.ts'

/** @param objects number of homes of the company; its own default if absent. */
const worldOf = (objects?: number) =>
  demoWorld.generate({ seed: 20_261_120, anchor: '2026-11-01', ...(objects !== undefined && { objects }) })

/** Its own number of homes: made once for all sites. */
let wholeWorld: ReturnType<typeof worldOf> | undefined
const usualWorld = () => {
  wholeWorld ??= worldOf()
  return wholeWorld
}

export const documentsOf = async (key: SiteKey, world = usualWorld()): Promise<readonly TextDocument[]> => {
  const site = siteByKey(key)
  const content = await writtenContent.site(site.siteId)
  const ofSite = ({ siteId }: { readonly siteId: number }) => siteId === site.catalogueSiteId
  return [
    ...(content ? contentDocuments(site, content) : []),
    ...placeDocuments(world.tags.filter(ofSite), site),
    ...world.stages.filter(ofSite).map((stage) => stageDocument(stage, site)),
    ...world.homes
      .filter((home) => ofSite(home) && searchedStatuses.some((status) => status === home.status))
      .map((home) => homeDocument(home, site)),
    ...world.premises
      .filter((one) => 'premises' in site.routes && ofSite(one) && isPremisesAvailable(one.status))
      .map((one) => premisesDocument(one, site)),
  ]
}

export const documentsOfWorld = (key: SiteKey, objects: number): Promise<readonly TextDocument[]> =>
  documentsOf(key, worldOf(objects))

export const textIndexOf = async (key: SiteKey): Promise<TextIndex<TextDocument>> =>
  buildTextIndex(
    (await documentsOf(key)).map((document) => ({ document, hit: document })),
    siteByKey(key).locale,
  )

export const placesOf = (key: SiteKey): Pick<SiteIndex, 'places' | 'tagIds'> => {
  const { catalogueSiteId, locale } = siteByKey(key)
  const tags = usualWorld().tags.filter(({ siteId }) => siteId === catalogueSiteId)
  return {
    places: makePlaceFinder(tags, locale),
    tagIds: new Map(tags.map(({ id, url }) => [url, id])),
  }
}
