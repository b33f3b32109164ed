// The catalogue of the company: its stages, homes, premises, options and contacts, and changes by its sales system. Pages do not use this.
import { catalogueKinds, changingFacts, mediaProblems, mediaTypes, residenceStatuses } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { dateTime, day, id, money, requiredText, text } from '../fields.ts'
import { z } from '../zod.ts'
import { changedRow, recordKey } from './change-dtos.ts'
import { maxMediaBytes } from './media.ts'
import { contactRecord, optionGroupRecord, premisesRecord } from './more-records.ts'
import { changeSet, homeRecord, sourceName, stageRecord } from './records.ts'

const amount = z.optional(money)

/**
 * The new data of a home. Absent fields are unchanged. Amounts are whole units of the site's currency: the price of a home for sale is
 * more than 0, its total price includes price and costs, and a monthly fee of 0 means none. A rented home has a rent (`monthlyFee`) and
 * no price.
 */
const objectChange = z.strictObject({
  id,
  status: z.optional(z.enum(residenceStatuses)),
  price: amount,
  totalPrice: amount,
  /** Per month. */
  monthlyFee: amount,
  inhabitDate: z.optional(day),
  showings: z.optional(z.array(dateTime).check(z.maxLength(50))),
  /** The reason why a sold home is for sale again. */
  reason: z.optional(text(500)),
})

export const changeObjects = endpoint({
  method: 'POST',
  path: '/services/residence/change_objects',
  access: 'key:status:write',
  summary:
    'Update status, price, access date or viewings of up to 200 homes. All changes apply, or none. Fields that an online booking protects are not changed; the answer lists them.',
  request: z.strictObject({
    changes: z.array(objectChange).check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({
    /** Number of homes that were changed. Homes that already had these values are not counted. */
    changed: z.int(),
    /** Homes that an online booking protects. Their other fields were changed. */
    heldBack: z.array(
      z.object({ id: z.string(), fields: z.array(z.enum(changingFacts)), reason: z.enum(['booked']) }),
    ),
  }),
})

export * from './edit-endpoints.ts'
export * from './feed-endpoints.ts'
export * from './import-endpoints.ts'

/** 500 homes with long descriptions. */
const maxSetBytes = 8 * 1024 * 1024

const changeResult = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  ended: z.int(),
  /** Homes and options whose stage has not come yet. */
  waiting: z.int(),
  heldBack: z.int(),
  /** Contacts, stages, homes, premises and options: of each the records in their order, then those that ended. */
  rows: z.array(changedRow),
})

export const changeCatalogue = endpoint({
  method: 'POST',
  path: '/services/catalogue/changes',
  access: 'key:catalogue:write',
  summary:
    'Create, change and end up to 500 stages, homes, premises and contacts and 200 groups of options, by the keys of your own system. All of it applies, or nothing. Facts that an online booking protects stay; the answer lists them.',
  request: changeSet,
  maxBodyBytes: maxSetBytes,
  response: changeResult,
})

export const previewCatalogue = endpoint({
  method: 'POST',
  path: '/services/catalogue/preview',
  access: 'key:catalogue:write',
  summary: 'What a change set would do. Nothing is changed.',
  request: changeSet,
  maxBodyBytes: maxSetBytes,
  response: changeResult,
})

export const listCatalogueRecords = endpoint({
  method: 'GET',
  path: '/services/catalogue/records',
  access: 'key:catalogue:write',
  summary:
    'The records of a source as they were sent, up to 500 of one kind at a time in the order of their keys. The rows can be sent again unchanged.',
  request: z.strictObject({
    source: sourceName,
    kind: z.enum(catalogueKinds),
    /** The last key of the page before. */
    after: z.exactOptional(text(60)),
  }),
  response: z.object({
    stages: z.array(stageRecord),
    homes: z.array(homeRecord),
    premises: z.array(premisesRecord),
    optionGroups: z.array(optionGroupRecord),
    contacts: z.array(contactRecord),
    /** Send it as `after` for the next page; absent on the last one. */
    next: z.exactOptional(z.string()),
  }),
})

export const uploadMedia = endpoint({
  method: 'POST',
  path: '/services/catalogue/media',
  access: 'key:catalogue:write',
  summary:
    'Upload a picture, a plan or a 360-degree picture. The body is the file itself. The same file again has the same id. With `source` and `name`, records of the source can name it by its file name.',
  request: z.strictObject({
    source: z.exactOptional(sourceName),
    /** The file name, without a path. Needs `source`. */
    name: z.exactOptional(requiredText(200).check(z.regex(/^[^\p{Cc}/\\]+$/u))),
  }),
  bodyTypes: mediaTypes,
  maxBodyBytes: maxMediaBytes,
  response: z.object({
    /** Name it as `media` in records. */
    id: z.string(),
    /** Pixels, upright. */
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    type: z.enum(mediaTypes),
    isNew: z.boolean(),
  }),
})

export const listMediaProblems = endpoint({
  method: 'GET',
  path: '/services/catalogue/media/problems',
  access: 'key:catalogue:write',
  summary:
    'Pictures that records of a source name and that are not shown, or could not be renewed; up to 500 at a time.',
  request: z.strictObject({
    source: sourceName,
    /** The `next` of the page before. */
    after: z.exactOptional(text(2_000)),
  }),
  response: z.object({
    problems: z.array(
      z.object({
        ...recordKey,
        media: z.string(),
        problem: z.enum(mediaProblems),
        /** An older version of the picture is shown. */
        isShown: z.boolean(),
        attempts: z.int(),
        /** When it is fetched again; absent if it is not. An applied record that names it starts anew. */
        nextAttempt: z.exactOptional(z.string()),
      }),
    ),
    next: z.exactOptional(z.string()),
  }),
})
export { changePapers, listPapers } from './home-papers.ts'
export {
  listSellers,
  listTemplates,
  previewTemplate,
  readTemplate,
  setSellers,
  storeTemplates,
} from './papers.ts'
export { listPaymentPlans, setPaymentPlans } from './payment-plans.ts'
