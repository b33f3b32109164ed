// The rows of a spreadsheet as records. A column of any heading can be named as a field.
import { changeSetRows } from '@husrum/contract'
import type { CatalogueKind } from '@husrum/domain'
import { columnOfMedia, homeMediaColumns, joinMedia, stageMediaColumns } from './media-columns.ts'
import { joinRows, moreColumns, positionColumns } from './more-columns.ts'
import type { ReadColumn } from './read-cell.ts'
import {
  readAmount,
  readDay,
  readMoments,
  readNumber,
  readText,
  readTexts,
  readWord,
  readWords,
  readYesOrNo,
} from './read-cell.ts'
import type { SheetTable } from './read-table.ts'
import { columnLetters, foldHeading, readCsv, tableOf } from './read-table.ts'
import type { TableProblem } from './table-problems.ts'
import type { Vocabulary } from './texts/cell-words.ts'
import { headingsInWords } from './texts/headings.ts'

/** The fields of a table, and how their cells are read. `a.b` is a field of a field. */
const columns: Readonly<Record<CatalogueKind, Readonly<Record<string, ReadColumn>>>> = {
  stage: {
    externalId: readText,
    siteId: readNumber,
    name: readText,
    slug: readText,
    phase: readWord('phase'),
    concept: readWord('concept'),
    county: readText,
    municipality: readText,
    areaName: readText,
    'geo.lat': readNumber,
    'geo.lon': readNumber,
    shortDescription: readText,
    contacts: readTexts,
    vipStart: readDay,
    vipEnd: readDay,
    energyClass: readWord('energyClass'),
    seller: readText,
    publishAt: readText,
    isDraft: readYesOrNo,
    ...stageMediaColumns,
  },
  home: {
    externalId: readText,
    stage: readText,
    name: readText,
    objectNumber: readText,
    apartmentNumber: readText,
    address: readText,
    residenceType: readWord('residenceType'),
    disposalForm: readWord('disposalForm'),
    status: readWord('residenceStatus'),
    soldAt: readDay,
    concept: readWord('concept'),
    rooms: readNumber,
    area: readNumber,
    price: readAmount,
    totalPrice: readAmount,
    monthlyFee: readAmount,
    financingFee: readAmount,
    purchaseCosts: readAmount,
    inhabitDate: readDay,
    showings: readMoments,
    'outdoor.type': readWord('outdoorArea'),
    'outdoor.area': readNumber,
    'outdoor.direction': readWord('compassDirection'),
    accessibility: readWords('accessibility'),
    parking: readWord('parking'),
    plotArea: readNumber,
    energyClass: readWord('energyClass'),
    floor: readNumber,
    maxFloor: readNumber,
    'geo.lat': readNumber,
    'geo.lon': readNumber,
    shortDescription: readText,
    description: readText,
    publishedAt: readDay,
    ...homeMediaColumns,
  },
  ...moreColumns,
}

/** The headings of an empty table. */
export const headingsOf = (kind: CatalogueKind): readonly string[] => Object.keys(columns[kind])

/** How the cells of a field are read; undefined for a field that the kind does not have. */
export const readerOf = (kind: CatalogueKind, field: string): ReadColumn | undefined => {
  if (Object.hasOwn(columns[kind], field)) return columns[kind][field]
  return 'geo.lat' in columns[kind]
    ? Object.values(positionColumns).find((column) => column.field === field)?.read
    : undefined
}

/** Columns of a source's own table: heading → field. Values for all rows: field → cell. */
export interface TableMapping {
  readonly columns?: Readonly<Record<string, string>>
  readonly values?: Readonly<Record<string, string>>
}

/** Where fields stand: letters and heading of their columns. */
export type FieldPlaces = Readonly<Record<string, { readonly letters: string; readonly heading: string }>>

/** A record, and the first of its rows. */
export interface TableRow {
  readonly row: number
  readonly record: unknown
  readonly isWrong?: true
  /** Of a group of options: the rows of its options. */
  readonly optionRows?: readonly number[]
}

export type TableRecords =
  | { readonly kind: 'noHeadings' }
  | {
      readonly kind: 'read'
      /** Headings that are no field; their cells are not read. */
      readonly ignored: readonly string[]
      readonly problems: readonly TableProblem[]
      /** A wrong row has problems, and a record of its other cells. */
      readonly rows: readonly TableRow[]
      /** Where a field stands: letters and heading of its column. */
      readonly places: FieldPlaces
    }

