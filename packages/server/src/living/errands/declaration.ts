// The tables of errands, with their rules.
import { sql } from 'kysely'
import { byAccount, byRowsOf } from '../../platform/modules/personal-data.ts'
import { limitationTerm } from '../../platform/modules/retention-rule.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith } from '../../platform/modules/subject-declaration.ts'
import type { StoredFormKind } from '../../platform/secrets/stored-forms.ts'
import { sealedForms } from '../../platform/secrets/stored-forms.ts'
import { isOverCase } from './errand-lists.ts'
import { errandLetters } from './letters.ts'

const endOfCase = sql`coalesce(cases.done_at, cases.status_since)`
export const errandForms: StoredFormKind = { table: 'case_typed_forms', context: 'errand form' }

export const errandsDeclaration: SubjectDeclaration = {
  subject: 'errands',
  letters: errandLetters,
  tables: {
    cases: {
      retention: [
        {
          name: 'contacts of errands',
          what: 'Contact details of the reporter of a fault; the fault itself stays',
          by: 'retention',
          after: 'the errand was completed',
          since: endOfCase,
          term: { years: 1 },
          of: sql`(${isOverCase} and (contact_email <> '' or contact_phone <> '' or alternative_contact is not null
      or copy_to is not null or other_resident_info <> ''))`,
          clears: {
            contact_email: sql`''`,
            contact_phone: sql`''`,
            alternative_contact: sql`null`,
            copy_to: sql`null`,
            other_resident_info: sql`''`,
          },
          because: ['minimal'],
        },
        {
          name: 'errands',
          what: 'Faults, with messages and files',
          by: 'retention',
          after: 'the errand was completed',
          since: endOfCase,
          term: limitationTerm,
          of: isOverCase,
          because: ['limitation'],
        },
      ],
      person: { category: 'errands', of: byAccount('reporter_id'), fate: 'unlinked' },
      columnTypes: {
        alternative_contact: 'AlternativeContact',
        area: 'ErrandArea',
        closed_by: 'ErrandCloser',
        role: 'ErrandRole',
        type: 'ErrandType',
      },
    },
    case_events: {
      retention: deletedWith('cases'),
      person: { category: 'errands', of: byAccount('account_id'), fate: 'unlinked' },
      columnTypes: {
        by_party: "'customer' | 'board' | 'staff'",
        kind: "'created' | 'status' | 'updated' | 'visit' | 'message' | 'reopenRequested' | 'rated' | 'files' | 'shared' | 'unshared'",
      },
    },
    case_messages: {
      retention: deletedWith('cases'),
      person: { category: 'errands', of: byAccount('account_id'), fate: 'unlinked' },
      columnTypes: { by_party: "'customer' | 'board' | 'staff'" },
    },
    case_files: {
      retention: deletedWith('cases'),
      person: {
        category: 'errands',
        of: byRowsOf('case_id', 'cases', { owner: 'reporter_id' }),
        fate: 'unlinked',
      },
      columnTypes: { kind: 'FileKind' },
    },
    case_followers: {
      retention: deletedWith('cases'),
      person: { category: 'errands', of: byAccount('account_id'), fate: 'goes' },
    },
    case_requests: {
      retention: [
        {
          name: 'changes of errands',
          what: 'Idempotency keys of changes',
          by: 'sweep',
          sweep: 'errands',
          after: 'it was sent',
          since: sql`at`,
          term: { days: 1 },
          because: ['service'],
        },
      ],
      person: { category: 'errands', of: byAccount('account_id'), fate: 'goes' },
    },
    case_typed_forms: {
      retention: [
        {
          name: 'typed errand forms',
          what: 'Forms that were returned with errors',
          by: 'sweep',
          sweep: 'errands',
          after: 'a day after they were returned',
          since: sql`expires_at`,
          term: {},
          because: ['service'],
        },
      ],
      person: { category: 'errands', of: byAccount('account_id'), fate: 'goes' },
      sealed: sealedForms(errandForms),
    },
    rounds: {
      retention: 'associations',
      person: 'Belongs to the association, regardless of the reporter.',
    },
    control_points: {
      retention: 'associations',
      person: 'Belongs to an inspection round of the association.',
    },
  },
  beforeDeletion: {
    cases: async (trx, ids) => {
      await trx.deleteFrom('case_followers').where('case_id', 'in', ids).execute()
    },
  },
}
