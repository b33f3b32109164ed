// Stop words and synonyms, prepared for look-up.
import type { Locale } from '../sites/site.ts'
import { foldText, wordsOf } from './fold-text.ts'
import { en } from './words/en.ts'
import { fi } from './words/fi.ts'
import type { LanguageWords } from './words/language-words.ts'
import { nb } from './words/nb.ts'
import { sv } from './words/sv.ts'

/** The words of a language for the text search, folded. */
export interface ReadyLanguageWords {
  readonly stopWords: ReadonlySet<string>
  /** Words that are searched for together. */
  readonly synonyms: readonly (readonly string[])[]
}

const languages: Readonly<Record<Locale, LanguageWords>> = { sv, nb, fi, en }

const readyWords = ({ stopWords, synonyms }: LanguageWords): ReadyLanguageWords => ({
  stopWords: new Set(stopWords.split(' ').map(foldText)),
  synonyms: synonyms.map((group) => wordsOf(group).map(({ word }) => word)),
})

const ready = new Map<Locale, ReadyLanguageWords>()

/** Created with the first call for a language. */
export const languageWordsOf = (locale: Locale): ReadyLanguageWords => {
  const known = ready.get(locale)
  if (known) return known
  const words = readyWords(languages[locale])
  ready.set(locale, words)
  return words
}
