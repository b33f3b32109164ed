// Reads a spreadsheet that was saved as CSV: whatever its encoding, its separator and its first row are.
import { parse } from 'csv-parse/sync'

/** The rows below the headings, with the row numbers that a spreadsheet shows. */
export interface SheetTable {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  readonly delimiter: string
  readonly headings: readonly string[]
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
}

const beginnings = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

const decode = (bytes: Uint8Array): Pick<SheetTable, 'encoding'> & { readonly text: string } => {
  const marked = beginnings.find((beginning) => beginning.bytes.every((byte, at) => bytes[at] === byte))
  if (marked) return { encoding: marked.encoding, text: new TextDecoder(marked.encoding).decode(bytes) }
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { encoding: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) }
  }
}

const delimiters = [';', ',', '\t', '|'] as const

/** A heading as it is compared: without case, spaces and what stands in parentheses, such as a unit. */
export const foldHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFC')
    .replace(/\([^()]*\)/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

/**
 * Finds the row of the headings: the first with at least two known names. Rows above are titles and notes; empty rows are skipped.
 *
 * @param isHeading whether a folded heading is known.
 * @returns undefined if no row has known headings.
 */
export const readTable = (
  bytes: Uint8Array,
  isHeading: (folded: string) => boolean,
): SheetTable | undefined => {
  const { encoding, text } = decode(bytes)
  const found = delimiters
    .map((delimiter) => {
      const lines: readonly (readonly string[])[] = parse(text, {
        bom: true,
        delimiter,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: false,
        trim: true,
      })
      const at = lines.findIndex((cells) => cells.filter((cell) => isHeading(foldHeading(cell))).length >= 2)
      const known = (lines[at] ?? []).filter((cell) => isHeading(foldHeading(cell))).length
      return { delimiter, lines, at, known }
    })
    .toSorted((a, b) => b.known - a.known)[0]
  if (!found || found.at < 0) return undefined
  return {
    encoding,
    delimiter: found.delimiter,
    headings: found.lines[found.at] ?? [],
    rows: found.lines
      .map((cells, at) => ({ row: at + 1, cells }))
      .slice(found.at + 1)
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  }
}
