// The tables of own data, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { KeyedRow } from '../../platform/modules/sealed-column.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith } from '../../platform/modules/subject-declaration.ts'
import { contextOfArchive } from './archives.ts'
import { ownDataLetters } from './letters.ts'
import { deletionsRetentionDays } from './list-of-deleted-accounts.ts'

const id = (row: KeyedRow): string => row.id ?? ''

export const ownDataDeclaration: SubjectDeclaration = {
  subject: 'own-data',
  letters: ownDataLetters,
  tables: {
    contract_parties: {
      retention: [
        {
          name: 'contract parties',
          what: 'Name, address and personal number of the party to a contract or payment whose account is deleted',
          by: 'retention',
          after: 'the last contract, home or payment of the party was deleted',
          since: sql`account_deleted_at`,
          term: {},
          of: sql`(not exists (select from contract_party_links where contract_party_links.party_id = contract_parties.id))`,
          because: ['bookkeeping', 'limitation'],
        },
      ],
      sealed: {
        'identities of contract parties': {
          purpose: 'identity-seal',
          column: 'identity_sealed',
          key: ['id'],
          contextOf: id,
        },
      },
    },
    contract_party_links: {
      retention: deletedWith('contract_parties'),
      person: 'Persons whose account is deleted: staff answer them from `contract_parties`.',
    },
    account_archives: {
      retention: [
        {
          name: 'archives',
          what: 'Copies of own data for download',
          by: 'sweep',
          sweep: 'own-data',
          after: 'a week after it was created',
          since: sql`expires_at`,
          term: {},
          because: ['minimal'],
        },
      ],
      person: { category: 'account', of: byAccount('account_id'), fate: 'goes' },
      sealed: {
        'copies of own data': {
          purpose: 'archive',
          column: 'sealed',
          key: ['account_id'],
          facts: ['asked_at'],
          contextOf: ({ account_id = '', asked_at = '' }) =>
            contextOfArchive({ accountId: account_id, askedAt: asked_at }),
          isLarge: true,
        },
      },
      columnTypes: { site: 'SiteKey' },
    },
    deleted_accounts: {
      retention: [
        {
          name: 'deleted accounts',
          what: 'Ids of deleted accounts, so that no backup restores them; the list next to the files has the same',
          by: 'retention',
          after: 'the account was deleted',
          since: sql`deleted_at`,
          term: { days: deletionsRetentionDays },
          of: sql`listed_at is not null`,
          because: ['accountability'],
        },
      ],
    },
  },
}
