// The companies that sell the homes, and the company's own texts of papers.
import { disposalForms, locales, paperKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { integer, requiredText, siteId, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const access = 'key:catalogue:write'

/** A company that sells homes: agreements, receipts and letters name it. */
const seller = z.strictObject({
  /** Your own key, which stages name as `seller`. */
  key: requiredText(40),
  country: z.enum(['SE', 'NO', 'FI']),
  /** The sites whose seller it is, unless a stage names another one. Empty: only stages name it. */
  siteIds: z.array(siteId).check(z.maxLength(20)),
  legalName: requiredText(120),
  /** With its check digit, in the notation of its country. */
  organisationNumber: requiredText(20),
  /** If it is registered for value added tax: `SE556036079301`, `NO974760673MVA`, `FI20774740`. */
  vatNumber: z.exactOptional(requiredText(30)),
  address: requiredText(200),
  email: requiredText(200),
  phone: requiredText(40),
  /** Names of those who sign for it. */
  signatories: z.array(requiredText(100)).check(z.minLength(1), z.maxLength(10)),
  /** Where buyers pay by bank transfer: `bankgiro` (Sweden) or `iban`. Without it, buyers get no payment details. */
  bank: z.exactOptional(
    z.strictObject({
      bankgiro: z.exactOptional(requiredText(20)),
      iban: z.exactOptional(requiredText(40)),
      bic: z.exactOptional(requiredText(11)),
      /** The length of all references, if the bank's agreement requires one (KID; OCR with a fixed length). */
      referenceLength: z.exactOptional(integer(10, 25)),
    }),
  ),
})

const sellers = z.object({ sellers: z.array(seller) })

export const setSellers = endpoint({
  method: 'POST',
  path: '/services/catalogue/sellers',
  access,
  summary:
    'Replace the companies that sell the homes. A booking keeps the seller that it began with. A seller that a stage names cannot be left out.',
  request: z.strictObject({ sellers: z.array(seller).check(z.maxLength(200)) }),
  maxBodyBytes: 512 * 1024,
  response: sellers,
})

export const listSellers = endpoint({
  method: 'GET',
  path: '/services/catalogue/sellers',
  access,
  summary: 'The companies that sell the homes, by their keys.',
  request: z.strictObject({}),
  response: sellers,
})

const place = {
  siteId,
  kind: z.enum(paperKinds),
  language: z.enum(locales),
  /** Default: every form of disposal that has no text of its own. */
  tenure: z.exactOptional(z.enum(disposalForms)),
}

/** More than the checked maximum of 40,000, so that the answer names the file. */
const templateText = text(60_000)

export const storeTemplates = endpoint({
  method: 'POST',
  path: '/services/catalogue/templates',
  access,
  summary:
    "Store your own texts of papers, all or none. A text that differs becomes a new version, for bookings that begin from then on. A template without `text` ends: the built-in text applies again. The field of a mistake ends with its line and column, `templates.0.text.12.5`; where a required fact is missing it ends with the fact's name.",
  request: z.strictObject({
    templates: z
      .array(z.strictObject({ ...place, text: z.exactOptional(templateText) }))
      .check(z.minLength(1), z.maxLength(60)),
  }),
  maxBodyBytes: 8 * 1024 * 1024,
  response: z.object({
    /** In the order of the request. */
    rows: z.array(
      z.object({
        ...place,
        version: z.int(),
        result: z.enum(['created', 'changed', 'unchanged', 'ended']),
      }),
    ),
  }),
})

export const listTemplates = endpoint({
  method: 'GET',
  path: '/services/catalogue/templates',
  access,
  summary: 'All versions of the texts of a site, the newest first, with the number of bookings of each.',
  request: z.strictObject({ siteId }),
  response: z.object({
    templates: z.array(
      z.object({
        ...place,
        id: uuid,
        version: z.int(),
        /** Epoch milliseconds. */
        storedAt: z.int(),
        /** Name of the key. */
        storedBy: z.string(),
        /** From this version on, the built-in text applies. */
        isEnded: z.boolean(),
        bookings: z.int(),
      }),
    ),
  }),
})

export const readTemplate = endpoint({
  method: 'GET',
  path: '/services/catalogue/templates/{id}',
  access,
  summary: 'The text of a version.',
  request: z.strictObject({ id: uuid }),
  response: z.object({ text: z.string() }),
  outcomes: { notFound: 404 },
})

export const previewTemplate = endpoint({
  method: 'POST',
  path: '/services/catalogue/templates/preview',
  access,
  summary:
    'A paper with an invented booking, as a PDF. Without `text`: as a booking that begins now would have it. Nothing is stored.',
  request: z.strictObject({
    ...place,
    text: z.exactOptional(templateText),
    /** Number of buyers. Default: 2. */
    buyers: z.exactOptional(integer(1, 2)),
  }),
  maxBodyBytes: 1024 * 1024,
  response: z.object({
    title: z.string(),
    language: z.enum(locales),
    /** The text that the paper is written from. Of a built-in paper, one that says the same: a start for your own. */
    text: z.string(),
    /** Base64. */
    pdf: z.string(),
  }),
})
