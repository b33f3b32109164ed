// Reads the sheets of an xlsx workbook as the texts that a spreadsheet shows. The only module that knows the library.
import type { CellValue, WriteSheet } from 'hucre/xlsx'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { inspectXlsx } from './inspect-xlsx.ts'
import type { Sheet } from './read-table.ts'
import { RefusedTable } from './table-problems.ts'

const maxColumns = 500

/** Excel keeps 15 digits. Three decimals get a fourth, so that they are not taken for thousands. */
const numberText = (value: number): string => {
  const text = String(Number(value.toPrecision(15)))
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** A day, or a moment without an offset. */
const dateText = (date: Date): string => {
  if (Number.isNaN(date.getTime())) return '#VALUE!'
  const text = new Date(Math.round(date.getTime() / 1_000) * 1_000).toISOString().slice(0, 19)
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text
}

/** Workbooks may have signs that the database does not store. */
const plainText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const cellText = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return numberText(value)
  return value instanceof Date ? dateText(value) : plainText(String(value)).trim()
}

/**
 * The visible sheets, with the cached values of formulas. A cell that is merged downwards has its value in each of its rows.
 *
 * @throws RefusedTable
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<readonly Sheet[]> => {
  await inspectXlsx(bytes)
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  }).catch((cause: unknown) => {
    throw new RefusedTable('fileBroken', { cause })
  })
  return sheets.map(({ name, rows, merges = [] }) => {
    if (rows.some((row) => row.length > maxColumns)) throw new RefusedTable('tooManyColumns')
    const texts = rows.map((row) => Array.from(row, cellText))
    for (const { startRow, endRow, startCol } of merges)
      for (let at = startRow + 1; at <= Math.min(endRow, texts.length - 1); at += 1) {
        const cells = texts[at]
        const value = texts[startRow]?.[startCol] ?? ''
        if (cells && cells[startCol] === '') cells[startCol] = value
      }
    return { name: plainText(name), rows: texts }
  })
}

/** A column of a sheet to write. */
export interface WrittenColumn {
  readonly heading: string
  /** The permitted values. */
  readonly words: readonly string[]
}

const listsSheet = 'Lists'

/** A workbook of one sheet. All cells are text, so that leading zeros stay; columns with permitted values offer them. */
export const writeWorkbook = (
  name: string,
  columns: readonly WrittenColumn[],
  rows: readonly (readonly string[])[],
): Promise<Uint8Array> => {
  const lists = columns.filter(({ words }) => words.length > 0)
  const letters = (at: number): string =>
    (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
  const longest = Math.max(0, ...lists.map(({ words }) => words.length))
  const last = Math.max(2_000, rows.length + 1_000)
  const sheet: WriteSheet = {
    name,
    columns: columns.map(({ heading }) => ({
      width: Math.max(12, heading.length + 2),
      style: { numFmt: '@' },
    })),
    rows: [
      columns.map(({ heading }) => heading),
      ...rows.map((row) => row.map((cell) => (cell === '' ? null : cell))),
    ],
    freezePane: { rows: 1 },
    dataValidations: lists.map(({ heading, words }, at) => {
      const column = letters(columns.findIndex((each) => each.heading === heading))
      const list = letters(at)
      return {
        type: 'list',
        formula1: `${listsSheet}!$${list}$2:$${list}$${words.length + 1}`,
        range: `${column}2:${column}${last}`,
        allowBlank: true,
        showErrorMessage: true,
      }
    }),
  }
  return writeXlsx({
    sheets: [
      sheet,
      ...(lists.length > 0
        ? [
            {
              name: listsSheet,
              hidden: true,
              rows: [
                lists.map(({ heading }) => heading),
                ...Array.from({ length: longest }, (_, at) => lists.map(({ words }) => words[at] ?? null)),
              ],
            },
          ]
        : []),
    ],
  })
}
