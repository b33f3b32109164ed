// The rows of a spreadsheet as records. A column of any heading can be named as a field.
import { changeSetRows } from '@husrum/contract'
import type { CatalogueKind } from '@husrum/domain'
import {
  accessibilities,
  compassDirections,
  concepts,
  disposalForms,
  energyClasses,
  outdoorAreas,
  parkingOptions,
  projectPhases,
  residenceStatuses,
  residenceTypes,
} from '@husrum/domain'
import { homeMediaColumns, joinMedia, stageMediaColumns } from './media-columns.ts'
import { joinRows, moreColumns, positionColumns } from './more-columns.ts'
import type { CellProblem, ReadColumn } from './read-cell.ts'
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
import { foldHeading, readTable } from './read-table.ts'

/** The fields of a table, and how their cells are read. `a.b` is a field of a field. */
const columns: Readonly<Record<CatalogueKind, Readonly<Record<string, ReadColumn>>>> = {
  stage: {
    externalId: readText,
    siteId: readNumber,
    name: readText,
    slug: readText,
    phase: readWord(projectPhases),
    concept: readWord(concepts),
    county: readText,
    municipality: readText,
    areaName: readText,
    'geo.lat': readNumber,
    'geo.lon': readNumber,
    shortDescription: readText,
    contacts: readTexts,
    vipStart: readDay,
    vipEnd: readDay,
    energyClass: readWord(energyClasses),
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
    residenceType: readWord(residenceTypes),
    disposalForm: readWord(disposalForms),
    status: readWord(residenceStatuses),
    soldAt: readDay,
    concept: readWord(concepts),
    rooms: readNumber,
    area: readNumber,
    price: readAmount,
    totalPrice: readAmount,
    monthlyFee: readAmount,
    financingFee: readAmount,
    purchaseCosts: readAmount,
    inhabitDate: readDay,
    showings: readMoments,
    'outdoor.type': readWord(outdoorAreas),
    'outdoor.area': readNumber,
    'outdoor.direction': readWord(compassDirections),
    accessibility: readWords(accessibilities),
    parking: readWord(parkingOptions),
    plotArea: readNumber,
    energyClass: readWord(energyClasses),
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
const readerOf = (kind: CatalogueKind, field: string): ReadColumn | undefined =>
  columns[kind][field] ??
  ('geo.lat' in columns[kind]
    ? Object.values(positionColumns).find((column) => column.field === field)?.read
    : undefined)

/** Columns of a source's own table: heading → field. Values for all rows: field → cell. */
export interface TableMapping {
  readonly columns?: Readonly<Record<string, string>>
  readonly values?: Readonly<Record<string, string>>
}

/** A mistake in a cell; `row` as the spreadsheet shows it. */
export interface TableProblem {
  readonly row: number
  readonly column: string
  readonly problem: CellProblem | 'missing' | 'tooLongOrWrong' | 'differs'
  readonly cell: string
}

export type TableRecords =
  | { readonly kind: 'noHeadings' }
  | {
      readonly kind: 'read'
      /** Headings that are no field; their cells are not read. */
      readonly ignored: readonly string[]
      readonly problems: readonly TableProblem[]
      readonly rows: readonly {
        readonly row: number
        readonly record: unknown
        /** Of a group of options: the rows of its options. */
        readonly optionRows?: readonly number[]
      }[]
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

/**
 * Reads a table. An empty cell is no value. All problems are returned at once.
 *
 * @param kind what the rows are.
 */
export const readRecords = (
  bytes: Uint8Array,
  kind: CatalogueKind,
  mapping: TableMapping = {},
): TableRecords => {
  const fieldOf = new Map(
    [
      ...headingsOf(kind).map((field) => [field, field] as const),
      ...Object.entries(positionColumns).map(([heading, { field }]) => [heading, field] as const),
      ...Object.entries(mapping.columns ?? {}),
    ].map(([heading, field]) => [foldHeading(heading), field]),
  )
  const table = readTable(bytes, (folded) => fieldOf.has(folded))
  if (!table) return { kind: 'noHeadings' }
  const fields = table.headings.map((heading) => fieldOf.get(foldHeading(heading)))
  const problems: TableProblem[] = []
  const read = table.rows.flatMap(({ row, cells }) => {
    const values: Record<string, unknown> = {}
    const given = [
      ...Object.entries(mapping.values ?? {}).map(([field, cell]) => ({ field, cell, column: field })),
      ...cells.map((cell, at) => ({ field: fields[at], cell, column: table.headings[at] ?? '' })),
    ]
    const before = problems.length
    for (const { field, cell, column } of given) {
      const readCell = field === undefined ? undefined : readerOf(kind, field)
      if (field === undefined || !readCell || cell === '') continue
      const result = readCell(cell)
      if (result.kind === 'read') values[field] = result.value
      else problems.push({ row, column, problem: result.problem, cell })
    }
    // Totals and notes below the table have no key.
    if (values.externalId === undefined) return []
    return [{ row, cells, record: nested(values), isRead: problems.length === before }]
  })
  const rows =
    kind === 'optionGroup'
      ? joinRows(read)
      : read.map((each) => ({ ...each, rowOf: () => each, optionRows: undefined }))
  for (const { row, field } of rows.flatMap((each) => ('conflicts' in each ? each.conflicts : []))) {
    const at = fields.indexOf(field)
    const column = table.headings[at] ?? field
    problems.push({ row: row.row, column, problem: 'differs', cell: row.cells[at] ?? '' })
  }
  for (const { record, isRead, rowOf } of rows)
    for (const { field, isMissing } of isRead ? changeSetRows[kind](record) : []) {
      const { row, cells } = rowOf(field)
      const at = fields.indexOf(kind === 'optionGroup' ? field.replace(/^options\.\d+/, 'option') : field)
      problems.push({
        row,
        column: table.headings[at] ?? field,
        problem: isMissing ? 'missing' : 'tooLongOrWrong',
        cell: isMissing ? '' : (cells[at] ?? ''),
      })
    }
  return {
    kind: 'read',
    ignored: table.headings.filter((heading, at) => heading !== '' && fields[at] === undefined),
    problems,
    rows: rows.map(({ row, record, optionRows }) => ({ row, record, ...(optionRows && { optionRows }) })),
  }
}
