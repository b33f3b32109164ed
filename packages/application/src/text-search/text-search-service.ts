// The port to the full-text search of a site.
import type { TextSearchCategory, TextSearchRequest, UnderstoodKind } from '@husrum/domain'

/** Position of a match: from, and up to, not including; in UTF-16 units. */
export type TextMark = readonly [from: number, to: number]

export interface TextHit {
  readonly id: string
  readonly category: TextSearchCategory
  readonly title: string
  /** Path on the site. */
  readonly path: string
  /** The excerpt around the words that were found. */
  readonly text: string
  readonly titleMarks: readonly TextMark[]
  readonly textMarks: readonly TextMark[]
  /** `yyyy-MM-dd` */
  readonly date?: string
  /** Picture id. */
  readonly image?: string
}

/** A part of the text that describes homes. */
export interface UnderstoodSearchPart {
  readonly kind: UnderstoodKind
  /** Of a range. */
  readonly min?: number
  readonly max?: number
  /** For all other filters. */
  readonly values: readonly string[]
  readonly placeName?: string
  readonly textWithout: string
}

/** The part of the text that was understood as a search for homes. */
export interface UnderstoodSearch {
  readonly parts: readonly UnderstoodSearchPart[]
  /** Path of the equivalent search for homes. */
  readonly path: string
  /** Number of homes that it finds. */
  readonly homes: number
}

export interface FoundTexts {
  readonly hits: readonly TextHit[]
  readonly total: number
  /** For all categories, regardless of the requested one; a category without hits may be absent. */
  readonly counts: Partial<Readonly<Record<TextSearchCategory, number>>>
  readonly understood?: UnderstoodSearch
}

/** Fails with `ServiceUnavailable` or `ContractBroken`; finding nothing is an answer. */
export interface TextSearchService {
  find(request: TextSearchRequest): Promise<FoundTexts>
}
