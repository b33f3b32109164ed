// The page of one home.
import type { Home, HomeDetails, ObjectPage, SiteDefinition } from '@husrum/domain'
import { formatArea, formatLayout, homeAddressOn, homePageOn } from '@husrum/domain'
import { contentTextsOf } from '../content-texts-of.ts'
import type { PageCatalogue } from '../page-catalogue.ts'
import type { HomeWords } from '../texts/content-texts.ts'
import { catalogueAddressOf } from './catalogue-address.ts'
import { withContactTypes } from './contacts-on-the-wire.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo } from './page-frame.ts'
import { waysTo } from './place-breadcrumbs.ts'
import { priceInWords } from './price-in-words.ts'
import { cataloguePageInLanguages } from './translations.ts'

const similarHomes = 6

const cardOf = (home: Home, site: SiteDefinition): Home => ({ ...home, path: homePageOn(site, home) })

/** A home in the words of its page's title and description. */
export const homeWordsOf = (home: HomeDetails, site: SiteDefinition): HomeWords => ({
  type: contentTextsOf(site).residenceTypes[home.residenceType],
  rooms: home.residenceType === 'plot' ? undefined : formatLayout(home, site.formats),
  area: formatArea(home.residenceType === 'plot' ? (home.plotArea ?? home.area) : home.area, site.formats),
  price: priceInWords(home.totalPrice ?? home.price, site),
  areaName: home.areaName,
  municipality: home.municipality,
  name: home.name,
  isSold: home.status === 'sold',
  hasPlan: home.floorPlan !== '',
  hasViewings: home.showings.length > 0,
})

/** Returns undefined if there is no home. */
export type MakeObjectPage = (frame: PageFrame) => Promise<ObjectPage | undefined>

export const makeObjectPage =
  ({ catalogue }: { catalogue: PageCatalogue }): MakeObjectPage =>
  async (frame) => {
    const { site, path } = frame
    const found = await catalogue.homeByPath(site.catalogueSiteId, catalogueAddressOf(site, path))
    if (!found) return undefined
    const home = { ...found.home, path: homeAddressOn(site, found.home.path) }
    const stage = { ...withContactTypes(found.stage), path: homeAddressOn(site, found.stage.path) }
    const [similar, places, papers] = await Promise.all([
      catalogue.similar(found.home, similarHomes),
      catalogue.tagsByIds(site.catalogueSiteId, home.tagIds),
      catalogue.papers(site, { stageId: stage.id, homeId: home.id }),
    ])
    const texts = contentTextsOf(site).object
    const words = homeWordsOf(home, site)
    const [shareImage] = home.images
    const { languages, ...alternates } = cataloguePageInLanguages(frame, found.home.path)
    return {
      ...pageBase(frame),
      template: home.disposalForm === 'tenancy' ? 'rental' : 'object',
      pageId: `object/${home.id}`,
      seo: pageSeo(frame, texts.seoTitle(words), {
        description: texts.seoDescription(words),
        ...alternates,
        ...(shareImage !== undefined && { shareImage }),
      }),
      ...(languages.length > 1 && { languages }),
      breadcrumbs: [
        ...waysTo(site, places),
        { title: stage.name, href: stage.path },
        { title: home.name, href: home.path },
      ],
      model: {
        home,
        stage,
        similar: similar.map((one) => cardOf(one, site)),
        ...(papers.length > 0 && { papers }),
      },
    }
  }
