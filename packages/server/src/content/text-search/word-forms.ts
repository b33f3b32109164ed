// The common part of a word's forms, by language: the stem, and for Finnish a wider key.
import type { Locale } from '@husrum/domain'
import { finnishKey } from '@husrum/domain'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as swedish } from '@orama/stemmers/swedish'

export interface WordForms {
  /** Input and output are folded. */
  stem(word: string): string
  /** Wider than the stem; undefined if the language needs none. */
  widerKey?(word: string): string
  /** Linking letters of compounds; undefined if the language has no compounds. */
  readonly links?: readonly string[]
}

const shortestStem = 4

/** Snowball does not handle neuter forms: "köket", "garagets". */
const withoutNeuter = (word: string): string =>
  word.length > 4 ? word.replace(/(?<=[^aeiouy])ets?$/, '') : word

/** "parkera" and "parkering" are no forms of "park". */
const withVerbs =
  (stemmer: (word: string) => string, verb: RegExp) =>
  (word: string): string => {
    const [, root] = verb.exec(word) ?? []
    return root === undefined ? stemmer(word) : `${root}er`
  }

const separateInEnglish: Readonly<Record<string, string>> = { parking: 'parking', parkings: 'parking' }

/** Repeats until the word stays the same: only then "bostäder", "bostaden" and "bostad" have the same stem. */
const wholly =
  (stemmer: (word: string) => string) =>
  (word: string): string => {
    let stem = stemmer(word)
    for (let next = stemmer(stem); next !== stem && next.length >= shortestStem; next = stemmer(stem))
      stem = next
    return stem
  }

const forms: Readonly<Record<Locale, WordForms>> = {
  sv: {
    stem: withVerbs(
      wholly((word) => swedish(withoutNeuter(word))),
      /^(.{3,})er(?:a|ar|ade|at|ats|as|ad|ande|ing|ingen|ingar|ingarna|ings)$/,
    ),
    links: ['', 's', 'e', 'a', 'o', 'u'],
  },
  nb: {
    stem: withVerbs(wholly(norwegian), /^(.{3,})er(?:e|er|te|t|es|ing|ingen|inger|ingene|ings)$/),
    links: ['', 's', 'e'],
  },
  fi: { stem: finnish, widerKey: (word) => finnishKey(finnish(word)), links: ['', 'n', 'en', 'in', 's'] },
  en: { stem: (word) => separateInEnglish[word] ?? english(word) },
}

export const wordFormsOf = (locale: Locale): WordForms => forms[locale]
