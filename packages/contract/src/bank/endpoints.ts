// Money that comes in by bank transfer, for the company's own tools. Amounts are whole units of the currency, with decimals.
import { plannedPaymentKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { day, id, requiredText, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const reads = 'key:money:read'
const writes = 'key:money:write'
const page = '/services/staff/bank'

const words = text(120).check(z.trim(), z.minLength(1))
/** A part of a line: more than nothing, with at most two decimals. */
const part = z.number().check(z.minimum(0.01), z.maximum(1_000_000_000), z.multipleOf(0.01))

/** A payment of a home that a bank transfer can pay. */
const claim = z.object({
  id: z.string(),
  site: z.string(),
  /** The home. */
  about: z.string(),
  kind: z.enum(plannedPaymentKinds),
  owners: z.string(),
  /** With its check digit; absent if its seller has no account. */
  reference: z.exactOptional(z.string()),
  amount: z.number(),
  /** What has come by bank transfer. */
  received: z.number(),
  missing: z.number(),
  currency: z.string(),
  dueOn: z.exactOptional(z.string()),
})

const line = z.object({
  id: z.string(),
  /** Key of the seller whose account it is. */
  seller: z.string(),
  account: z.string(),
  bookedOn: z.string(),
  /** Negative if the bank took money back. */
  amount: z.number(),
  currency: z.string(),
  reference: z.string(),
  payer: z.string(),
  message: z.string(),
  /** `matched`: all of it pays homes. `open`: some of it pays nothing. `reversed`: it was taken back, or takes back another line. */
  state: z.enum(['matched', 'open', 'reversed']),
  /** What pays nothing and is not paid back. */
  rest: z.number(),
  /** Paid back, or prepared to be. */
  paidBack: z.number(),
  /** What it pays. `by` is empty if the reference named it. */
  parts: z.array(z.object({ claim: z.string(), about: z.string(), amount: z.number(), by: z.string() })),
  /** Payments that it may be for, the best first. */
  suggestions: z.array(
    z.object({ claim, because: z.array(z.enum(['reference', 'amount', 'name', 'home'])) }),
  ),
})

const added = z.object({
  /** False for a file with the same content as an earlier one. */
  isNew: z.boolean(),
  format: z.exactOptional(z.enum(['camt', 'bgmax', 'ocrGiro'])),
  /** Movements that were already known from another file. */
  knownCount: z.int(),
  /** Movements of the file that are no payments from buyers. */
  skippedCount: z.int(),
  /** The new ones. */
  lines: z.array(line),
})

export const addBankFile = endpoint({
  method: 'POST',
  path: `${page}/files`,
  access: writes,
  summary:
    'Read a file of the bank: camt.053, camt.054, BgMax or Norwegian OCR giro. The body is the file itself. Lines with a valid reference pay the payments of homes that they name; the others are listed for staff. The same file again, and the same movement in another file, changes nothing. All of the file is added, or nothing: 400 says in words what is wrong (`file`), or names an account that belongs to no seller (`account`).',
  request: z.object({ name: requiredText(200) }),
  bodyTypes: ['application/octet-stream', 'application/xml', 'text/plain', 'text/xml'],
  maxBodyBytes: 10 * 1024 * 1024,
  response: added,
})

export const addBankLines = endpoint({
  method: 'POST',
  path: `${page}/lines`,
  access: writes,
  summary:
    'Enter up to 500 movements by hand. `entryId` is the bank’s own reference, which makes a repeated line count once. They are matched like those of a file.',
  request: z.object({
    by: words,
    lines: z
      .array(
        z.strictObject({
          entryId: requiredText(100),
          /** IBAN or bankgiro number of the seller. */
          account: requiredText(40),
          bookedOn: day,
          /** Negative for money that the bank took back. */
          amount: z.number().check(
            z.minimum(-1_000_000_000),
            z.maximum(1_000_000_000),
            z.multipleOf(0.01),
            z.refine((value) => value !== 0),
          ),
          currency: z.enum(['SEK', 'NOK', 'EUR']),
          reference: z.optional(text(100)),
          payer: z.optional(text(140)),
          message: z.optional(text(500)),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  maxBodyBytes: 512 * 1024,
  response: added,
})

export const getBankLines = endpoint({
  method: 'GET',
  path: `${page}/lines`,
  access: reads,
  summary:
    'List the latest 500 movements on the accounts of the sellers, or those of which something is left (`state=open`), each with the payments that it may be for.',
  request: z.object({ state: z.optional(z.enum(['open', 'all'])) }),
  response: z.object({ lines: z.array(line) }),
})

export const getClaims = endpoint({
  method: 'GET',
  path: `${page}/claims`,
  access: reads,
  summary:
    'List the payments of homes that are not paid yet, the first due day first, with their references.',
  request: z.object({}),
  response: z.object({ claims: z.array(claim) }),
})

const decided = { notFound: 404, statusConflict: 409 } as const

export const matchBankLine = endpoint({
  method: 'POST',
  path: `${page}/lines/{id}/match`,
  access: writes,
  summary:
    'Pay a home’s payment, named by its reference or id, with what is left of a movement, or with a part of it. The owners get a letter once nothing is missing. 409 says in words what does not fit.',
  request: z.object({ id: uuid, claim: id, amount: z.optional(part), by: words }),
  response: line,
  outcomes: decided,
})

export const unmatchBankLine = endpoint({
  method: 'POST',
  path: `${page}/lines/{id}/unmatch`,
  access: writes,
  summary:
    'Undo what a movement pays. A payment that is not paid any more is open again, and its owners get a letter. 409 while it is being paid back.',
  request: z.object({ id: uuid, by: words }),
  response: line,
  outcomes: decided,
})

export const payBackBankLine = endpoint({
  method: 'POST',
  path: `${page}/lines/{id}/pay-back`,
  access: writes,
  summary:
    'Prepare a transfer back of what is left of a movement, or of a part of it: a task (`getStaffTasks`) that another person completes with another key and the bank’s reference.',
  request: z.object({ id: uuid, amount: z.optional(part), by: words }),
  response: line,
  outcomes: decided,
})
