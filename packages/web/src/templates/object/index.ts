// The page of a home: the home comes with the view model, similar homes beside it.
import type { Home, ObjectPage } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { Template } from '../../frame/template.ts'
import { lazyComponent } from '../../lazy/lazy-component.tsx'

export interface ObjectData {
  /** Undefined where they could not be had. */
  readonly similar: readonly Home[] | undefined
}

export const objectTemplate: Template<ObjectPage, ObjectData> = {
  kinds: ['object'],
  texts: ['homes'],
  // Similar homes are an extra: without them the page is still whole.
  load: async ({ page, site, search, fetch }) => ({
    similar: await fetch(homesByIdsQuery(page.model.similarIds, site, search)).catch(() => undefined),
  }),
  component: lazyComponent(async () => (await import('./Template.tsx')).ObjectTemplate),
  structuredData: async (...given) =>
    (await import('./object-structured-data.ts')).objectStructuredData(...given),
  leadsTo: 'search',
}
