// Schemas of fault reports, for endpoints and for the pages of the wizard.
import type { FileKind } from '@husrum/domain'
import {
  apartmentRooms,
  caseBuildingTypes,
  caseEmailChanges,
  caseLetterNotes,
  caseTypes,
  caseViews,
  emergencyKinds,
  fetchedRooms,
  fileKinds,
  fileRefusals,
  publicSpaceProblems,
  uploadStates,
} from '@husrum/domain'
import { id } from '../fields.ts'
import { z } from '../zod.ts'

const caseType = z.enum(caseTypes)

/** A home or a public space for which faults can be reported (FAULT-30). Unknown ids and texts are empty. */
export const casePlaceDto = z.object({
  id,
  propertyId: z.string(),
  address: z.string(),
  zipCode: z.string(),
  city: z.string(),
  governmentObjectId: z.string(),
  objectTypeId: z.string(),
  rentalBuilding: z.boolean(),
  buildingId: z.string(),
  buildingPartId: z.string(),
  /** Whether it is a home in an association whose board follows errands on this site; false if absent. */
  hasBoard: z.exactOptional(z.boolean()),
})

export const caseBuildingDto = z.object({ ...casePlaceDto.shape, buildingType: z.enum(caseBuildingTypes) })

/** `key` is the product's key of the room; `other` for rooms that only the vendor knows. */
export const caseRoomDto = z.object({
  id,
  name: z.string(),
  key: z.enum([...new Set([...apartmentRooms, ...fetchedRooms, ...publicSpaceProblems])]),
})

export const caseAssetDto = z.object({
  id,
  name: z.string(),
  key: z.string(),
  faqIds: z.exactOptional(z.array(z.string())),
})

export const caseArticleDto = z.object({ id: z.string(), title: z.string(), text: z.string() })

export const caseFaqDto = z.object({
  question: z.string(),
  answer: z.string(),
  videoUrl: z.exactOptional(z.string()),
  image: z.exactOptional(z.string()),
  description: z.exactOptional(z.string()),
  files: z.array(z.object({ name: z.string(), url: z.string() })),
})

export const associationDto = z.object({
  name: z.string(),
  organisationNumber: z.string(),
  boardEmail: z.string(),
  activeFinancialManagement: z.boolean(),
  addresses: z.array(casePlaceDto),
})

/** A stored draft. `readCaseDraft` of the domain parses its form. */
export const caseDraftDto = z.object({
  id,
  caseType: caseType,
  step: z.enum(caseViews),
  form: z.record(z.string(), z.unknown()),
  appliances: z.boolean(),
  submission: z.int(),
  isNewCase: z.boolean(),
  isSwitched: z.boolean(),
  /** Epoch milliseconds. */
  changedOn: z.number(),
  /** Increases with every save. */
  version: z.exactOptional(z.int()),
  /** In the answer to a save with `base`: nothing was saved, since another tab or device saved first. */
  isElsewhere: z.exactOptional(z.literal(true)),
})

/** The answer to a new report (FAULT-37). A board's ticket number is assigned later. */
export const caseReceiptDto = z.object({
  id: z.exactOptional(z.string()),
  reference: z.string(),
  ticketNumber: z.nullable(z.string()),
  caseStatusId: z.exactOptional(z.string()),
  /** Epoch milliseconds. */
  creationDate: z.number(),
  attachments: z.array(z.object({ attachmentId: z.string(), filename: z.string() })),
  copySent: z.boolean(),
  /** By when an answer is promised, epoch milliseconds. */
  promisedBy: z.number(),
  /** The former name of `promisedBy`; it will be removed. */
  expectedBy: z.exactOptional(z.number()),
  /** The emergency that it is, by the triage rule; its number is to be called. */
  emergency: z.exactOptional(z.enum(emergencyKinds)),
  visibleInErrands: z.boolean(),
  /** The status page, if the report cannot be opened among the errands. */
  statusPath: z.exactOptional(z.string()),
  /** Absent if the given address is that of the account. */
  emailChange: z.exactOptional(z.enum(caseEmailChanges)),
  /** Why a requested copy, or any e-mail, was not sent. */
  letterNote: z.exactOptional(z.enum(caseLetterNotes)),
})

export const reportedFaultDto = z.object({
  /** The id of the errand. */
  id,
  room: z.string(),
  problem: z.string(),
  caseStatusId: z.string(),
  /** Epoch milliseconds. */
  creationDate: z.number(),
  isFollowed: z.boolean(),
})

