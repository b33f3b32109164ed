// The port to the text search: everything that a site says, by its words.
import type { TextSearchCategory, TextSearchRequest, UnderstoodKind } from '@husrum/domain'

/** Where a word that was found stands: from, and up to, not including; in UTF-16 units. */
export type TextMark = readonly [from: number, to: number]

export interface TextHit {
  readonly id: string
  readonly category: TextSearchCategory
  readonly title: string
  /** Path on the site. */
  readonly path: string
  /** The part round the words that were found. */
  readonly text: string
  readonly titleMarks: readonly TextMark[]
  readonly textMarks: readonly TextMark[]
  /** `yyyy-MM-dd` */
  readonly date?: string
  /** Picture id. */
  readonly image?: string
}

/** A part of the text that asks for homes. */
export interface UnderstoodSearchPart {
  readonly kind: UnderstoodKind
  /** Of a range. */
  readonly min?: number
  readonly max?: number
  /** Of every other filter. */
  readonly values: readonly string[]
  readonly placeName?: string
  readonly textWithout: string
}

/** What of the text asks for homes. */
export interface UnderstoodSearch {
  readonly parts: readonly UnderstoodSearchPart[]
  /** The search for homes that asks for it. */
  readonly path: string
  /** How many homes that finds. */
  readonly homes: number
}

export interface FoundTexts {
  readonly hits: readonly TextHit[]
  readonly total: number
  /** Of all categories, whichever were asked for; one without hits may be absent. */
  readonly counts: Partial<Readonly<Record<TextSearchCategory, number>>>
  readonly understood?: UnderstoodSearch
}

/** Fails with `ServiceUnavailable` or `ContractBroken`; finding nothing is an answer. */
export interface TextSearchService {
  find(request: TextSearchRequest): Promise<FoundTexts>
}
