// The building blocks of requests: ids, texts, days, instants, numbers, addresses and headers. Every field of a request is
// made of these, so that no value reaches a handler which the database, a date or a header cannot hold.
import { z } from './zod.ts'

/** PostgreSQL cannot store U+0000, and half a surrogate pair is not a character. */
const storable = /^[^\0\p{Cs}]*$/u

/** Text that people write, at most `max` UTF-16 units. The domain's form rules decide what is valid in it. */
export const text = (max: number) => z.string().check(z.maxLength(max), z.regex(storable))

/** Text that must not be empty. */
export const requiredText = (max: number) => text(max).check(z.minLength(1))

/** Credentials out of a link or a letter: codes, tickets, tokens, passwords. Compared or hashed, never shown. */
export const secret = (max = 200) => text(max)

/** The id of a thing, as the backend that made it writes it: visible characters alone. */
export const id = z.string().check(z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,100}$/u))

/** The id of a thing of which the product itself decides the ids. */
export const uuid = z.uuid()

/** PostgreSQL's `integer` ends here. */
const maxInteger = 2_147_483_647

/** A whole number from `min` to `max`. */
export const integer = (min = 0, max = maxInteger) => z.int().check(z.minimum(min), z.maximum(max))

/** A site's number. */
export const siteId = integer()

/** Of a record that several devices may change: one more with each change. */
export const version = integer()

/** An amount of money in whole units of the site's currency. */
export const money = integer(0, 1_000_000_000)

/** Coordinates, in degrees. */
export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))

/** 1900 to 2199: a mistyped year is refused instead of stored. */
const plausibleYear = /^(?:19|20|21)\d\d-/

/** A day that exists: `yyyy-MM-dd`. */
export const day = z.iso.date().check(z.regex(plausibleYear))

/** A moment in ISO 8601 with its offset. */
export const dateTime = z.iso.datetime({ offset: true }).check(z.regex(plausibleYear))

/** The end of the year 9999: beyond it ISO 8601 and PostgreSQL write years differently. */
const maxInstant = 253_402_300_799_999

/** Epoch milliseconds. */
export const instant = integer(0, maxInstant)

/** Where a person comes back to: a path of the site, or the whole address of a page. Unsafe ones are ignored later; these are refused. */
export const returnAddress = z.string().check(z.maxLength(2_000), z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]*$/u))

/** How deep `jsonFields` may be nested: a form is a record of fields, lists of them, and records in those. */
const maxDepth = 8

const isShallow = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return storable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth > 0 &&
    Object.entries(value).every(([key, each]) => storable.test(key) && isShallow(each, depth - 1))
  )
}

/** Fields of a form that the domain reads: what is in them is checked there. */
export const jsonFields = z
  .record(text(100), z.unknown())
  .check(z.refine((value) => isShallow(value, maxDepth)))

/** `Idempotency-Key`: made by the client, one for each deed. Visible ASCII. */
export const idempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))

/** `If-Match`: the version that was read, in quotes or bare, or `*`. */
export const ifMatch = z.string().check(z.regex(/^(?:\*|(?:W\/)?"\d{1,9}"|\d{1,9})$/))
