// Which pages are the same for everybody, told while they are made: by what they are, and by whom they asked for what they show.
import type { CallEndpoint, EndpointName, PageDto } from '@husrum/contract'
import type { PageTemplateKind } from '@husrum/domain'
import { isCampaignParameter } from '@husrum/domain'

/** Templates in which nothing is anybody's own. A new one is not among them until somebody has looked. */
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

/** Those that read what stands behind the question mark. Any other page with such an address is made for who asks. */
const readsQuery: ReadonlySet<PageTemplateKind> = new Set<PageTemplateKind>([
  'search',
  'corporateSearch',
  'premises',
  'succession',
  'residenceExplorer',
])

/** Calls that are answered alike whoever asks. */
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

/** With it an editor of Storyblok asks for a draft, which is kept by nobody (docs/decisions/0054). */
const draftParameter = '_storyblok'

/** What stands behind the question mark, in one order and without campaigns; empty, or with its question mark. */
export const sharedSearch = (search: string): string => {
  if (search === '') return ''
  const read = [...new URLSearchParams(search)].filter(([name]) => !isCampaignParameter(name))
  // By name alone: of one name the order may mean something.
  const sorted = new URLSearchParams(
    read.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  )
  return sorted.size === 0 ? '' : `?${sorted}`
}

/** Without script these show what somebody has agreed to. */
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

/** Pages about one home or one stage name it; every other page of the catalogue is a list. */
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
  /** Undefined for a page that is, or may be, one visitor's own. */
  tags(search: string): readonly string[] | undefined
}

/** Hands calls on, and sees what a page is made of. */
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
