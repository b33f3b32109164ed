// The tables of files, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'
import { releaseFilesOf } from './release-files.ts'

export const filesDeclaration: SubjectDeclaration = {
  subject: 'files',
  tables: {
    uploads: {
      retention: [
        {
          name: 'loan promises',
          what: 'Loan promises sent with a booking',
          by: 'retention',
          after: 'the booking was completed',
          since: sql`(select bookings.completed_at from bookings where 'booking:' || bookings.id = uploads.claimed_by)`,
          term: { years: 1 },
          of: sql`uploads.claimed_by like 'booking:%'`,
          clears: { claimed_by: sql`null`, expires_at: sql`'epoch'` },
          because: ['minimal'],
        },
        {
          name: 'files not attached',
          what: 'Uploaded files that were never attached, or were detached',
          by: 'sweep',
          sweep: 'uploads',
          after: 'the day in which they can be attached',
          since: sql`expires_at`,
          term: { hours: 1 },
          of: sql`claimed_by is null`,
          because: ['minimal'],
        },
      ],
      person: {
        category: 'files',
        // Also files that were uploaded with a report before it was submitted.
        of: (accountId) => sql<boolean>`owner_id = ${accountId}::uuid and owner_kind = 'account'`,
        fate: 'goes',
      },
      columnTypes: {
        kind: 'FileKind',
        owner_kind: "'draft' | 'account'",
        purpose: 'UploadPurpose',
        refusal: 'FileRefusal',
        site: 'SiteKey',
        state: 'UploadState',
      },
    },
  },
  beforeDeletion: {
    bookings: releaseFilesOf('booking'),
    cases: releaseFilesOf('case'),
    contact_messages: releaseFilesOf('contact'),
  },
}
