// Divides the rows of files into parts that apply each as a whole.
import type { CatalogueKind } from '@husrum/domain'
import type { ChangeSet, ReadTable, RecordList, SentSet, SetIssue } from '../records/index.ts'
import { listOfKind, readSet, recordLists } from '../records/index.ts'
import type { Catalogue } from '../search/index.ts'

/** Table and row of a record, and the rows of its options. */
export type Place = readonly [table: number, row: number, ...optionRows: number[]]

/** The places of a set's records, in their order; absent for lists that are in no file. */
export type Places = Readonly<Partial<Record<RecordList, readonly Place[]>>>

export interface ImportPart {
  readonly set: ChangeSet
  readonly places: Places
  /** It has rows that could not be read. */
  readonly isWrong: boolean
  /** Positions that cannot be read. */
  readonly issues: readonly SetIssue[]
}

interface Row {
  readonly record: { readonly externalId: string; readonly stage?: string }
  readonly place: Place
  readonly isWrong: boolean
}

type Rows = Readonly<Record<RecordList, readonly Row[]>>
type SomeRows = Partial<Rows>

/** Homes that apply together. A stage with more is not divided. */
const homesAPart = 500
const stagesAPart = 500

/** Other records that apply together. Groups of options are larger than other records. */
const othersAPart = { contacts: 500, premises: 500, optionGroups: 50 } as const

const rowsOf = (tables: readonly ReadTable[], kind: CatalogueKind): readonly Row[] =>
  tables.flatMap((table, at) =>
    table.kind === kind
      ? table.rows.map(({ row, record, isWrong = false, optionRows = [] }) => ({
          record: record as Row['record'],
          place: [at, row, ...optionRows] as const,
          isWrong,
        }))
      : [],
  )

/** Rows of a kind whose key an earlier row has. */
export const repeatedRows = (tables: readonly ReadTable[], kind: CatalogueKind): readonly Row[] => {
  const seen = new Set<string>()
  return rowsOf(tables, kind).filter(({ record: { externalId } }) => {
    if (typeof externalId !== 'string') return false
    const isRepeated = seen.has(externalId)
    seen.add(externalId)
    return isRepeated
  })
}

/** Whole stages, packed until a part is full. */
const divideHomes = ({ stages, homes }: Rows, isByStage: boolean): readonly SomeRows[] => {
  const rest = new Map(stages.map((row) => [row.record.externalId, row]))
  const parts: { stages: Row[]; homes: Row[] }[] = []
  let current = { stages: [] as Row[], homes: [] as Row[] }
  const begin = (): void => {
    if (current.stages.length + current.homes.length === 0) return
    parts.push(current)
    current = { stages: [], homes: [] }
  }
  for (const [key, rows] of Map.groupBy(homes, ({ record }) => String(record.stage ?? ''))) {
    if (isByStage || current.homes.length + rows.length > homesAPart) begin()
    const stage = rest.get(key)
    if (stage) current.stages.push(stage)
    rest.delete(key)
    current.homes.push(...rows)
  }
  for (const stage of rest.values()) {
    if (isByStage || current.stages.length >= stagesAPart) begin()
    current.stages.push(stage)
  }
  begin()
  return parts
}

