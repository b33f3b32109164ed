// The tables of print orders, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import type { StoredFormKind } from '../../platform/secrets/stored-forms.ts'
import { sealedForms } from '../../platform/secrets/stored-forms.ts'
import { printOrderLetters } from './letters.ts'

export const printOrderForms: StoredFormKind = { table: 'print_typed_forms', context: 'print order form' }

export const printOrdersDeclaration: SubjectDeclaration = {
  subject: 'print-orders',
  letters: printOrderLetters,
  tables: {
    print_orders: {
      retention: [
        {
          name: 'print orders',
          what: 'Orders of printed material, with the postal address',
          by: 'retention',
          after: 'it was posted, or ordered if it was never posted',
          since: sql`coalesce(posted_at, ordered_at + interval '9 months')`,
          term: { days: 90 },
          because: ['minimal'],
        },
      ],
      person: { category: 'homes', of: byAccount('account_id'), fate: 'goes', hides: ['posted_by'] },
      columnTypes: { material: 'PrintedMaterial', site: 'SiteKey' },
    },
    print_typed_forms: {
      retention: [
        {
          name: 'typed print orders',
          what: 'Forms that were returned with errors',
          by: 'sweep',
          sweep: 'print order forms',
          after: 'a day after they were returned',
          since: sql`expires_at`,
          term: {},
          because: ['service'],
        },
      ],
      person: { category: 'messages', of: byAccount('account_id'), fate: 'goes' },
      sealed: sealedForms(printOrderForms),
    },
  },
}
