// The start page for renting: the available homes, and the site's content about how to rent.
import type { ContentPage } from '@husrum/domain'
import { homesQuery, stagesAndAreasQuery } from '../../features/search/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { searchOfRentals } from './search-of-rentals.ts'
import type { RentalsData } from './Template.tsx'
import { RentalsTemplate } from './Template.tsx'

export const template: Template<ContentPage, RentalsData> = {
  texts: ['rentals', 'homes'],
  load: async ({ site, search, fetch, required }) => {
    const rentals = searchOfRentals(site)
    const [homes, places] = await Promise.all([
      required(fetch(homesQuery(rentals, site, search))),
      required(fetch(stagesAndAreasQuery(rentals, site, search))),
    ])
    return {
      hasFailed: homes === undefined || places === undefined,
      homes: homes?.homes ?? [],
      total: homes?.total ?? 0,
      stages: places?.stages ?? [],
    }
  },
  shows: ({ model: { blocks } }) => blockComponents(blocks),
  Component: RentalsTemplate,
  leadsTo: 'rentalProject',
}
