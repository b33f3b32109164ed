// Premises, options and contacts of a change set, and the fields that all records share.
import { contactRoles, disposalForms, premisesStatuses, premisesTypes } from '@husrum/domain'
import {
  dateTime,
  day,
  id,
  integer,
  latitude,
  longitude,
  money,
  requiredText,
  siteId,
  text,
} from '../fields.ts'
import { z } from '../zod.ts'

/** A record's key in the system that it comes from. Capitals, small letters, digits and most signs. */
export const externalId = requiredText(60).check(z.regex(/^\S(?:.*\S)?$/))

/** WGS 84. */
export const point = z.strictObject({ lat: latitude, lon: longitude })

/** Metres. */
const metres = z.number().check(z.minimum(-10_000_000), z.maximum(100_000_000))

/**
 * A position: WGS 84 in degrees, or metres of the national grid in either order, which the server converts. `crs` is an EPSG number
 * (3006-3018, 3067, 25832, 25833, 25835); without it the grid must follow from the numbers and the country.
 */
export const geo = z.union([
  point,
  z.strictObject({ x: metres, y: metres, crs: z.exactOptional(integer(1, 99_999)) }),
])

const contact = z.strictObject({
  id,
  name: requiredText(100),
  role: z.enum(contactRoles),
  phone: z.exactOptional(requiredText(40)),
  email: z.exactOptional(requiredText(200)),
})

/** Contacts, or the keys of contacts that the source sends once for all its records. They may come later. */
export const contacts = z.exactOptional(z.array(z.union([externalId, contact])).check(z.maxLength(20)))

/** A person or a department that stages and premises name by its key. */
export const contactRecord = z.strictObject({
  externalId,
  name: requiredText(100),
  role: z.enum(contactRoles),
  phone: z.exactOptional(requiredText(40)),
  email: z.exactOptional(requiredText(200)),
  /** Id of a picture. */
  image: z.exactOptional(id),
})

/** Premises that companies rent or buy. */
export const premisesRecord = z.strictObject({
  externalId,
  /** A site that has premises: 1, 4, 5 or 6. */
  siteId,
  name: requiredText(120),
  /** Last segment of the address of its page. Default: from the name. */
  slug: z.exactOptional(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80))),
  type: z.enum(premisesTypes),
  status: z.enum(premisesStatuses),
  /** `tenancy` is let, all else is sold. */
  disposalForm: z.enum(disposalForms),
  /** m². */
  area: z.number().check(z.minimum(1), z.maximum(1_000_000)),
  /** The price of a sale, or the rent of a year. Default: on request. */
  price: z.exactOptional(money),
  /** First day of access. Default: to be agreed. */
  inhabitDate: z.exactOptional(day),
  address: requiredText(120),
  county: requiredText(80),
  municipality: requiredText(80),
  areaName: requiredText(80),
  geo,
  shortDescription: text(500),
  description: z.exactOptional(text(10_000)),
  /** Metres. */
  ceilingHeight: z.exactOptional(z.number().check(z.minimum(1), z.maximum(100))),
  /** Term of the first lease. */
  leaseYears: z.exactOptional(integer(0, 100)),
  contacts,
  /** Ids of pictures, the best one first. */
  images: z.exactOptional(z.array(id).check(z.maxLength(40))),
  /** Id of the drawing. */
  floorPlan: z.exactOptional(id),
  /** Position in lists, the lowest first. */
  sortOrder: z.exactOptional(integer(0, 999)),
  publishedAt: z.exactOptional(day),
  /** When visitors see it. Default: at once. */
  publishAt: z.exactOptional(dateTime),
  /** Visitors do not see a draft. */
  isDraft: z.exactOptional(z.boolean()),
})

const otherOptions = z.exactOptional(z.array(externalId).check(z.maxLength(50)))

const option = z.strictObject({
  /** Your own key, unique in each stage that offers it. It is never used for another option. */
  id: externalId,
  title: requiredText(120),
  text: z.exactOptional(text(2_000)),
  /** With value added tax. Default: the price of the home includes it. */
  price: z.exactOptional(money),
  /** Id of a picture. */
  image: z.exactOptional(id),
  /** What a home gets if nothing else is chosen. */
  isStandard: z.exactOptional(z.boolean()),
  /** Ids of options of the stage that it requires. It is not offered until they have come. */
  needs: otherOptions,
  /** Ids of options of the stage that it excludes. */
  excludes: otherOptions,
})

/** Options of one kind, which buyers choose by the same day. */
export const optionGroupRecord = z.strictObject({
  externalId,
  /** The keys of the stages that offer it, which may come later. */
  stages: z.array(externalId).check(z.minLength(1), z.maxLength(50)),
  title: requiredText(120),
  text: z.exactOptional(text(2_000)),
  /** `one`: exactly one option, `any`: as many as one likes. */
  rule: z.enum(['one', 'any']),
  /** The last day for choosing. Default: the last of the stage's other groups. */
  lastDay: z.exactOptional(day),
  /** The company that delivers the options. Order lists for the builder are made for each. */
  supplier: z.exactOptional(requiredText(120)),
  /** Position among the groups of the stage, the lowest first. */
  sortOrder: z.exactOptional(integer(0, 999)),
  /** All of its options, in display order. Those that are left out are not offered any more. */
  options: z.array(option).check(z.minLength(1), z.maxLength(100)),
})
