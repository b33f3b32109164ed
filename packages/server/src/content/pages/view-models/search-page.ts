// The search page, with texts for the place in its path.
import type { MapTiles, SearchHead, SearchPage, SiteDefinition, Tag } from '@husrum/domain'
import { placesInHead } from '@husrum/domain'
import { contentTextsOf } from '../content-texts-of.ts'
import type { PageCatalogue } from '../page-catalogue.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo } from './page-frame.ts'
import { placeBreadcrumbs } from './place-breadcrumbs.ts'
import { searchInLanguages } from './translations.ts'

/** The page of a place that does not exist. */
export const unknownPlaceId = 'search/unknown'

/** `url` is the path relative to the search, without slashes at the ends: that of a place, or empty. */
export const makeSearchPage = ({
  catalogue,
  mapTiles,
}: {
  catalogue: PageCatalogue
  mapTiles?: MapTiles | undefined
}) => {
  /** The places that contain a place, the widest first; its url names them. */
  const widerPlaces = (site: SiteDefinition, { url }: Tag): Promise<readonly Tag[]> => {
    const parts = url.split('/')
    const urls = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
    return urls.length === 0 ? Promise.resolve([]) : catalogue.tagsByUrl(site.catalogueSiteId, urls)
  }

  return async (frame: PageFrame, url: string): Promise<SearchPage> => {
    const { site } = frame
    const { search, joined } = contentTextsOf(site)
    const tags = url === '' ? [] : await catalogue.tagsByUrl(site.catalogueSiteId, [url.toLowerCase()])
    const isUnknown = url !== '' && tags.length === 0
    const places = joined(tags.map(({ name }) => name))
    const headOf = (names: string): SearchHead => {
      const description = search.seoDescription(names)
      return { title: pageSeo(frame, search.seoTitle(names), { description }).title, description }
    }
    const wider = tags[0] ? await widerPlaces(site, tags[0]) : []
    // Two places may have one name: an area is told with its municipality, a municipality apart from its county.
    const around = wider.at(-1)?.name
    const named =
      tags[0]?.kind === 'area' && around !== undefined
        ? `${places}, ${around}`
        : tags[0]?.kind === 'municipality' && around === places
          ? search.municipality(places)
          : places
    const { languages, ...alternates } = searchInLanguages(frame, tags[0]?.url ?? '')
    return {
      ...pageBase(frame),
      template: 'search',
      pageId: tags[0] ? `search/${tags[0].id}` : isUnknown ? unknownPlaceId : 'search',
      seo: isUnknown
        ? pageSeo(frame, search.unknownHeading, {
            description: search.unknownPreamble,
            robots: 'noindex,follow',
          })
        : pageSeo(frame, search.seoTitle(named), {
            description: search.seoDescription(named),
            ...alternates,
          }),
      ...(!isUnknown && languages.length > 1 && { languages }),
      breadcrumbs: placeBreadcrumbs(site, [...wider, ...tags]),
      model: {
        heading: isUnknown ? search.unknownHeading : search.heading(places),
        preamble: isUnknown
          ? search.unknownPreamble
          : search.preamble(
              places,
              tags.reduce((sum, tag) => sum + tag.homes, 0),
            ),
        tags,
        heads: { everywhere: headOf(''), inPlaces: headOf(placesInHead) },
        ...(mapTiles && { mapTiles }),
      },
    }
  }
}
