// What a text search knows of a language besides its grammar.

export interface LanguageWords {
  /** Words that stand in every text and say nothing of it, parted by spaces. */
  readonly stopWords: string
  /** Words that are searched for in place of each other, a group each, parted by spaces. */
  readonly synonyms: readonly string[]
}