const warrantyDto = z.object({ kind: z.enum(['running', 'over']), lastDay: z.string() })

const wizardDto = z.object({
  kind: z.enum(['editing', 'confirmingAbort', 'submitting', 'submitted']),
  start: z.object({
    draftId: id,
    caseType,
    variant: z.enum(['SE', 'NO']),
    siteId: z.int(),
    profile: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
      boardEmail: z.string(),
    }),
    isNewCase: z.boolean(),
    isSwitched: z.boolean(),
  }),
  /** Parsed by `readCaseForm` of the domain. */
  form: z.record(z.string(), z.unknown()),
  view: z.enum(caseViews),
  completed: z.array(z.enum(caseViews)),
  isMending: z.boolean(),
  touched: z.array(z.string()),
  appliances: z.boolean(),
  submission: z.int(),
  failure: z.nullable(z.enum(['fileSize', 'fileType', 'generic'])),
  receipt: z.exactOptional(z.object({ ticketNumber: z.nullable(z.string()) })),
})

/** An upload, as its owner sees it. */
const uploadDto = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  received: z.number(),
  state: z.enum(uploadStates),
  kind: z.exactOptional(z.enum(Object.keys(fileKinds) as FileKind[])),
  refusal: z.exactOptional(z.enum(fileRefusals)),
})

const emergencyContactDto = z.object({
  kinds: z.array(z.enum(emergencyKinds)),
  name: z.string(),
  phone: z.string(),
  hours: z.exactOptional(z.array(z.object({ days: z.array(z.int()), from: z.string(), to: z.string() }))),
})

const emergencyNowDto = z.object({
  kind: z.enum(emergencyKinds),
  contact: emergencyContactDto,
})

/** A page of the wizard: the state of the report, and the available choices. */
export const caseWizardModelDto = z.object({
  wizard: wizardDto,
  page: z.enum([...caseViews, 'abort', 'submitted']),
  choices: z.object({
    homes: z.array(casePlaceDto),
    publicPlaces: z.array(casePlaceDto),
    found: z.exactOptional(z.object({ buildings: z.array(caseBuildingDto), homes: z.array(casePlaceDto) })),
    rooms: z.array(caseRoomDto),
    assets: z.array(caseAssetDto),
    notices: z.array(z.enum(['appliances', 'faq'])),
    articles: z.array(caseArticleDto),
    faq: z.array(caseFaqDto),
    association: z.exactOptional(associationDto),
    reported: z.array(reportedFaultDto),
    warranty: z.exactOptional(warrantyDto),
  }),
  uploads: z.array(uploadDto),
  keptOn: z.exactOptional(z.number()),
  keptVersion: z.exactOptional(z.int()),
  outcome: z.exactOptional(
    z.object({
      id: z.exactOptional(z.string()),
      ticketNumber: z.nullable(z.string()),
      promisedBy: z.number(),
      emergency: z.exactOptional(z.enum(emergencyKinds)),
      copySent: z.boolean(),
      visibleInErrands: z.boolean(),
      statusPath: z.exactOptional(z.string()),
      emailChange: z.exactOptional(z.enum(caseEmailChanges)),
      letterNote: z.exactOptional(z.enum(caseLetterNotes)),
    }),
  ),
  emergencies: z.array(emergencyNowDto),
})

const variant = z.enum(['SE', 'NO'])
const admissionDto = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), caseType, variant }),
  z.object({ kind: z.literal('signIn'), loginType: z.enum(['boardMemberCase', 'privateCase']) }),
  z.object({ kind: z.literal('verifyIdentity') }),
  z.object({ kind: z.literal('switchToNoManagement'), variant }),
  z.object({ kind: z.literal('notHere') }),
])

/** The entry page of the wizard. */
export const caseDoorDto = z.object({
  emergencies: z.array(emergencyNowDto),
  admissions: z.object({
    resident: admissionDto,
    boardMember: admissionDto,
    boardMemberNoManagement: admissionDto,
  }),
  board: z.optional(
    z.union([
      z.object({ kind: z.literal('signIn') }),
      z.object({ kind: z.literal('withoutManagement'), association: z.string() }),
      z.object({ kind: z.literal('none') }),
    ]),
  ),
  begun: z.array(z.object({ id, caseType, step: z.enum(caseViews), changedOn: z.number() })),
  warranties: z.array(z.object({ address: z.string(), warranty: warrantyDto })),
})
