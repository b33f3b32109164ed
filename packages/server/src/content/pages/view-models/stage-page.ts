// The page of a stage and its homes.
import type { MapTiles, SiteDefinition, Stage, StagePage } from '@husrum/domain'
import {
  explorerPath,
  formatRoomSpan,
  homeAddressOn,
  isLetAlone,
  noMoney,
  priceEnds,
  stagePriceRange,
  streetsOf,
} from '@husrum/domain'
import { contentTextsOf } from '../content-texts-of.ts'
import type { PageCatalogue } from '../page-catalogue.ts'
import type { StageWords } from '../texts/content-texts.ts'
import { catalogueAddressOf } from './catalogue-address.ts'
import { withContactTypes } from './contacts-on-the-wire.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo } from './page-frame.ts'
import { waysTo } from './place-breadcrumbs.ts'
import { priceInWords } from './price-in-words.ts'
import { cataloguePageInLanguages } from './translations.ts'

/** A stage in the words of its page's title and description. */
export const stageWordsOf = (stage: Stage, site: SiteDefinition): StageWords => {
  const { name, areaName, municipality, homes, minRooms, maxRooms, showings } = stage
  const [lowest = noMoney] = priceEnds(stagePriceRange(stage, site.country)) ?? []
  return {
    name,
    homes,
    place: areaName === municipality ? municipality : `${areaName}, ${municipality}`,
    rooms: formatRoomSpan(minRooms, maxRooms, site.formats),
    price: priceInWords(lowest, site),
    hasViewings: showings.length > 0,
  }
}

const nearbyStages = 3

/** Returns undefined if there is no stage. */
export const makeStagePage =
  ({ catalogue, mapTiles }: { catalogue: PageCatalogue; mapTiles?: MapTiles | undefined }) =>
  async (frame: PageFrame): Promise<StagePage | undefined> => {
    const { site, path } = frame
    const found = await catalogue.stageByPath(site.catalogueSiteId, catalogueAddressOf(site, path))
    if (!found) return undefined
    const { homes } = found
    const stage = { ...withContactTypes(found.stage), path: homeAddressOn(site, found.stage.path) }
    const [places, nearby, cover, papers] = await Promise.all([
      catalogue.tagsByIds(site.catalogueSiteId, stage.tagIds),
      catalogue.stagesNear(found.stage, nearbyStages),
      catalogue.explorerCover(site.catalogueSiteId, stage.id),
      catalogue.papers(site, { stageId: stage.id }),
    ])
    const texts = contentTextsOf(site).stage
    const words = stageWordsOf(stage, site)
    const [publishedAt] = homes.map((home) => home.publishedAt).sort()
    const streets = streetsOf(homes.map(({ address }) => address))
    const { languages, ...alternates } = cataloguePageInLanguages(frame, found.stage.path)
    return {
      ...pageBase(frame),
      template: isLetAlone(stage) ? 'rentalProject' : 'stage',
      pageId: `stage/${stage.id}`,
      seo: pageSeo(frame, texts.seoTitle(words), {
        description: texts.seoDescription(words),
        ...alternates,
        ...(stage.image !== '' && { shareImage: stage.image }),
      }),
      ...(languages.length > 1 && { languages }),
      breadcrumbs: [...waysTo(site, places), { title: stage.name, href: stage.path }],
      model: {
        stage,
        homeIds: homes.map(({ id }) => id),
        ...(publishedAt !== undefined && { publishedAt }),
        nearby: nearby.map((near) => ({ ...near, path: homeAddressOn(site, near.path) })),
        ...(streets.length > 0 && { streets }),
        ...(mapTiles && { mapTiles }),
        ...(papers.length > 0 && { papers }),
        ...(cover && { explorer: { path: explorerPath(stage.path, site), ...cover } }),
      },
    }
  }
