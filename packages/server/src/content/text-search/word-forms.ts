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
  /** Linking letters between the words of a compound. */
  readonly links: readonly string[]
  /** Whether compounds are written as one word: then the words of the texts are split too. */
  readonly hasCompounds: boolean
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

/** Nouns of verbs share the key of the verb ("besiktning", "besiktiga"), and syncopated forms that of the whole word ("nycklar", "nyckel"). */
const nordicKey =
  (stemmer: (word: string) => string, noun: RegExp) =>
  (word: string): string =>
    stemmer(noun.exec(word)?.[1] ?? word.replace(/(?<=e[lr])n$/, ''))
      .replace(/(?<=[^aeiouy])e(?=[lr]$)/, '')
      .replace(/([^aeiouy])\1/g, '$1')

/** Before the consonants change: "varauks", "avain" and "perumis" are "varaus", "avaime" and "peru". */
const finnishWideKey = (word: string): string =>
  finnishKey(
    finnish(word.replace(/(?<=a|el)in$/, 'ime'))
      .replace(/(?<=..u)ks$/, 's')
      .replace(/(?<=...)mi[ns]$/, ''),
  )

const swedishStem = withVerbs(
  wholly((word) => swedish(withoutNeuter(word))),
  /^(.{3,})er(?:a|ar|ade|at|ats|as|ad|ande|ing|ingen|ingar|ingarna|ings)$/,
)
const norwegianStem = withVerbs(wholly(norwegian), /^(.{3,})er(?:e|er|te|t|es|ing|ingen|inger|ingene|ings)$/)

const forms: Readonly<Record<Locale, WordForms>> = {
  sv: {
    stem: swedishStem,
    widerKey: nordicKey(
      swedishStem,
      /^(.{4,}?)(?:ning|nad|else|(?<!er)ing|an)(?:en|s|ens|ar|arna|er|erna)?$/,
    ),
    links: ['', 's', 'e', 'a', 'o', 'u'],
    hasCompounds: true,
  },
  nb: {
    stem: norwegianStem,
    widerKey: nordicKey(norwegianStem, /^(.{4,}?)(?:ning|else|(?<!er)ing)(?:en|er|ene|s)?$/),
    links: ['', 's', 'e'],
    hasCompounds: true,
  },
  fi: { stem: finnish, widerKey: finnishWideKey, links: ['', 'n', 'en', 'in', 's'], hasCompounds: true },
  en: { stem: (word) => separateInEnglish[word] ?? english(word), links: [''], hasCompounds: false },
}

export const wordFormsOf = (locale: Locale): WordForms => forms[locale]
