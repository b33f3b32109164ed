// A member's wishes for homes in a sale, and whether the membership is renewed (MY-17, MY-21).
import { compassDirections, residenceStatuses, wishKeys } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, text } from '../fields.ts'
import { z } from '../zod.ts'

const projectId = id
const typed = z.optional(text(200))

/** Rooms, floors and whole units of the currency. Absent fields are not wishes. */
const wishesDto = z.object({
  minRooms: z.exactOptional(z.int()),
  maxRooms: z.exactOptional(z.int()),
  maxPrice: z.exactOptional(z.int()),
  minFloor: z.exactOptional(z.int()),
  directions: z.array(z.enum(compassDirections)),
  must: z.array(z.enum(wishKeys)),
})

const wishedProject = z.object({
  projectId: z.string(),
  name: z.string(),
  path: z.string(),
  wishes: wishesDto,
  /** Best match first. */
  homes: z.array(
    z.object({
      objectId: z.string(),
      name: z.string(),
      path: z.string(),
      rooms: z.number(),
      area: z.number(),
      price: z.number(),
      status: z.enum(residenceStatuses),
      fit: z.enum(['all', 'musts', 'not']),
      missing: z.array(z.enum(wishKeys)),
    }),
  ),
})

export const getWishes = endpoint({
  method: 'GET',
  path: '/services/vip/wishes/{projectId}',
  access: 'vipPages',
  summary:
    "Get the caller's wishes in a project, and how well each available home meets them. 404 for a project of no site.",
  request: z.object({ projectId }),
  response: wishedProject,
  outcomes: { notFound: 404 },
})

export const putWishes = endpoint({
  method: 'PUT',
  path: '/services/vip/wishes/{projectId}',
  access: 'vipPages',
  isForOwnPages: true,
  summary:
    "Save the caller's wishes in a project, sent in the query. Staff who allocate homes can read them. 400 with the keys of the form's rule. Idempotent.",
  request: z.object({
    projectId,
    minRooms: typed,
    maxRooms: typed,
    maxPrice: typed,
    minFloor: typed,
    directions: typed,
    must: typed,
  }),
  response: wishedProject,
  outcomes: { notFound: 404 },
})

export const getWishesOfProject = endpoint({
  method: 'GET',
  path: '/services/vip/wishes_of_members/{projectId}',
  access: 'key:wishes:read',
  summary:
    'List the wishes of each paying member in a project, by queue position. For systems that allocate homes.',
  request: z.object({ projectId }),
  response: z.object({
    members: z.array(
      z.object({
        accountId: z.string(),
        name: z.string(),
        email: z.string(),
        joinedAt: z.int(),
        wishes: wishesDto,
      }),
    ),
  }),
})
