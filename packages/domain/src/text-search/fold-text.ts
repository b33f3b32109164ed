// Folding of typed words: ignores case, accents and the rings and dots of Nordic letters.

const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'a', œ: 'o', đ: 'd', ł: 'l', ß: 'ss' }

/** "Östra Ærø" → "ostra aro" */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  // Most words have nothing to fold.
  return /[^ -~]/.test(lower)
    ? lower
        .normalize('NFD')
        .replace(/[\p{M}\u00ad]/gu, '')
        .replace(/[\u00f8\u00e6\u0153\u0111\u0142\u00df]/g, (letter) => letters[letter] ?? letter)
    : lower
}

/** Two-letter spellings of letters without marks, and their folded form. */
const spelledOut: readonly (readonly [spelling: string, letter: string])[] = [
  ['aa', 'a'],
  ['ae', 'a'],
  ['oe', 'o'],
]

/** Other spellings of a folded word: "goeteborg" → "goteborg". Empty if there are none. */
export const respell = (folded: string): readonly string[] => {
  const found = new Set<string>()
  for (const [spelling, letter] of spelledOut) {
    if (!folded.includes(spelling)) continue
    found.add(folded.replaceAll(spelling, letter))
    found.add(spelledOut.reduce((word, [from, to]) => word.replaceAll(from, to), folded))
  }
  return [...found]
}

/** A word with its position in a text, in UTF-16 units. */
export interface FoundWord {
  /** Folded. */
  readonly word: string
  readonly from: number
  readonly to: number
}

/** The words of a text: letters and digits, without the characters between them; a soft hyphen does not split a word. */
export const wordsOf = (text: string): FoundWord[] => {
  const words: FoundWord[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu))
    words.push({ word: foldText(match[0]), from: match.index, to: match.index + match[0].length })
  return words
}
