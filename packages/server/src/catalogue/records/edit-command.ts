// `npm run catalogue -- edit|release|locks`: staff edit fields of records, which are locked for their source until they are released.
import type { endpoints, RequestOf, ResponseOf } from '@husrum/contract'
import type { CatalogueKind, Locale } from '@husrum/domain'
import { inColumns } from '../../in-columns.ts'
import { readerOf } from './table-records.ts'
import { mistakeWords } from './texts/mistakes.ts'

type Result = ResponseOf<typeof endpoints.editCatalogueRecord>
type Locks = ResponseOf<typeof endpoints.listCatalogueLocks>

/** A running server, with a key of the scope `catalogue:edit`. */
export interface EditServer {
  edit(request: RequestOf<typeof endpoints.editCatalogueRecord>): Promise<Result>
  release(request: RequestOf<typeof endpoints.releaseCatalogueRecord>): Promise<Result>
  locks(request: RequestOf<typeof endpoints.listCatalogueLocks>): Promise<Locks>
}

/** Values of fields, read as cells of a table; an empty one removes the value. Mistakes are in words. */
export const fieldsOfWords = (
  words: readonly string[],
  kind: CatalogueKind,
  language: Locale,
): { readonly fields: Readonly<Record<string, unknown>>; readonly mistakes: readonly string[] } => {
  const fields: Record<string, unknown> = {}
  const mistakes: string[] = []
  for (const word of words) {
    const at = word.indexOf('=')
    const [field, cell] = [word.slice(0, Math.max(at, 0)), word.slice(at + 1).trim()]
    const read = readerOf(kind, field)
    if (at < 1 || !read || field.includes('.'))
      mistakes.push(`${word}: write field=value, with a field such as price or status`)
    else if (cell === '') fields[field] = null
    else {
      const result = read(cell)
      if (result.kind === 'read') fields[field] = result.value
      else mistakes.push(`${word}: ${mistakeWords(result.problem, language, result.vocabulary)}`)
    }
  }
  return { fields, mistakes }
}

const wordsOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** Prints the locked fields of a source. */
export const printLocks = async (
  source: string,
  { server, print }: { readonly server: EditServer; readonly print: (text: string) => void },
): Promise<void> => {
  let after: string | undefined
  do {
    const { locks, next } = await server.locks({ source, ...(after !== undefined && { after }) })
    print(
      inColumns(
        locks.map(({ kind, externalId, field, value, sourceValue, reason, by, at }) => ({
          record: `${kind} ${externalId}`,
          field,
          value: wordsOf(value),
          source: wordsOf(sourceValue),
          at: at.slice(0, 10),
          by,
          reason,
        })),
        {
          record: 'RECORD',
          field: 'FIELD',
          value: 'STAFF',
          source: 'SOURCE',
          at: 'DAY',
          by: 'KEY',
          reason: 'REASON',
        },
      ),
    )
    after = next
  } while (after !== undefined)
}
