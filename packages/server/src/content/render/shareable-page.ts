// Decides which pages can be shared between visitors, while they are rendered: by their template, and by their calls.
import type { CallEndpoint, EndpointName, PageDto } from '@husrum/contract'
import type { PageTemplateKind } from '@husrum/domain'
import { isCampaignParameter } from '@husrum/domain'

/** Templates without personal data. A new one is only added after review. */
const shareable: ReadonlySet<PageTemplateKind> = new Set<PageTemplateKind>([
  'start',
  'search',
  'corporateSearch',
  'premises',
  'succession',
  'area',
  'stage',
  'object',
  'premisesObject',
  'rental',
  'rentalProject',
  'rentalStart',
  'successionStage',
  'soldOut',
  'residenceExplorer',
  'seoCounty',
  'seoMunicipality',
  'referenceProjects',
  'referenceProject',
  'campaign',
  'newsRoom',
  'pressRelease',
  'faq',
  'blog',
  'inspiration',
  'career',
  'sustainability',
  'investorRelations',
  'customerService',
  'testimonial',
  'privacy',
  'content',
])

/** Templates that read the query. Any other page with a query is rendered per request. */
const readsQuery: ReadonlySet<PageTemplateKind> = new Set<PageTemplateKind>([
  'search',
  'corporateSearch',
  'premises',
  'succession',
  'residenceExplorer',
])

/** Calls whose answer does not depend on the caller. */
const answeredAlike: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'getViewModel',
  'getNavigation',
  'getEnglishNavigation',
  'searchObject',
  'stageAndAreaSearch',
  'objectsByIds',
  'stagesByIds',
  'searchTags',
  'tagsByUrl',
  'stageTags',
  'searchStageCounties',
  'searchPremises',
  'premisesTags',
  'getExplorer',
  'getMostVisited',
])

/** Present when an editor of Storyblok previews a draft, which is not cached (docs/decisions/0054). */
const draftParameter = '_storyblok'

/** The query, sorted and without campaign parameters; empty, or with its question mark. */
export const sharedSearch = (search: string): string => {
  if (search === '') return ''
  const read = [...new URLSearchParams(search)].filter(([name]) => !isCampaignParameter(name))
  // By name only: the order of equal names may matter.
  const sorted = new URLSearchParams(
    read.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  )
  return sorted.size === 0 ? '' : `?${sorted}`
}

/** Without script these blocks show the visitor's consent. */
const showsConsent = (page: PageDto): boolean => {
  const blocks = 'blocks' in page.model ? page.model.blocks : []
  return blocks.some(
    ({ kind, ...block }) => kind === 'video' || ('form' in block && block.form === 'consent'),
  )
}

const isPage = (body: unknown): body is PageDto =>
  typeof body === 'object' && body !== null && 'template' in body && 'model' in body

export const allPagesTag = 'pages'
/** Pages that list homes, stages or places. */
export const catalogueTag = 'catalogue'
export const homeTag = (id: string): string => `home-${id}`
export const stageTag = (id: string): string => `stage-${id}`

/** Pages about one home or one stage have its tag; every other page of the catalogue is a list. */
const tagsOf = (page: PageDto): readonly string[] => {
  switch (page.template) {
    case 'object':
    case 'rental':
      return [
        homeTag(page.model.home.id),
        stageTag(page.model.stage.id),
        ...page.model.similar.map(({ id }) => homeTag(id)),
      ]
    case 'stage':
    case 'rentalProject':
      return [stageTag(page.model.stage.id)]
    default:
      return [catalogueTag]
  }
}

export interface WatchedCalls {
  readonly call: CallEndpoint
  /** Undefined for a page that is, or may be, personal. */
  tags(search: string): readonly string[] | undefined
}

/** Passes calls on, and records what the page contains. */
export const watchCalls = (call: CallEndpoint): WatchedCalls => {
  let page: PageDto | undefined
  let isAlike = true
  return {
    call: async (name, request) => {
      if (!answeredAlike.has(name)) isAlike = false
      const reply = await call(name, request)
      if (reply.status !== 200) isAlike = false
      if (name === 'getViewModel' && isPage(reply.body)) page = reply.body
      return reply
    },
    tags: (search) =>
      page &&
      isAlike &&
      shareable.has(page.template) &&
      (search === '' || readsQuery.has(page.template)) &&
      !search.includes('redirectedFrom') &&
      !search.includes(draftParameter) &&
      !showsConsent(page)
        ? [allPagesTag, ...tagsOf(page)]
        : undefined,
  }
}