/** Parts of at most `size` rows. */
export const chunks = <Each>(rows: readonly Each[], size: number): readonly (readonly Each[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

/** Premises, options and contacts of a part. */
type Others = Pick<ChangeSet, keyof typeof othersAPart>

/** Contacts and premises in the first parts; options in the last ones, after the stages that they name. */
export const withOthers = <
  Part extends object,
  Rest extends { readonly [List in keyof Others]?: readonly unknown[] },
>(
  parts: readonly Part[],
  others: Rest,
): readonly (Partial<Part> & Partial<Pick<Rest, keyof Others>>)[] => {
  const lists = (Object.keys(othersAPart) as readonly (keyof Others)[]).map(
    (list) => [list, chunks<unknown>(others[list] ?? [], othersAPart[list])] as const,
  )
  const most = Math.max(parts.length, ...lists.map(([, { length }]) => length))
  const firstOf = (list: keyof Others, length: number): number =>
    list === 'optionGroups' ? most - length : 0
  return Array.from({ length: most }, (_, at) => {
    const own = Object.fromEntries(
      lists.flatMap(([list, each]) => {
        const some = each[at - firstOf(list, each.length)]
        return some ? [[list, some]] : []
      }),
    )
    return { ...parts[at], ...(own as Partial<Pick<Rest, keyof Others>>) } as Partial<Part> &
      Partial<Pick<Rest, keyof Others>>
  })
}

/** By themselves, so that a mistake in one of them stops no stage; wrong rows apart from good ones. */
const dividedOthers = (rows: Rows, list: keyof Others): readonly SomeRows[] =>
  [rows[list].filter(({ isWrong }) => isWrong), rows[list].filter(({ isWrong }) => !isWrong)].flatMap(
    (some) => chunks(some, othersAPart[list]).map((each) => ({ [list]: each })),
  )

const divide = (rows: Rows, isByStage: boolean): readonly SomeRows[] => {
  const parts = divideHomes(rows, isByStage)
  if (!isByStage) return withOthers(parts, rows)
  return [
    ...dividedOthers(rows, 'contacts'),
    ...parts,
    ...dividedOthers(rows, 'premises'),
    ...dividedOthers(rows, 'optionGroups'),
  ]
}

export interface PartsOptions {
  readonly source: string
  /** Homes of a stage that the files do not have end. */
  readonly isReplacing: boolean
  readonly isQuiet: boolean
  /** Each stage is a part, so that the good ones apply although others have mistakes. */
  readonly isByStage: boolean
}

const listsOf = <Value>(makeValue: (list: RecordList) => Value) =>
  Object.fromEntries(recordLists.map((list) => [list, makeValue(list)])) as Readonly<
    Record<RecordList, Value>
  >

const partOf = async (
  db: Catalogue,
  rows: SomeRows,
  { source, isReplacing, isQuiet }: PartsOptions,
): Promise<ImportPart> => {
  const good = listsOf((list) => (rows[list] ?? []).filter((row) => !row.isWrong))
  const isWrong = recordLists.some((list) => (rows[list] ?? []).some((row) => row.isWrong))
  const sent: SentSet = {
    source,
    ...(listsOf((list) => good[list].map(({ record }) => record)) as unknown as Pick<SentSet, RecordList>),
    // A row that cannot be read does not end its home.
    replaceStages:
      isReplacing && !isWrong ? [...new Set(good.homes.map(({ record }) => record.stage ?? ''))] : [],
    maxEnded: Number.MAX_SAFE_INTEGER,
    quiet: isQuiet,
  }
  const wrongStages = new Set(
    (rows.stages ?? []).flatMap((row) => (row.isWrong ? [row.record.externalId] : [])),
  )
  const { set, issues } = await readSet(db, sent, { isKnown: true })
  return {
    isWrong,
    places: listsOf((list) => good[list].map(({ place }) => place)),
    set,
    // The grid of a home may follow from its stage, once that is right.
    issues: issues.filter(
      ({ list, at = 0 }) => list !== 'homes' || !wrongStages.has(set.homes[at]?.stage ?? ''),
    ),
  }
}

/** The parts of files, with positions in WGS 84. */
export const partsOf = async (
  db: Catalogue,
  tables: readonly ReadTable[],
  options: PartsOptions,
): Promise<readonly ImportPart[]> => {
  const kinds = Object.keys(listOfKind) as readonly CatalogueKind[]
  const rows = Object.fromEntries(
    kinds.map((kind) => {
      const repeated = new Set(repeatedRows(tables, kind).map(({ place }) => place.join()))
      return [
        listOfKind[kind],
        rowsOf(tables, kind).map((row) => (repeated.has(row.place.join()) ? { ...row, isWrong: true } : row)),
      ]
    }),
  ) as unknown as Rows
  const parts: ImportPart[] = []
  for (const each of divide(rows, options.isByStage)) parts.push(await partOf(db, each, options))
  return parts
}
