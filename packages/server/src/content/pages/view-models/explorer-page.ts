// The page on which visitors select the homes of a stage in a picture, or in a list.
import type { ResidenceExplorerPage } from '@husrum/domain'
import { explorerPath, homeAddressOn } from '@husrum/domain'
import { contentTextsOf } from '../content-texts-of.ts'
import type { PageCatalogue } from '../page-catalogue.ts'
import { catalogueAddressOf } from './catalogue-address.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo } from './page-frame.ts'
import { waysTo } from './place-breadcrumbs.ts'
import { stageWordsOf } from './stage-page.ts'
import { cataloguePageInLanguages } from './translations.ts'

/** Returns undefined if there is no stage at the path. */
export const makeExplorerPage =
  ({ catalogue }: { catalogue: PageCatalogue }) =>
  async (frame: PageFrame, stagePath: string): Promise<ResidenceExplorerPage | undefined> => {
    const { site } = frame
    const found = await catalogue.stageByPath(site.catalogueSiteId, catalogueAddressOf(site, stagePath))
    if (!found) return undefined
    const stage = { ...found.stage, path: homeAddressOn(site, found.stage.path) }
    const places = await catalogue.tagsByIds(site.catalogueSiteId, stage.tagIds)
    const texts = contentTextsOf(site).stage
    const words = stageWordsOf(stage, site)
    const { languages, ...alternates } = cataloguePageInLanguages(frame, found.stage.path, explorerPath)
    return {
      ...pageBase(frame),
      template: 'residenceExplorer',
      pageId: `explorer/${stage.id}`,
      seo: pageSeo(frame, texts.explorerTitle(words), {
        description: texts.explorerDescription(words),
        ...alternates,
        // Not indexed: the pages of the stage and its homes have the same facts, and it links to
        // them. Its views and filters are one page: `canonical` has no query.
        robots: 'noindex,follow',
        ...(stage.image !== '' && { shareImage: stage.image }),
      }),
      ...(languages.length > 1 && { languages }),
      breadcrumbs: [
        ...waysTo(site, places),
        { title: stage.name, href: stage.path },
        { title: texts.explorer, href: explorerPath(stage.path, site) },
      ],
      model: { stage },
    }
  }
