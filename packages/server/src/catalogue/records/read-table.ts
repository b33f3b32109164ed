// Reads the rows of a spreadsheet: of a CSV file, whatever its encoding and its separator are, and of the sheets of a workbook.
import { CsvError, parse } from 'csv-parse/sync'
import { RefusedTable } from './table-problems.ts'

/** Rows as a spreadsheet shows them, from the first on. */
export interface Sheet {
  /** Of a workbook. */
  readonly name?: string
  readonly rows: readonly (readonly string[])[]
}

/** The rows below the headings, with the row numbers that a spreadsheet shows. */
export interface SheetTable {
  readonly sheet?: string
  readonly headings: readonly string[]
  readonly headingRow: number
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
}

const beginnings = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** UTF-16 without its mark: every second byte of European text is 0. */
const isUnmarked = (bytes: Uint8Array, at: 0 | 1): boolean => {
  const some = bytes.subarray(0, 1_000).filter((_, index) => index % 2 === at)
  return some.length > 4 && some.filter((byte) => byte === 0).length > some.length * 0.7
}

const encodingOf = (bytes: Uint8Array): string => {
  const marked = beginnings.find((beginning) => beginning.bytes.every((byte, at) => bytes[at] === byte))
  if (marked) return marked.encoding
  if (isUnmarked(bytes, 1)) return 'utf-16le'
  return isUnmarked(bytes, 0) ? 'utf-16be' : 'utf-8'
}

/** @throws RefusedTable for what is no text. */
export const decodeText = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes)
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    if (encoding !== 'utf-8') throw new RefusedTable('wrongEncoding')
    text = new TextDecoder('windows-1252').decode(bytes)
  }
  if (text.includes('\0')) throw new RefusedTable('wrongEncoding')
  if (text.trim() === '') throw new RefusedTable('fileEmpty')
  return text
}

const delimiters = [';', ',', '\t', '|'] as const

/** A heading as it is compared: without case, spaces, a point at the end, and what stands in parentheses, such as a unit. */
export const foldHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFC')
    .replace(/\([^()]*\)/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/[.:*]$/, '')

/** Headings stand in one of the first rows. */
const rowsOfHeadings = 100
const charactersOfHeadings = 200_000

const knownIn = (cells: readonly string[], isHeading: (folded: string) => boolean): number =>
  cells.filter((cell) => isHeading(foldHeading(cell))).length

/** The separator by which most headings are known. */
const delimiterOf = (text: string, isHeading: (folded: string) => boolean): string => {
  const lines = text.slice(0, charactersOfHeadings).split('\n').slice(0, rowsOfHeadings)
  const found = delimiters.map((delimiter) => ({
    delimiter,
    known: Math.max(
      ...lines.map((line) =>
        knownIn(
          line.split(delimiter).map((cell) => cell.replace(/["\r\ufeff]/g, '')),
          isHeading,
        ),
      ),
    ),
  }))
  return found.toSorted((a, b) => b.known - a.known)[0]?.delimiter ?? ';'
}

/** Descriptions have at most 10,000 characters. */
const longestRow = 200_000

const refusals: Readonly<Record<string, 'quoteOpen' | 'rowTooLong'>> = {
  CSV_QUOTE_NOT_CLOSED: 'quoteOpen',
  CSV_INVALID_CLOSING_QUOTE: 'quoteOpen',
  CSV_MAX_RECORD_SIZE: 'rowTooLong',
}

/**
 * The rows of a CSV file.
 *
 * @throws RefusedTable with the row where it cannot be read.
 */
export const readCsv = (bytes: Uint8Array, isHeading: (folded: string) => boolean): Sheet => {
  const text = decodeText(bytes)
  try {
    return {
      rows: parse(text, {
        bom: true,
        delimiter: delimiterOf(text, isHeading),
        max_record_size: longestRow,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: false,
        trim: true,
      }),
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const row = Number(cause.records ?? 0) + 1
    throw new RefusedTable(refusals[cause.code] ?? 'fileBroken', { row, cause })
  }
}

/**
 * Finds the row of the headings: the first with the most known names, at least two. Rows above are titles and notes; empty rows are
 * skipped.
 *
 * @param isHeading whether a folded heading is known.
 * @returns undefined if no row has known headings.
 */
export const tableOf = (
  { name, rows }: Sheet,
  isHeading: (folded: string) => boolean,
): SheetTable | undefined => {
  const [best] = rows
    .slice(0, rowsOfHeadings)
    .map((cells, at) => ({ at, known: knownIn(cells, isHeading) }))
    .toSorted((a, b) => b.known - a.known)
  if (!best || best.known < 2) return undefined
  return {
    ...(name !== undefined && { sheet: name }),
    headings: rows[best.at] ?? [],
    headingRow: best.at + 1,
    rows: rows
      .map((cells, at) => ({ row: at + 1, cells }))
      .slice(best.at + 1)
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  }
}

/**
 * The letters above a column.
 *
 * @example columnLetters(27) // 'AB'
 */
export const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
