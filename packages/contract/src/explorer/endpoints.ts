// The residence explorer (SEARCH-34).
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { z } from '../zod.ts'
import { explorerDto } from './dtos.ts'

export const getExplorer = endpoint({
  method: 'GET',
  path: '/services/explorer/get/{stageId}',
  access: 'public',
  summary:
    'Get the homes of a stage in their current state, at most 200, earliest access date first, and the views in which they can be clicked; no views if none were drawn. 404 for a stage that the site does not show.',
  request: z.object({ stageId: id }),
  response: explorerDto,
  outcomes: { notFound: 404 },
})
