// Search for homes (SEARCH-19 to SEARCH-24).
import {
  bulkLimit,
  mapZooms,
  projectStatuses,
  residenceStatuses,
  sortOrders,
  stageHomesLimit,
  tagLimit,
} from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { day, id, integer, latitude, longitude, siteId, text } from '../fields.ts'
import { z } from '../zod.ts'
import {
  areaHitDto,
  facetDistributionDto,
  geoBoxDto,
  geoSearchDto,
  mapCellDto,
  objectHitDto,
  searchFilterDto,
  stageHitDto,
  stringList,
  tagDto,
} from './dtos.ts'

/** Our own sort orders, and aliases of two of them: see `sortOrderOfWire` (SEARCH-7). */
const sort = z._default(z.enum([...sortOrders, 'livingArea', 'accessDate:asc']), '')

const estimatedTotalHits = z.int()

const offset = z._default(integer(0, 1_000_000), 0)

/** Requests facet counts. Access dates and viewings are counted from this day. */
const facetsAt = z.optional(day)

export const searchObject = endpoint({
  method: 'POST',
  path: '/services/residence/search_object',
  access: 'public',
  summary: 'Search homes by filter, page by page, with facet counts on request.',
  request: z.strictObject({
    limit: z._default(integer(0, bulkLimit), 30),
    offset,
    sort,
    filter: searchFilterDto,
    facetsAt,
    /** Requests nearby homes first in the recommended order, if `near` is present (SEARCH-11). */
    geo: z.optional(z.enum(['auto'])),
    /** The visitor's random number, for other backends. It is never combined with `near`, used or stored (SEARCH-11). */
    userId: z.optional(id),
    /** The visitor's location, to a hundredth of a degree. It is used only for this answer, and never stored. */
    near: z.optional(z.object({ lat: latitude, lon: longitude })),
  }),
  inQuery: ['geo', 'userId'],
  response: z.object({
    hits: z.array(objectHitDto),
    estimatedTotalHits,
    facetDistribution: z.exactOptional(facetDistributionDto),
  }),
})

/** Hits are complete, or all have `type`, `id` and those of the requested attributes that they have. */
const stageOrAreaHits = z.union([
  z.array(z.discriminatedUnion('type', [stageHitDto, areaHitDto])),
  z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ ...z.partial(stageHitDto).shape, type: z.literal('stage'), id: z.string() }),
      z.strictObject({ ...z.partial(areaHitDto).shape, type: z.literal('area'), id: z.string() }),
    ]),
  ),
])

export const stageAndAreaSearch = endpoint({
  method: 'POST',
  path: '/services/residence/stage_and_area_search',
  access: 'public',
  summary:
    'Search the stages and areas that have homes matching a filter. Each hit has its type, its id, and the requested attributes, or all of them.',
  request: z.strictObject({
    sort,
    filter: searchFilterDto,
    attributesToRetrieve: z.optional(z.array(text(60)).check(z.maxLength(60))),
  }),
  response: z.object({
    hits: stageOrAreaHits,
    estimatedTotalHits,
    facetDistribution: z.object({ type: z.record(z.string(), z.int()) }),
  }),
})

export const searchStage = endpoint({
  method: 'POST',
  path: '/services/residence/search_stage',
  access: 'public',
  usedBy: 'contract',
  summary:
    'Search stages, regardless of which homes are available in them, page by page. Those with homes for sale come first unless another order is requested.',
  request: z.strictObject({
    limit: z._default(integer(0, bulkLimit), 30),
    offset,
    sort,
    filter: z.strictObject({
      siteId,
      stageIds: z.optional(stringList),
      /** Status of the stage, not of its homes. */
      status: z.optional(z.array(z.enum(projectStatuses)).check(z.maxLength(projectStatuses.length))),
      tags: z.optional(stringList),
      geoSearch: z.optional(geoSearchDto),
    }),
  }),
  response: z.object({ hits: z.array(stageHitDto), estimatedTotalHits }),
})

