// Marked homes: favourites, and homes that the person has hidden (MY-14).
import { maxMarkedHomes, residenceStatuses } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { instant, integer, money } from '../fields.ts'
import { z } from '../zod.ts'

const base = '/services/account_service'
const objectId = z.string().check(z.regex(/^[\w-]{1,64}$/))

const markedHomeDto = z.object({
  objectId,
  markedAt: instant,
  /** What the buyer paid in all when it was marked, in whole units; absent where nobody looked. */
  price: z.optional(money),
  status: z.optional(z.enum(residenceStatuses)),
})

/** When something last changed, epoch milliseconds, and whether that is after what the person has seen. */
const moment = { at: z.int(), isNew: z.boolean() }

const followedHomeDto = z.extend(markedHomeDto, {
  /** The last change of each kind since it was marked. */
  history: z.optional(
    z.object({
      price: z.optional(z.object(moment)),
      status: z.optional(z.object(moment)),
      /** Viewings that were added, whether or not they are over. */
      showing: z.optional(z.object({ ...moment, added: z.array(z.string()) })),
    }),
  ),
})

/** The latest first. */
const listed = {
  method: 'GET',
  access: 'favourites',
  request: z.object({}),
  response: z.object({ homes: z.array(markedHomeDto) }),
  problems: [401, 403, 404, 503],
} as const

const change = {
  access: 'favourites',
  request: z.object({ objectId }),
  response: z.undefined(),
  problems: [400, 401, 403, 404, 503],
} as const

export const listFavourites = endpoint({
  ...listed,
  path: `${base}/favorites`,
  summary:
    'The person’s favourites among the homes of the site, the latest first, with what has changed of each since it was marked.',
  response: z.object({
    homes: z.array(followedHomeDto),
    /** The end of the visit before, epoch milliseconds; absent on the first. */
    newsSince: z.optional(z.number()),
    /** The last change of a home that was looked at, for `seen`. */
    newsTo: z.int(),
  }),
})

export const seeFavourites = endpoint({
  method: 'POST',
  path: `${base}/favorites/seen`,
  access: 'favourites',
  isForOwnPages: true,
  summary:
    'The person has the favourites before them, up to `newsTo`. What is new stays so for this visit, which ends when nobody has looked for half an hour.',
  request: z.object({ newsTo: integer(0, Number.MAX_SAFE_INTEGER) }),
  response: z.undefined(),
  problems: [400, 401, 403, 404, 413, 415, 503],
})

export const getFavourite = endpoint({
  method: 'GET',
  path: `${base}/favorites/{objectId}`,
  access: 'favourites',
  summary: 'One favourite; 404 for a home that is none.',
  request: z.object({ objectId }),
  response: markedHomeDto,
  problems: [400, 401, 403, 404, 503],
})

export const addFavourite = endpoint({
  ...change,
  method: 'PUT',
  path: `${base}/favorites/{objectId}`,
  summary:
    'Makes a home a favourite, with what it costs and is now; one that is a favourite stays as it was. 404 for a home that is not there; 400 `tooLarge` where the person has as many as there may be.',
})

export const removeFavourite = endpoint({
  ...change,
  method: 'DELETE',
  path: `${base}/favorites/{objectId}`,
  summary: 'Makes a home no favourite, whether or not it was one.',
})

export const listHiddenHomes = endpoint({
  ...listed,
  path: `${base}/hidden_homes`,
  summary: 'Homes of the site that the person does not want to see in lists, the latest first.',
})

export const hideHome = endpoint({
  ...change,
  method: 'PUT',
  path: `${base}/hidden_homes/{objectId}`,
  summary: 'Hides a home from the person’s lists. 404 and 400 as for favourites.',
})

export const showHome = endpoint({
  ...change,
  method: 'DELETE',
  path: `${base}/hidden_homes/{objectId}`,
  summary: 'Shows a home in the person’s lists again, whether or not it was hidden.',
})

const ofDevice = z.array(markedHomeDto).check(z.maxLength(maxMarkedHomes))

export const mergeMarkedHomes = endpoint({
  method: 'POST',
  path: `${base}/favorites/merge`,
  access: 'favourites',
  summary:
    'Takes in what a device had marked before its person signed in. What the account has stays as it is; homes that are not there any more are kept, to be told of. Done again it changes nothing.',
  request: z.object({ favorites: ofDevice, hidden: ofDevice }),
  response: z.undefined(),
  problems: [400, 401, 403, 404, 413, 415, 503],
})
