// The tables of interior, with their rules.
import { sql } from 'kysely'
import { byResidence } from '../../platform/modules/personal-data.ts'
import { limitationTerm } from '../../platform/modules/retention-rule.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith } from '../../platform/modules/subject-declaration.ts'
import { interiorLetters } from './letters.ts'

export const interiorDeclaration: SubjectDeclaration = {
  subject: 'interior',
  letters: interiorLetters,
  tables: {
    interior_choices: {
      retention: deletedWith('residences'),
      person: { category: 'homes', of: byResidence, fate: 'unlinked' },
      columnTypes: { chosen: 'readonly string[]' },
    },
    interior_orders: {
      retention: deletedWith('residences'),
      person: { category: 'homes', of: byResidence, fate: 'unlinked' },
      columnTypes: { options: 'readonly { id: string; group: string; title: string; price: number }[]' },
    },
    interior_letters: {
      retention: deletedWith('residences'),
      person: { category: 'homes', of: byResidence, fate: 'unlinked' },
    },
    order_lists: {
      retention: [
        {
          name: 'order lists',
          what: 'Lists of what was ordered for homes, as they were sent to the builder',
          by: 'retention',
          after: 'they were frozen',
          since: sql`frozen_at`,
          term: limitationTerm,
          because: ['limitation'],
        },
      ],
      person: 'Options of homes, without the people who live there.',
      columnTypes: { rows: 'OrderListRows', site: 'SiteKey' },
    },
    booking_options: {
      retention: 'publicContent',
      person: 'Public options of a stage.',
      columnTypes: { excludes: 'readonly string[]', needs: 'readonly string[]' },
    },
    option_groups: {
      retention: 'publicContent',
      columnTypes: { rule: 'InteriorRule' },
    },
  },
}
