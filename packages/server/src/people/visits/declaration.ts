// The tables of visits, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { visitDays } from './postgres-visits.ts'

export const visitsDeclaration: SubjectDeclaration = {
  subject: 'visits',
  tables: {
    visits: {
      retention: [
        {
          what: 'Homes that a visitor viewed, with consent to statistics',
          by: 'sweep',
          sweep: 'visits',
          after: 'the visit',
          since: sql`visited_at`,
          term: { days: visitDays },
          because: ['minimal'],
        },
      ],
      person: { category: 'searches', of: byAccount('account_id'), fate: 'goes' },
    },
    stage_visits: {
      retention: 'counts',
    },
  },
}
