// The page on which one points at the homes of a stage, and has them in a list.
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

/** Answers undefined where no stage stands at the path. */
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
        // What it says stands on the page of the stage and those of its homes, which are found instead of it; it leads to
        // them. Its views and filters are all one page: `canonical` has no query.
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
