// The tables of retention, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'

export const retentionDeclaration: SubjectDeclaration = {
  subject: 'retention',
  tables: {
    retention_runs: {
      retention: [
        {
          name: 'reports of retention',
          what: 'Numbers of deleted rows; without personal data',
          by: 'retention',
          after: 'the run',
          since: sql`at`,
          term: { years: 3 },
          because: ['accountability'],
        },
      ],
    },
  },
}
