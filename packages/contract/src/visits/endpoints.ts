// Recently viewed and most viewed homes (SEARCH-39).
import { endpoint } from '../endpoint.ts'
import { id, siteId } from '../fields.ts'
import { z } from '../zod.ts'

export const getLastVisited = endpoint({
  method: 'GET',
  path: '/services/timeseries/lastvisited/{id}/{siteId}',
  access: 'public',
  summary:
    'List what the caller last viewed, latest first. The id is the caller\'s own, of the account or of the visitor, or "me". The list is empty for any other id, and without consent to statistics.',
  request: z.object({ id, siteId }),
  response: z.array(
    z.object({
      /** Absent if the stage itself was viewed. */
      objectId: z.exactOptional(z.string()),
      stageId: z.string(),
      /** Epoch milliseconds. */
      at: z.number(),
    }),
  ),
})

export const getMostVisited = endpoint({
  method: 'GET',
  path: '/services/timeseries/mostvisited/county/{id}',
  access: 'public',
  summary:
    'List the stages of a county, by its id or its URL, that were viewed most in the last thirty days, with their counts.',
  request: z.object({ id }),
  response: z.array(z.object({ stageId: z.string(), count: z.int() })),
})

export const noteVisit = endpoint({
  method: 'POST',
  path: '/services/timeseries/visited',
  access: 'public',
  isForOwnPages: true,
  summary:
    "Record that the caller viewed a stage, or a home in it. Stored only with consent to statistics, by the account or the visitor's random number.",
  request: z.strictObject({ siteId, stageId: id, objectId: z.optional(id) }),
  response: z.undefined(),
})

export const forgetVisits = endpoint({
  method: 'DELETE',
  path: '/services/timeseries/lastvisited/{id}/{siteId}',
  access: 'public',
  isForOwnPages: true,
  summary: 'Delete the caller\'s viewing history on a site. The id is the caller\'s own, or "me".',
  request: z.object({ id, siteId }),
  response: z.undefined(),
})
