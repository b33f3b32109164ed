// The documents of a booking for the booking module: the list, who opened and signed them, and what is sent at the end.
import type { Applicant, BookingDocumentView, BookingSigner, Locale, Money } from '@husrum/domain'
import { formatPrice } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BookingPapers, StoredBooking } from '../booking/index.ts'
import { termsWithOptions } from '../booking/index.ts'
import type { DocumentId, MadeSignature, ReceiptFacts, WrittenDocument } from './document-facts.ts'
import type { DocumentStore, StoredDocument } from './document-store.ts'
import { openingKey } from './document-store.ts'
import type { EvidenceStore } from './evidence.ts'
import type { Invitations } from './invitations.ts'
import type { BookingFacts } from './paper-facts.ts'
import type { SigningStore } from './postgres-signings.ts'
import { bookingThing } from './signed-thing.ts'
import type { SignedDocument } from './signing-words.ts'
import type { TemplateStore } from './template-store.ts'
import { documentTexts, hashOfDocument, languageOf, writeDocument } from './write-document.ts'

type Db = Kysely<Schema>
type Trx = Transaction<Schema>

/** Returns the facts of a received payment. */
export type ReceiptOf = (db: Db, bookingId: string) => Promise<ReceiptFacts | undefined>

/** The occasions on which documents are sent. */
export type PapersOccasion = 'completed' | 'withdrawn'
export const papersJob = 'booking-papers'
export const stopSigningJob = 'stop-signing'

export interface Papers extends BookingPapers {
  /** The documents to sign now, in order; their bytes are stored. Not within a transaction, because drawing takes a while. */
  toSign(booking: StoredBooking): Promise<readonly SignedDocument[]>
  /** The hashes of the documents to sign now. */
  hashes(db: Db, booking: StoredBooking): Promise<ReadonlyMap<string, string>>
  /** One document as it is shown; undefined if the booking does not have it. */
  one(booking: StoredBooking, id: DocumentId, locale?: Locale): Promise<StoredDocument | undefined>
  /** The stored documents to send to the buyers. */
  toSend(booking: StoredBooking, occasion: PapersOccasion): Promise<readonly StoredDocument[]>
}

export interface PapersOptions {
  readonly db: Db
  readonly documents: DocumentStore
  readonly evidence: EvidenceStore
  readonly signings: SigningStore
  readonly invitations: Invitations
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly receiptOf: ReceiptOf
  readonly templates: Pick<TemplateStore, 'of'>
  readonly now: () => number
}

const types = {
  information: 'information',
  security: 'securityDocuments',
  terms: 'terms',
  agreement: 'contract',
  signedAgreement: 'contract',
  receipt: 'receipt',
  withdrawal: 'withdrawal',
} as const satisfies Readonly<Record<DocumentId, BookingDocumentView['type']>>

/** In reading order. */
const toBeSigned = ['information', 'security', 'terms', 'agreement'] as const satisfies readonly DocumentId[]
/** Documents that must be opened before they are signed. */
const mustBeRead: readonly DocumentId[] = ['security', 'terms', 'agreement']

/** The facts that documents are written from, with the chosen options in the prices. */
export const factsOf = (booking: StoredBooking): BookingFacts => ({
  ...booking,
  terms: termsWithOptions(booking),
})

