// Stores the bytes of documents, sealed, exactly as they were signed; they are never drawn again.
import { createHash } from 'node:crypto'
import type { BookingSigner } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { WrittenDocument } from './document-facts.ts'
import { documentPage } from './html-twin.ts'
import { hashOfDocument } from './write-document.ts'

type Db = Kysely<Schema>

export interface StoredDocument {
  readonly id: string
  readonly title: string
  readonly language: string
  /** Hash of its text. */
  readonly hash: string
  readonly html: string
  readonly pdf: Uint8Array
  readonly pdfHash: string
}

export interface DocumentStore {
  /** Returns the stored document, or draws and stores it. Draws outside of any transaction. */
  draw(db: Db, bookingId: string, document: WrittenDocument): Promise<StoredDocument>
  /** The document that is stored under a hash. */
  kept(db: Db, bookingId: string, id: string, hash: string): Promise<StoredDocument | undefined>
  /** The latest stored version of a document. */
  latest(db: Db, bookingId: string, id: string): Promise<StoredDocument | undefined>
  noteOpened(
    db: Db,
    opening: {
      readonly bookingId: string
      readonly role: BookingSigner
      readonly id: string
      readonly hash: string
      readonly now: number
    },
  ): Promise<void>
  /** When a role opened which text: by document and hash, epoch milliseconds. */
  openings(db: Db, bookingId: string, role: BookingSigner): Promise<ReadonlyMap<string, number>>
  /** Deletes documents of bookings that were not signed within a month. */
  sweep(db: Db, now: number): Promise<void>
}

export const openingKey = (id: string, hash: string): string => `${id} ${hash}`

export const contextOfPaper = (bookingId: string, id: string, hash: string, look: 'html' | 'pdf'): string =>
  `document ${bookingId} ${id} ${hash} ${look}`

const monthMs = 30 * 24 * 3_600_000

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** @param drawPdf seals with the company's own certificate, if there is one */
export const makeDocumentStore = (
  keys: SecretKeys,
  drawPdf: (document: WrittenDocument, madeAt: number) => Promise<Uint8Array>,
  now: () => number,
): DocumentStore => {
  const { seal, open } = makeSeal(keys.keysFor('evidence'))

  const kept: DocumentStore['kept'] = async (db, bookingId, id, hash) => {
    const row = await db
      .selectFrom('booking_documents')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('document_id', '=', id)
      .where('hash', '=', hash)
      .executeTakeFirst()
    const html = row && open(row.html_sealed, contextOfPaper(bookingId, id, hash, 'html'))
    const pdf = row && open(row.pdf_sealed, contextOfPaper(bookingId, id, hash, 'pdf'))
    if (!row || html === undefined || pdf === undefined) return undefined
    const { title, language, pdf_hash: pdfHash } = row
    return { id, title, language, hash, html, pdf: new Uint8Array(Buffer.from(pdf, 'base64')), pdfHash }
  }

  return {
    kept,
    latest: async (db, bookingId, id) => {
      const row = await db
        .selectFrom('booking_documents')
        .select('hash')
        .where('booking_id', '=', bookingId)
        .where('document_id', '=', id)
        .orderBy('made_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && kept(db, bookingId, id, row.hash)
    },
    draw: async (db, bookingId, document) => {
      const { id, title, language } = document
      const hash = hashOfDocument(document)
      const known = await kept(db, bookingId, id, hash)
      if (known) return known
      const pdf = await drawPdf(document, now())
      const html = documentPage(document)
      await db
        .insertInto('booking_documents')
        .values({
          booking_id: bookingId,
          document_id: id,
          hash,
          language,
          title,
          html_sealed: seal(html, contextOfPaper(bookingId, id, hash, 'html')),
          pdf_sealed: seal(Buffer.from(pdf).toString('base64'), contextOfPaper(bookingId, id, hash, 'pdf')),
          pdf_hash: sha256(pdf),
          made_at: new Date(now()).toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      // A concurrent call may have stored it first: read back the version that won.
      const made = await kept(db, bookingId, id, hash)
      if (!made) throw new Error('The document that was just stored does not exist')
      return made
    },
    noteOpened: async (db, { bookingId, role, id, hash, now: at }) => {
      await db
        .insertInto('document_openings')
        .values({
          booking_id: bookingId,
          role,
          document_id: id,
          hash,
          opened_at: new Date(at).toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    openings: async (db, bookingId, role) => {
      const rows = await db
        .selectFrom('document_openings')
        .select(['document_id', 'hash', 'opened_at'])
        .where('booking_id', '=', bookingId)
        .where('role', '=', role)
        .execute()
      return new Map(
        rows.map(({ document_id, hash, opened_at }) => [
          openingKey(document_id, hash),
          Date.parse(opened_at),
        ]),
      )
    },
    sweep: async (db, at) => {
      await db
        .deleteFrom('booking_documents')
        .where('made_at', '<=', new Date(at - monthMs).toISOString())
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('booking_signatures')
                .select('booking_signatures.id')
                .whereRef('booking_signatures.booking_id', '=', 'booking_documents.booking_id'),
            ),
          ),
        )
        .execute()
    },
  }
}
