// The tables of documents, with their rules.
import { sql } from 'kysely'
import { byAccount, byResidence, byRowsOf } from '../../platform/modules/personal-data.ts'
import type { KeyedRow } from '../../platform/modules/sealed-column.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith } from '../../platform/modules/subject-declaration.ts'
import { deleteDocumentsOfBookings, deleteSignaturesOfResidences } from './delete-documents.ts'
import { contextOfPaper } from './document-store.ts'
import { contextOfEvidence } from './evidence.ts'
import { contextOfHomeDocument } from './home-document-store.ts'
import { documentLetters } from './letters.ts'

const id = (row: KeyedRow): string => row.id ?? ''

export const documentsDeclaration: SubjectDeclaration = {
  subject: 'documents',
  letters: documentLetters,
  tables: {
    booking_documents: {
      retention: deletedWith('bookings'),
      person: { category: 'documents', of: byRowsOf('booking_id', 'bookings'), fate: 'unlinked' },
      sealed: {
        'booking documents (HTML)': {
          purpose: 'evidence',
          column: 'html_sealed',
          key: ['booking_id', 'document_id', 'hash'],
          contextOf: ({ booking_id = '', document_id = '', hash = '' }) =>
            contextOfPaper(booking_id, document_id, hash, 'html'),
          isLarge: true,
        },
        'booking documents (PDF)': {
          purpose: 'evidence',
          column: 'pdf_sealed',
          key: ['booking_id', 'document_id', 'hash'],
          contextOf: ({ booking_id = '', document_id = '', hash = '' }) =>
            contextOfPaper(booking_id, document_id, hash, 'pdf'),
          isLarge: true,
        },
      },
    },
    booking_invitations: {
      retention: deletedWith('bookings'),
      person: { category: 'bookings', of: byRowsOf('booking_id', 'bookings'), fate: 'unlinked' },
    },
    booking_papers_sent: {
      retention: deletedWith('bookings'),
      person: { category: 'documents', of: byRowsOf('booking_id', 'bookings'), fate: 'unlinked' },
    },
    booking_signatures: {
      retention: deletedWith('bookings'),
      person: {
        category: 'documents',
        of: (accountId) =>
          sql<boolean>`(booking_id in (select id from bookings where account_id = ${accountId}::uuid)
        or residence_document_id in
          (select document_id from residence_document_signers where account_id = ${accountId}::uuid))`,
        fate: 'unlinked',
      },
      sealed: {
        'evidence of signatures': {
          purpose: 'evidence',
          column: 'evidence_sealed',
          key: ['id'],
          contextOf: (row) => contextOfEvidence(id(row)),
        },
      },
      columnTypes: { provider: 'LoginMethod', role: 'BookingSigner' },
    },
    booking_withdrawals: {
      retention: deletedWith('bookings'),
      person: { category: 'bookings', of: byRowsOf('booking_id', 'bookings'), fate: 'unlinked' },
    },
    document_openings: {
      retention: deletedWith('bookings'),
      person: { category: 'documents', of: byRowsOf('booking_id', 'bookings'), fate: 'unlinked' },
      columnTypes: { role: 'BookingSigner' },
    },
    signings: {
      retention: [
        {
          what: 'Signings in progress; signed ones are kept as evidence',
          by: 'sweep',
          sweep: 'signings',
          after: 'they expire',
          since: sql`expires_at`,
          term: {},
          because: ['service'],
        },
      ],
      person: { category: 'documents', of: byAccount('account_id'), fate: 'unlinked' },
      columnTypes: {
        device: 'IdentityDevice',
        provider: 'LoginMethod',
        role: 'BookingSigner',
        status: "'pending' | 'answered' | 'signed' | 'cancelled' | 'failed'",
      },
    },
    residence_documents: {
      retention: deletedWith('residences'),
      person: { category: 'documents', of: byResidence, fate: 'unlinked' },
      sealed: {
        'home documents': {
          purpose: 'evidence',
          column: 'content_sealed',
          key: ['id'],
          contextOf: (row) => contextOfHomeDocument(id(row), 'content'),
          isLarge: true,
        },
        'home documents (PDF)': {
          purpose: 'evidence',
          column: 'pdf_sealed',
          key: ['id'],
          contextOf: (row) => contextOfHomeDocument(id(row), 'pdf'),
          isLarge: true,
        },
      },
      columnTypes: { kind: 'ResidenceDocumentKind' },
    },
    sellers: {
      retention: 'publicContent',
      person: 'Companies, and who signs for them: their public business data.',
      columnTypes: { record: 'Seller' },
    },
    paper_templates: {
      retention: 'publicContent',
      columnTypes: { kind: 'PaperKind', language: 'Locale' },
    },
    residence_document_signers: {
      retention: deletedWith('residence_documents'),
      person: { category: 'documents', of: byAccount('account_id'), fate: 'unlinked' },
      columnTypes: { role: 'BookingSigner' },
    },
  },
  openLinks: {
    'invitations to sign': sql`select null::timestamptz as ends from booking_invitations where ended_at is null`,
  },
  beforeDeletion: { bookings: deleteDocumentsOfBookings, residences: deleteSignaturesOfResidences },
}
