// Recently viewed and most viewed homes (SEARCH-39).
import { endpoint } from '../endpoint.ts'
import { id, siteId } from '../fields.ts'
import { z } from '../zod.ts'

export const getLastVisited = endpoint({
  method: 'GET',
  path: '/services/timeseries/lastvisited/{id}/{siteId}',
  access: 'everybody',
  summary:
    'What the caller looked at, the latest first. The id is their own, of the account or of the visitor, or "me"; of another nothing is told, nor without consent to statistics.',
  request: z.object({ id, siteId }),
  response: z.array(
    z.object({
      /** Absent where the stage itself was looked at. */
      objectId: z.optional(z.string()),
      stageId: z.string(),
      /** Epoch milliseconds. */
      at: z.number(),
    }),
  ),
  problems: [400, 503],
})

export const getMostVisited = endpoint({
  method: 'GET',
  path: '/services/timeseries/mostvisited/county/{id}',
  access: 'everybody',
  summary:
    'The stages of a county, by its id or its url, that most looked at in the last thirty days, and how many.',
  request: z.object({ id }),
  response: z.array(z.object({ stageId: z.string(), count: z.int() })),
  problems: [400, 503],
})

export const noteVisit = endpoint({
  method: 'POST',
  path: '/services/timeseries/visited',
  access: 'everybody',
  isForOwnPages: true,
  summary:
    'Notes that the caller looked at a stage, or a home in it. Kept with consent to statistics alone, by the account or the visitor’s random number.',
  request: z.strictObject({ siteId, stageId: id, objectId: z.optional(id) }),
  response: z.undefined(),
  problems: [400, 403, 413, 415, 429, 503],
})

export const forgetVisits = endpoint({
  method: 'DELETE',
  path: '/services/timeseries/lastvisited/{id}/{siteId}',
  access: 'everybody',
  isForOwnPages: true,
  summary: 'Forgets all that the caller looked at on a site. The id is their own, or "me".',
  request: z.object({ id, siteId }),
  response: z.undefined(),
  problems: [400, 403, 429, 503],
})
