// Errands: reported faults, as seen by residents and boards (FAULT-58, FAULT-74 to FAULT-77).
import { errandLetters } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, integer, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const base = '/services/case_management'

const attachmentDto = z.object({
  attachmentId: z.string(),
  filename: z.string(),
  /** One of the kinds of file that may be attached. */
  kind: z.exactOptional(z.string()),
  /** Bytes. */
  size: z.exactOptional(z.number()),
})

/** FAULT-33. Unknown texts are empty; times are epoch milliseconds. */
const errandDto = z.object({
  id,
  caseStatusId: z.string(),
  statusSince: z.exactOptional(z.number()),
  caseTypeName: z.string(),
  creationDate: z.number(),
  ticketNumber: z.string(),
  objectName: z.string(),
  objectAddress: z.string(),
  buildingPartName: z.string(),
  brfName: z.string(),
  otherResidentInfo: z.string(),
  roomType: z.string(),
  /** The faulty part of the room, as text. */
  problem: z.exactOptional(z.string()),
  nrOfCaseControlPoints: z.int(),
  attachments: z.array(attachmentDto),
  area: z.enum(['YourApartment', 'CommonAreas']),
  /**
   * The caller's access; `full` if absent. `shared`: read everything, write messages. `placeAndStatus`: an errand inside a resident's
   * home that the resident does not share with the board. All texts except those of the place are empty, and there are no files,
   * messages, contacts or promised dates.
   */
  access: z.exactOptional(z.enum(['full', 'shared', 'placeAndStatus'])),
  /** The role that closed it unresolved; absent for other statuses. */
  closedBy: z.exactOptional(z.enum(['customer', 'board'])),
  /** By when an answer was promised, when it was reported or reopened. It remains once it is answered. */
  promisedBy: z.exactOptional(z.number()),
  /** When staff answered; absent until then. */
  answeredAt: z.exactOptional(z.number()),
  /** By when staff have said that it is done; absent until they say so. */
  doneBy: z.exactOptional(z.number()),
  /** Time of resolution; absent until then. */
  doneAt: z.exactOptional(z.number()),
  /** Incremented with every change by customers of description, contact or files. `If-Match` of an update. */
  version: z.int(),
})

/** A page of a list for integrators. If there is more, `Link: <…>; rel="next"` (RFC 8288) is the next page. */
const listPage = z.object({
  limit: z.optional(integer(1, 1_000)),
  /** The id of the last errand of the previous page. */
  after: z.optional(id),
})
const pagedSummary =
  'Returns at most `limit` (500) errands; the header `Link` with `rel="next"` is the next page.'

/** Maximum number of errands that a page shows. */
const shownLimit = z.optional(integer(1, 10_000))
const lateDto = z.object({
  count: z.int(),
  /** The first five, by promised time, oldest first. */
  first: z.array(errandDto),
})
const sumDto = z.object({
  all: z.int(),
  open: z.int(),
  late: z.int(),
  /** Of errands that have ended. */
  kept: z.int(),
  missed: z.int(),
  /** Age of the oldest open errand, in days. */
  oldestDays: z.exactOptional(z.int()),
})
/** Figures by `name`, which is empty if unknown; those with most open errands first. */
const tallyDto = z.object({ name: z.string(), ...sumDto.shape })

/** The author: the reporter, the board, or our staff. */
const party = z.enum(['customer', 'board', 'staff'])

/** Signature of a board: the member's name (empty once the account is deleted) and the association. */
const signedBy = z.exactOptional(z.object({ name: z.string(), association: z.string() }))

const errandDetailsDto = z.object({
  ...errandDto.shape,
  description: z.string(),
  /** The faulty part of the room, as text. */
  problem: z.string(),
  alternativeContact: z.exactOptional(
    z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
  ),
  /** The staff member who handles it; absent until it is assigned. */
  handler: z.exactOptional(z.object({ name: z.string(), phone: z.exactOptional(z.string()) })),
  /** The booked visit. */
  visit: z.exactOptional(z.object({ startsAt: z.number(), endsAt: z.number() })),
  /** The question of our staff, while the errand waits for an answer. */
  question: z.exactOptional(z.string()),
  /** Oldest first. `text` is the text that was written with the event. */
  history: z.array(
    z.object({
      at: z.number(),
      kind: z.enum([
        'created',
        'status',
        'updated',
        'visit',
        'message',
        'reopenRequested',
        'rated',
        'files',
        'shared',
        'unshared',
      ]),
      by: party,
      signedBy,
      caseStatusId: z.exactOptional(z.string()),
      text: z.exactOptional(z.string()),
    }),
  ),
  messages: z.array(
    z.object({
      id,
      at: z.number(),
      by: party,
      signedBy,
      text: z.string(),
      attachments: z.array(attachmentDto),
    }),
  ),
  /** 1 to 5, once the errand is completed and rated. */
  rating: z.exactOptional(z.int()),
  /** Whether the resident shares it with the board; absent if sharing does not apply. */
  sharedWithBoard: z.exactOptional(z.boolean()),
})

