// The tables of favourites, with their rules.
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWithAccount } from '../../platform/modules/subject-declaration.ts'

export const favouritesDeclaration: SubjectDeclaration = {
  subject: 'favourites',
  tables: {
    marked_homes: {
      retention: [deletedWithAccount('Favourites')],
      person: { category: 'searches', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { mark: 'HomeMark', status: 'ResidenceStatus' },
    },
  },
}
