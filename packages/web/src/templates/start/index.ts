// A site's start page: its newest homes, and those in its listings, in one call.
import type { StartPage } from '@husrum/domain'
import { cookies } from '@husrum/domain'
import { homesByIdsQuery, lastVisitedQuery } from '../../features/homes/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { StartData } from './Template.tsx'
import { idsOfStart, lastVisited, StartTemplate } from './Template.tsx'

const known = new RegExp(`(?:^|; ?)(?:${cookies.visitor.name}|${cookies.token.name})=`)

/** Requests nothing for visitors who cannot have recently viewed homes. */
const mayBeKnown = (sent: string): boolean => known.test(sent)

export const template: Template<StartPage, StartData> = {
  texts: ['homes'],
  load: async ({ page, site, cookies: sent, search, recentlyViewed, fetch, optional }) => {
    const [homes, visited = []] = await Promise.all([
      optional(fetch(homesByIdsQuery(idsOfStart(page), site, search))),
      // An extra: the page is whole without it.
      mayBeKnown(sent) ? fetch(lastVisitedQuery(site, recentlyViewed)).catch(() => []) : [],
    ])
    if (visited.length > 0) await lastVisited.load()
    return { homes, visited }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: StartTemplate,
  structuredData: async (...given) =>
    (await import('./start-structured-data.ts')).startStructuredData(...given),
  leadsTo: 'search',
}
