// The tables of the registers, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const registersDeclaration: SubjectDeclaration = {
  subject: 'registers',
  tables: {
    register_records: {
      retention: 'publicContent',
      columnTypes: { kind: "'association' | 'article' | 'layout' | 'place' | 'residence'" },
    },
    expected_people: {
      retention: [
        {
          name: 'expected people',
          what: 'Keyed hashes of the personal numbers of people who are announced as residents or members of a board',
          by: 'retention',
          after: 'the last day of the announcement',
          since: sql`until_on::timestamptz`,
          term: { days: 30 },
          because: ['minimal'],
        },
      ],
      person: 'a keyed hash and a role by it, which the homes and seats of the account show',
      columnTypes: { organisation: 'AccountOrganisation', role: "ResidenceRole | 'board'" },
    },
  },
}
