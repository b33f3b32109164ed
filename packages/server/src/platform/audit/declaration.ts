// The tables of audit, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../modules/personal-data.ts'
import { inDays } from '../modules/retention-rule.ts'
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'
import { auditRetentionMs } from './sweep-audit-log.ts'

export const auditDeclaration: SubjectDeclaration = {
  subject: 'audit',
  tables: {
    audit_log: {
      retention: [
        {
          name: 'audit log',
          what: 'Sign-ins and changes of accounts; networks without their last part',
          by: 'sweep',
          sweep: 'accounts',
          after: 'it happened',
          since: sql`at`,
          term: inDays(auditRetentionMs),
          because: ['security'],
        },
      ],
      person: { category: 'signIn', of: byAccount('account_id'), fate: 'unlinked' },
      columnTypes: { detail: 'Record<string, string | number | boolean>' },
    },
  },
}
