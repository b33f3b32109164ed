// Compares parts of an import with the catalogue as it is: what would change, and what is wrong.
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { CatalogueKind } from '@husrum/domain'
import { catalogueIdOf, catalogueKinds } from '@husrum/domain'
import type { ChangeCatalogueOptions, ChangedRow, RecordList, SetIssue } from '../records/index.ts'
import { ChangeSetRefused, columnOfField, listOfKind, planCatalogue } from '../records/index.ts'
import type { Catalogue } from '../search/index.ts'
import type { ImportPart } from './import-parts.ts'
import type { NewImport, StoredMistake, StoredTable } from './stored-import.ts'

/** What is wrong, where the key of an issue does not say it. */
const problemOf = ({ field, key }: SetIssue): string => {
  if (field === 'externalId' && key === 'invalidInput') return 'keyTwice'
  if (field === 'geo.crs' && key === 'required') return 'gridMissing'
  if (field !== 'geo') return key
  return key === 'unknownValue' ? 'outsideCountry' : key === 'max' ? 'farFromStage' : key
}

/** An issue of a set as a mistake with its place in the files. */
export const mistakeOf = (
  issue: SetIssue,
  { set, places }: Pick<ImportPart, 'set' | 'places'>,
  tables: readonly StoredTable[],
): StoredMistake => {
  const { list, at, field } = issue
  const problem = problemOf(issue)
  if (list === 'replacedStages' || list === 'maxEnded' || at === undefined)
    return { column: list, record: String(set.replacedStages[at ?? 0] ?? ''), problem }
  const [number, row, ...optionRows] = places[list]?.[at] ?? []
  const table = number === undefined ? undefined : tables[number]
  const record = set[list]?.[at]
  if (!table || row === undefined)
    return { column: field, record: `${kindOfList(list)} ${record?.externalId ?? ''}`, problem }
  const option = /^options\.(\d{1,9})\b/.exec(field)?.[1]
  const { heading, letters } = table.isJson ? { heading: field } : columnOfField(table.places, field, record)
  return {
    file: table.file,
    ...(table.sheet !== undefined && { sheet: table.sheet }),
    ...(table.isJson && { isJson: true }),
    row: (option === undefined ? undefined : optionRows[Number(option)]) ?? row,
    column: heading,
    ...(letters !== undefined && { letters }),
    problem,
  }
}

/** Keys that the parts bring, as rows name them while they are missing. */
const keysBrought = (parts: readonly Pick<ImportPart, 'set'>[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ set: { contacts = [], stages, optionGroups = [] } }) => [
      ...contacts.map(({ externalId }) => `contacts.${externalId}`),
      ...stages.map(({ externalId }) => `stages.${externalId}`),
      ...optionGroups.flatMap(({ options }) => options.map(({ id }) => `needs.${id}`)),
    ]),
  )

/** A row without keys that another part brings. */
const withoutBrought = (row: ChangedRow, brought: ReadonlySet<string>): ChangedRow => {
  const { missing, ...others } = row
  if (!missing) return row
  const rest = missing.filter((key) => !brought.has(key))
  // Its stage comes in an earlier part.
  const comes =
    row.kind === 'optionGroup' && missing.some((key) => key.startsWith('stages.') && brought.has(key))
  return {
    ...others,
    ...(comes && row.result === 'waiting' && { result: row.changes.length > 0 ? 'changed' : 'created' }),
    ...(rest.length > 0 && { missing: rest }),
  }
}

export interface PlannedPart {
  readonly rows: readonly ChangedRow[]
  readonly issues: readonly SetIssue[]
}

const kindOfList = (list: RecordList): CatalogueKind =>
  catalogueKinds.find((kind) => listOfKind[kind] === list) ?? 'stage'

const pathKey = ({ siteId, path }: { readonly siteId: number; readonly path: string }): string =>
  `${siteId} ${path}`

/** What parts would do, one after the other, each compared with the catalogue as it is now. */
export const planParts = async (
  db: Catalogue,
  parts: readonly Pick<ImportPart, 'set'>[],
  options: Pick<ChangeCatalogueOptions, 'now' | 'guardsOf' | 'isAllowedAddress'>,
): Promise<readonly PlannedPart[]> => {
  const brought = keysBrought(parts)
  const taken = new Map<string, string>()
  const planned: PlannedPart[] = []
  for (const { set } of parts) {
    // Other requests have their turn.
    await setImmediate()
    try {
      const { rows, pages } = await planCatalogue(db, set, options)
      // Two parts may give the same address to two pages.
      const clashing = new Set<string>()
      for (const page of pages) {
        const name = `${page.list} ${page.id}`
        const owner = taken.get(pathKey(page))
        if (owner !== undefined && owner !== name) clashing.add(name)
        else taken.set(pathKey(page), name)
      }
      const issues =
        clashing.size === 0
          ? []
          : (['stages', 'homes', 'premises'] as const).flatMap((list) =>
              (set[list] ?? []).flatMap((record, at): readonly SetIssue[] =>
                clashing.has(`${list} ${catalogueIdOf(set.source, record.externalId)}`)
                  ? [{ list, at, field: list === 'homes' ? 'objectNumber' : 'name', key: 'invalidInput' }]
                  : [],
              ),
            )
      planned.push({ rows: rows.map((row) => withoutBrought(row, brought)), issues })
    } catch (cause) {
      if (!(cause instanceof ChangeSetRefused)) throw cause
      planned.push({ rows: [], issues: cause.issues })
    }
  }
  return planned
}

/** Homes that end. */
export const endingOf = (rows: readonly ChangedRow[]): number =>
  rows.filter(({ kind, result }) => kind === 'home' && result === 'ended').length

/** Binds the files, the mapping and the settings to the state of the source with which they were compared. */
export const receiptOf = ({
  id,
  files,
  mapping,
  settings,
  baseVersion,
}: Pick<NewImport, 'id' | 'files' | 'mapping' | 'settings' | 'baseVersion'>): string =>
  createHash('sha256')
    .update(JSON.stringify([id, files.map(({ sha256 }) => sha256), mapping, settings, baseVersion]))
    .digest('base64url')
