// The tables of mail, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'

export const mailDeclaration: SubjectDeclaration = {
  subject: 'mail',
  tables: {
    letter_counts: {
      retention: [
        {
          name: 'counted letters',
          what: 'Keyed hashes of mailboxes and networks that limit e-mails to unconfirmed addresses',
          by: 'sweep',
          sweep: 'letters',
          after: 'they were written',
          since: sql`counted_at`,
          term: { days: 1 },
          because: ['security'],
        },
      ],
    },
  },
}
