// The tables of interior, with their rules.
import { byResidence } from '../../platform/modules/personal-data.ts'
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
