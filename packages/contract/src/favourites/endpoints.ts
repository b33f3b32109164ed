// Favourites and hidden homes of the caller (MY-14).
import { maxMarkedHomes, residenceStatuses } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { instant, integer, money } from '../fields.ts'
import { z } from '../zod.ts'

const base = '/services/account_service'
const objectId = z.string().check(z.regex(/^[\w-]{1,64}$/))

const markedHomeDto = z.object({
  objectId,
  markedAt: instant,
  /** The total price for the buyer when the home was marked, in whole units; absent if unknown. */
  price: z.exactOptional(money),
  status: z.exactOptional(z.enum(residenceStatuses)),
})

/** The last change, epoch milliseconds, and whether the caller has not seen it yet. */
const moment = { at: z.int(), isNew: z.boolean() }

const followedHomeDto = z.extend(markedHomeDto, {
  /** The last change of each kind since it was marked. */
  history: z.exactOptional(
    z.object({
      price: z.exactOptional(z.object(moment)),
      status: z.exactOptional(z.object(moment)),
      /** Added viewings, including past ones. */
      showing: z.exactOptional(z.object({ ...moment, added: z.array(z.string()) })),
    }),
  ),
})

/** Latest first. */
const listed = {
  method: 'GET',
  access: 'favourites',
  request: z.object({}),
  response: z.object({ homes: z.array(markedHomeDto) }),
} as const

const change = {
  access: 'favourites',
  request: z.object({ objectId }),
  response: z.undefined(),
} as const

export const listFavourites = endpoint({
  ...listed,
  path: `${base}/favorites`,
  summary:
    "List the caller's favourites among the homes of the site, latest first, with the changes of each since it was added.",
  response: z.object({
    homes: z.array(followedHomeDto),
    /** The end of the previous visit, epoch milliseconds; absent on the first visit. */
    newsSince: z.exactOptional(z.number()),
    /** The last change that was considered, for `seen`. */
    newsTo: z.int(),
  }),
})

export const seeFavourites = endpoint({
  method: 'POST',
  path: `${base}/favorites/seen`,
  access: 'favourites',
  isForOwnPages: true,
  summary:
    'Record that the caller has seen the favourites up to `newsTo`. Changes stay new for this visit, which ends after half an hour without another view.',
  request: z.object({ newsTo: integer(0, Number.MAX_SAFE_INTEGER) }),
  response: z.undefined(),
})

export const getFavourite = endpoint({
  method: 'GET',
  path: `${base}/favorites/{objectId}`,
  access: 'favourites',
  usedBy: 'integrators',
  summary: 'Get a favourite. 404 for a home that is not one.',
  request: z.object({ objectId }),
  response: markedHomeDto,
  outcomes: { notFound: 404 },
})

export const addFavourite = endpoint({
  ...change,
  method: 'PUT',
  path: `${base}/favorites/{objectId}`,
  summary:
    'Add a home to the favourites, with its current price and status. An existing favourite is unchanged. 404 for a home that does not exist; 400 `tooLarge` if the caller has the maximum number.',
  outcomes: { notFound: 404 },
})

export const removeFavourite = endpoint({
  ...change,
  method: 'DELETE',
  path: `${base}/favorites/{objectId}`,
  summary: 'Remove a home from the favourites. Idempotent.',
})

export const listHiddenHomes = endpoint({
  ...listed,
  path: `${base}/hidden_homes`,
  summary: 'List the homes of the site that the caller has hidden from lists, latest first.',
})

export const hideHome = endpoint({
  ...change,
  method: 'PUT',
  path: `${base}/hidden_homes/{objectId}`,
  summary: "Hide a home from the caller's lists. 404 and 400 as for favourites.",
  outcomes: { notFound: 404 },
})

export const showHome = endpoint({
  ...change,
  method: 'DELETE',
  path: `${base}/hidden_homes/{objectId}`,
  summary: "Show a hidden home in the caller's lists again. Idempotent.",
})

const ofDevice = z.array(markedHomeDto).check(z.maxLength(maxMarkedHomes))

export const mergeMarkedHomes = endpoint({
  method: 'POST',
  path: `${base}/favorites/merge`,
  access: 'favourites',
  summary:
    'Merge the favourites and hidden homes of a device into the account after sign-in. Those of the account are unchanged. Homes that no longer exist are included, so that the caller can be informed. Idempotent.',
  request: z.object({ favorites: ofDevice, hidden: ofDevice }),
  response: z.undefined(),
})
