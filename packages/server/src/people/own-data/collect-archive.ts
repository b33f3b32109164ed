// All personal data of an account: rows by table, sealed values decrypted, documents and files.
import type { FileKind } from '@husrum/domain'
import { fileKinds } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { makeBookingStore } from '../../buying/booking/index.ts'
import type { OpenHomeDocument } from '../../buying/documents/index.ts'
import { makeDocumentStore } from '../../buying/documents/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { DataCategory, PersonalTable } from '../../platform/modules/personal-data.ts'
import { dataCategories } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import { makeIdentityVault } from '../accounts/index.ts'
import { personalTablesOf } from './personal-tables.ts'

/** Limit for all files of an archive, in bytes: it is created in memory. Files beyond it are listed without their contents. */
export const maxFileBytes = 100 * 1024 * 1024

type Row = Readonly<Record<string, unknown>>

export interface FileOfArchive {
  /** Path in the archive, relative to the files folder. */
  readonly name: string
  /** Absent if the file did not fit. */
  readonly bytes?: Uint8Array
}

export interface CollectedData {
  /** By category and table; tables without rows of the person are included, to show that there are none. */
  readonly data: Readonly<Record<DataCategory, Readonly<Record<string, readonly Row[]>>>>
  readonly files: readonly FileOfArchive[]
}

export interface CollectOptions {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly now: () => number
  readonly uploads: Pick<UploadService, 'respond'>
  /** Decrypts a document of a home. */
  readonly openHomeDocument: OpenHomeDocument
  /** Those of all subjects. */
  readonly declarations: readonly SubjectDeclaration[]
}

/** Leaves out binary columns: sealed values are added in decrypted form. */
const shownOf = (row: Row, { hides = [] }: PersonalTable): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !(value instanceof Uint8Array) && !hides.includes(name)),
  )

/** A file name that is valid in every file system and contains no path. */
const fileName = (text: string): string =>
  text
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120) || '_'

