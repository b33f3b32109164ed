// Schemas of premises (SEARCH-30).
import { disposalForms, premisesStatuses, premisesTypes, tagKinds } from '@husrum/domain'
import { contactDto } from '../contacts/dtos.ts'
import { siteId, text } from '../fields.ts'
import { geoDto } from '../search/dtos.ts'
import { z } from '../zod.ts'

/** `price` is the sale price or the yearly rent, in whole units of the site's currency. Absent: on request. */
export const premisesDto = z.object({
  id: z.string(),
  siteId: z.int(),
  name: z.string(),
  /** Path of its page, from the site's root. */
  path: z.string(),
  type: z.enum(premisesTypes),
  status: z.enum(premisesStatuses),
  disposalForm: z.enum(disposalForms),
  area: z.number(),
  price: z.exactOptional(z.number()),
  inhabitDate: z.exactOptional(z.string()),
  address: z.string(),
  areaName: z.string(),
  municipality: z.string(),
  tags: z.array(z.string()),
  geo: geoDto,
  shortDescription: z.string(),
  images: z.array(z.string()),
  sortOrder: z.number(),
})
export type PremisesDto = z.infer<typeof premisesDto>

export const premisesDetailsDto = z.extend(premisesDto, {
  description: z.string(),
  floorPlan: z.exactOptional(z.string()),
  ceilingHeight: z.exactOptional(z.number()),
  leaseYears: z.exactOptional(z.int()),
  contacts: z.exactOptional(z.array(contactDto)),
  publishedAt: z.string(),
})
export type PremisesDetailsDto = z.infer<typeof premisesDetailsDto>

const squareMetres = z.number().check(z.nonnegative(), z.maximum(1_000_000))

/** Absent or empty fields do not restrict the search. */
export const premisesFilterDto = z.strictObject({
  siteId,
  tags: z._default(z.array(text(250)).check(z.maxLength(20)), []),
  types: z._default(z.array(z.enum(premisesTypes)), []),
  minArea: z.optional(squareMetres),
  maxArea: z.optional(squareMetres),
})
export type PremisesFilterDto = z.infer<typeof premisesFilterDto>

export const premisesPlaceDto = z.object({
  url: z.string(),
  kind: z.enum(tagKinds),
  name: z.string(),
  premises: z.int(),
})
