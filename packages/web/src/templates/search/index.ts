// The search page. Its rules of addresses and filters are loaded with it, and not with every page.
import type { SearchPage } from '@husrum/domain'
import type { Template } from '../../frame/template.ts'
import { lazyComponent } from '../../lazy/lazy-component.tsx'
import type { SearchData } from './load-search.ts'

export const searchTemplate: Template<SearchPage, SearchData> = {
  kinds: ['search'],
  texts: ['homes', 'search'],
  load: async (context) => (await import('./load-search.ts')).loadSearch(context),
  component: lazyComponent(async () => (await import('./Template.tsx')).SearchTemplate),
  leadsTo: 'object',
}
