// The tables of inspections, with their rules.
import { sql } from 'kysely'
import { byResidence } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith } from '../../platform/modules/subject-declaration.ts'
import { inspectionLetters } from './letters.ts'

export const inspectionsDeclaration: SubjectDeclaration = {
  subject: 'inspections',
  letters: inspectionLetters,
  tables: {
    inspections: {
      retention: deletedWith('residences'),
      person: { category: 'homes', of: byResidence, fate: 'unlinked' },
      columnTypes: { kind: 'InspectionKind' },
    },
    inspection_remarks: {
      retention: deletedWith('inspections'),
      person: {
        category: 'homes',
        of: (accountId) =>
          sql<boolean>`inspection_id in (select inspections.id from inspections
        join residence_people on residence_people.residence_id = inspections.residence_id
        where residence_people.account_id = ${accountId}::uuid)`,
        fate: 'unlinked',
        hides: ['request_key'],
      },
      columnTypes: { added_by: "'inspector' | 'buyer'" },
    },
  },
}
