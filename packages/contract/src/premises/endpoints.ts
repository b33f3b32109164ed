// Search for premises (SEARCH-25).
import { plainSortOrders, premisesLimit } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { integer, siteId } from '../fields.ts'
import { z } from '../zod.ts'
import { premisesDto, premisesFilterDto, premisesPlaceDto } from './dtos.ts'

const chosenOrders = plainSortOrders.filter((order) => order !== '')

export const searchPremises = endpoint({
  method: 'POST',
  path: '/services/residence/search/premises',
  access: 'public',
  summary: "Search premises by filter, sorted by the editors' order and then as requested.",
  request: z.strictObject({
    filter: premisesFilterDto,
    sort: z._default(z.array(z.enum(['sortOrder:asc', ...chosenOrders])).check(z.maxLength(2)), [
      'sortOrder:asc',
    ]),
    limit: z._default(integer(0, premisesLimit), premisesLimit),
  }),
  response: z.object({ hits: z.array(premisesDto), estimatedTotalHits: z.int() }),
})

export const premisesTags = endpoint({
  method: 'POST',
  path: '/services/residence/search/premises/tags',
  access: 'public',
  summary: 'List all places of a site that have premises, largest areas first, with the number of premises.',
  request: z.strictObject({ siteId }),
  response: z.object({ hits: z.array(premisesPlaceDto), estimatedTotalHits: z.int() }),
})
