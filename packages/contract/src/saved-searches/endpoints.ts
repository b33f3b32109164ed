// Saved searches (MY-15).
import { alertKinds, alertRhythms, disposalForms, residenceStatuses } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { integer, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const path = '/services/account_service/saved_searches'
const id = uuid
const rhythm = z.enum(alertRhythms)
/** The kinds of changes for which alerts are sent. */
const kinds = z.array(z.enum(alertKinds))
/** User input. The domain's rule validates it. */
const typed = text(2_000)

const status = z.enum(residenceStatuses)
/** Minor units of the currency. */
const amount = z.int()

/** Changes in a search since the caller last viewed it, with at most three of the homes that changed last. */
const searchNewsDto = z.object({
  /** Number of homes with changes; a home may have several changes. */
  homes: z.int(),
  newHome: z.int(),
  price: z.int(),
  status: z.int(),
  showing: z.int(),
  latest: z.array(
    z.object({
      objectId: z.string(),
      name: z.string(),
      path: z.string(),
      disposalForm: z.enum(disposalForms),
      isNew: z.boolean(),
      price: z.exactOptional(z.object({ before: amount, now: amount })),
      status: z.exactOptional(z.object({ before: status, now: status })),
      /** Times of added viewings. */
      showings: z.array(z.string()),
    }),
  ),
})

const savedSearchDto = z.object({
  id,
  name: z.string(),
  /** Path and query of the search on its site. */
  address: z.string(),
  rhythm,
  kinds,
  /** Whether alerts are paused. */
  isPaused: z.boolean(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  /** Number of homes that it finds now. */
  homes: z.int(),
  /** The places of the search that exist in the catalogue. */
  places: z.array(z.object({ url: z.string(), name: z.string() })),
  news: searchNewsDto,
})

export const getSavedSearches = endpoint({
  method: 'GET',
  path,
  access: 'favourites',
  summary: "List the caller's saved searches on the site, latest first.",
  request: z.object({}),
  response: z.object({
    savedSearches: z.array(savedSearchDto),
    /** The end of the previous visit, epoch milliseconds: changes since then are new. Absent on the first visit. */
    newsSince: z.exactOptional(z.number()),
    /** The last change that was considered, for `seen`. */
    newsTo: z.int(),
  }),
})

export const seeSavedSearches = endpoint({
  method: 'POST',
  path: `${path}/seen`,
  access: 'favourites',
  isForOwnPages: true,
  summary:
    'Record that the caller has seen the list up to `newsTo`. Changes stay new for this visit, which ends after half an hour without another view.',
  request: z.object({ newsTo: integer(0, Number.MAX_SAFE_INTEGER) }),
  response: z.undefined(),
})

export const saveSearch = endpoint({
  method: 'POST',
  path,
  access: 'favourites',
  summary:
    'Save a search under a name. Saving the same search again renames the existing one. Without `kinds`, alerts are sent for all kinds.',
  request: z.object({ name: typed, address: typed, rhythm, kinds: z.optional(kinds) }),
  response: savedSearchDto,
})

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: `${path}/{id}`,
  access: 'favourites',
  usedBy: 'integrators',
  summary:
    'Update a saved search: its name, the frequency and kinds of its alerts, and whether they are paused. Absent fields are unchanged. `isRemoved: false` restores a search within one hour of its removal.',
  request: z.object({
    id,
    name: z.optional(typed),
    rhythm: z.optional(rhythm),
    kinds: z.optional(kinds),
    isPaused: z.optional(z.boolean()),
    isRemoved: z.optional(z.literal(false)),
  }),
  response: savedSearchDto,
  outcomes: { notFound: 404 },
})

export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'favourites',
  usedBy: 'integrators',
  summary: 'Remove a saved search. It can be restored within one hour.',
  request: z.object({ id }),
  response: z.undefined(),
  outcomes: { notFound: 404 },
})

export const getTypedSearchAlert = endpoint({
  method: 'GET',
  path: '/services/search_alerts/typed',
  access: 'public',
  summary:
    'Get the last input of this browser in a search alert form that was rejected. It is stored for ten minutes and used to render the form again.',
  request: z.object({}),
  response: z.object({ fields: z.record(z.string(), z.string()) }),
})