const nameOf = ({ firstName, lastName }: Pick<Applicant, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

export const applicantOf = (
  { applicants }: Pick<StoredBooking, 'applicants'>,
  role: BookingSigner,
): Applicant | undefined => applicants[role === 'buyer' ? 0 : 1]

export const documentPath = (bookingId: string, id: DocumentId, look: 'html' | 'pdf'): string =>
  `/services/documents/${bookingId}/${id}.${look}`

/** The receipt of a booking in the company's own words, with what was paid back; undefined if the built-in text applies. */
export const receiptInOwnWords = async (
  db: Db,
  booking: StoredBooking,
  {
    templates,
    receiptOf,
    refunded,
  }: Pick<PapersOptions, 'templates' | 'receiptOf'> & {
    readonly refunded: Money | undefined
  },
): Promise<WrittenDocument | undefined> => {
  const { locale } = booking.site
  const texts = await templates.of(db, booking)
  if (!texts.has(`receipt.${locale}`)) return undefined
  const receipt = await receiptOf(db, booking.id)
  const written = receipt && writeDocument('receipt', factsOf(booking), { locale, templates: texts, receipt })
  if (!written || refunded === undefined) return written
  const row = [documentTexts[locale].receipt.refunded, formatPrice(refunded, booking.site.formats)] as const
  return { ...written, blocks: [...written.blocks, { kind: 'facts', rows: [row] }] }
}

export const makeBookingPapers = ({
  db: root,
  documents,
  evidence,
  signings,
  invitations,
  jobs,
  receiptOf,
  templates: stored,
  now,
}: PapersOptions): Papers => {
  const written = async (db: Db, booking: StoredBooking): Promise<readonly WrittenDocument[]> => {
    const facts = factsOf(booking)
    const options = { locale: languageOf(booking), templates: await stored.of(db, booking) }
    return toBeSigned.flatMap((id) => writeDocument(id, facts, options) ?? [])
  }

  const signaturesOf = async (db: Db, booking: StoredBooking): Promise<readonly MadeSignature[]> => {
    const kept = await evidence.of(db, bookingThing(booking.id))
    return kept.map(({ role, provider, signedAt }) => {
      const applicant = applicantOf(booking, role)
      return { role, provider, signedAt, name: applicant ? nameOf(applicant) : '' }
    })
  }

  const receivedAt = async (db: Db, bookingId: string): Promise<number | undefined> => {
    const row = await db
      .selectFrom('booking_withdrawals')
      .select('received_at')
      .where('booking_id', '=', bookingId)
      .executeTakeFirst()
    return row && Date.parse(row.received_at)
  }

  /** Whether all applicants have signed. */
  const isSigned = async (db: Db, booking: StoredBooking): Promise<boolean> =>
    booking.applicants.length > 0 &&
    (await evidence.of(db, bookingThing(booking.id))).length >= booking.applicants.length

  /** Writes a document that follows the signing. */
  const writeLater = async (
    db: Db,
    booking: StoredBooking,
    id: 'signedAgreement' | 'receipt' | 'withdrawal',
    locale: Locale,
  ): Promise<WrittenDocument | undefined> => {
    const facts = factsOf(booking)
    const options = { locale, templates: await stored.of(db, booking) }
    switch (id) {
      case 'signedAgreement': {
        const [first] = await evidence.of(db, bookingThing(booking.id))
        const signatures = await signaturesOf(db, booking)
        return writeDocument(id, facts, { ...options, signatures, signedHash: first?.agreementHash ?? '' })
      }
      case 'receipt': {
        const receipt = await receiptOf(db, booking.id)
        return receipt && writeDocument(id, facts, { ...options, receipt })
      }
      case 'withdrawal': {
        const at = await receivedAt(db, booking.id)
        return at === undefined ? undefined : writeDocument(id, facts, { ...options, receivedAt: at })
      }
    }
  }

  /** The document that was sent, or that would be sent. */
  const later = async (
    booking: StoredBooking,
    id: 'signedAgreement' | 'receipt' | 'withdrawal',
  ): Promise<StoredDocument | undefined> => {
    const kept = await documents.latest(root, booking.id, id)
    if (kept) return kept
    const document = await writeLater(root, booking, id, languageOf(booking))
    return document && documents.draw(root, booking.id, document)
  }

  const viewOf = (booking: StoredBooking, id: DocumentId, title: string): BookingDocumentView => ({
    id,
    title,
    type: types[id],
    mustRead: mustBeRead.includes(id),
    htmlUrl: documentPath(booking.id, id, 'html'),
    pdfUrl: documentPath(booking.id, id, 'pdf'),
  })

  return {
    list: async (db, booking, role) => {
      const openings = await documents.openings(db, booking.id, role)
      const first = (await written(db, booking)).map((document): BookingDocumentView => {
        const hash = hashOfDocument(document)
        const readAt = openings.get(openingKey(document.id, hash))
        return {
          ...viewOf(booking, document.id, document.title),
          hash,
          ...(readAt !== undefined && { readAt }),
        }
      })
      const locale = languageOf(booking)
      const after = await Promise.all(
        (['receipt', 'withdrawal'] as const).map((id) => writeLater(db, booking, id, locale)),
      )
      return [
        ...first,
        ...after.flatMap((document) => (document ? [viewOf(booking, document.id, document.title)] : [])),
      ]
    },

    signers: async (db, booking) => {
      const [signed, invitedAt] = await Promise.all([
        evidence.of(db, bookingThing(booking.id)),
        invitations.sentAt(db, booking.id),
      ])
      const roles: readonly BookingSigner[] = ['buyer', 'coBuyer']
      return roles.slice(0, booking.applicants.length).map((role) => {
        const given = signed.find((each) => each.role === role)
        return {
          role,
          ...(given && { signedAt: given.signedAt }),
          ...(role === 'coBuyer' && invitedAt !== undefined && { invitedAt }),
        }
      })
    },

    open: async (trx, booking, role, documentId) => {
      const document = (await written(trx, booking)).find(({ id }) => id === documentId)
      if (!document) return false
      const hash = hashOfDocument(document)
      await documents.noteOpened(trx, { bookingId: booking.id, role, id: document.id, hash, now: now() })
      return true
    },

    cancelSigning: async (trx, bookingId) => {
      for (const { id, provider, order, status } of await signings.openOf(trx, bookingThing(bookingId))) {
        await signings.end(trx, id, 'cancelled', 'cancelled')
        // The provider is called by a job, which only runs if this transaction is committed.
        if (status === 'pending')
          await jobs.enqueue(trx, { kind: stopSigningJob, facts: { provider, order } })
      }
      await invitations.end(trx, bookingId)
      await evidence.void(trx, bookingId, now())
    },

    complete: async (trx, booking) => {
      await invitations.end(trx, booking.id)
      await jobs.enqueue(trx, { kind: papersJob, facts: { bookingId: booking.id, occasion: 'completed' } })
    },

    withdrawn: async (trx: Trx, booking, at) => {
      await trx
        .insertInto('booking_withdrawals')
        .values({ booking_id: booking.id, received_at: new Date(at).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await jobs.enqueue(trx, { kind: papersJob, facts: { bookingId: booking.id, occasion: 'withdrawn' } })
    },

    toSign: async (booking) => {
      const drawn: StoredDocument[] = []
      for (const document of await written(root, booking))
        drawn.push(await documents.draw(root, booking.id, document))
      return drawn.map(({ id, title, hash, pdfHash }) => ({ id, title, hash, pdfHash }))
    },

    hashes: async (db, booking) =>
      new Map((await written(db, booking)).map((document) => [document.id, hashOfDocument(document)])),

    one: async (booking, id, locale = languageOf(booking)) => {
      if (id === 'receipt' || id === 'withdrawal' || id === 'signedAgreement') return later(booking, id)
      if (locale === languageOf(booking)) {
        if (id === 'agreement' && (await isSigned(root, booking))) return later(booking, 'signedAgreement')
        const [signed] = await evidence.of(root, bookingThing(booking.id))
        if (signed) {
          const kept = await documents.latest(root, booking.id, id)
          if (kept) return kept
        }
      }
      const document = writeDocument(id, factsOf(booking), {
        locale,
        templates: await stored.of(root, booking),
      })
      return document && documents.draw(root, booking.id, document)
    },

    toSend: async (booking, occasion) => {
      const ids =
        occasion === 'completed'
          ? (['signedAgreement', 'terms', 'receipt'] as const)
          : (['withdrawal'] as const)
      const found: StoredDocument[] = []
      for (const id of ids) {
        const kept = id === 'terms' ? await documents.latest(root, booking.id, id) : await later(booking, id)
        if (kept) found.push(kept)
      }
      return found
    },
  }
}
