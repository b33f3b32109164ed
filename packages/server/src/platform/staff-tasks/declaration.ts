// The tables of staff tasks, with their rules.
import { byAccount } from '../modules/personal-data.ts'
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'
import { deletedWith } from '../modules/subject-declaration.ts'
import { staffTaskLetters } from './letters.ts'

export const staffTasksDeclaration: SubjectDeclaration = {
  subject: 'staff-tasks',
  letters: staffTaskLetters,
  tables: {
    staff_tasks: {
      retention: deletedWith('residence_payments'),
      person: {
        category: 'payments',
        of: byAccount('account_id'),
        fate: 'unlinked',
        hides: ['done_by', 'prepared_by', 'prepared_key'],
      },
      columnTypes: { kind: "'payBack' | 'checkPayment' | 'checkRefund'", site: 'SiteKey' },
    },
  },
}
