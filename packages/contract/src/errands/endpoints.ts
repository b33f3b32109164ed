// Errands: reported faults, as reporters and boards follow them (FAULT-58, FAULT-74 to FAULT-77).
import { errandLetters } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, integer, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const base = '/services/case_management'
const problems = [400, 401, 403, 404, 409, 503] as const

const attachmentDto = z.object({
  attachmentId: z.string(),
  filename: z.string(),
  /** One of the kinds of file that may be attached. */
  kind: z.optional(z.string()),
  /** Bytes. */
  size: z.optional(z.number()),
})

/** FAULT-33. Unknown texts are empty; times in epoch milliseconds. */
const errandDto = z.object({
  id,
  caseStatusId: z.string(),
  statusSince: z.optional(z.number()),
  caseTypeName: z.string(),
  creationDate: z.number(),
  ticketNumber: z.string(),
  objectName: z.string(),
  objectAddress: z.string(),
  buildingPartName: z.string(),
  brfName: z.string(),
  otherResidentInfo: z.string(),
  roomType: z.string(),
  /** What of the room is at fault, in words. */
  problem: z.optional(z.string()),
  nrOfCaseControlPoints: z.int(),
  attachments: z.array(attachmentDto),
  area: z.enum(['YourApartment', 'CommonAreas']),
  /**
   * What the caller may do; `full` if absent. `shared`: read all, write messages. `placeAndStatus`: an errand inside a resident's
   * home that the resident does not share with the board: all texts but those of the place are empty, and there are no files,
   * messages, contacts or promises.
   */
  access: z.optional(z.enum(['full', 'shared', 'placeAndStatus'])),
  /** Who closed it without its being dealt with; absent for other statuses. */
  closedBy: z.optional(z.enum(['customer', 'board'])),
  /** When somebody is expected to have dealt with it; absent when that is not known or it is over. */
  expectedBy: z.optional(z.number()),
  /** By when it was promised to be dealt with; stays when it is over. */
  promisedBy: z.optional(z.number()),
  /** When it was dealt with; absent while it is not. */
  doneAt: z.optional(z.number()),
  /** One more with every change of what its customers write: description, contact, files. `If-Match` of an update. */
  version: z.int(),
})

/** A page of a list for integrators: `Link: <…>; rel="next"` (RFC 8288) leads on where there is more. */
const listPage = z.object({
  limit: z.optional(integer(1, 1_000)),
  /** The id of the last errand of the page before. */
  after: z.optional(id),
})
const pagedSummary = 'At most `limit` (500); the header `Link` with `rel="next"` leads on.'

/** Of what a page shows. */
const shownLimit = z.optional(integer(1, 10_000))
const lateDto = z.object({
  count: z.int(),
  /** The first five, the oldest promise first. */
  first: z.array(errandDto),
})
const sumDto = z.object({
  all: z.int(),
  open: z.int(),
  late: z.int(),
  /** Of those that are over. */
  kept: z.int(),
  missed: z.int(),
  /** Days of the oldest that is open. */
  oldestDays: z.optional(z.int()),
})
/** By `name`, which is empty where it is not known; the most open ones first. */
const tallyDto = z.object({ name: z.string(), ...sumDto.shape })

/** Who speaks: whoever reported, the board, or our staff. */
const party = z.enum(['customer', 'board', 'staff'])

/** How a board signs: the member's name, empty once the account is deleted, and the association. */
const signedBy = z.optional(z.object({ name: z.string(), association: z.string() }))

const errandDetailsDto = z.object({
  ...errandDto.shape,
  description: z.string(),
  /** What of the room is at fault, in words. */
  problem: z.string(),
  alternativeContact: z.optional(
    z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
  ),
  /** Who deals with it; absent until somebody does. */
  handler: z.optional(z.object({ name: z.string(), phone: z.optional(z.string()) })),
  /** A visit that is booked. */
  visit: z.optional(z.object({ startsAt: z.number(), endsAt: z.number() })),
  /** What our staff ask while the errand waits for an answer. */
  question: z.optional(z.string()),
  /** From the first on. `text` is what was written with it. */
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
      caseStatusId: z.optional(z.string()),
      text: z.optional(z.string()),
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
  /** 1 to 5, once the errand is completed and somebody has said. */
  rating: z.optional(z.int()),
  /** Whether the resident shares it with the board; absent where there is nothing to decide. */
  sharedWithBoard: z.optional(z.boolean()),
})

const oneErrand = z.object({ id })

export const getBoardErrands = endpoint({
  method: 'GET',
  path: `${base}/cases`,
  access: 'seeBoardCases',
  summary: `All errands of the association, the newest first. Of errands inside residents’ homes only place and status (\`access\`), unless the resident shares them. ${pagedSummary}`,
  request: listPage,
  response: z.array(errandDto),
  problems,
})

export const getOwnBoardErrands = endpoint({
  method: 'GET',
  path: `${base}/board_cases`,
  access: 'seeBoardCases',
  summary: `The errands of the association that its board has reported. ${pagedSummary}`,
  request: listPage,
  response: z.array(errandDto),
  problems,
})

export const getBoardErrand = endpoint({
  method: 'GET',
  path: `${base}/case/{id}`,
  access: 'seeBoardCases',
  summary: 'One errand of the association.',
  request: oneErrand,
  response: errandDetailsDto,
  problems,
})

export const getResidentErrands = endpoint({
  method: 'GET',
  path: `${base}/customer/get_cases`,
  access: 'seeResidentCase',
  summary: `The errands that the resident has reported and may see, the newest first. ${pagedSummary}`,
  request: listPage,
  response: z.array(errandDto),
  problems,
})

