// The start page: written by an editor, with places and newest homes where the site sells homes.
import type { StartPage } from '@husrum/domain'
import type { PageCatalogue } from '../page-catalogue.ts'
import { resolveBlocks } from '../resolve-blocks.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo } from './page-frame.ts'
import type { Translations } from './translations.ts'

const placesShown = 8
const newestShown = 6

/** Rejects for a site whose content has no start page, or one without a picture. */
export const makeStartPage =
  ({ catalogue, translations }: { catalogue: PageCatalogue; translations: Translations }) =>
  async (frame: PageFrame): Promise<StartPage> => {
    const { site, content, path } = frame
    const written = content.page(path)
    if (written?.image === undefined) throw new Error(`The site ${site.key} has no start page with a picture`)
    const blocks = await resolveBlocks(written.blocks, { site, content, catalogue, path })
    const picture = written.image
    const [places, newestIds] = site.features.search
      ? await Promise.all([
          catalogue.largestPlaces(site.catalogueSiteId, placesShown),
          catalogue.newestIds(site.catalogueSiteId, newestShown),
        ])
      : [[], []]
    return {
      ...pageBase(frame),
      template: 'start',
      pageId: 'start',
      seo: {
        ...pageSeo(frame, written.seo.title, { description: written.seo.description, shareImage: picture }),
        ...(await translations.alternatesOf(frame, written)),
      },
      breadcrumbs: [],
      model: {
        heading: written.title,
        preamble: written.preamble ?? '',
        heroImage: picture,
        places,
        newestIds,
        blocks,
      },
    }
  }
