// The tables of seen lists, with their rules.
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWithAccount } from '../../platform/modules/subject-declaration.ts'

export const seenListsDeclaration: SubjectDeclaration = {
  subject: 'seen-lists',
  tables: {
    seen_lists: {
      retention: [deletedWithAccount('Last seen entries of lists')],
      person: { category: 'searches', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { list: "'savedSearches' | 'favourites'" },
    },
  },
}
