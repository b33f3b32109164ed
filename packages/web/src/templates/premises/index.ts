// The premises page: the available premises, and the site's content about them.
import type { ContentPage } from '@husrum/domain'
import { readPremisesAddress } from '@husrum/domain'
import { premisesPlacesQuery, premisesQuery } from '../../features/premises/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { PremisesData } from './Template.tsx'
import { PremisesTemplate } from './Template.tsx'

export const template: Template<ContentPage, PremisesData> = {
  texts: ['premises'],
  load: async ({ address, site, premises, fetch, required }) => {
    const filters = readPremisesAddress(new URLSearchParams(address.search), site)
    const [found] = await Promise.all([
      required(fetch(premisesQuery(filters, site, premises))),
      required(fetch(premisesPlacesQuery(site, premises))),
    ])
    return { hasFailed: found === undefined }
  },
  shows: ({ model: { blocks } }) => blockComponents(blocks),
  Component: PremisesTemplate,
  leadsTo: 'premisesObject',
}