/** `{ 'geo.lat': 57 }` → `{ geo: { lat: 57 } }`; an outdoor space becomes the only one of its list. */
const nested = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const record: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(fields)) {
    const [first = '', second] = field.split('.')
    if (second === undefined) record[first] = value
    else record[first] = { ...(record[first] as object | undefined), [second]: value }
  }
  const { outdoor, ...others } = record
  return joinMedia({ ...others, ...(outdoor !== undefined && { outdoorSpaces: [outdoor] }) })
}

/** What stands in the first cell of totals. */
const totals = /^(?:summa|sum|totalt|totalsumma|total|yhteens\u00e4|i alt)\s?:?$/i

/** Values of formulas that failed. */
const formulaErrors = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!)$/

/** The field of a folded heading that is the API's name of a field, or is named in the mapping. */
const namedFields = (kind: CatalogueKind, mapping: TableMapping): ReadonlyMap<string, string> =>
  new Map(
    [
      ...headingsOf(kind).map((field) => [field, field] as const),
      ...('geo.lat' in columns[kind]
        ? Object.entries(positionColumns).map(([heading, { field }]) => [heading, field] as const)
        : []),
      ...Object.entries(mapping.columns ?? {}).filter(([, field]) => readerOf(kind, field)),
    ].map(([heading, field]) => [foldHeading(heading), field]),
  )

/** The field of a folded heading as people write it. What the mapping says of a heading comes first. */
const wordedFields = (kind: CatalogueKind, mapping: TableMapping): ReadonlyMap<string, string> => {
  const named = new Set(Object.keys(mapping.columns ?? {}).map(foldHeading))
  return new Map(
    headingsInWords(kind).flatMap(([heading, written]) => {
      const folded = foldHeading(heading)
      const field = Object.hasOwn(positionColumns, written) ? positionColumns[written]?.field : written
      return field === undefined || named.has(folded) ? [] : [[folded, field] as const]
    }),
  )
}

/** The field of a folded heading, by kind. */
export const fieldsOf = (kind: CatalogueKind, mapping: TableMapping): ReadonlyMap<string, string> =>
  new Map([...wordedFields(kind, mapping), ...namedFields(kind, mapping)])

/** The fields of headings. A worded heading gives way to one that names its field, and to a value for all rows. */
const fieldsOfHeadings = (
  headings: readonly string[],
  kind: CatalogueKind,
  mapping: TableMapping,
): readonly (string | undefined)[] => {
  const [named, worded] = [namedFields(kind, mapping), wordedFields(kind, mapping)]
  const folded = headings.map(foldHeading)
  const taken = new Set([
    ...folded.flatMap((heading) => named.get(heading) ?? []),
    ...Object.keys(mapping.values ?? {}),
  ])
  return folded.map((heading) => {
    const field = worded.get(heading)
    return named.get(heading) ?? (field !== undefined && taken.has(field) ? undefined : field)
  })
}

/** The column in which the value of a field stands; the field itself if there is none. */
export const columnOfField = (
  places: FieldPlaces,
  field: string,
  record: unknown,
): { readonly letters?: string; readonly heading: string } => {
  const named = columnOfMedia(field, record)
    .replace(/^options\.\d+/, 'option')
    .replace(/^outdoorSpaces\.0/, 'outdoor')
  // The field, and the list that it is in.
  for (const name of [named, named.replace(/\.\d+$/, '')]) {
    const place = Object.hasOwn(places, name) ? places[name] : undefined
    if (place) return place
  }
  const part = Object.keys(places).find((each) => each.startsWith(`${named}.`))
  return (part === undefined ? undefined : places[part]) ?? { heading: named }
}

/**
 * Reads a table. An empty cell is no value. All problems are returned at once.
 *
 * @param kind what the rows are.
 */
