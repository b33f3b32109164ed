// The tables of saved searches, with their rules.
import { sql } from 'kysely'
import { byAccount, byRowsOf } from '../../platform/modules/personal-data.ts'
import { inDays } from '../../platform/modules/retention-rule.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWithAccount } from '../../platform/modules/subject-declaration.ts'
import { savedSearchLetters } from './letters.ts'
import { newsRetentionMs } from './sweep-saved-searches.ts'

export const savedSearchesDeclaration: SubjectDeclaration = {
  subject: 'saved-searches',
  letters: savedSearchLetters,
  tables: {
    saved_searches: {
      retention: [
        {
          name: 'unconfirmed searches',
          what: 'Saved searches whose address was never confirmed, and removed ones',
          by: 'sweep',
          sweep: 'saved searches',
          after: 'they were created',
          since: sql`created_at`,
          term: { days: 2 },
          of: sql`confirmed_at is null`,
          because: ['minimal'],
        },
        {
          name: 'searches of silent addresses',
          what: 'Saved searches of addresses without an account that have not changed since; the visitor can save them again',
          by: 'retention',
          after: 'the address was confirmed',
          since: sql`confirmed_at`,
          term: { years: 2 },
          of: sql`account_id is null`,
          because: ['minimal'],
        },
        deletedWithAccount('Saved searches of an account'),
      ],
      person: { category: 'searches', of: byAccount('account_id'), fate: 'goes', hides: ['email_key'] },
      columnTypes: { kinds: 'AlertKind', rhythm: 'AlertRhythm' },
    },
    saved_search_hits: {
      retention: [
        {
          name: 'hits of searches',
          what: 'Homes that were in an e-mail about a saved search',
          by: 'sweep',
          sweep: 'saved searches',
          after: 'the home changed',
          since: sql`(select home_changes.changed_at from home_changes where home_changes.id = saved_search_hits.change_id)`,
          term: inDays(newsRetentionMs),
          of: sql`told`,
          because: ['minimal'],
        },
      ],
      person: { category: 'searches', of: byRowsOf('saved_search_id', 'saved_searches'), fate: 'goes' },
      columnTypes: { hit: 'AlertHit' },
    },
    saved_search_links: {
      retention: [
        {
          name: 'links in letters of searches',
          what: 'Links that confirm or stop a saved search',
          by: 'sweep',
          sweep: 'saved searches',
          after: 'they expire',
          since: sql`expires_at`,
          term: {},
          because: ['service'],
        },
      ],
      person: { category: 'searches', of: byRowsOf('saved_search_id', 'saved_searches'), fate: 'goes' },
      columnTypes: { kind: "'confirm' | 'stop'" },
    },
    saved_search_state: {
      retention: 'counts',
    },
  },
  openLinks: {
    'links in search alerts': sql`select expires_at as ends from saved_search_links where expires_at > now()`,
  },
}
