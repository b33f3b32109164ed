// The values of cells as people write them: "1 495 000 kr", "73,5", "3 rok", "2026-11-26", "Till salu".
import type { Vocabulary } from './texts/cell-words.ts'
import { meaningsOf } from './texts/cell-words.ts'

/** Why a cell cannot be read. */
export type CellProblem =
  | 'notANumber'
  | 'notADay'
  | 'ambiguousDay'
  | 'notAMoment'
  | 'unknownWord'
  | 'ambiguousWord'
  | 'notYesOrNo'

export type ReadCell<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | {
      readonly kind: 'problem'
      readonly problem: CellProblem
      /** Of a word: those that the column has. */
      readonly vocabulary?: Vocabulary
    }

/** Reads the cells of a column. */
export type ReadColumn = (cell: string) => ReadCell<unknown>

const read = <Value>(value: Value): ReadCell<Value> => ({ kind: 'read', value })
const problem = (key: CellProblem): ReadCell<never> => ({ kind: 'problem', problem: key })

/** Spaces of every kind, and the units that people write behind numbers. */
const spaces = /[\s\u00a0\u202f\u2009]/g
const units = /(?:kr|sek|nok|eur|\u20ac|:-|,-|m2|m\u00b2|kvm|rok|roms?)\.?$/i

const numberIn = (text: string): ReadCell<number> =>
  /^-?\d+(?:\.\d+)?$/.test(text) ? read(Number(text)) : problem('notANumber')

const withoutUnit = (cell: string): string =>
  cell
    .replace(spaces, '')
    .replace(/\u2212/g, '-')
    .replace(units, '')

/**
 * An amount of money. A comma or point with three digits behind it separates thousands, any other is the decimal sign.
 *
 * @example readAmount('1 495 000 kr') // { kind: 'read', value: 1495000 }
 */
export const readAmount = (cell: string): ReadCell<number> =>
  numberIn(
    withoutUnit(cell)
      .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.'),
  )

/**
 * A number that is no amount: an area, rooms, a position. A comma or point is the decimal sign.
 *
 * @example readNumber('55,427') // { kind: 'read', value: 55.427 }
 */
export const readNumber = (cell: string): ReadCell<number> => numberIn(withoutUnit(cell).replace(',', '.'))

const two = (number: string): string => number.padStart(2, '0')

const existing = (year: string, month: string, day: string): ReadCell<string> => {
  const text = `${year}-${two(month)}-${two(day)}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
    ? read(text)
    : problem('notADay')
}

/**
 * A day as `yyyy-MM-dd`: written so, or with points as `26.11.2026`. With slashes it may be either order, unless one part is above 12.
 */
export const readDay = (cell: string): ReadCell<string> => {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]00:00(?::00)?)?$/.exec(cell)
  if (iso) return existing(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const [, first = '', sign, second = '', year = ''] =
    /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/.exec(cell) ?? []
  if (sign === '.') return existing(year, second, first)
  if (sign !== '/') return problem('notADay')
  if (Number(first) > 12) return existing(year, second, first)
  return Number(second) > 12 ? existing(year, first, second) : problem('ambiguousDay')
}

/** Moments, separated by `|`: ISO 8601 with an offset. */
export const readMoments = (cell: string): ReadCell<readonly string[]> => {
  const parts = cell.split('|').map((part) => part.trim())
  return parts.every((part) => /(?:Z|[+-]\d{2}:\d{2})$/.test(part) && !Number.isNaN(Date.parse(part)))
    ? read(parts)
    : problem('notAMoment')
}

/** One of the words of a vocabulary, in any of the languages. */
export const readWord =
  (vocabulary: Vocabulary) =>
  (cell: string): ReadCell<string> => {
    const [word, another] = meaningsOf(vocabulary, cell)
    if (word !== undefined && another === undefined) return read(word)
    return {
      kind: 'problem',
      problem: word === undefined ? 'unknownWord' : 'ambiguousWord',
      vocabulary,
    }
  }

/** Words, separated by `|`. */
export const readWords =
  (vocabulary: Vocabulary) =>
  (cell: string): ReadCell<readonly string[]> => {
    const parts = cell.split('|').map((part) => readWord(vocabulary)(part.trim()))
    return (
      parts.find((part) => part.kind === 'problem') ??
      read(parts.flatMap((part) => (part.kind === 'read' ? part.value : [])))
    )
  }

export const readText = (cell: string): ReadCell<string> => read(cell.replace(/^'(?=\d)/, ''))

/** Texts, separated by `|`. */
export const readTexts = (cell: string): ReadCell<readonly string[]> =>
  read(
    cell
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

export const readYesOrNo = (cell: string): ReadCell<boolean> => {
  if (/^(?:true|yes|y|ja|j|kyll\u00e4|k|sant|sann|tosi|1|x)$/i.test(cell)) return read(true)
  return /^(?:false|no|n|nej|nei|ei|falskt|falsk|usann|usant|ep\u00e4tosi|0)$/i.test(cell)
    ? read(false)
    : problem('notYesOrNo')
}