const oneErrand = z.object({ id })

export const getBoardErrands = endpoint({
  method: 'GET',
  path: `${base}/cases`,
  access: 'seeBoardCases',
  usedBy: 'contract',
  summary: `List all errands of the association, newest first. For errands inside residents' homes only place and status are included (\`access\`), unless the resident shares them. ${pagedSummary}`,
  request: listPage,
  response: z.array(errandDto),
  outcomes: { notFound: 404 },
})

export const getOwnBoardErrands = endpoint({
  method: 'GET',
  path: `${base}/board_cases`,
  access: 'seeBoardCases',
  usedBy: 'contract',
  summary: `List the errands of the association that its board has reported. ${pagedSummary}`,
  request: listPage,
  response: z.array(errandDto),
  outcomes: { notFound: 404 },
})

export const getBoardErrand = endpoint({
  method: 'GET',
  path: `${base}/case/{id}`,
  access: 'seeBoardCases',
  usedBy: 'contract',
  summary: 'Get an errand of the association.',
  request: oneErrand,
  response: errandDetailsDto,
  outcomes: { notFound: 404 },
})

export const getResidentErrands = endpoint({
  method: 'GET',
  path: `${base}/customer/get_cases`,
  access: 'seeResidentCase',
  usedBy: 'contract',
  summary: `List the errands that the resident has reported and may see, newest first. ${pagedSummary}`,
  request: listPage,
  response: z.array(errandDto),
  outcomes: { notFound: 404 },
})

export const getResidentErrand = endpoint({
  method: 'GET',
  path: `${base}/customer/case/{id}`,
  access: 'seeResidentCase',
  usedBy: 'contract',
  summary: 'Get an errand of the resident.',
  request: oneErrand,
  response: errandDetailsDto,
  outcomes: { notFound: 404 },
})

export const getErrands = endpoint({
  method: 'GET',
  path: `${base}/errands`,
  access: 'changeCase',
  summary:
    "List the caller's errands: for a board all errands of its association, for a resident those of `customer/get_cases`. `status` and `errandType` are comma-separated values. `sort` is one of `creationDate`, `status`, `ticketNumber` and `address`, with a leading `-` for descending order (`-creationDate`). Unknown values are ignored. `counts` covers all errands that the caller may see; `late` is only for boards.",
  request: z.object({
    status: z.optional(text(1_000)),
    errandType: z.optional(text(1_000)),
    sort: z.optional(text(40)),
    limit: shownLimit,
  }),
  response: z.object({
    viewer: z.enum(['resident', 'board']),
    errands: z.array(errandDto),
    counts: z.array(z.object({ caseStatusId: z.string(), caseTypeName: z.string(), count: z.int() })),
    late: z.exactOptional(lateDto),
  }),
  outcomes: { notFound: 404 },
})

export const getErrandsOverview = endpoint({
  method: 'GET',
  path: `${base}/cases/overview`,
  access: 'seeBoardCases',
  summary:
    'Get an overview of all errands of the association: late errands, figures by stairwell and by kind, and the errands themselves: late ones first, then open ones, oldest first.',
  request: z.object({ limit: shownLimit }),
  response: z.object({
    late: lateDto,
    all: sumDto,
    byStairwell: z.array(tallyDto),
    byKind: z.array(tallyDto),
    errands: z.array(errandDto),
  }),
  outcomes: { notFound: 404 },
})

export const getErrand = endpoint({
  method: 'GET',
  path: `${base}/errands/{id}`,
  access: 'changeCase',
  summary: 'Get one of the errands that `getErrands` lists.',
  request: oneErrand,
  response: errandDetailsDto,
  outcomes: { notFound: 404 },
})

export const getTypedErrandForm = endpoint({
  method: 'GET',
  path: `${base}/errands/typed`,
  access: 'changeCase',
  summary:
    'Get the input of an errand form that was rejected without script (`errandFormPath`), by field name. Empty if there is none.',
  request: z.object({}),
  response: z.object({ fields: z.record(z.string(), z.string()) }),
  outcomes: { notFound: 404 },
})

export const getHasErrands = endpoint({
  method: 'GET',
  path: `${base}/has_cases`,
  access: 'signedIn',
  summary: 'Check whether the caller has errands to see on this site. Decides whether the menu shows them.',
  request: z.object({}),
  response: z.object({ data: z.boolean() }),
  outcomes: { notFound: 404 },
})

const controlPointDto = z.object({
  id,
  text: z.string(),
  status: z.string(),
  comment: z.string(),
  attachments: z.array(attachmentDto),
})
const roundDto = z.object({
  id,
  caseId: z.string(),
  title: z.string(),
  /** `yyyy-MM-dd`. */
  plannedDate: z.string(),
  status: z.string(),
  nrOfCaseControlPoints: z.int(),
  controlPoints: z.array(controlPointDto),
})