export const getResidentErrand = endpoint({
  method: 'GET',
  path: `${base}/customer/case/{id}`,
  access: 'seeResidentCase',
  summary: 'One errand of the resident.',
  request: oneErrand,
  response: errandDetailsDto,
  problems,
})

export const getErrands = endpoint({
  method: 'GET',
  path: `${base}/errands`,
  access: 'changeCase',
  summary:
    'The errands of whoever asks: of a board all of its association, of a resident those of `customer/get_cases`. `status` and `errandType` are words with commas between them, `sort` one of `creationDate`, `status`, `ticketNumber` and `address`, with `-` before it for descending (`-creationDate`); words that are not known are passed over. `counts` is of all that they may see, `late` is a board’s.',
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
    late: z.optional(lateDto),
  }),
  problems,
})

export const getErrandsOverview = endpoint({
  method: 'GET',
  path: `${base}/cases/overview`,
  access: 'seeBoardCases',
  summary:
    'How it stands with all errands of the association: what is late, figures by stairwell and by kind, and the errands themselves, the late ones first, then the open ones, the oldest first.',
  request: z.object({ limit: shownLimit }),
  response: z.object({
    late: lateDto,
    all: sumDto,
    byStairwell: z.array(tallyDto),
    byKind: z.array(tallyDto),
    errands: z.array(errandDto),
  }),
  problems,
})

export const getErrand = endpoint({
  method: 'GET',
  path: `${base}/errands/{id}`,
  access: 'changeCase',
  summary: 'One errand of those.',
  request: oneErrand,
  response: errandDetailsDto,
  problems,
})

export const getTypedErrandForm = endpoint({
  method: 'GET',
  path: `${base}/errands/typed`,
  access: 'changeCase',
  summary:
    'What was typed into a form about an errand that came back without script (`errandFormPath`), by the names of its fields; empty where nothing was.',
  request: z.object({}),
  response: z.object({ fields: z.record(z.string(), z.string()) }),
  problems,
})

export const getHasErrands = endpoint({
  method: 'GET',
  path: `${base}/has_cases`,
  access: 'signedIn',
  summary: 'Whether the caller has errands to see on this site: the menu’s rule.',
  request: z.object({}),
  response: z.object({ data: z.boolean() }),
  problems,
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
  summary: 'The rounds of the association’s property, the latest first.',
  request: z.object({}),
  response: z.array(roundDto),
  problems,
})

export const getRound = endpoint({
  method: 'GET',
  path: `${base}/rounds/{id}`,
  access: 'seeBoardCases',
  summary: 'One round, or the one of an errand whose id is given.',
  request: oneErrand,
  response: roundDto,
  problems,
})

const changed = { response: errandDetailsDto, problems: [400, 401, 403, 404, 409, 413, 415, 422, 503] }
const closing = z.object({ id, site: z.optional(text(40)) })

export const closeBoardErrand = endpoint({
  method: 'PATCH',
  path: `${base}/case/{id}/close`,
  access: 'seeBoardCases',
  summary:
    'Closes an errand of the association. 403 for one inside a resident’s home: only the resident may close it. 409 `statusConflict` where it may not be closed any more.',
  headers: ['idempotencyKey'],
  request: closing,
  ...changed,
})

export const closeResidentErrand = endpoint({
  method: 'PATCH',
  path: `${base}/customer/case/{id}/close`,
  access: 'changeCase',
  summary: 'Closes an errand of one’s own. 409 `statusConflict` where it may not be closed any more.',
  headers: ['idempotencyKey'],
  request: closing,
  ...changed,
})

/** What people type: the domain’s rules say what is right. */
const typed = text(20_000)
const uploadIds = z.optional(z.array(uuid).check(z.maxLength(5)))
/** The draft that these uploads belong to; without it they are the account's. */
const draft = z.optional(uuid)

export const updateErrand = endpoint({
  method: 'PATCH',
  path: `${base}/errands/{id}`,
  access: 'changeCase',
  summary:
    'Updates an errand: description, other contact, files (ids of uploads). Header `If-Match` is the version that was read, in quotes; 412 with the errand as it is now where it was updated since. The multipart twins are `PATCH case/{id}` and `PATCH customer/case/{id}`.',
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
  alsoAnswers: [412],
})

export const actOnOneErrand = endpoint({
  method: 'POST',
  path: `${base}/errands/{id}/actions`,
  access: 'changeCase',
  summary:
    'Closes, answers a question, reopens within 14 days, asks for reopening, or says how it went (`rate`, 1 to 5, where 1 and 2 with a text reopen). `share` and `unshare` let the board read an errand inside the caller’s home, or take that back. 403 for a board and an errand inside a resident’s home. Header `Idempotency-Key`.',
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
    'Writes to the staff who deal with the errand. A board signs as the board; 403 while the resident does not share an errand inside their home. Header `Idempotency-Key`.',
  headers: ['idempotencyKey'],
  request: z.object({ id, text: typed, files: uploadIds, draft }),
  ...changed,
})

const letterSettings = z.object({ off: z.array(z.enum(errandLetters)) })

export const getErrandLetters = endpoint({
  method: 'GET',
  path: `${base}/letters`,
  access: 'signedIn',
  summary: 'The kinds of letters about errands that the caller does not get.',
  request: z.object({}),
  response: letterSettings,
  problems,
})

export const changeErrandLetters = endpoint({
  method: 'PATCH',
  path: `${base}/letters`,
  access: 'signedIn',
  isForOwnPages: true,
  summary: 'Says which kinds of letters about errands the caller does not want.',
  request: letterSettings,
  response: letterSettings,
  problems: [...problems, 413, 415],
})
