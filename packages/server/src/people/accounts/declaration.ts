// The tables of accounts, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { KeyedRow } from '../../platform/modules/sealed-column.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWithAccount } from '../../platform/modules/subject-declaration.ts'
import { accountLetters } from './letters.ts'

const id = (row: KeyedRow): string => row.id ?? ''

export const accountsDeclaration: SubjectDeclaration = {
  subject: 'accounts',
  letters: accountLetters,
  tables: {
    accounts: {
      retention: [
        {
          name: 'unconfirmed accounts',
          what: 'Accounts whose address was never confirmed',
          by: 'sweep',
          sweep: 'unconfirmed accounts',
          after: 'they were created',
          since: sql`created_at`,
          term: { days: 2 },
          of: sql`(email_confirmed_at is null and identity_lookup is null and password_hash is not null)`,
          because: ['minimal'],
        },
        deletedWithAccount('Name, address, identity (encrypted) and settings of the account owner'),
      ],
      person: {
        category: 'account',
        of: byAccount('id'),
        fate: 'goes',
        hides: ['password_hash', 'email_key'],
      },
      sealed: {
        'identities of accounts': {
          purpose: 'identity-seal',
          column: 'identity_sealed',
          key: ['id'],
          contextOf: id,
        },
      },
      columnTypes: { mail_language: 'Locale', organisation: 'AccountOrganisation' },
    },
    account_links: {
      retention: [
        {
          name: 'links of accounts',
          what: 'Links in e-mails: confirm an address, set a new password',
          by: 'sweep',
          sweep: 'accounts',
          after: 'they have expired',
          since: sql`expires_at`,
          term: { days: 1 },
          because: ['service'],
        },
      ],
      person: { category: 'signIn', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { kind: "'confirmEmail' | 'resetPassword' | 'changeEmail'" },
    },
    account_undos: {
      retention: [
        {
          name: 'undoing changes of accounts',
          what: 'State of an account before its address was changed',
          by: 'sweep',
          sweep: 'accounts',
          after: 'they expire',
          since: sql`expires_at`,
          term: {},
          because: ['service'],
        },
      ],
      person: { category: 'signIn', of: byAccount('account_id'), fate: 'goes' },
    },
    association_members: {
      retention: [deletedWithAccount('Board memberships')],
      person: { category: 'account', of: byAccount('account_id'), fate: 'goes' },
    },
    associations: {
      retention: 'associations',
      columnTypes: { organisation: 'AccountOrganisation' },
    },
    campaign_codes: {
      retention: 'publicContent',
      columnTypes: { brand: 'UserBrand' },
    },
    campaign_code_uses: {
      retention: [deletedWithAccount('Used campaign codes, once for each person')],
      person: { category: 'membership', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { brand: 'UserBrand' },
    },
    sign_in_failures: {
      retention: [
        {
          name: 'failed sign-ins',
          what: 'Keyed hashes that limit failed sign-ins',
          by: 'sweep',
          sweep: 'accounts',
          after: 'they failed',
          since: sql`failed_at`,
          term: { hours: 1 },
          because: ['security'],
        },
      ],
      columnTypes: { kind: "'account' | 'address' | 'device' | 'calls'" },
    },
    site_consents: {
      retention: [deletedWithAccount('Sites that the owner agreed to use the account on')],
      person: { category: 'consent', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { brand: 'UserBrand' },
    },
  },
  openLinks: {
    'links to confirm, and for a new password': sql`select expires_at as ends from account_links
    where used_at is null and expires_at > now()`,
    'links to undo a change': sql`select expires_at as ends from account_undos where expires_at > now()`,
  },
}
