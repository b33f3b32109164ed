// Inspections of the caller's home: appointments, remarks and follow-up (MY-11).
import { inspectionKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, instant, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const base = '/services/inspections'
const typed = text(10_000)

const remarkDto = z.object({
  id,
  number: z.int(),
  room: z.string(),
  text: z.string(),
  by: z.enum(['inspector', 'buyer']),
  /** Determined by the errand that handles it. */
  state: z.enum(['noted', 'beingFixed', 'fixed', 'disputed', 'withdrawn']),
  responsible: z.string(),
  due: z.exactOptional(z.string()),
  dispute: z.exactOptional(z.string()),
  errand: z.object({ id, number: z.string() }),
  /** Files of the errand. */
  photos: z.array(
    z.object({
      attachmentId: z.string(),
      filename: z.string(),
      kind: z.exactOptional(z.string()),
      size: z.exactOptional(z.number()),
    }),
  ),
  canReportNotFixed: z.boolean(),
})

const inspectionsDto = z.object({
  residenceId: id,
  name: z.string(),
  now: instant,
  isOver: z.boolean(),
  inspections: z.array(
    z.object({
      id,
      kind: z.enum(inspectionKinds),
      startsAt: instant,
      endsAt: instant,
      place: z.string(),
      inspector: z.string(),
      note: z.string(),
      moved: z.exactOptional(z.object({ startedAt: instant, reason: z.string() })),
      wish: z.exactOptional(z.object({ text: z.string(), at: instant })),
      closedAt: z.exactOptional(instant),
      remarks: z.array(remarkDto),
    }),
  ),
})

export const getInspections = endpoint({
  method: 'GET',
  path: base,
  access: 'myResidence',
  summary:
    "List the inspections of the caller's home, earliest first. Without `residenceId`, those of the home with the next inspection. 404 for a home that is not the caller's, and if there is none.",
  request: z.object({ residenceId: z.optional(id) }),
  response: inspectionsDto,
  outcomes: { notFound: 404 },
})

const writes = {
  method: 'POST',
  access: 'myResidence',
  isForOwnPages: true,
  response: inspectionsDto,
  outcomes: { notFound: 404, late: 409, keyReused: 422 },
} as const

export const addInspectionRemark = endpoint({
  ...writes,
  path: `${base}/{id}/remarks`,
  summary:
    "Add the caller's own remark to an inspection; an errand is created to handle it. A retry with the same `Idempotency-Key` adds it only once. 409 `late` before the appointment and after the protocol is closed.",
  headers: ['idempotencyKey'],
  request: z.object({
    id,
    room: typed,
    text: typed,
    /** Ids of uploads with the purpose `inspectionRemark`. */
    files: z.optional(z.array(uuid).check(z.maxLength(20))),
    /** The draft of the uploads; without it they belong to the account. */
    draft: z.optional(uuid),
  }),
})

export const reportRemarkNotFixed = endpoint({
  ...writes,
  path: `${base}/remarks/{id}/not_fixed`,
  summary:
    'Reopen the errand of a remark, or request reopening, by the rules of errands. 409 `late` if it is too late.',
  headers: ['idempotencyKey'],
  request: z.object({ id, text: typed }),
})

export const askForInspectionTime = endpoint({
  ...writes,
  path: `${base}/{id}/another_time`,
  summary:
    'Request another time for a future appointment. Possible once. 409 `late` if it cannot be requested.',
  request: z.object({ id, text: typed }),
})
