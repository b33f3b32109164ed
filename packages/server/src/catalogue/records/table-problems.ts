// What can be wrong with a file, a table and a cell.
import type { CellProblem } from './read-cell.ts'
import type { Vocabulary } from './texts/cell-words.ts'

/** What is wrong with a whole file or sheet; of some the row is known. */
export const fileProblems = [
  'fileEmpty',
  'fileLocked',
  'fileBroken',
  'fileUnsafe',
  'fileActive',
  'oldWorkbook',
  'otherWorkbook',
  'notASpreadsheet',
  'wrongEncoding',
  'quoteOpen',
  'rowTooLong',
  'noHeadings',
  'noKeyColumn',
  'noRows',
  'headingTwice',
  'unknownSheet',
  'unknownKind',
  'tooManyRows',
  'tooManyColumns',
  'takesTooLong',
] as const
export type FileProblem = (typeof fileProblems)[number]

/** What is wrong with a cell. */
export type TableProblemKey =
  | CellProblem
  | 'missing'
  | 'tooLongOrWrong'
  | 'formulaError'
  | 'noHeading'
  | 'differs'

/** A mistake in a table: `row` and `letters` as the spreadsheet shows them. */
export interface TableProblem {
  readonly row: number
  /** The heading. */
  readonly column: string
  /** Absent for a field without a column. */
  readonly letters?: string
  readonly problem: TableProblemKey | FileProblem
  /** Of a word: those that the column has. */
  readonly vocabulary?: Vocabulary
  readonly cell: string
}

/** A file or sheet that cannot be read as a table. */
export class RefusedTable extends Error {
  readonly problem: FileProblem
  readonly row: number | undefined

  constructor(
    problem: FileProblem,
    { row, cause }: { readonly row?: number; readonly cause?: unknown } = {},
  ) {
    super(problem, cause === undefined ? undefined : { cause })
    this.name = 'RefusedTable'
    this.problem = problem
    this.row = row
  }
}

/** Where a mistake is, as a spreadsheet shows it: `C17`, `Sheet1!C17`; in JSON `homes.3.price`. Empty for a whole file. */
export const placeOf = ({
  sheet,
  isJson,
  row = 0,
  letters = '',
  column = '',
}: {
  readonly sheet?: string
  readonly isJson?: true
  readonly row?: number
  readonly letters?: string
  readonly column?: string
}): string => {
  if (isJson) return `${sheet}.${row}.${column}`
  return row === 0 ? '' : `${sheet === undefined ? '' : `${sheet}!`}${letters}${row}`
}
