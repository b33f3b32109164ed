// The owners of a home, and their addresses.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export const ownersOf = (db: Kysely<Schema>, residenceId: string) =>
  db
    .selectFrom('residence_people')
    .innerJoin('accounts', 'accounts.id', 'residence_people.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.email_confirmed_at'])
    .where('residence_people.residence_id', '=', residenceId)
    .where('residence_people.role', 'in', ['owner', 'coOwner'])
    .orderBy('accounts.id')
    .execute()
