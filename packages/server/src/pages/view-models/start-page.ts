// The start page: written by an editor, with places and newest homes where the site sells any.
import type { SiteDefinition, StartPage } from '@husrum/domain'
import { encodePictureId } from '../../pictures/index.ts'
import type { PageCatalogue } from '../page-catalogue.ts'
import { resolveBlocks } from '../resolve-blocks.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo } from './page-frame.ts'
import type { Translations } from './translations.ts'

const placesShown = 8
const newestShown = 6

const heroImage = (site: SiteDefinition): string =>
  encodePictureId({
    kind: 'exterior',
    seed: `hero-${site.key}`,
    building: 'apartment',
    floors: 5,
    setting: 'waterside',
  })

/** Rejects for a site whose content has no start page. */
export const makeStartPage =
  ({ catalogue, translations }: { catalogue: PageCatalogue; translations: Translations }) =>
  async (frame: PageFrame): Promise<StartPage> => {
    const { site, content, path } = frame
    const written = content.page(path)
    if (!written) throw new Error(`The site ${site.key} has no start page`)
    const blocks = await resolveBlocks(written.blocks, { site, content, catalogue, path })
    const picture = written.image ?? heroImage(site)
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
