// Interior options of a home that is being built (MY-11).
import { endpoint } from '../endpoint.ts'
import { id, text, uuid, version } from '../fields.ts'
import { z } from '../zod.ts'
import { orderListsPath } from './wire.ts'

const base = '/services/interior'
const residenceId = id
const optionId = id
/** Whole units of the site's currency. */
const amount = z.number()
/** Epoch milliseconds. */
const instant = z.int()
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const interiorDto = z.object({
  residenceId,
  name: z.string(),
  /** The current day at the location of the home. */
  today: day,
  isOver: z.boolean(),
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      /** Number of options to choose: exactly one, or any number. */
      rule: z.enum(['one', 'any']),
      /** The last day to choose from the group. */
      lastDay: z.exactOptional(day),
      options: z.array(
        z.object({
          id: optionId,
          title: z.string(),
          text: z.string(),
          /** Including value added tax. */
          price: amount,
          image: z.exactOptional(z.string()),
          isStandard: z.boolean(),
          needs: z.array(z.string()),
          excludes: z.array(z.string()),
        }),
      ),
    }),
  ),
  version: z.int(),
  /** The chosen options, including standard options. */
  chosen: z.array(z.string()),
  /** Issues that prevent confirmation. */
  issues: z.array(
    z.object({
      kind: z.enum(['unknown', 'onlyOne', 'closed', 'needs', 'excludes']),
      option: z.string(),
      other: z.exactOptional(z.string()),
    }),
  ),
  agreed: z.array(z.string()),
  agreedSum: amount,
  /** Price of the home, without options. */
  price: amount,
  confirmed: z.exactOptional(
    z.object({
      chosen: z.array(z.string()),
      sum: amount,
      at: instant,
      by: z.string(),
      number: z.string(),
    }),
  ),
  changed: z.exactOptional(z.object({ by: z.string(), isYou: z.boolean(), at: instant })),
})

export const getInterior = endpoint({
  method: 'GET',
  path: base,
  access: 'myResidence',
  summary:
    "Get the interior options of the caller's home, and its current choices. Without `residenceId`, the home with most left to do. 404 for a home that is not the caller's, and if there is none.",
  request: z.object({ residenceId: z.optional(residenceId) }),
  response: interiorDto,
  outcomes: { notFound: 404 },
})

const writes = {
  method: 'POST',
  access: 'myResidence',
  isForOwnPages: true,
  response: interiorDto,
  /** Changed meanwhile: the answer has the current choices. */
  alsoAnswers: { changedMeanwhile: 412 },
  outcomes: { notFound: 404, closed: 409, unknown: 409, onlyOne: 409, incomplete: 409, over: 409 },
} as const

export const chooseInterior = endpoint({
  ...writes,
  path: `${base}/{residenceId}/choices`,
  summary:
    'Save the interior choices of a home. Each call replaces all choices; a group without a choice gets its standard. 412 with the current choices for another version. 409 `closed`, `unknown`, `onlyOne` or `over`: nothing is changed then.',
  request: z.object({
    residenceId,
    version,
    chosen: z.array(optionId).check(z.maxLength(200)),
  }),
})

export const confirmInterior = endpoint({
  ...writes,
  path: `${base}/{residenceId}/confirm`,
  summary:
    'Save and order exactly the choices in `chosen`, which the caller has seen. Idempotent. 412 and 409 as for `chooseInterior`; also 409 `incomplete` if a chosen option needs or excludes another one, and `closed` if no choice is open any more.',
  request: z.object({
    residenceId,
    version,
    chosen: z.array(optionId).check(z.maxLength(200)),
  }),
})

const words = text(120).check(z.trim(), z.minLength(1))

const orderListFacts = {
  id: z.uuid(),
  site: z.string(),
  stageId: z.string(),
  stageName: z.string(),
  /** Empty for groups of options without a supplier. */
  supplier: z.string(),
  /** Among the lists of this stage and supplier, from 1. */
  number: z.int(),
  /** ISO 8601. */
  frozenAt: z.string(),
  /** Who froze it; `husrum` if the server did, after the last day of choosing. */
  frozenBy: z.string(),
}

const orderListDto = z.object({
  ...orderListFacts,
  rows: z.array(
    z.object({
      homeId: z.string(),
      home: z.string(),
      apartmentNumber: z.string(),
      address: z.string(),
      groupId: z.string(),
      group: z.string(),
      optionId: z.string(),
      option: z.string(),
      /** `unsold`: the standard of a home without a buyer. */
      origin: z.enum(['ordered', 'agreed', 'standard', 'unsold']),
      orderNumber: z.exactOptional(z.string()),
      /** The last day on which the buyer may change it. */
      lastDay: z.exactOptional(day),
      /** Against the list before; `removed` rows do not hold any more. */
      change: z.exactOptional(z.enum(['added', 'removed'])),
    }),
  ),
  /** How many homes get each option. */
  totals: z.array(z.object({ group: z.string(), option: z.string(), count: z.int() })),
})

export const getOrderLists = endpoint({
  method: 'GET',
  path: orderListsPath,
  access: 'key:orders:read',
  summary:
    'List what the builder has to order: the frozen lists of interior options, the newest first, and what can be frozen. `changed` is the number of rows that differ from the last frozen list.',
  request: z.object({ stageId: z.optional(id) }),
  response: z.object({
    lists: z.array(z.object({ ...orderListFacts, rowCount: z.int() })),
    /** Each stage and supplier with options, as it is now. */
    current: z.array(
      z.object({
        stageId: z.string(),
        stageName: z.string(),
        supplier: z.string(),
        /** The last day of choosing; absent if there is none. */
        lastDay: z.exactOptional(day),
        rowCount: z.int(),
        /** Number of the last frozen list; absent if there is none. */
        frozen: z.exactOptional(z.int()),
        changed: z.int(),
      }),
    ),
  }),
})

export const getOrderList = endpoint({
  method: 'GET',
  path: `${orderListsPath}/{id}`,
  access: 'key:orders:read',
  summary:
    'Get a frozen order list: a row for each option of a home, with the changes against the list before. It has no names of people.',
  request: z.object({ id: uuid }),
  response: orderListDto,
  outcomes: { notFound: 404 },
})

export const freezeOrderList = endpoint({
  method: 'POST',
  path: orderListsPath,
  access: 'key:orders:write',
  summary:
    'Freeze what is ordered for the homes of a stage from a supplier as a new list, with the changes against the last one. Without changes the last one is returned. 404 if the stage has no options of that supplier.',
  request: z.object({
    stageId: id,
    /** As in the records of options. Default: the groups without a supplier. */
    supplier: z._default(text(120), ''),
    by: words,
  }),
  response: orderListDto,
  outcomes: { notFound: 404 },
})
