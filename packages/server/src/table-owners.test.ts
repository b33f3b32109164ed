// Every table belongs to one subject, and only the code of that subject writes it. Others call its functions.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarations } from './subjects.ts'

/** Code that takes the name of the table from elsewhere: central code that works for all subjects, or for the caller. */
const computedTables: readonly string[] = [
  // Restores all tables.
  'backup/restore-backup.ts',
  // A list of its own tables.
  'documents/delete-documents.ts',
  // By the declarations.
  'rekey/seals.ts',
  'retention/apply-retention.ts',
  'retention/delete-rows.ts',
  // Its own tables.
  'search/insert-world.ts',
  // The table of the subject that calls it.
  'secrets/stored-forms.ts',
]

/** Not part of a running server of a company: tests, the seeds of development, and migrations. */
const isLeftOut = (file: string): boolean =>
  file.endsWith('.test.ts') || /(?:^|\/)(?:dev|testing|database\/migrations)\//.test(file)

const withoutComments = (source: string): string =>
  source.replace(/\/\*.*?\*\//gs, '').replace(/^\s*(?:\/\/|--).*$/gm, '')

const kyselyWrites = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'(\w+)|[^'\s])/g
const sqlWrites =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:(\w+)|\$\{)/gi

interface Writes {
  readonly tables: readonly string[]
  readonly hasComputed: boolean
}

/** The tables that a source file writes, by Kysely or by SQL. */
const writesOf = (source: string): Writes => {
  const found = [
    ...withoutComments(source).matchAll(kyselyWrites),
    ...withoutComments(source).matchAll(sqlWrites),
  ]
  return {
    tables: [...new Set(found.flatMap(([, table]) => table ?? []))],
    hasComputed: found.some(([, table]) => table === undefined),
  }
}

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => file.endsWith('.ts') && !isLeftOut(file))
  .sort()
  .map((file) => ({ file, ...writesOf(readFileSync(join(import.meta.dirname, file), 'utf8')) }))

/** Subject of each table. */
const owners = new Map(
  declarations.flatMap(({ subject, tables }) =>
    Object.keys(tables).map((table) => [table, subject] as const),
  ),
)
/** Folders with a declaration, at any depth. */
const declared = sources.flatMap(({ file }) =>
  posix.basename(file) === 'declaration.ts' ? [posix.dirname(file)] : [],
)
/** Every folder of each subject. They are found beside the declaration, so that a group of subjects can have a folder of its own. */
const subjectFolders = declarations.flatMap(({ subject, folders = [subject] }) =>
  declared
    .filter((folder) => posix.basename(folder) === subject)
    .flatMap((own) => folders.map((name) => ({ subject, folder: posix.join(posix.dirname(own), name) }))),
)
const subjectOf = (file: string): string | undefined =>
  subjectFolders.find(({ folder }) => file.startsWith(`${folder}/`))?.subject
/** Folder and name of a file, without the folder of a group. */
const shortNameOf = (file: string): string => {
  const { folder } = subjectFolders.find((each) => file.startsWith(`${each.folder}/`)) ?? {}
  return folder === undefined ? file : posix.relative(posix.dirname(folder), file)
}

describe('The reader of writes', () => {
  it.each([
    ["db.insertInto('homes').values({})", ['homes'], false],
    ["trx\n  .updateTable('stages as s')", ['stages'], false],
    ["query.deleteFrom('bookings')", ['bookings'], false],
    ['sql`insert into homes (id) values (1)`', ['homes'], false],
    ['sql`with gone as (delete from cases returning id) select 1`', ['cases'], false],
    ['sql`UPDATE only accounts set phone = 1`', ['accounts'], false],
    ['db.deleteFrom(table)', [], true],
    [`delete from \${table}`, [], true],
    ["// db.insertInto('homes')\n/* delete from cases */", [], false],
    ["db.selectFrom('homes').forUpdate()", [], false],
  ])('reads %s', (source, tables, hasComputed) => {
    expect(writesOf(source)).toEqual({ tables, hasComputed })
  })
})

describe('A table', () => {
  it('belongs to one subject, which declares it in its own folder', () => {
    const all = declarations.flatMap(({ tables }) => Object.keys(tables))
    expect(all.filter((table, at) => all.indexOf(table) !== at)).toEqual([])
    expect(declared.map((folder) => posix.basename(folder)).sort()).toEqual(
      declarations.map(({ subject }) => subject).sort(),
    )
    const missing = subjectFolders.filter(({ folder }) => !existsSync(join(import.meta.dirname, folder)))
    expect(missing).toEqual([])
  })

  it('is written only by the subject that owns it', () => {
    const foreign = sources.flatMap(({ file, tables }) =>
      tables.flatMap((table) => {
        const owner = owners.get(table)
        return owner === undefined || owner === subjectOf(file)
          ? []
          : [`${shortNameOf(file)} writes ${table} of ${owner}`]
      }),
    )
    expect(foreign).toEqual([])
  })

  it('is named where it is written, apart from central code', () => {
    const computed = sources.flatMap(({ file, hasComputed }) => (hasComputed ? [file] : []))
    const isListed = (file: string) => computedTables.some((path) => `/${file}`.endsWith(`/${path}`))
    expect(computed.filter((file) => !isListed(file))).toEqual([])
    expect(
      computedTables.filter((path) => !computed.some((file) => `/${file}`.endsWith(`/${path}`))),
    ).toEqual([])
  })
})
