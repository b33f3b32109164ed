// The tables of wishes, with their rules.
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWithAccount } from '../../platform/modules/subject-declaration.ts'

export const wishesDeclaration: SubjectDeclaration = {
  subject: 'wishes',
  tables: {
    member_wishes: {
      retention: [deletedWithAccount('Wishes of a member')],
      person: { category: 'membership', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { wishes: 'HomeWishes' },
    },
  },
}
