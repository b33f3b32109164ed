// Printed material of a stage, which members order by post (MY-13).
import { printedMaterials } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
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
