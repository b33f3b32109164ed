// The pages that search by text: the site's own, and that of the company.
import type { ContentPage } from '@husrum/domain'
import { readTextSearchAddress } from '@husrum/domain'
import { textsQuery } from '../../features/text-search/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { TextSearchData } from './Template.tsx'
import { TextSearchTemplate } from './Template.tsx'

export const template: Template<ContentPage, TextSearchData> = {
  texts: ['homes', 'search', 'textSearch'],
  load: async ({ address, site, textSearch, fetch, required }) => {
    const state = readTextSearchAddress(new URLSearchParams(address.search))
    const found = await required(fetch(textsQuery(state, site, textSearch)))
    return { hasFailed: found === undefined }
  },
  shows: ({ model: { blocks } }) => blockComponents(blocks),
  Component: TextSearchTemplate,
}
