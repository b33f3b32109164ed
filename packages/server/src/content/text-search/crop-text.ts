// The part of a text around the found words, and their positions in it.
import { wordsOf } from '@husrum/domain'

/** From and to, in UTF-16 units. */
export type Mark = readonly [from: number, to: number]

export interface MarkedText {
  readonly text: string
  readonly marks: readonly Mark[]
}

const longestCrop = 220
/** Characters before the first found word. */
const lead = 60

export const markText = (text: string, isFound: (word: string) => boolean): readonly Mark[] =>
  wordsOf(text)
    .filter(({ word }) => isFound(word))
    .map(({ from, to }) => [from, to] as const)

/** The start of the part with most of the found words; the earliest of equals. */
const bestStart = (marks: readonly Mark[]): number => {
  let start = 0
  let max = 0
  for (const [at, [from]] of marks.entries()) {
    let count = 0
    while ((marks[at + count]?.[1] ?? Infinity) <= from + longestCrop - lead) count += 1
    if (count > max) [start, max] = [from, count]
  }
  return start
}

/** Cuts between words; `marker` replaces what was cut. */
export const cropText = (text: string, isFound: (word: string) => boolean, marker: string): MarkedText => {
  const marks = markText(text, isFound)
  if (text.length <= longestCrop) return { text, marks }
  const start = bestStart(marks)
  const earliest = Math.max(0, start <= lead ? 0 : start - lead)
  const from = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1
  const latest = Math.min(text.length, from + longestCrop)
  const space = text.lastIndexOf(' ', latest)
  const to = latest === text.length || space <= from ? latest : space
  const before = from > 0 ? marker : ''
  const after = to < text.length ? marker : ''
  const shift = before.length - from
  return {
    text: `${before}${text.slice(from, to).toWellFormed()}${after}`,
    marks: marks.filter(([at, end]) => at >= from && end <= to).map(([at, end]) => [at + shift, end + shift]),
  }
}