export const getRounds = endpoint({
  method: 'GET',
  path: `${base}/rounds`,
  access: 'seeBoardCases',
  summary: "List the rounds of the association's property, latest first.",
  request: z.object({}),
  response: z.array(roundDto),
  outcomes: { notFound: 404 },
})

export const getRound = endpoint({
  method: 'GET',
  path: `${base}/rounds/{id}`,
  access: 'seeBoardCases',
  usedBy: 'contract',
  summary: 'Get a round, by its own id or by the id of its errand.',
  request: oneErrand,
  response: roundDto,
  outcomes: { notFound: 404 },
})

const changed = {
  response: errandDetailsDto,
  outcomes: { notFound: 404, statusConflict: 409, keyReused: 422 },
} as const
const closing = z.object({ id, site: z.optional(text(40)) })

export const closeBoardErrand = endpoint({
  method: 'PATCH',
  path: `${base}/case/{id}/close`,
  access: 'seeBoardCases',
  usedBy: 'contract',
  summary:
    "Close an errand of the association. 403 for an errand inside a resident's home: only the resident may close it. 409 `statusConflict` if it can no longer be closed.",
  headers: ['idempotencyKey'],
  request: closing,
  ...changed,
})

export const closeResidentErrand = endpoint({
  method: 'PATCH',
  path: `${base}/customer/case/{id}/close`,
  access: 'changeCase',
  usedBy: 'contract',
  summary: "Close one of the caller's own errands. 409 `statusConflict` if it can no longer be closed.",
  headers: ['idempotencyKey'],
  request: closing,
  ...changed,
})

/** User input. The domain's rules validate it. */
const typed = text(20_000)
const uploadIds = z.optional(z.array(uuid).check(z.maxLength(5)))
/** The draft of the uploads; without it they belong to the account. */
const draft = z.optional(uuid)

export const updateErrand = endpoint({
  method: 'PATCH',
  path: `${base}/errands/{id}`,
  access: 'changeCase',
  summary:
    'Update the description, the alternative contact and the files (ids of uploads) of an errand. The header `If-Match` is the version that was read, in quotes; 412 with the current errand if it was updated since. The multipart equivalents are `PATCH case/{id}` and `PATCH customer/case/{id}`.',
  headers: ['idempotencyKey', 'ifMatch'],
  request: z.object({
    id,
    description: typed,
    other: z.optional(z.boolean()),
    otherFirstName: z.optional(typed),
    otherLastName: z.optional(typed),
    otherEmail: z.optional(typed),
    otherPhone: z.optional(typed),
    removeFiles: z.optional(z.array(id).check(z.maxLength(100))),
    newFiles: uploadIds,
    draft,
  }),
  ...changed,
  alsoAnswers: { changedMeanwhile: 412 },
})

export const actOnOneErrand = endpoint({
  method: 'POST',
  path: `${base}/errands/{id}/actions`,
  access: 'changeCase',
  summary:
    "Close an errand, answer a question, reopen it within 14 days, request reopening, or rate it (`rate`, 1 to 5; 1 and 2 with a text reopen it). `share` and `unshare` allow the board to read an errand inside the caller's home, or stop that. 403 for a board and an errand inside a resident's home. Header `Idempotency-Key`.",
  headers: ['idempotencyKey'],
  request: z.object({
    id,
    action: z.enum(['close', 'answer', 'reopen', 'requestReopening', 'rate', 'share', 'unshare']),
    text: z.optional(typed),
    rating: z.optional(integer(1, 5)),
    files: uploadIds,
    draft,
  }),
  ...changed,
})

export const writeErrandMessage = endpoint({
  method: 'POST',
  path: `${base}/errands/{id}/messages`,
  access: 'changeCase',
  summary:
    'Send a message to the staff who handle the errand. Messages of a board are signed as the board. 403 for a board while the resident does not share an errand inside their home. Header `Idempotency-Key`.',
  headers: ['idempotencyKey'],
  request: z.object({ id, text: typed, files: uploadIds, draft }),
  ...changed,
})

const letterSettings = z.object({ off: z.array(z.enum(errandLetters)) })

export const getErrandLetters = endpoint({
  method: 'GET',
  path: `${base}/letters`,
  access: 'signedIn',
  usedBy: 'integrators',
  summary: 'List the kinds of e-mails about errands that the caller has turned off.',
  request: z.object({}),
  response: letterSettings,
})

export const changeErrandLetters = endpoint({
  method: 'PATCH',
  path: `${base}/letters`,
  access: 'signedIn',
  usedBy: 'integrators',
  isForOwnPages: true,
  summary: 'Set the kinds of e-mails about errands that the caller has turned off.',
  request: letterSettings,
  response: letterSettings,
})
