// Fault reports: the lists of the wizard, its drafts, and submission (FAULT-68 to FAULT-78). The endpoints that accept files with the
// report are `multipart/form-data` and are defined in `wire.ts`.
import { endpoint } from '../endpoint.ts'
import { id, integer, jsonFields, text } from '../fields.ts'
import { z } from '../zod.ts'
import {
  associationDto,
  caseArticleDto,
  caseAssetDto,
  caseBuildingDto,
  caseDraftDto,
  caseFaqDto,
  casePlaceDto,
  caseReceiptDto,
  caseRoomDto,
  reportedFaultDto,
} from './dtos.ts'

const base = '/services/case_management'
/** The search text for a place. Fewer than two characters have no results (FAULT-20). */
const searchedText = text(100)
const submission = integer(1, 1_000_000)

export const getCaseAgreements = endpoint({
  method: 'GET',
  path: `${base}/customer/get_agreements`,
  access: 'createResidentCase',
  summary: 'List the homes that the caller has an agreement for. 204 if there are none.',
  request: z.object({}),
  response: z.optional(z.array(casePlaceDto)),
  outcomes: { notFound: 404 },
})

export const getPublicAddresses = endpoint({
  method: 'GET',
  path: `${base}/public_addresses`,
  access: 'identified',
  summary:
    'List the common areas that the caller, a resident or a board, may report faults for: those of their own buildings.',
  request: z.object({ site: z.optional(text(40)) }),
  response: z.array(casePlaceDto),
  outcomes: { notFound: 404 },
})

export const searchCaseBuildings = endpoint({
  method: 'POST',
  path: `${base}/search/building`,
  access: 'createBoardCase',
  summary: "Search the association's buildings, stairwells and properties by text.",
  request: z.object({ text: searchedText, site: z.optional(text(40)) }),
  response: z.array(caseBuildingDto),
  outcomes: { notFound: 404 },
})

export const searchCaseObjects = endpoint({
  method: 'POST',
  path: `${base}/search/object`,
  access: 'createBoardCase',
  summary: "Search the association's homes by text.",
  request: z.object({ text: searchedText, site: z.optional(text(40)) }),
  response: z.array(casePlaceDto),
  outcomes: { notFound: 404 },
})

export const getCaseRooms = endpoint({
  method: 'GET',
  path: `${base}/rooms/{apartmentId}`,
  access: 'identified',
  summary: 'List the rooms of a home that the caller may report faults for.',
  request: z.object({ apartmentId: id }),
  response: z.array(caseRoomDto),
  outcomes: { notFound: 404 },
})

export const getCaseBuildingRooms = endpoint({
  method: 'GET',
  path: `${base}/building_rooms/{propertyId}`,
  access: 'identified',
  summary: 'List the common areas of a property that the caller may report faults for.',
  request: z.object({ propertyId: id }),
  response: z.array(caseRoomDto),
  outcomes: { notFound: 404 },
})

export const getCaseAssets = endpoint({
  method: 'GET',
  path: `${base}/assets/{roomId}`,
  access: 'identified',
  summary: 'List the things in a room that can be at fault, with their questions and answers.',
  request: z.object({ roomId: id }),
  response: z.array(caseAssetDto),
  outcomes: { notFound: 404 },
})

const ids = z.array(id).check(z.maxLength(50))

export const getCaseArticles = endpoint({
  method: 'POST',
  path: `${base}/customer/articles`,
  access: 'identified',
  summary: 'Get articles by id, in the requested order. Unknown ids are omitted. `text` is sanitised HTML.',
  request: z.object({ ids }),
  response: z.object({ items: z.array(caseArticleDto) }),
  outcomes: { notFound: 404 },
})

export const getCaseFaq = endpoint({
  method: 'POST',
  path: '/services/system/casefaq',
  access: 'identified',
  summary:
    'Get questions and answers by id, in the requested order. Unknown ids are omitted. `answer` is sanitised HTML.',
  request: z.object({ faqIds: ids }),
  response: z.array(caseFaqDto),
  outcomes: { notFound: 404 },
})