export const recordsOf = (
  table: SheetTable,
  kind: CatalogueKind,
  mapping: TableMapping = {},
): TableRecords & { readonly kind: 'read' } => {
  const fields = fieldsOfHeadings(table.headings, kind, mapping)
  const places = Object.fromEntries(
    fields.flatMap((field, at) =>
      field === undefined ? [] : [[field, { letters: columnLetters(at), heading: table.headings[at] ?? '' }]],
    ),
  )
  const fixed = Object.entries(mapping.values ?? {}).filter(([field]) => readerOf(kind, field))
  const problems: TableProblem[] = [
    ...fields.flatMap((field, at): readonly TableProblem[] =>
      field !== undefined && fields.indexOf(field) < at
        ? [
            {
              row: table.headingRow,
              column: table.headings[at] ?? '',
              letters: columnLetters(at),
              problem: 'headingTwice',
              cell: '',
            },
          ]
        : [],
    ),
    ...(places.externalId || fixed.some(([field]) => field === 'externalId')
      ? []
      : [{ row: table.headingRow, column: 'externalId', problem: 'noKeyColumn', cell: '' } as const]),
  ]
  /** A problem of a field, in the column that has it. */
  const problemOf = (
    { row, cells }: { readonly row: number; readonly cells: readonly string[] },
    field: string,
    { problem, record }: { readonly problem: TableProblem['problem']; readonly record: unknown },
  ): TableProblem => {
    const place = columnOfField(places, field, record)
    const cell = place.letters === undefined ? undefined : cells[table.headings.indexOf(place.heading)]
    return {
      row,
      column: place.heading,
      ...(place.letters !== undefined && { letters: place.letters }),
      problem,
      cell: problem === 'missing' ? '' : (cell ?? ''),
    }
  }
  const read = table.rows.flatMap(({ row, cells }) => {
    const values: Record<string, unknown> = {}
    const wrong: TableProblem[] = []
    const given = [
      ...fixed.map(([field, cell]) => ({ field, cell, at: -1 })),
      // Our own tables have an apostrophe where a spreadsheet would see a formula.
      ...cells.map((cell, at) => ({ field: fields[at], cell: cell.replace(/^'(?=[=+@-])/, ''), at })),
    ]
    for (const { field, cell, at } of given) {
      if (cell === '') continue
      const column = at < 0 ? (field ?? '') : (table.headings[at] ?? '')
      const add = (problem: TableProblem['problem'], vocabulary?: Vocabulary) =>
        wrong.push({
          row,
          column,
          ...(at >= 0 && { letters: columnLetters(at) }),
          problem,
          ...(vocabulary && { vocabulary }),
          cell,
        })
      if (at >= table.headings.length) {
        add('noHeading')
        continue
      }
      const readCell = field === undefined ? undefined : readerOf(kind, field)
      if (field === undefined || !readCell) continue
      if (formulaErrors.test(cell)) {
        add('formulaError')
        continue
      }
      const result = readCell(cell)
      if (result.kind === 'read') values[field] = result.value
      else add(result.problem, result.vocabulary)
    }
    // Totals and notes below the table have no key, or one of these words.
    if (totals.test(String(values.externalId))) return []
    if (
      values.externalId === undefined &&
      !wrong.some(({ column }) => fields[table.headings.indexOf(column)] === 'externalId')
    )
      return []
    problems.push(...wrong)
    return [{ row, cells, record: nested(values), isRead: wrong.length === 0 }]
  })
  const rows =
    kind === 'optionGroup'
      ? joinRows(read)
      : read.map((each) => ({ ...each, conflicts: [], rowOf: () => each, optionRows: undefined }))
  const wrongRows = new Set<number>()
  for (const { row: first, record, isRead, conflicts, rowOf } of rows) {
    const found = [
      ...conflicts.map(({ row, field }) => problemOf(row, field, { problem: 'differs', record })),
      ...(isRead ? changeSetRows[kind](record) : []).map(({ field, isMissing }) =>
        problemOf(rowOf(field), field, { problem: isMissing ? 'missing' : 'tooLongOrWrong', record }),
      ),
    ]
    problems.push(...found)
    if (!isRead || found.length > 0) wrongRows.add(first)
  }
  return {
    kind: 'read',
    ignored: table.headings.filter((heading, at) => heading !== '' && fields[at] === undefined),
    problems: problems.toSorted((one, other) => one.row - other.row),
    rows: rows.map(({ row, record, optionRows }) => ({
      row,
      record,
      ...(wrongRows.has(row) && { isWrong: true as const }),
      ...(optionRows && { optionRows }),
    })),
    places,
  }
}

/**
 * Reads a CSV file.
 *
 * @throws RefusedTable
 */
export const readRecords = (
  bytes: Uint8Array,
  kind: CatalogueKind,
  mapping: TableMapping = {},
): TableRecords => {
  const fieldOf = fieldsOf(kind, mapping)
  const isHeading = (folded: string): boolean => fieldOf.has(folded)
  const table = tableOf(readCsv(bytes, isHeading), isHeading)
  return table ? recordsOf(table, kind, mapping) : { kind: 'noHeadings' }
}
