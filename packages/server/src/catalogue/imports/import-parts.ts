// Divides the rows of files into parts that apply each as a whole.
import type { HomeRecord, StageRecord } from '@husrum/domain'
import type { ChangeSet, ReadTable } from '../records/index.ts'
import { homeRecordOf } from '../records/index.ts'

/** Table and row of a record. */
export type Place = readonly [table: number, row: number]

export interface ImportPart {
  readonly set: ChangeSet
  readonly places: Readonly<Record<'stages' | 'homes', readonly Place[]>>
  /** It has rows that could not be read. */
  readonly isWrong: boolean
}

interface Row {
  readonly record: { readonly externalId: string; readonly stage?: string }
  readonly place: Place
  readonly isWrong: boolean
}

/** Homes that apply together. A stage with more is not divided. */
const homesAPart = 500
const stagesAPart = 500

export const rowsOf = (tables: readonly ReadTable[], kind: ReadTable['kind']): readonly Row[] =>
  tables.flatMap((table, at) =>
    table.kind === kind
      ? table.rows.map(({ row, record, isWrong = false }) => ({
          record: record as Row['record'],
          place: [at, row] as const,
          isWrong,
        }))
      : [],
  )

/** Rows of a kind whose key an earlier row has. */
export const repeatedRows = (rows: readonly Row[]): readonly Row[] => {
  const seen = new Set<string>()
  return rows.filter(({ record: { externalId } }) => {
    if (typeof externalId !== 'string') return false
    const isRepeated = seen.has(externalId)
    seen.add(externalId)
    return isRepeated
  })
}

interface Divided {
  readonly stages: readonly Row[]
  readonly homes: readonly Row[]
}

/** Whole stages, packed until a part is full. */
const divide = ({ stages, homes }: Divided, isByStage: boolean): readonly Divided[] => {
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

export interface PartsOptions {
  readonly source: string
  /** Homes of a stage that the files do not have end. */
  readonly isReplacing: boolean
  readonly isQuiet: boolean
  /** Each stage is a part, so that the good ones apply although others have mistakes. */
  readonly isByStage: boolean
}

export const partsOf = (
  tables: readonly ReadTable[],
  { source, isReplacing, isQuiet, isByStage }: PartsOptions,
): readonly ImportPart[] => {
  const sorted = (kind: ReadTable['kind']): readonly Row[] => {
    const rows = rowsOf(tables, kind)
    const repeated = new Set(repeatedRows(rows))
    return rows.map((row) => (repeated.has(row) ? { ...row, isWrong: true } : row))
  }
  return divide({ stages: sorted('stage'), homes: sorted('home') }, isByStage).map(({ stages, homes }) => {
    const isWrong = [...stages, ...homes].some((row) => row.isWrong)
    const goodStages = stages.filter((row) => !row.isWrong)
    const goodHomes = homes.filter((row) => !row.isWrong)
    return {
      isWrong,
      places: {
        stages: goodStages.map(({ place }) => place),
        homes: goodHomes.map(({ place }) => place),
      },
      set: {
        source,
        stages: goodStages.map(({ record }) => record as unknown as StageRecord),
        homes: goodHomes.map(
          ({ record }): HomeRecord => homeRecordOf(record as unknown as Parameters<typeof homeRecordOf>[0]),
        ),
        ended: [],
        // A row that cannot be read does not end its home.
        replacedStages:
          isReplacing && !isWrong ? [...new Set(goodHomes.map(({ record }) => record.stage ?? ''))] : [],
        maxEnded: Number.MAX_SAFE_INTEGER,
        isQuiet,
      },
    }
  })
}
