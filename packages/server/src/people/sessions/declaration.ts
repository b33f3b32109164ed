// The tables of sessions, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const sessionsDeclaration: SubjectDeclaration = {
  subject: 'sessions',
  tables: {
    sessions: {
      retention: [
        {
          what: 'Sessions',
          by: 'sweep',
          sweep: 'sessions',
          after: 'they ended',
          since: sql`least(expires_at, ended_at)`,
          term: { days: 1 },
          because: ['security'],
        },
      ],
      person: {
        category: 'signIn',
        of: byAccount('account_id'),
        fate: 'goes',
        hides: ['token_id', 'previous_token_id', 'changed_at'],
      },
    },
  },
}