export const makeCollectArchive = ({
  db,
  keys,
  now,
  uploads,
  openHomeDocument,
  declarations,
}: CollectOptions) => {
  const tables = personalTablesOf(declarations)
  const vault = makeIdentityVault(keys)
  const bookings = makeBookingStore(keys)
  const reports = makeSeal(keys.keysFor('case-report'))
  const documents = makeDocumentStore(
    keys,
    async () => {
      throw new Error('No PDF is generated for an archive')
    },
    now,
  )

  const rowsOf = async (name: keyof Tables, table: PersonalTable, accountId: string) =>
    (await sql<Row>`select * from ${sql.table(name)} where ${table.of(accountId)}`.execute(db)).rows

  /** Undefined for what was sealed with another key. */
  const openedIdentity = (row: Row): string | undefined => {
    const { id, identity_sealed: sealed } = row
    return sealed instanceof Uint8Array ? vault.open(sealed, String(id))?.personalNumber : undefined
  }
  const openedReport = (row: Row): unknown => {
    const { case_id: id, sealed } = row
    const text = sealed instanceof Uint8Array ? reports.open(sealed, String(id)) : undefined
    return text === undefined ? undefined : JSON.parse(text)
  }

  /** What account holders typed into their own bookings; what another buyer typed belongs to that buyer. */
  const typedInBookings = async (accountId: string): Promise<readonly Row[]> => {
    const rows = await db.selectFrom('bookings').select('id').where('account_id', '=', accountId).execute()
    const own = new Set(rows.map(({ id }) => id))
    const kept = await bookings.ofAccount(db, accountId).catch(() => [])
    return kept
      .filter(({ id }) => own.has(id))
      .map(({ id, forms, applicants }) => ({ booking_id: id, forms, applicants }))
  }

  const papers = async (accountId: string): Promise<readonly FileOfArchive[]> => {
    const rows = await db
      .selectFrom('booking_documents')
      .innerJoin('bookings', 'bookings.id', 'booking_documents.booking_id')
      .select(['booking_id', 'document_id', 'hash', 'title'])
      .where('bookings.account_id', '=', accountId)
      .orderBy('made_at')
      .execute()
    const files: FileOfArchive[] = []
    for (const { booking_id: booking, document_id: id, hash, title } of rows) {
      const document = await documents.kept(db, booking, id, hash)
      if (!document) continue
      const name = `papers/${booking}/${fileName(`${title} ${hash.slice(0, 8)}`)}`
      files.push({ name: `${name}.pdf`, bytes: document.pdf })
      files.push({ name: `${name}.html`, bytes: new TextEncoder().encode(document.html) })
    }
    return files
  }

  const homeDocuments = async (accountId: string): Promise<readonly FileOfArchive[]> => {
    const rows = await db
      .selectFrom('residence_documents')
      .innerJoin('residence_people', 'residence_people.residence_id', 'residence_documents.residence_id')
      .select(['residence_documents.id', 'residence_documents.residence_id', 'title'])
      .where('residence_people.account_id', '=', accountId)
      .orderBy('made_at')
      .execute()
    const files: FileOfArchive[] = []
    for (const { id, residence_id: home, title } of rows) {
      const document = await openHomeDocument(id)
      if (!document) continue
      const name = `homes/${home}/${fileName(`${title} ${id.slice(0, 8)}`)}`
      files.push({ name: `${name}.pdf`, bytes: document.pdf })
      files.push({ name: `${name}.html`, bytes: new TextEncoder().encode(document.html) })
    }
    return files
  }

  const sentFiles = async (accountId: string): Promise<readonly FileOfArchive[]> => {
    const rows = await db
      .selectFrom('uploads')
      .select(['id', 'name', 'size', 'kind', 'sha256'])
      .where('state', '=', 'clean')
      .where(({ eb, or, and, exists, selectFrom }) =>
        or([
          and([eb('owner_kind', '=', 'account'), eb('owner_id', '=', accountId)]),
          exists(
            selectFrom('cases')
              .select('cases.id')
              .where('cases.reporter_id', '=', accountId)
              .where(sql<boolean>`uploads.claimed_by = 'case:' || cases.id`),
          ),
        ]),
      )
      .orderBy('created_at')
      .execute()
    const files: FileOfArchive[] = []
    let room = maxFileBytes
    for (const { id, name, size, kind, sha256 } of rows) {
      const path = `sent/${id.slice(0, 8)} ${fileName(name)}`
      if (kind === null || sha256 === null || size > room) {
        files.push({ name: path })
        continue
      }
      const facts = {
        id,
        name,
        size,
        kind,
        mediaType: fileKinds[kind as FileKind][0],
        sha256: Buffer.from(sha256).toString('hex'),
      }
      const answer = await uploads.respond(facts, new Request('http://archive/')).catch(() => undefined)
      if (!answer?.ok) {
        files.push({ name: path })
        continue
      }
      room -= size
      files.push({ name: path, bytes: new Uint8Array(await answer.arrayBuffer()) })
    }
    return files
  }

  /** Undefined if there is no such account. */
  return async (accountId: string): Promise<CollectedData | undefined> => {
    const data = Object.fromEntries(dataCategories.map((category) => [category, {}])) as Record<
      DataCategory,
      Record<string, readonly Row[]>
    >
    for (const [name, table] of tables) {
      const rows = await rowsOf(name, table, accountId)
      if (name === 'accounts' && rows.length === 0) return undefined
      data[table.category][name] = rows.map((row) => ({
        ...shownOf(row, table),
        ...(name === 'accounts' && { personal_number: openedIdentity(row) }),
        ...(name === 'case_reports' && { report: openedReport(row) }),
      }))
    }
    data.bookings.typed_in_bookings = await typedInBookings(accountId)
    const files = [
      ...(await papers(accountId)),
      ...(await homeDocuments(accountId)),
      ...(await sentFiles(accountId)),
    ]
    return { data, files }
  }
}
