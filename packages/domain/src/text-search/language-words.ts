// Stop words and synonyms, prepared for look-up.
import type { Locale } from '../sites/site.ts'
import { foldText } from './fold-text.ts'
import { en } from './words/en.ts'
import { fi } from './words/fi.ts'
import type { LanguageWords } from './words/language-words.ts'
import { topics } from './words/language-words.ts'
import { nb } from './words/nb.ts'
import { sv } from './words/sv.ts'

/** A topic in another language, and in the one of the site. */
export interface ForeignSynonyms {
  readonly locale: Locale
  readonly words: readonly string[]
  readonly synonyms: readonly string[]
}

/** The words of a language for the text search, folded. */
export interface ReadyLanguageWords {
  readonly stopWords: ReadonlySet<string>
  /** Of all languages of its visitors. */
  readonly questionWords: ReadonlySet<string>
  /** Phrases of two words, joined: texts have them as words too. */
  readonly phrases: ReadonlySet<string>
  /** Words that are searched for together. */
  readonly synonyms: readonly (readonly string[])[]
  /** Of the other languages of its visitors. */
  readonly foreignStopWords: ReadonlySet<string>
  readonly foreignSynonyms: readonly ForeignSynonyms[]
}

const languages: Readonly<Record<Locale, LanguageWords>> = { sv, nb, fi, en }

/** Languages that visitors type beside the one of the site; the first one wins. */
export const otherLocalesOf: Readonly<Record<Locale, readonly Locale[]>> = {
  sv: ['en'],
  nb: ['en'],
  fi: ['en', 'sv'],
  en: ['sv'],
}

const split = (words: string): readonly string[] => foldText(words).split(' ')

const joined = (phrase: string): string => phrase.replace('+', '')

/** Two words of a phrase are found as one. */
const splitGroup = (group: string): readonly string[] => split(group).map(joined)

const readyWords = (locale: Locale): ReadyLanguageWords => {
  const { stopWords, synonyms } = languages[locale]
  const others = otherLocalesOf[locale]
  return {
    stopWords: new Set(split(stopWords)),
    questionWords: new Set([locale, ...others].flatMap((one) => split(languages[one].questionWords))),
    phrases: new Set(
      Object.values(synonyms)
        .flatMap(split)
        .filter((word) => word.includes('+'))
        .map(joined),
    ),
    synonyms: Object.values(synonyms).map(splitGroup),
    foreignStopWords: new Set(others.flatMap((other) => split(languages[other].stopWords))),
    foreignSynonyms: others.flatMap((other) =>
      topics.map((topic) => ({
        locale: other,
        words: splitGroup(languages[other].synonyms[topic]),
        synonyms: splitGroup(synonyms[topic]),
      })),
    ),
  }
}

const ready = new Map<Locale, ReadyLanguageWords>()

/** Created with the first call for a language. */
export const languageWordsOf = (locale: Locale): ReadyLanguageWords => {
  const known = ready.get(locale)
  if (known) return known
  const words = readyWords(locale)
  ready.set(locale, words)
  return words
}
