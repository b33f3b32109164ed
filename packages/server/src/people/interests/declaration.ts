// The table of interests, with its rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import { inDays } from '../../platform/modules/retention-rule.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { interestLetters } from './letters.ts'
import { interestsRetentionMs } from './postgres-interests.ts'

export const interestsDeclaration: SubjectDeclaration = {
  subject: 'interests',
  letters: interestLetters,
  tables: {
    interests: {
      retention: [
        {
          what: 'Registrations of interest in a home or a project, with the message and who answered it',
          by: 'sweep',
          sweep: 'interests',
          after: 'it was last changed',
          since: sql`changed_at`,
          term: inDays(interestsRetentionMs),
          because: ['minimal'],
        },
      ],
      person: {
        category: 'searches',
        of: byAccount('account_id'),
        fate: 'goes',
        hides: ['email_key', 'request_key', 'assigned_to', 'answered_by'],
      },
      columnTypes: { outcome: "'answered' | 'notReached' | 'closed'" },
    },
  },
}
