// A page that an editor wrote, of any content template.
import type { ContentPage, ContentTemplateKind, MapTiles } from '@husrum/domain'
import { isAboutPlace, robotsOf, withoutUndefined } from '@husrum/domain'
import type { StoredPage } from '../content/postgres-content-store.ts'
import type { PageCatalogue } from '../page-catalogue.ts'
import { resolveBlocks } from '../resolve-blocks.ts'
import { toSisterSites } from '../sister-links.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo } from './page-frame.ts'
import { breadcrumbsOf, isCorporate, subMenuOf } from './page-section.ts'
import type { Translations } from './translations.ts'

export type BuildContentPage = (frame: PageFrame, written: StoredPage) => Promise<ContentPage>

export const makeContentPage =
  ({
    catalogue,
    translations,
    mapTiles,
  }: {
    catalogue: PageCatalogue
    translations: Translations
    mapTiles?: MapTiles | undefined
  }): BuildContentPage =>
  async (frame, written) => {
    const { site, content, path } = frame
    const { template, title, preamble, image, date, author } = written
    const { robots } = robotsOf(site, { path, template })
    const languages = await translations.languageLinks(frame, written)
    const subMenu = subMenuOf(frame)
    return {
      ...pageBase(frame),
      template: template as ContentTemplateKind,
      pageId: `content${path}`,
      seo: {
        ...pageSeo(frame, written.seo.title, {
          description: written.seo.description,
          robots,
          ...(image !== undefined && { shareImage: image }),
        }),
        ...(await translations.alternatesOf(frame, written)),
      },
      breadcrumbs: breadcrumbsOf(frame, title),
      ...(isCorporate(frame) && { isCorporate: true }),
      ...(languages.length > 1 && { languages }),
      ...(subMenu.length > 0 && { subMenu }),
      dataLayer: { template, site: site.key, language: site.locale },
      model: {
        heading: title,
        ...withoutUndefined({ preamble, image, date, author }),
        blocks: toSisterSites(
          await resolveBlocks(written.blocks, { site, content, catalogue, path }),
          frame.context,
        ),
        ...(mapTiles && isAboutPlace(template) && { mapTiles }),
      },
    }
  }
