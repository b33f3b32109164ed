// Schemas of full-text search: hits, and the part of a text that was parsed as a search for homes.
import { choiceFilterNames, rangeFilterNames, textSearchCategories } from '@husrum/domain'
import { z } from '../zod.ts'

/** Positions of the found words, in UTF-16 units: start, and end (exclusive). */
const marks = z.array(z.tuple([z.int(), z.int()]))

export const textHitDto = z.object({
  id: z.string(),
  type: z.enum(textSearchCategories),
  siteId: z.int(),
  language: z.enum(['sv', 'no', 'fi', 'en']),
  title: z.string(),
  url: z.string(),
  /** The text around the found words, if `attributesToCrop` contains `text`. */
  text: z.string(),
  titleMarks: marks,
  textMarks: marks,
  date: z.exactOptional(z.string()),
  image: z.exactOptional(z.string()),
})
export type TextHitDto = z.infer<typeof textHitDto>

/** A part of the text, with its filter: one or both bounds for a range, `values` for all others. */
export const understoodPartDto = z.object({
  kind: z.enum([...rangeFilterNames, ...choiceFilterNames, 'place', 'inhabitDate', 'viewing']),
  min: z.exactOptional(z.number()),
  max: z.exactOptional(z.number()),
  values: z.exactOptional(z.array(z.string())),
  placeName: z.exactOptional(z.string()),
  /** The whole text without this part. */
  textWithout: z.string(),
})
export type UnderstoodPartDto = z.infer<typeof understoodPartDto>

export const understoodDto = z.object({
  parts: z.array(understoodPartDto),
  /** The address of the search for homes with all parts. */
  url: z.string(),
  /** Number of homes that it finds. */
  objects: z.int(),
})
export type UnderstoodDto = z.infer<typeof understoodDto>