export const objectsInStage = endpoint({
  method: 'POST',
  path: '/services/residence/search/objects_in_stage',
  access: 'public',
  usedBy: 'contract',
  summary: `List the homes of a stage, at most ${stageHomesLimit}: those that a search finds, or those with the requested statuses.`,
  request: z.strictObject({
    siteId,
    stageId: id,
    objectStatus: z.optional(z.array(z.enum(residenceStatuses)).check(z.maxLength(residenceStatuses.length))),
    geoSearch: z.optional(geoSearchDto),
    tags: z.optional(stringList),
    sort,
  }),
  response: z.object({ hits: z.array(objectHitDto), estimatedTotalHits }),
})

export const searchMap = endpoint({
  method: 'POST',
  path: '/services/residence/search_map',
  access: 'public',
  summary: 'Count the homes that match a filter in each cell of a part of the map.',
  request: z.strictObject({
    filter: searchFilterDto,
    /** The visible part of the map. The filter may contain a smaller one. */
    box: geoBoxDto,
    /** At 0 the world is 256 pixels wide; each level doubles the width. */
    zoom: integer(mapZooms.min, mapZooms.max),
  }),
  response: z.object({ cells: z.array(mapCellDto), estimatedTotalHits }),
})

const tagFilter = z.strictObject({
  siteId,
  kind: z.optional(z.enum(['county', 'municipality', 'area'])),
})

export const searchTags = endpoint({
  method: 'POST',
  path: '/services/residence/search/tags',
  access: 'public',
  summary:
    'Search places whose name, or a word of it, begins with a text. An empty text lists the largest places.',
  request: z.strictObject({
    text: text(100),
    limit: z._default(integer(1, 100), tagLimit),
    filter: tagFilter,
    sort: z._default(z.enum(['', 'name:asc']), ''),
  }),
  response: z.object({ hits: z.array(tagDto), estimatedTotalHits }),
})

export const tagsByUrl = endpoint({
  method: 'POST',
  path: '/services/residence/search/tags/url',
  access: 'public',
  summary: 'Get the places with these URLs, in the requested order. Unknown URLs are omitted.',
  request: z.strictObject({
    siteId,
    urls: z.array(text(250)).check(z.maxLength(50)),
  }),
  response: z.object({ hits: z.array(tagDto), estimatedTotalHits }),
})

export const stageTags = endpoint({
  method: 'GET',
  path: '/services/residence/search/stage_tags/{siteId}',
  access: 'public',
  summary: 'List all places of a site that have a stage.',
  request: z.object({ siteId }),
  response: z.object({ hits: z.array(tagDto), estimatedTotalHits }),
})

export const searchStageCounties = endpoint({
  method: 'POST',
  path: '/services/residence/search_stage_counties',
  access: 'public',
  usedBy: 'contract',
  summary: 'List the counties in which a site has stages.',
  request: z.strictObject({
    filter: z.strictObject({ siteId }),
    sort: z._default(z.enum(['', 'name:asc']), ''),
  }),
  response: z.object({ hits: z.array(tagDto), estimatedTotalHits }),
})

const byIds = z.strictObject({
  filter: z.strictObject({
    ids: z.array(id).check(z.maxLength(bulkLimit)),
    siteId,
  }),
  sort,
})

export const objectsByIds = endpoint({
  method: 'POST',
  path: '/services/residence/search/by_ids/object',
  access: 'public',
  summary: 'Get the homes with these ids, whatever their status. Without a sort, in the requested order.',
  request: byIds,
  response: z.object({ hits: z.array(objectHitDto), estimatedTotalHits }),
})

export const stagesByIds = endpoint({
  method: 'POST',
  path: '/services/residence/search/by_ids/stage',
  access: 'public',
  summary: 'Get the stages with these ids. Without a sort, in the requested order.',
  request: byIds,
  response: z.object({ hits: z.array(stageHitDto), estimatedTotalHits }),
})