export const getCaseAssociation = endpoint({
  method: 'GET',
  path: `${base}/association`,
  access: 'createBoardCase',
  summary: 'Get the association that the caller acts for.',
  request: z.object({}),
  response: associationDto,
  outcomes: { notFound: 404 },
})

export const getCaseAccount = endpoint({
  method: 'GET',
  path: `${base}/account`,
  access: 'changeBoardEmail',
  usedBy: 'contract',
  summary: "Get the board's account: its shared e-mail address.",
  request: z.object({}),
  response: z.object({ email: z.string() }),
  outcomes: { notFound: 404 },
})

export const changeCaseAccount = endpoint({
  method: 'PATCH',
  path: `${base}/account`,
  access: 'changeBoardEmail',
  summary: "Change the board's shared e-mail address.",
  request: z.object({ email: text(254) }),
  response: z.object({ email: z.string() }),
  outcomes: { notFound: 404 },
})

export const getCaseDrafts = endpoint({
  method: 'GET',
  path: `${base}/drafts`,
  access: 'identified',
  summary: 'List the reports on this site that the caller has started within the last day, latest first.',
  request: z.object({}),
  response: z.array(caseDraftDto),
  outcomes: { notFound: 404 },
})

export const saveCaseDraft = endpoint({
  method: 'POST',
  path: `${base}/drafts/{id}`,
  access: 'identified',
  isForOwnPages: true,
  summary:
    'Save a draft for one day. With `base`, only if it was not saved elsewhere since that version. Without it, a `submission` older than the stored one changes nothing. The answer is the stored draft; 409 has the ticket number of a report that has been sent.',
  request: z.object({
    id,
    caseType: caseDraftDto.shape.caseType,
    step: caseDraftDto.shape.step,
    form: jsonFields,
    appliances: z.boolean(),
    submission,
    isNewCase: z.boolean(),
    isSwitched: z.boolean(),
    /** The version that the draft builds on, 0 if none is stored, and the tab that saves. */
    base: z.exactOptional(z.object({ version: z.int().check(z.minimum(0)), tab: text(36) })),
  }),
  response: caseDraftDto,
  outcomes: { notFound: 404, statusConflict: 409 },
})

export const discardCaseDraft = endpoint({
  method: 'DELETE',
  path: `${base}/drafts/{id}`,
  access: 'identified',
  isForOwnPages: true,
  summary: 'Delete a draft and its files.',
  request: z.object({ id }),
  response: z.undefined(),
  outcomes: { notFound: 404 },
})

export const submitCaseDraft = endpoint({
  method: 'POST',
  path: `${base}/drafts/{id}/submit`,
  access: 'identified',
  isForOwnPages: true,
  summary:
    'Create a case from a draft. 201, or 202 for a board, whose number is assigned later. The header `Idempotency-Key` consists of draft and submission: a retry gets the first answer, a different body 422, and a request during processing 409 with `Retry-After`.',
  headers: ['idempotencyKey'],
  request: z.object({ id, submission }),
  response: caseReceiptDto,
  outcomes: { notFound: 404, statusConflict: 409, stillRunning: 409, keyReused: 422 },
})

export const getReportedFaults = endpoint({
  method: 'GET',
  path: `${base}/reported`,
  access: 'identified',
  summary:
    'List the unresolved faults that others have reported for a common area that the caller may report for.',
  request: z.object({ placeId: id, roomId: text(100) }),
  response: z.array(reportedFaultDto),
  outcomes: { notFound: 404 },
})

export const followReported = endpoint({
  method: 'POST',
  path: `${base}/reported/{id}/follow`,
  access: 'identified',
  isForOwnPages: true,
  summary:
    'Follow a reported fault of a common area, instead of reporting it again: the caller is notified of its progress. Idempotent.',
  request: z.object({ id }),
  response: z.undefined(),
  outcomes: { notFound: 404 },
})
