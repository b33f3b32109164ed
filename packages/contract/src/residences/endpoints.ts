// A person's homes, and the timeline of one (MY-7, MY-20).
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { z } from '../zod.ts'
import { ownResidencesDto, residenceDto } from './dtos.ts'

const problems = [400, 401, 403, 404, 409, 503] as const

export const getResidences = endpoint({
  method: 'GET',
  path: '/services/residences',
  access: 'myResidence',
  summary: "The person's homes on the site, those that they left last, and where else they have some.",
  request: z.object({}),
  response: ownResidencesDto,
  problems,
})

export const getTimeline = endpoint({
  method: 'GET',
  path: '/services/timeline/{objectId}',
  access: 'myResidence',
  summary: 'One of them with the days of its way, by its own id or by that of its home.',
  request: z.object({ objectId: id }),
  response: residenceDto,
  problems,
})
