// The list of homes for resale, and the site's content about buying one.
import type { ContentPage } from '@husrum/domain'
import { resalesQuery } from '../../features/succession/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { SuccessionData } from './Template.tsx'
import { SuccessionTemplate } from './Template.tsx'

export const template: Template<ContentPage, SuccessionData> = {
  texts: ['succession', 'homes'],
  load: async ({ site, search, fetch, required }) => {
    const found = await required(fetch(resalesQuery(site, search)))
    return { hasFailed: found === undefined }
  },
  shows: ({ model: { blocks } }) => blockComponents(blocks),
  Component: SuccessionTemplate,
  leadsTo: 'object',
}
