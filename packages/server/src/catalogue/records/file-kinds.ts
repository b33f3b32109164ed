// The kinds of records in files: which list of a change set they are in, and the words by which people name them.
import type { CatalogueKind } from '@husrum/domain'

/** The lists of a change set, in the order in which they are sent: what others name comes first. */
export const listOfKind = {
  contact: 'contacts',
  stage: 'stages',
  home: 'homes',
  premises: 'premises',
  optionGroup: 'optionGroups',
} as const satisfies Readonly<Record<CatalogueKind, string>>

export type RecordList = (typeof listOfKind)[CatalogueKind]

/** All lists. */
export const recordLists: readonly RecordList[] = Object.values(listOfKind)

/** Of a kind, the word in names of files and sheets and on the command line. The first that a name contains decides. */
const words = {
  option: 'optionGroup',
  premises: 'premises',
  contact: 'contact',
  stage: 'stage',
  home: 'home',
} as const satisfies Readonly<Record<string, CatalogueKind>>

/** The words of kinds, as they are listed for people. */
export const kindWords = Object.keys(words) as readonly (keyof typeof words)[]

/** The kind of records by the name of their file or sheet. */
export const kindOfName = (name: string): CatalogueKind | undefined => {
  const word = kindWords.find((each) => name.toLowerCase().includes(each))
  return word && words[word]
}

/** The kind of a word on the command line. */
export const kindOfWord = (word: string | undefined): CatalogueKind | undefined =>
  kindWords.some((each) => each === word) ? words[word as keyof typeof words] : undefined
