// The tables of sign in, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { signInLetters } from './letters.ts'

export const signInDeclaration: SubjectDeclaration = {
  subject: 'sign-in',
  letters: signInLetters,
  tables: {
    identifications: {
      retention: [
        {
          what: 'Identifications in progress',
          by: 'sweep',
          sweep: 'identifications',
          after: 'they expire',
          since: sql`expires_at`,
          term: {},
          because: ['service'],
        },
      ],
      person: {
        category: 'signIn',
        of: byAccount('account_id'),
        fate: 'goes',
        hides: ['session_id', 'outcome'],
      },
      columnTypes: {
        device: 'IdentityDevice',
        provider: 'LoginMethod',
        purpose: 'AuthFlow',
        status: "'pending' | 'proven' | 'concluded' | 'cancelled' | 'failed'",
      },
    },
  },
}
