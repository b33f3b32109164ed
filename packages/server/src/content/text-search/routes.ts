// The text search's endpoint: the hits, cut to what is shown, and the interpretation.
import type { Answer, RequestOf, TextHitDto } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { HomeDetails, SiteDefinition } from '@husrum/domain'
import { searchedStatuses, searchTextOf, siteById } from '@husrum/domain'
import type { Hono } from 'hono'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { limitRate } from '../../platform/http/limit-rate.ts'
import { Problem } from '../../platform/http/problem.ts'
import { homeDocument, homeText } from './catalogue-documents.ts'
import type { Mark } from './crop-text.ts'
import { cropText, markText } from './crop-text.ts'
import type { SiteIndexes } from './site-indexes.ts'
import type { ShownDocument } from './text-document.ts'
import { shownOf } from './text-document.ts'
import { readTextQuery, understoodSearch } from './understood-search.ts'

export interface TextSearchRoutesOptions {
  readonly indexes: Pick<SiteIndexes, 'of'>
  readonly residences: Pick<ResidenceService, 'findHomes' | 'tagsByUrl' | 'homesByIds'>
  readonly now: () => number
  readonly perMinute?: number
}

type Cropping = Pick<RequestOf<typeof endpoints.textSearch>, 'attributesToCrop' | 'cropMarker'>

const siteOf = (siteId: number): SiteDefinition => {
  const site = siteById(siteId)
  if (!site) throw new Problem('invalidRequest', { errors: [{ field: 'siteId', key: 'unknownSite' }] })
  return site
}

const isSearched = ({ status }: HomeDetails): boolean => searchedStatuses.some((one) => one === status)

const writable = (marks: readonly Mark[]): [number, number][] => marks.map(([from, to]) => [from, to])

const shownHome = (home: HomeDetails, site: SiteDefinition): ShownDocument => ({
  ...shownOf(homeDocument(home, site)),
  text: homeText(home, site),
})

const toHitDto = (
  { id, category, title, text, url, date, image }: ShownDocument,
  {
    site,
    isFound,
    attributesToCrop,
    cropMarker,
  }: Cropping & { readonly site: SiteDefinition; readonly isFound: (word: string) => boolean },
): Answer<TextHitDto> => {
  const shown = attributesToCrop.includes('text')
    ? cropText(text, isFound, cropMarker)
    : { text, marks: markText(text, isFound) }
  return {
    id,
    type: category,
    siteId: site.siteId,
    language: site.wireLocale,
    title,
    url,
    text: shown.text,
    titleMarks: writable(markText(title, isFound)),
    textMarks: writable(shown.marks),
    date,
    image,
  }
}

/** `POST /services/textsearch`. A language that the site does not have finds nothing. */
export const textSearchRoutes = (
  app: Hono<AppEnv>,
  { indexes, residences, now, perMinute = 600 }: TextSearchRoutesOptions,
): void => {
  app.use(endpoints.textSearch.path, limitRate(perMinute))
  bindEndpoint(app, endpoints.textSearch, async (request) => {
    const site = siteOf(request.siteId)
    const text = searchTextOf(request.text)
    if (!request.languages.includes(site.wireLocale))
      return { hits: [], estimatedTotalHits: 0, facetDistribution: { type: {} } }
    const index = await indexes.of(site)
    const { documents, places } = index
    const { categories, sortType: sort, skip, take } = request
    const read = readTextQuery(text, index, site)
    const found = documents.search({
      ...read,
      text: `${read.text}${request.text.endsWith(' ') ? ' ' : ''}`,
      categories,
      sort,
      skip,
      take,
    })
    const homeIds = found.hits.flatMap((hit) => ('homeId' in hit ? hit.homeId : []))
    const [homes, understood] = await Promise.all([
      homeIds.length > 0 ? residences.homesByIds(site.catalogueSiteId, homeIds) : [],
      understoodSearch(text, { site, places, residences, today: new Date(now()).toISOString().slice(0, 10) }),
    ])
    const homeById = new Map(homes.filter(isSearched).map((home) => [home.id, home]))
    const shown = found.hits.flatMap((hit) => {
      if (!('homeId' in hit)) return hit
      const home = homeById.get(hit.homeId)
      // It may have been sold since the index was built.
      return home ? shownHome(home, site) : []
    })
    return {
      hits: shown.map((document) => toHitDto(document, { ...request, site, isFound: found.isFound })),
      estimatedTotalHits: found.total,
      facetDistribution: { type: found.counts },
      ...(understood && { understood }),
    }
  })
}
