// Printed material of a stage, which members order by post (MY-13).
import { printedMaterials } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const path = '/services/print_orders'
const typed = text(500)
const material = z.array(z.enum(printedMaterials))

const printOrderDto = z.object({
  id: z.uuid(),
  stageId: z.string(),
  stageName: z.string(),
  material,
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Epoch milliseconds. */
  orderedAt: z.number(),
  /** Absent until it is posted. */
  postedAt: z.exactOptional(z.number()),
})

export const getPrintOrders = endpoint({
  method: 'GET',
  path,
  access: 'vipPages',
  summary:
    "Get the stages of the site that have printed material, the caller's orders, latest first, and their known postal address.",
  request: z.object({}),
  response: z.object({
    stages: z.array(z.object({ id: z.string(), name: z.string() })),
    orders: z.array(printOrderDto),
    recipient: z.object({ name: z.string(), address: z.string(), postalCode: z.string(), city: z.string() }),
    /** The caller's input in the form without script when it was rejected. Stored for a day, or until an order is made. */
    typed: z.exactOptional(
      z.object({
        stageId: z.string(),
        material,
        name: z.string(),
        address: z.string(),
        postalCode: z.string(),
        city: z.string(),
      }),
    ),
  }),
  outcomes: { notFound: 404 },
})

export const orderPrints = endpoint({
  method: 'POST',
  path,
  access: 'vipPages',
  usedBy: 'integrators',
  isForOwnPages: true,
  summary:
    'Order printed material of a stage. Possible once a month: otherwise 409 `orderedThisMonth`. An e-mail confirms the order.',
  request: z.object({
    stageId: typed,
    material,
    name: typed,
    address: typed,
    postalCode: typed,
    city: typed,
  }),
  response: printOrderDto,
  outcomes: { notFound: 404, orderedThisMonth: 409 },
})

/** For the company's own tools. */
const staffPath = '/services/staff/print_orders'

const staffPrintOrder = z.object({
  id: z.uuid(),
  site: z.string(),
  stageId: z.string(),
  stageName: z.string(),
  material,
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** ISO 8601. */
  orderedAt: z.string(),
  /** Absent until it is posted. */
  posted: z.exactOptional(z.object({ at: z.string(), by: z.string() })),
})

export const getStaffPrintOrders = endpoint({
  method: 'GET',
  path: staffPath,
  access: 'key:orders:read',
  summary:
    'List orders of printed material, 100 per page: those that are not posted first, the oldest at the top; then posted ones, latest first.',
  request: z.object({
    state: z.optional(z.enum(['open', 'posted'])),
    site: z.optional(text(40)),
    stageId: z.optional(id),
    /** `next` of the previous page. */
    after: z.optional(id),
  }),
  response: z.object({ orders: z.array(staffPrintOrder), next: z.exactOptional(z.string()) }),
})

export const markPrintOrderPosted = endpoint({
  method: 'POST',
  path: `${staffPath}/{id}/posted`,
  access: 'key:orders:write',
  summary:
    'Record that an order of printed material has been posted, and who posted it. The member sees the day in My Pages. Idempotent: the first record stays.',
  request: z.object({ id: uuid, by: text(120).check(z.trim(), z.minLength(1)) }),
  response: staffPrintOrder,
  outcomes: { notFound: 404 },
})
