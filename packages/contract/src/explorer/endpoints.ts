// The residence explorer (SEARCH-34).
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { z } from '../zod.ts'
import { explorerDto } from './dtos.ts'

export const getExplorer = endpoint({
  method: 'GET',
  path: '/services/explorer/get/{stageId}',
  access: 'everybody',
  summary:
    'The homes of a stage as they stand now, at most 200, the first to move into first, and the views in which they can be clicked; none where nobody drew any. 404 for a stage that the site does not show.',
  request: z.object({ stageId: id }),
  response: explorerDto,
  problems: [400, 404, 503],
})
