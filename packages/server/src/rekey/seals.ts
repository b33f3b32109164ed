// Everything that is stored sealed for longer than a request: decrypted with any key, and sealed again with the new one.
import type { SiteDefinition } from '@husrum/domain'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { contextOfPaper } from '../documents/document-store.ts'
import { contextOfEvidence } from '../documents/evidence.ts'
import { contextOfHomeDocument } from '../documents/home-document-store.ts'
import { contextOfDraft } from '../fault-report/postgres-case-drafts.ts'
import { contextOfArchive } from '../own-data/archives.ts'
import { handoverContext } from '../payments/stored-payments.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { KeyPurpose } from '../secrets/secret-keys.ts'
import { contextOfStoredForm } from '../secrets/stored-forms.ts'
import type { MakesAnew, Tally, Workshop } from './make-anew.ts'
import { throughAll, unlessLocked, untilDone } from './make-anew.ts'

type Row = Readonly<Record<string, string>>

/** A column with sealed values. */
export interface SealedColumn {
  readonly purpose: KeyPurpose
  readonly table: string
  readonly column: string
  /** The columns that identify a row. */
  readonly key: readonly string[]
  /** Other columns that the seal is bound to. */
  readonly facts?: readonly string[]
  readonly contextOf: (row: Row) => string
  /** Documents are large: smaller batches. */
  readonly isLarge?: boolean
}

const id = (row: Row): string => row.id ?? ''

export const sealedColumns = {
  'identities of accounts': {
    purpose: 'identity-seal',
    table: 'accounts',
    column: 'identity_sealed',
    key: ['id'],
    contextOf: id,
  },
  'identities of contract parties': {
    purpose: 'identity-seal',
    table: 'contract_parties',
    column: 'identity_sealed',
    key: ['id'],
    contextOf: id,
  },
  bookings: { purpose: 'booking', table: 'bookings', column: 'sealed', key: ['id'], contextOf: id },
  'booking documents (HTML)': {
    purpose: 'evidence',
    table: 'booking_documents',
    column: 'html_sealed',
    key: ['booking_id', 'document_id', 'hash'],
    contextOf: ({ booking_id = '', document_id = '', hash = '' }) =>
      contextOfPaper(booking_id, document_id, hash, 'html'),
    isLarge: true,
  },
  'booking documents (PDF)': {
    purpose: 'evidence',
    table: 'booking_documents',
    column: 'pdf_sealed',
    key: ['booking_id', 'document_id', 'hash'],
    contextOf: ({ booking_id = '', document_id = '', hash = '' }) =>
      contextOfPaper(booking_id, document_id, hash, 'pdf'),
    isLarge: true,
  },
  'home documents': {
    purpose: 'evidence',
    table: 'residence_documents',
    column: 'content_sealed',
    key: ['id'],
    contextOf: (row) => contextOfHomeDocument(id(row), 'content'),
    isLarge: true,
  },
  'home documents (PDF)': {
    purpose: 'evidence',
    table: 'residence_documents',
    column: 'pdf_sealed',
    key: ['id'],
    contextOf: (row) => contextOfHomeDocument(id(row), 'pdf'),
    isLarge: true,
  },
  'evidence of signatures': {
    purpose: 'evidence',
    table: 'booking_signatures',
    column: 'evidence_sealed',
    key: ['id'],
    contextOf: (row) => contextOfEvidence(id(row)),
  },
  'reports of faults': {
    purpose: 'case-report',
    table: 'case_reports',
    column: 'sealed',
    key: ['case_id'],
    contextOf: ({ case_id = '' }) => case_id,
  },
  'drafts of reports': {
    purpose: 'case-draft',
    table: 'case_drafts',
    column: 'sealed',
    key: ['id'],
    facts: ['account_id', 'site_id'],
    contextOf: ({ account_id = '', site_id, ...row }) =>
      contextOfDraft(id(row), account_id, { siteId: Number(site_id) as SiteDefinition['siteId'] }),
  },
  ...Object.fromEntries(
    (['case_typed_forms', 'contact_typed_forms', 'print_typed_forms'] as const).map((table) => [
      `forms with errors (${table})`,
      {
        purpose: 'form',
        table,
        column: 'sealed',
        key: ['account_id'],
        contextOf: ({ account_id = '' }) => contextOfStoredForm(table, account_id),
      } satisfies SealedColumn,
    ]),
  ),
  'payment hand-overs': {
    purpose: 'payment',
    table: 'payments',
    column: 'handover',
    key: ['id'],
    contextOf: (row) => handoverContext(id(row)),
  },
  'copies of own data': {
    purpose: 'archive',
    table: 'account_archives',
    column: 'sealed',
    key: ['account_id'],
    facts: ['asked_at'],
    contextOf: ({ account_id = '', asked_at = '' }) =>
      contextOfArchive({ accountId: account_id, askedAt: asked_at }),
    isLarge: true,
  },
} as const satisfies Readonly<Record<string, SealedColumn>>

const maxLarge = 10

const list = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `)

/** Each row by itself, and only if it has not been changed meanwhile: the other value is newer. */
const sealAnew = (
  { purpose, table, column, key, facts = [], contextOf, isLarge = false }: SealedColumn,
  workshop: Workshop,
): Promise<Tally> => {
  const { db, keys, newKeys, isDry } = workshop
  const any = makeSeal(keys.keysFor(purpose))
  const own = makeSeal(newKeys.keysFor(purpose))
  const columns = list(key.map((name) => sql.ref(name)))
  const valuesOf = (row: Row) => list(key.map((name) => sql`${row[name]}`))
  const bytesOf = (row: Row): Uint8Array => (row as unknown as { readonly sealed: Uint8Array }).sealed

  const read = async (after: Row | undefined, limit: number): Promise<readonly Row[]> => {
    const { rows } = await sql<Row>`select ${list([...key, ...facts].map((name) => sql.ref(name)))},
        ${sql.ref(column)} as sealed
      from ${sql.table(table)} where ${sql.ref(column)} is not null
        ${after === undefined ? sql`` : sql`and (${columns}) > (${valuesOf(after)})`}
      order by ${columns} limit ${limit}`.execute(db)
    return rows
  }
  const write = (row: Row, sealed: Uint8Array) =>
    unlessLocked(db, async (trx) => {
      const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
        where (${columns}) = (${valuesOf(row)}) and ${sql.ref(column)} = ${bytesOf(row)}`.execute(trx)
      return numAffectedRows === 1n
    })

  const once = () =>
    throughAll<Row>(
      isLarge ? { ...workshop, batch: Math.min(workshop.batch, maxLarge) } : workshop,
      read,
      async (row) => {
        const context = contextOf(row)
        if (own.open(bytesOf(row), context) !== undefined) return 'new'
        const text = any.open(bytesOf(row), context)
        if (text === undefined) return 'lost'
        if (isDry) return 'made'
        return (await write(row, any.seal(text, context))) ? 'made' : 'left'
      },
    )
  return untilDone(once)
}

export const sealsAnew: MakesAnew = Object.fromEntries(
  Object.entries(sealedColumns).map(([name, column]) => [
    name,
    (workshop: Workshop) => sealAnew(column, workshop),
  ]),
)
