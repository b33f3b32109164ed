// Documents of homes in the database: sealed content, and the PDF once it has been drawn.
import { randomUUID } from 'node:crypto'
import type { ResidenceDocumentKind, SiteDefinition, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { WrittenDocument } from './document-facts.ts'
import type { StoredDocument } from './document-store.ts'
import { sha256 } from './document-store.ts'
import { documentPage } from './html-twin.ts'
import { hashOfDocument } from './write-document.ts'

type Db = Kysely<Schema>

/** A new document of a home. */
export interface NewHomeDocument {
  /** Generated if absent. Set it for a document that must be written only once, however often that is retried. */
  readonly id?: string
  readonly residenceId: string
  readonly document: WrittenDocument<ResidenceDocumentKind>
  /** The accounts that must sign it; absent for a document that is only read. */
  readonly signers?: readonly { readonly accountId: string; readonly role: 'buyer' | 'coBuyer' }[]
  /** `yyyy-MM-dd` */
  readonly signBy?: string
  readonly now: number
}

/** Stores a document of a home and asks its signers to sign; in the caller's transaction. */
export type AddToHome = (trx: Kysely<Schema>, document: NewHomeDocument) => Promise<string>

/** The HTML and PDF of a document. The caller must have checked access. Undefined if it does not exist. */
export type OpenHomeDocument = (id: string) => Promise<StoredDocument | undefined>

/** A document that the caller may see. */
export interface HomeDocumentRow {
  readonly id: string
  readonly site: SiteDefinition
  /** Name of the home. */
  readonly home: string
  readonly kind: ResidenceDocumentKind
  readonly title: string
  readonly hash: string
  readonly signedAt: string | null
}

export interface HomeDocumentStore {
  /** Returns its id. Idempotent. */
  add(db: Db, document: NewHomeDocument): Promise<string>
  /** Undefined if it does not exist, belongs to another account's home, to a home that was sold on, or to another site. */
  find(
    db: Db,
    id: string,
    who: { accountId: string; site: SiteDefinition },
  ): Promise<HomeDocumentRow | undefined>
  /** Its bytes. The PDF is drawn on first use, outside of any transaction. */
  open(db: Db, id: string): Promise<StoredDocument | undefined>
  /** The version that was signed under a hash. Draws nothing. */
  signed(db: Db, id: string, hash: string): Promise<StoredDocument | undefined>
}

export const contextOfHomeDocument = (id: string, part: 'content' | 'pdf'): string =>
  `home document ${id} ${part}`

export const makeHomeDocumentStore = (
  keys: SecretKeys,
  drawPdf: (document: WrittenDocument<string>, madeAt: number) => Promise<Uint8Array>,
): HomeDocumentStore => {
  const { seal, open: unseal } = makeSeal(keys.keysFor('evidence'))

  const read = async (db: Db, id: string) => {
    const row = isUuid(id)
      ? await db.selectFrom('residence_documents').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined
    const content = row && unseal(row.content_sealed, contextOfHomeDocument(id, 'content'))
    if (!row || content === undefined) return undefined
    return { row, document: JSON.parse(content) as WrittenDocument<ResidenceDocumentKind> }
  }
  const keptOf = (
    document: WrittenDocument<ResidenceDocumentKind>,
    hash: string,
    pdf: Uint8Array,
  ): StoredDocument => ({
    id: document.id,
    title: document.title,
    language: document.language,
    hash,
    html: documentPage(document),
    pdf,
    pdfHash: sha256(pdf),
  })
  const drawn = (id: string, sealed: Uint8Array | null): Uint8Array | undefined => {
    const text = sealed === null ? undefined : unseal(sealed, contextOfHomeDocument(id, 'pdf'))
    return text === undefined ? undefined : new Uint8Array(Buffer.from(text, 'base64'))
  }

  return {
    add: async (db, { id = randomUUID(), residenceId, document, signers = [], signBy, now }) => {
      const added = await db
        .insertInto('residence_documents')
        .values({
          id,
          residence_id: residenceId,
          kind: document.id,
          title: document.title,
          language: document.language,
          content_sealed: seal(JSON.stringify(document), contextOfHomeDocument(id, 'content')),
          hash: hashOfDocument(document),
          made_at: new Date(now).toISOString(),
          sign_by: signBy ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added && signers.length > 0)
        await db
          .insertInto('residence_document_signers')
          .values(signers.map(({ accountId, role }) => ({ document_id: id, account_id: accountId, role })))
          .execute()
      return id
    },
    find: async (db, id, { accountId, site }) => {
      const row = isUuid(id)
        ? await db
            .selectFrom('residence_documents')
            .innerJoin('residences', 'residences.id', 'residence_documents.residence_id')
            .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
            .select([
              'residence_documents.id',
              'residence_documents.kind',
              'residence_documents.title',
              'residence_documents.hash',
              'residence_documents.signed_at',
              'residences.site',
              sql<string>`residences.home ->> 'name'`.as('name'),
            ])
            .where('residence_documents.id', '=', id)
            .where('residence_people.account_id', '=', accountId)
            .where('residences.site', '=', site.key)
            .where('residences.is_succession', '=', false)
            .executeTakeFirst()
        : undefined
      return (
        row && {
          id: row.id,
          site: siteByKey(row.site as SiteKey),
          home: row.name,
          kind: row.kind,
          title: row.title,
          hash: row.hash,
          signedAt: row.signed_at,
        }
      )
    },
    open: async (db, id) => {
      const found = await read(db, id)
      if (!found) return undefined
      const { row, document } = found
      const known = drawn(id, row.pdf_sealed)
      if (known) return keptOf(document, row.hash, known)
      const pdf = await drawPdf(document, Date.parse(row.made_at))
      // A concurrent call may have stored it first: the first one wins.
      await db
        .updateTable('residence_documents')
        .set({
          pdf_sealed: seal(Buffer.from(pdf).toString('base64'), contextOfHomeDocument(id, 'pdf')),
          pdf_hash: sha256(pdf),
        })
        .where('id', '=', id)
        .where('pdf_hash', 'is', null)
        .execute()
      const made = await read(db, id)
      const kept = made && drawn(id, made.row.pdf_sealed)
      return made && kept && keptOf(made.document, made.row.hash, kept)
    },
    signed: async (db, id, hash) => {
      const found = await read(db, id)
      const pdf = found && drawn(id, found.row.pdf_sealed)
      if (!found || !pdf || found.row.hash !== hash || hashOfDocument(found.document) !== hash)
        return undefined
      return { ...keptOf(found.document, hash, pdf), pdfHash: found.row.pdf_hash ?? '' }
    },
  }
}
