// The tables of consent, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const consentDeclaration: SubjectDeclaration = {
  subject: 'consent',
  tables: {
    consent_records: {
      retention: [
        {
          name: 'choices of cookies',
          what: 'Cookie choices of an anonymous browser',
          by: 'sweep',
          sweep: 'consent',
          after: 'the choice',
          since: sql`recorded_at`,
          term: { months: 24 },
          because: ['consent'],
        },
      ],
    },
  },
}
