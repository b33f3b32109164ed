// The tables of residences, with their rules.
import { sql } from 'kysely'
import { byAccount, byResidence, byRowsOf } from '../../platform/modules/personal-data.ts'
import { limitationTerm } from '../../platform/modules/retention-rule.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith, deletedWithAccount } from '../../platform/modules/subject-declaration.ts'
import { residenceLetters } from './letters.ts'

export const residencesDeclaration: SubjectDeclaration = {
  subject: 'residences',
  letters: residenceLetters,
  tables: {
    residences: {
      retention: [
        {
          name: 'homes',
          what: 'Homes without a resident in My Pages: contract, payments, documents, options, inspections',
          by: 'retention',
          after: 'the home was handed over, or the last resident left',
          since: sql`greatest(completed_on, left_on, agreed_on)::timestamptz`,
          term: limitationTerm,
          of: sql`(not exists (select from residence_people where residence_people.residence_id = residences.id))`,
          because: ['limitation', 'bookkeeping'],
        },
      ],
      person: {
        category: 'homes',
        of: byRowsOf('id', 'residence_people', { key: 'residence_id' }),
        fate: 'unlinked',
      },
      columnTypes: { home: 'ResidenceHome', site: 'SiteKey' },
    },
    residence_days: {
      retention: deletedWith('residences'),
      person: { category: 'homes', of: byResidence, fate: 'unlinked' },
      columnTypes: { kind: 'ResidenceDayKind', source: 'ResidenceDaySource' },
    },
    residence_people: {
      retention: [deletedWithAccount('Residents of a home')],
      person: { category: 'homes', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { role: 'ResidenceRole' },
    },
    case_agreements: {
      retention: [deletedWithAccount('Agreements that cover faults')],
      person: { category: 'homes', of: byAccount('account_id'), fate: 'goes' },
    },
  },
  deletion: {
    /** With the bookings that the homes were bought by. */
    residences: async (trx, ids, deleteRows) => {
      const rows = await trx.deleteFrom('residences').where('id', 'in', ids).returning('booking_id').execute()
      await deleteRows(
        trx,
        'bookings',
        rows.flatMap(({ booking_id }) => booking_id ?? []),
      )
    },
  },
}
