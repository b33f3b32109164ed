// What the text search finds, and what of a text was understood as a search for homes.
import { choiceFilterNames, rangeFilterNames, textSearchCategories } from '@husrum/domain'
import { z } from '../zod.ts'

/** Where a word that was found stands, in UTF-16 units: from, and up to, not including. */
const marks = z.array(z.tuple([z.int(), z.int()]))

export const textHitDto = z.object({
  id: z.string(),
  type: z.enum(textSearchCategories),
  siteId: z.int(),
  language: z.enum(['sv', 'no', 'fi', 'en']),
  title: z.string(),
  url: z.string(),
  /** The part round the words that were found, where `attributesToCrop` names it. */
  text: z.string(),
  titleMarks: marks,
  textMarks: marks,
  date: z.optional(z.string()),
  image: z.optional(z.string()),
})
export type TextHitDto = z.infer<typeof textHitDto>

/** A part of the text, and what it asks for: one of both bounds for a range, `values` for all others. */
export const understoodPartDto = z.object({
  kind: z.enum([...rangeFilterNames, ...choiceFilterNames, 'place', 'inhabitDate', 'viewing']),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  values: z.optional(z.array(z.string())),
  placeName: z.optional(z.string()),
  /** The whole text without this part. */
  textWithout: z.string(),
})
export type UnderstoodPartDto = z.infer<typeof understoodPartDto>

export const understoodDto = z.object({
  parts: z.array(understoodPartDto),
  /** The search for homes that asks for all parts. */
  url: z.string(),
  /** How many homes it finds. */
  objects: z.int(),
})
export type UnderstoodDto = z.infer<typeof understoodDto>
