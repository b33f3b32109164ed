// Compares parts of an import with the catalogue as it is: what would change, and what is wrong.
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ChangeCatalogueOptions, ChangedRow, SetIssue } from '../records/index.ts'
import { ChangeSetRefused, planCatalogue } from '../records/index.ts'
import type { Catalogue } from '../search/index.ts'
import type { ImportPart } from './import-parts.ts'
import type { NewImport, StoredMistake, StoredTable } from './stored-import.ts'

/** An issue of a set as a mistake with its place in the files. */
export const mistakeOf = (
  { list, at, field, key }: SetIssue,
  { set, places }: Pick<ImportPart, 'set' | 'places'>,
  tables: readonly StoredTable[],
): StoredMistake => {
  const problem = field === 'externalId' && key === 'invalidInput' ? 'keyTwice' : key
  if (at === undefined || (list !== 'stages' && list !== 'homes'))
    return { column: list, record: String(set.replacedStages[at ?? 0] ?? ''), problem }
  const [number, row] = places[list][at] ?? []
  const table = number === undefined ? undefined : tables[number]
  const record = `${list === 'stages' ? 'stage' : 'home'} ${set[list][at]?.externalId ?? ''}`
  if (!table || row === undefined) return { column: field, record, problem }
  const place = table.places[field]
  return {
    file: table.file,
    ...(table.sheet !== undefined && { sheet: table.sheet }),
    ...(table.isJson && { isJson: true }),
    row,
    column: place?.heading ?? field,
    ...(place && { letters: place.letters }),
    problem,
  }
}

export interface PlannedPart {
  readonly rows: readonly ChangedRow[]
  readonly issues: readonly SetIssue[]
}

const pathKey = ({ siteId, path }: { readonly siteId: number; readonly path: string }): string =>
  `${siteId} ${path}`

/** What parts would do, one after the other, each compared with the catalogue as it is now. */
export const planParts = async (
  db: Catalogue,
  parts: readonly Pick<ImportPart, 'set'>[],
  options: Pick<ChangeCatalogueOptions, 'now' | 'guardsOf'>,
): Promise<readonly PlannedPart[]> => {
  const taken = new Map<string, string>()
  const planned: PlannedPart[] = []
  for (const { set } of parts) {
    // Other requests have their turn.
    await setImmediate()
    try {
      const { rows, derived } = await planCatalogue(db, set, options)
      const idOf = new Map(rows.map(({ kind, externalId, id }) => [`${kind} ${externalId}`, id]))
      // Two parts may give the same address to two pages.
      const clashing = new Set<string>()
      for (const page of derived.flatMap(({ stage, homes }) => [stage, ...homes])) {
        const owner = taken.get(pathKey(page))
        if (owner !== undefined && owner !== page.id) clashing.add(page.id)
        else taken.set(pathKey(page), page.id)
      }
      const issues =
        clashing.size === 0
          ? []
          : (['stages', 'homes'] as const).flatMap((list) =>
              set[list].flatMap((record, at): readonly SetIssue[] =>
                clashing.has(idOf.get(`${list === 'stages' ? 'stage' : 'home'} ${record.externalId}`) ?? '')
                  ? [{ list, at, field: list === 'stages' ? 'name' : 'objectNumber', key: 'invalidInput' }]
                  : [],
              ),
            )
      planned.push({ rows, issues })
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
