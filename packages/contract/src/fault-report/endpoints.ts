// Reporting a fault: the lists of the wizard, its draft, and the report itself (FAULT-68 to FAULT-78). The calls that
// carry files with the report are `multipart/form-data` and are in `wire.ts`.
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
  reportedHereDto,
} from './dtos.ts'

const base = '/services/case_management'
/** The search text for a place: at least two characters are needed for a result (FAULT-20). */
const searchedText = text(100)
const submission = integer(1, 1_000_000)
const problems = [400, 401, 403, 404, 409, 503] as const

export const getCaseAgreements = endpoint({
  method: 'GET',
  path: `${base}/customer/get_agreements`,
  access: 'createResidentCase',
  summary: 'The homes that the person has an agreement for. 204 where there are none.',
  request: z.object({}),
  response: z.optional(z.array(casePlaceDto)),
  problems,
})

export const getPublicAddresses = endpoint({
  method: 'GET',
  path: `${base}/public_addresses`,
  access: 'identified',
  summary: 'The common areas that a resident or a board may report for: of the houses that are theirs.',
  request: z.object({ site: z.optional(text(40)) }),
  response: z.array(casePlaceDto),
  problems,
})

export const searchCaseBuildings = endpoint({
  method: 'POST',
  path: `${base}/search/building`,
  access: 'createBoardCase',
  summary: 'Buildings, stairwells and properties of the association by text.',
  request: z.object({ text: searchedText, site: z.optional(text(40)) }),
  response: z.array(caseBuildingDto),
  problems: [...problems, 413, 415],
})

export const searchCaseObjects = endpoint({
  method: 'POST',
  path: `${base}/search/object`,
  access: 'createBoardCase',
  summary: 'Homes of the association by text.',
  request: z.object({ text: searchedText, site: z.optional(text(40)) }),
  response: z.array(casePlaceDto),
  problems: [...problems, 413, 415],
})

export const getCaseRooms = endpoint({
  method: 'GET',
  path: `${base}/rooms/{apartmentId}`,
  access: 'identified',
  summary: 'The rooms of a home that the caller may report for.',
  request: z.object({ apartmentId: id }),
  response: z.array(caseRoomDto),
  problems,
})

export const getCaseBuildingRooms = endpoint({
  method: 'GET',
  path: `${base}/building_rooms/{propertyId}`,
  access: 'identified',
  summary: 'The common areas of a property that the caller may report for.',
  request: z.object({ propertyId: id }),
  response: z.array(caseRoomDto),
  problems,
})

export const getCaseAssets = endpoint({
  method: 'GET',
  path: `${base}/assets/{roomId}`,
  access: 'identified',
  summary: 'What in a room can be at fault, and the questions and answers that belong to it.',
  request: z.object({ roomId: id }),
  response: z.array(caseAssetDto),
  problems,
})

const ids = z.array(id).check(z.maxLength(50))

export const getCaseArticles = endpoint({
  method: 'POST',
  path: `${base}/customer/articles`,
  access: 'identified',
  summary: 'Articles by id, in the order asked, without those that are not there. `text` is sanitised HTML.',
  request: z.object({ ids }),
  response: z.object({ items: z.array(caseArticleDto) }),
  problems: [...problems, 413, 415],
})

export const getCaseFaq = endpoint({
  method: 'POST',
  path: '/services/system/casefaq',
  access: 'identified',
  summary: 'Questions and answers by id, as articles. `answer` is sanitised HTML.',
  request: z.object({ faqIds: ids }),
  response: z.array(caseFaqDto),
  problems: [...problems, 413, 415],
})

export const getCaseAssociation = endpoint({
  method: 'GET',
  path: `${base}/association`,
  access: 'createBoardCase',
  summary: 'The association that the caller acts for.',
  request: z.object({}),
  response: associationDto,
  problems,
})

export const getCaseAccount = endpoint({
  method: 'GET',
  path: `${base}/account`,
  access: 'changeBoardEmail',
  summary: 'The account of the board: its shared address.',
  request: z.object({}),
  response: z.object({ email: z.string() }),
  problems,
})

export const changeCaseAccount = endpoint({
  method: 'PATCH',
  path: `${base}/account`,
  access: 'changeBoardEmail',
  summary: 'Changes the shared address of the board.',
  request: z.object({ email: text(254) }),
  response: z.object({ email: z.string() }),
  problems: [...problems, 413, 415],
})

export const getCaseDrafts = endpoint({
  method: 'GET',
  path: `${base}/drafts`,
  access: 'identified',
  summary: 'The reports on this site that the caller has begun within the day, the latest first.',
  request: z.object({}),
  response: z.array(caseDraftDto),
  problems,
})

export const saveCaseDraft = endpoint({
  method: 'POST',
  path: `${base}/drafts/{id}`,
  access: 'identified',
  isForOwnPages: true,
  summary:
    'Keeps a draft for a day. An older `submission` than the one that is kept changes nothing: the answer is what is kept.',
  request: z.object({
    id,
    caseType: caseDraftDto.shape.caseType,
    step: caseDraftDto.shape.step,
    form: jsonFields,
    appliances: z.boolean(),
    submission,
    isNewCase: z.boolean(),
    isSwitched: z.boolean(),
  }),
  response: caseDraftDto,
  problems: [...problems, 413, 415],
})

export const discardCaseDraft = endpoint({
  method: 'DELETE',
  path: `${base}/drafts/{id}`,
  access: 'identified',
  isForOwnPages: true,
  summary: 'Throws a draft and its files away.',
  request: z.object({ id }),
  response: z.undefined(),
  problems,
})

export const submitCaseDraft = endpoint({
  method: 'POST',
  path: `${base}/drafts/{id}/submit`,
  access: 'identified',
  isForOwnPages: true,
  summary:
    'Makes a case of a draft. 201, or 202 for a board, whose number comes later. The header `Idempotency-Key` is draft and submission: the same again has the first answer, another body 422, and while it is being done 409 with `Retry-After`.',
  headers: ['idempotencyKey'],
  request: z.object({ id, submission }),
  response: caseReceiptDto,
  problems: [400, 401, 403, 404, 409, 413, 415, 422, 429, 503],
})

export const getReportedHere = endpoint({
  method: 'GET',
  path: `${base}/reported`,
  access: 'identified',
  summary:
    'What others have reported of a common area that the caller may report for, and that is not dealt with yet.',
  request: z.object({ placeId: id, roomId: text(100) }),
  response: z.array(reportedHereDto),
  problems,
})

export const followReported = endpoint({
  method: 'POST',
  path: `${base}/reported/{id}/follow`,
  access: 'identified',
  isForOwnPages: true,
  summary:
    'Lets the caller hear of what becomes of a fault of a common area, in place of a second report. Twice is once.',
  request: z.object({ id }),
  response: z.undefined(),
  problems: [...problems, 413, 415, 429],
})
