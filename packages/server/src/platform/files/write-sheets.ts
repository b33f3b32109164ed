// Tables for people: as CSV, and as a workbook.
import { stringify } from 'csv-stringify/sync'
import { writeXlsx } from 'hucre/xlsx'

export interface WrittenSheet {
  readonly name: string
  /** The first one has the headings. Texts stay texts, so that leading zeros stay. */
  readonly rows: readonly (readonly (string | number)[])[]
}

const widthOf = ({ rows }: WrittenSheet, column: number): number =>
  Math.min(60, Math.max(8, ...rows.map((row) => String(row[column] ?? '').length + 2)))

export const writeSheets = (sheets: readonly WrittenSheet[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      columns: (sheet.rows[0] ?? []).map((_, at) => ({
        width: widthOf(sheet, at),
        ...(typeof sheet.rows[1]?.[at] !== 'number' && { style: { numFmt: '@' } }),
      })),
      rows: sheet.rows.map((row) => row.map((cell) => (cell === '' ? null : cell))),
      freezePane: { rows: 1 },
    })),
  })

/** As a spreadsheet program of the Nordic countries opens it; no cell is a formula. */
export const writeCsv = ({ rows }: Pick<WrittenSheet, 'rows'>): string =>
  stringify(
    rows.map((row) => [...row]),
    { bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true },
  )
