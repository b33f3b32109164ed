// Writes records as a table that `apply` reads back unchanged: as CSV, or as a workbook.
import { changeSetSchema } from '@husrum/contract'
import type { CatalogueKind } from '@husrum/domain'
import { stringify } from 'csv-stringify/sync'
import { listOfKind } from './file-kinds.ts'
import { splitMedia } from './media-columns.ts'
import { rowsOfRecords } from './more-columns.ts'
import { writeWorkbook } from './read-workbook.ts'
import { headingsOf } from './table-records.ts'

const cellOf = (record: object, heading: string): string => {
  const [first = '', second] = heading.split('.')
  const fields = record as Readonly<Record<string, unknown>>
  const value =
    first === 'outdoor'
      ? (fields.outdoorSpaces as readonly Record<string, unknown>[] | undefined)?.[0]?.[second ?? '']
      : second === undefined
        ? fields[first]
        : (fields[first] as Readonly<Record<string, unknown>> | undefined)?.[second]
  if (value === undefined) return ''
  // Contacts that are written out in a record have no column.
  const isText = (each: unknown): boolean => typeof each !== 'object'
  return Array.isArray(value) ? value.filter(isText).join(' | ') : String(value)
}

const rowsOf = (kind: CatalogueKind, records: readonly object[]): readonly (readonly string[])[] =>
  rowsOfRecords(kind, records.map(splitMedia)).map((record) =>
    headingsOf(kind).map((heading) => cellOf(record, heading)),
  )

/** Rows as CSV, as a spreadsheet program of the Nordic countries opens it. */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows.map((row) => [...row])], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
  })

/** Records as CSV. */
export const csvOf = (kind: CatalogueKind, records: readonly object[]): string =>
  asCsv([headingsOf(kind), ...rowsOf(kind, records)])

interface JsonSchema {
  readonly enum?: readonly unknown[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

/** The permitted values of a column that has one of them. Several values in a cell cannot be chosen from a list. */
const wordsOf = (kind: CatalogueKind, heading: string): readonly string[] => {
  const { properties } = changeSetSchema() as JsonSchema
  const record = properties?.[listOfKind[kind]]?.items?.properties
  const [first = '', second] = heading.split('.')
  const { outdoor, option } = { outdoor: record?.outdoorSpaces?.items, option: record?.options?.items }
  const field = first === 'outdoor' ? outdoor : first === 'option' ? option : record?.[first]
  const schema = second === undefined ? field : field?.properties?.[second]
  return (schema?.enum ?? []).map(String)
}

/** Records as a workbook, whose cells are text and offer the permitted values. */
export const workbookOf = (kind: CatalogueKind, records: readonly object[]): Promise<Uint8Array> =>
  writeWorkbook(
    kind,
    headingsOf(kind).map((heading) => ({ heading, words: wordsOf(kind, heading) })),
    rowsOf(kind, records),
  )
