// Columns of premises, options and contacts, and of positions in metres.
import type { CatalogueKind } from '@husrum/domain'
import type { ReadCell, ReadColumn } from './read-cell.ts'
import { readAmount, readDay, readNumber, readText, readTexts, readWord, readYesOrNo } from './read-cell.ts'

type Columns = Readonly<Record<string, ReadColumn>>

const premises: Columns = {
  externalId: readText,
  siteId: readNumber,
  name: readText,
  slug: readText,
  type: readWord('premisesType'),
  status: readWord('premisesStatus'),
  disposalForm: readWord('disposalForm'),
  area: readNumber,
  price: readAmount,
  inhabitDate: readDay,
  address: readText,
  county: readText,
  municipality: readText,
  areaName: readText,
  'geo.lat': readNumber,
  'geo.lon': readNumber,
  shortDescription: readText,
  description: readText,
  ceilingHeight: readNumber,
  leaseYears: readNumber,
  contacts: readTexts,
  images: readTexts,
  floorPlan: readText,
  sortOrder: readNumber,
  publishedAt: readDay,
  publishAt: readText,
  isDraft: readYesOrNo,
}

/** A row for each option; what is said of its group need only be in the first. */
const optionGroup: Columns = {
  externalId: readText,
  stages: readTexts,
  title: readText,
  text: readText,
  rule: readWord('rule'),
  lastDay: readDay,
  supplier: readText,
  sortOrder: readNumber,
  'option.id': readText,
  'option.title': readText,
  'option.text': readText,
  'option.price': readAmount,
  'option.image': readText,
  'option.isStandard': readYesOrNo,
  'option.needs': readTexts,
  'option.excludes': readTexts,
}

const contact: Columns = {
  externalId: readText,
  name: readText,
  role: readWord('contactRole'),
  phone: readText,
  email: readText,
  image: readText,
}

/** The columns of premises, options and contacts. */
export const moreColumns = { premises, optionGroup, contact } as const

/** Names of grids as people write them, without spaces: local zones of Sweden by their central meridian. */
const gridNames: Readonly<Record<string, number>> = {
  sweref99tm: 3006,
  sweref991200: 3007,
  sweref991330: 3008,
  sweref991500: 3009,
  sweref991630: 3010,
  sweref991800: 3011,
  sweref991415: 3012,
  sweref991545: 3013,
  sweref991715: 3014,
  sweref991845: 3015,
  sweref992015: 3016,
  sweref992145: 3017,
  sweref992315: 3018,
  tm35fin: 3067,
  utm32: 25832,
  utm33: 25833,
  utm35: 25835,
}

/** A grid by its EPSG number, or by its name: `EPSG:3011`, `SWEREF 99 18 00`, `ETRS-TM35FIN`, `EUREF89 UTM sone 32`. */
const readGrid = (cell: string): ReadCell<number> => {
  const folded = cell
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/zone|sone|kaista/g, '')
  const number = /^(?:epsg)?(\d{4,5})$/.exec(folded)?.[1]
  const name = Object.keys(gridNames).find(
    (each) => folded === each || folded === `${each}n` || folded.endsWith(each),
  )
  const grid = number === undefined ? gridNames[name ?? ''] : Number(number)
  return grid === undefined ? { kind: 'problem', problem: 'unknownWord' } : { kind: 'read', value: grid }
}

/** Columns of a position in metres, beside or in place of `geo.lat` and `geo.lon`. */
export const positionColumns: Readonly<
  Record<string, { readonly field: string; readonly read: ReadColumn }>
> = {
  'geo.x': { field: 'geo.x', read: readNumber },
  'geo.y': { field: 'geo.y', read: readNumber },
  'geo.east': { field: 'geo.x', read: readNumber },
  'geo.north': { field: 'geo.y', read: readNumber },
  'geo.crs': { field: 'geo.crs', read: readGrid },
}

/** A row of a table, with its fields. */
export interface FieldsOfRow {
  readonly row: number
  readonly cells: readonly string[]
  readonly record: Readonly<Record<string, unknown>>
  readonly isRead: boolean
}

/** A record of one or several rows. */
export interface JoinedRows extends Omit<FieldsOfRow, 'cells'> {
  /** The row that a field of the record comes from. */
  readonly rowOf: (field: string) => Pick<FieldsOfRow, 'row' | 'cells'>
  /** Fields of the group that a later row has otherwise. */
  readonly conflicts: readonly { readonly row: FieldsOfRow; readonly field: string }[]
  /** The rows of the options. */
  readonly optionRows: readonly number[]
}

/** Joins the rows of options to groups, in the order of the first row of each. Each row names its group; later ones may repeat its fields. */
export const joinRows = (rows: readonly FieldsOfRow[]): readonly JoinedRows[] =>
  [...Map.groupBy(rows, ({ record }) => record.externalId)].flatMap(([, group]) => {
    const [first] = group
    if (!first) return []
    const withOption = group.filter(({ record }) => record.option !== undefined)
    const shared = group.toReversed().map(({ record: { option: _, ...fields } }) => fields)
    const record: Readonly<Record<string, unknown>> = {
      ...Object.assign({}, ...shared),
      options: withOption.map(({ record: { option } }) => option),
    }
    return [
      {
        row: first.row,
        record,
        conflicts: group.flatMap((row) =>
          Object.entries(row.record).flatMap(([field, value]) =>
            field === 'option' || String(value) === String(record[field]) ? [] : [{ row, field }],
          ),
        ),
        optionRows: withOption.map(({ row }) => row),
        isRead: group.every(({ isRead }) => isRead),
        rowOf: (field: string) =>
          withOption[Number(/^options\.(\d+)/.exec(field)?.[1] ?? Number.NaN)] ?? first,
      },
    ]
  })

/** Records as rows of a table: an option each for groups. */
export const rowsOfRecords = (kind: CatalogueKind, records: readonly object[]): readonly object[] =>
  kind === 'optionGroup'
    ? (records as readonly { readonly options: readonly object[] }[]).flatMap(({ options, ...group }) =>
        options.map((option) => ({ ...group, option })),
      )
    : records
