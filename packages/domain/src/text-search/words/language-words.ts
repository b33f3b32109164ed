// The words of a language for the text search, apart from its grammar.

export interface LanguageWords {
  /** Stop words, separated by spaces. */
  readonly stopWords: string
  /** Groups of synonyms, separated by spaces. */
  readonly synonyms: readonly string[]
}
