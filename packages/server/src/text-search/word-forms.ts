// What the forms of a word have in common, by language: the stem, and for Finnish a wider key.
import type { Locale } from '@husrum/domain'
import { finnishKey } from '@husrum/domain'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as swedish } from '@orama/stemmers/swedish'

export interface WordForms {
  /** Folded in, folded out. */
  stem(word: string): string
  /** Wider than the stem; undefined where the language needs none. */
  widerKey?(word: string): string
  /** What may stand between the parts of a compound; undefined where words are not put together. */
  readonly links?: readonly string[]
}

const shortestStem = 4

/** Snowball knows no neuter forms: "köket", "garagets". */
const withoutNeuter = (word: string): string =>
  word.length > 4 ? word.replace(/(?<=[^aeiouy])ets?$/, '') : word

/** Until nothing is left to take away: "bostäder", "bostaden" and "bostad" meet only then. */
const wholly =
  (stemmer: (word: string) => string) =>
  (word: string): string => {
    let stem = stemmer(word)
    for (let next = stemmer(stem); next !== stem && next.length >= shortestStem; next = stemmer(stem))
      stem = next
    return stem
  }

const forms: Readonly<Record<Locale, WordForms>> = {
  sv: { stem: wholly((word) => swedish(withoutNeuter(word))), links: ['', 's', 'e', 'a', 'o', 'u'] },
  nb: { stem: wholly(norwegian), links: ['', 's', 'e'] },
  fi: { stem: finnish, widerKey: (word) => finnishKey(finnish(word)), links: ['', 'n', 'en', 'in', 's'] },
  en: { stem: english },
}

export const wordFormsOf = (locale: Locale): WordForms => forms[locale]
