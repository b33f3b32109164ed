// The tables of news, with their rules.
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWithAccount } from '../../platform/modules/subject-declaration.ts'
import { newsLetters } from './letters.ts'

export const newsDeclaration: SubjectDeclaration = {
  subject: 'news',
  letters: newsLetters,
  tables: {
    news_items: {
      retention: 'publicContent',
      person: 'Public news about a home, a house or an association.',
      columnTypes: { audience: 'NewsAudience', language: 'Locale', site: 'SiteKey' },
    },
    news_reads: {
      retention: [deletedWithAccount('Read news')],
      person: { category: 'messages', of: byAccount('account_id'), fate: 'goes' },
    },
  },
}
