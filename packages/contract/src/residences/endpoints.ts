// The caller's homes, and their timelines (MY-7, MY-20).
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { z } from '../zod.ts'
import { ownResidencesDto, residenceDto } from './dtos.ts'

export const getResidences = endpoint({
  method: 'GET',
  path: '/services/residences',
  access: 'myResidence',
  summary:
    "List the caller's homes on the site, those that they have left last, and other sites where they have homes.",
  request: z.object({}),
  response: ownResidencesDto,
})

export const getTimeline = endpoint({
  method: 'GET',
  path: '/services/timeline/{objectId}',
  access: 'myResidence',
  summary:
    "Get one of the caller's homes with the dates of its timeline, by its own id or by the id of the home.",
  request: z.object({ objectId: id }),
  response: residenceDto,
  outcomes: { notFound: 404 },
})
